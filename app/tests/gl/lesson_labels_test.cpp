// Labels on every page of the lessons and at every stop of the lectures, in the window's own panes and fonts: off and
// on the Stage.

#include "gl/hand.h"
#include "model/compose/label_count.h"
#include "model/compose/lens_place.h"
#include "model/figure/lens.h"
#include "model/gallery/gallery.h"
#include "model/lecture/lecture_gallery.h"
#include "render/text.h"

#include <SDL.h>
#include <fmt/format.h>

namespace gjklab::lesson_labels_test {
namespace {

class LessonLabels : public GlTest {
 protected:
  static Settings settings(bool stage) {
    Settings settings = Hand::still();
    settings.stage = stage;
    return withTheme(settings, stage ? ThemeName::projector : ThemeName::light);
  }

  /// The labels of all panes on the screen.
  void look(Hand& hand, test::LabelCount& count, const Theme& colours, const std::string& where) {
    const SandboxRoom& worlds = hand.bench().worlds();
    if (worlds.shows())
      return count.look(worlds.figure(), PaneContext(worlds.view(), colours, worlds.view().size), {}, where);
    const Layout& layout = hand.bench().layout();
    const Session& session = hand.session();
    for (const auto& [space, area] : {std::pair{Space::world, layout.world},
                                      {Space::difference, layout.difference},
                                      {Space::rival, layout.rival}}) {
      if (area.empty()) continue;
      count.forget();
      const View& view = session.view(space);
      const auto lens = lensOf(session.frame(space), space, view, session.pictureOptions());
      count.look(session.figure(space), PaneContext(view, colours, view.size), magnifiedBy(lens), where);
    }
  }
};

TEST_F(LessonLabels, AreByTheirPointsOnEveryPage) {
  for (const bool stage : {false, true}) {
    Hand hand(defaultScene(2), 1280, 720, settings(stage));
    hand.frame();
    TextLook letters;
    letters.regular = hand.toolkit().fonts().serif;
    const auto measure = measureOf(letters);
    test::LabelCount count(*measure);
    const Theme& colours = theme(hand.session().settings().theme);
    Lessons& lessons = hand.bench().lessons();
    const int count_of_lessons = static_cast<int>(lessons.shelf().entries().size());
    for (int lesson = 1; lesson <= count_of_lessons; ++lesson) {
      ASSERT_EQ(lessons.openAt(std::to_string(lesson)), "");
      for (int i = 0; i < lessons.classroom().beats(); ++i) {
        lessons.perform({Teach::What::go, {}, i});
        hand.frame();
        look(hand, count, colours, fmt::format("lesson {} page {}{}", lesson, i + 1, stage ? " on the Stage" : ""));
      }
    }
    lessons.close();
    for (const LectureEntry& entry : lectureGallery()) {
      hand.bench().session().open(entry.lecture, entry.path);
      for (int i = 0; i < static_cast<int>(entry.lecture.stops.size()); ++i) {
        hand.bench().session().apply(GoToStop{i});
        for (const bool answered : {false, true}) {
          if (answered) hand.key(SDLK_RIGHT);
          hand.frame();
          look(hand, count, colours, fmt::format("{} stop {}{}", entry.path, i + 1, stage ? " on the Stage" : ""));
        }
      }
    }
    EXPECT_GT(count.labels(), 800);
    EXPECT_LT(static_cast<double>(count.leftOut().size()), 0.002 * count.asked())
        << test::LabelCount::list(count.leftOut());
    EXPECT_TRUE(count.faults().empty()) << test::LabelCount::list(count.faults());
  }
}

}  // namespace
}  // namespace gjklab::lesson_labels_test
