// A lecture in the window: kept by a key, gone through as a clicker does, its list changed by hand.

#include "gl/gl_fixture.h"
#include "gl/hand.h"
#include "gl/hand_scenes.h"
#include "model/gallery/gallery.h"
#include "model/lecture/lecture_gallery.h"
#include "model/session/thumbnail.h"
#include "model/text/characters.h"
#include "model/text/rich_text.h"
#include "ui/kit/stage_layout.h"

#include <SDL.h>
#include <imgui_internal.h>

#include <optional>
#include <vector>

namespace gjklab::lecture_test {
namespace {

class LectureTest : public GlTest {
 protected:
  static std::vector<std::string> names(const Hand& hand) {
    std::vector<std::string> all;
    for (const LectureStop& stop : hand.session().lecture()->lecture().stops) all.push_back(nameOf(stop));
    return all;
  }
};

TEST_F(LectureTest, IsKeptByAKeyAndGoneThroughWithAClicker) {
  for (const bool stage : {false, true}) {
    Settings settings = Hand::still();
    settings.stage = stage;
    Hand hand(defaultScene(2), 1280, 720, settings);
    EXPECT_TRUE(hand.bench().layout().lecture.empty());
    hand.key(SDLK_g);
    hand.key(SDLK_3);
    hand.key(SDLK_END);
    hand.key(SDLK_g);
    ASSERT_NE(hand.session().lecture(), nullptr);
    ASSERT_EQ(hand.session().lecture()->size(), 2);
    EXPECT_NE(hand.bench().news().sentence().find("stop 2"), std::string::npos) << "the stage shows no list";
    EXPECT_EQ(hand.bench().layout().lecture.empty(), stage) << "the list has no room on the stage";
    hand.key(SDLK_PAGEUP, true);
    ASSERT_TRUE(hand.session().atStop());
    EXPECT_EQ(hand.scene().dimension, 2);
    hand.key(SDLK_PAGEDOWN);
    EXPECT_EQ(hand.scene().dimension, 3);
    EXPECT_EQ(hand.session().moment().sub_step, SubStep::result);
    hand.key(SDLK_PAGEUP);
    EXPECT_EQ(hand.scene().dimension, 2);
  }
}

/// What the room sees of a lecture after a press.
struct LecturePlace {
  int stop, position;
  bool asks, world_plays;
  std::optional<int> test;
  friend bool operator==(const LecturePlace&, const LecturePlace&) = default;
};
LecturePlace placeInLecture(const Session& session) {
  return {session.lecture()->at(), session.showsWorld() ? 0 : session.position(), session.answerWaits(),
          session.showsWorld() && session.world().playing(), session.test()};
}

/// At every stop, and after every press there.
TEST_F(LectureTest, ThePictureHasThreeQuartersOfTheStage) {
  for (const auto& [width, height] : {std::pair{1280, 720}, {1920, 1080}})
    for (const LectureEntry& entry : lectureGallery()) {
      Settings settings = Hand::still();
      settings.stage = true;
      Hand hand(squares(), width, height, settings);
      hand.bench().session().open(entry.lecture, "");
      hand.rest();
      const int last = hand.session().lecture()->size() - 1;
      for (int press = 0, at_end = 0; press < 200 && at_end < 5; ++press) {
        const int stop = placeInLecture(hand.session()).stop;
        SCOPED_TRACE(entry.lecture.title + ", stop " + std::to_string(stop + 1));
        EXPECT_GE(shareOfPicture(hand.bench().layout(), static_cast<float>(width), static_cast<float>(height)), 0.75f);
        EXPECT_LE(characterCount(plainText(hand.session().stopQuestion())), kLongestAnswer) << "one line";
        at_end += stop == last;
        hand.key(SDLK_PAGEDOWN);
      }
      EXPECT_EQ(placeInLecture(hand.session()).stop, last);
    }
}

/// Through both lectures and back, press by press.
TEST_F(LectureTest, TheArrowsLeadWhereAClickerDoes) {
  for (const LectureEntry& entry : lectureGallery()) {
    Settings settings = Hand::still();
    settings.stage = true;
    std::vector<LecturePlace> places[2];
    for (const bool arrows : {false, true}) {
      Hand hand(squares(), 640, 360, settings);
      hand.bench().session().open(entry.lecture, "");
      hand.rest();
      const auto go = [&](bool on) {
        hand.key(arrows ? (on ? SDLK_RIGHT : SDLK_LEFT) : (on ? SDLK_PAGEDOWN : SDLK_PAGEUP));
        places[arrows ? 1 : 0].push_back(placeInLecture(hand.session()));
      };
      const int last = hand.session().lecture()->size() - 1;
      for (int press = 0; press < 200 && placeInLecture(hand.session()).stop < last; ++press) go(true);
      EXPECT_EQ(placeInLecture(hand.session()).stop, last);
      for (int press = 0; press < last; ++press) go(false);
      EXPECT_EQ(placeInLecture(hand.session()).stop, 0);
    }
    EXPECT_TRUE(places[0] == places[1]) << entry.lecture.title;
  }
}

TEST_F(LectureTest, AtAStopShiftStepsAndBackspaceLeadsBack) {
  LectureStop scene;
  scene.what = defaultScene(2);
  scene.step = "gjk 1 keep";
  WorldFile file;
  file.bodies.resize(1);
  LectureStop world;
  world.what = file;
  Hand hand(squares(), 1280, 720);
  hand.bench().session().open(Lecture{"Talk", {scene, world, scene}}, "");
  hand.rest();
  const int kept = hand.session().position();
  hand.key(SDLK_RIGHT, false, true);
  hand.key(SDLK_RIGHT, false, true);
  EXPECT_EQ(hand.session().position(), kept + 2);
  hand.key(SDLK_LEFT, false, true);
  EXPECT_EQ(hand.session().position(), kept + 1);
  hand.bench().session().apply(Edit{SwapBodies{}});
  hand.rest();
  EXPECT_FALSE(hand.scene() == defaultScene(2));
  hand.key(SDLK_BACKSPACE);
  EXPECT_TRUE(hand.scene() == defaultScene(2));
  EXPECT_EQ(hand.session().position(), kept);
  EXPECT_EQ(hand.session().lecture()->at(), 0);
  hand.key(SDLK_RIGHT);
  ASSERT_TRUE(hand.session().showsWorld());
  hand.key(SDLK_RIGHT, false, true);
  EXPECT_EQ(hand.session().world().position(), 1);
  hand.key(SDLK_g);
  ASSERT_EQ(hand.session().lecture()->size(), 4) << "a world is kept, too";
  hand.bench().session().apply(UndoLecture{});
  hand.bench().session().apply(GoToStop{1});
  hand.rest();
  hand.key(SDLK_RIGHT, false, true);
  EXPECT_EQ(hand.session().world().position(), 1);
  hand.key(SDLK_BACKSPACE);
  EXPECT_EQ(hand.session().world().position(), 0);
  EXPECT_EQ(hand.session().lecture()->at(), 1);
  hand.key(SDLK_RIGHT);
  EXPECT_EQ(hand.session().lecture()->at(), 2);
}

/// The presenter's view shows the next stop as a small picture, lessons included.
TEST_F(LectureTest, AStopOfALessonIsPicturedByWhatItsPageShows) {
  Hand hand(squares(), 1280, 720);
  const Lessons& lessons = hand.bench().lessons();
  LectureStop stop;
  int scenes = 0, worlds = 0;
  for (const LessonShelf::Entry& entry : lessons.shelf().entries())
    for (const int beat : {1, entry.beats / 2}) {
      stop.what = entry.file.substr(0, entry.file.size() - 3);
      stop.step = std::to_string(beat);
      const LectureStop picture = lessons.pictureOf(stop);
      scenes += std::holds_alternative<Scene>(picture.what) ? 1 : 0;
      worlds += std::holds_alternative<WorldFile>(picture.what) ? 1 : 0;
      EXPECT_TRUE(thumbnailOf(picture, {300, 126}, 1)) << entry.file << ", page " << beat;
    }
  EXPECT_GT(scenes, 20);
  EXPECT_GT(worlds, 0);
  stop.step = "9999";
  EXPECT_TRUE(lessons.pictureOf(stop) == stop) << "there is no such page";
}

TEST_F(LectureTest, AStopIsDraggedToAnotherPlaceAndTheButtonsChangeTheList) {
  Hand hand(squares(), 1280, 720);
  Lecture lecture{"Talk", {}};
  for (const int dimension : {1, 2, 3}) {
    LectureStop stop;
    stop.what = defaultScene(dimension);
    lecture.stops.push_back(stop);
  }
  hand.bench().session().open(lecture, "");
  hand.rest();
  const std::vector<std::string> before = names(hand);
  const ImGuiWindow* panel = ImGui::FindWindowByName("lecture");
  ASSERT_NE(panel, nullptr);
  ASSERT_FALSE(panel->DC.ChildWindows.empty());
  const ImGuiWindow* list = panel->DC.ChildWindows.front();
  const auto row = [&](int place) {
    return dvec2(list->Pos.x + 60, list->Pos.y + 44 * static_cast<float>(place) + 18);
  };
  hand.click(row(1));
  EXPECT_EQ(hand.session().lecture()->at(), 1);
  EXPECT_EQ(hand.scene().dimension, 2);
  hand.drag(row(0), row(2));
  EXPECT_EQ(names(hand), (std::vector<std::string>{before[1], before[2], before[0]}));
  EXPECT_TRUE(hand.session().lecture()->modified());
  hand.bench().session().apply(UndoLecture{});
  hand.rest();
  EXPECT_EQ(names(hand), before);
  EXPECT_FALSE(hand.session().lecture()->modified());
}

/// A click turns the note into a field, which has the keyboard some frames later: what is typed meanwhile is the
/// note's.
TEST_F(LectureTest, WhatIsTypedRightAfterTheClickGoesIntoTheNote) {
  Hand hand(squares(), 1280, 900);
  Lecture lecture{"Talk", {}};
  for (const int dimension : {2, 3}) {
    LectureStop stop;
    stop.what = defaultScene(dimension);
    lecture.stops.push_back(stop);
  }
  hand.bench().session().open(lecture, "");
  hand.rest();
  const ImGuiWindow* panel = ImGui::FindWindowByName("lecture");
  ASSERT_NE(panel, nullptr);
  ASSERT_EQ(panel->DC.ChildWindows.size(), 2);
  const ImGuiWindow* note = panel->DC.ChildWindows[1];
  hand.moveTo(dvec2(note->Pos.x + 20, note->Pos.y + 10));
  hand.rest();
  hand.press();
  const std::string typed = "gdgmb3s ";
  for (std::size_t i = 0; i < typed.size(); ++i) {
    if (i == 1) hand.release();
    ImGui::GetIO().AddInputCharactersUTF8(std::string(1, typed[i]).c_str());
    hand.keys({{typed[i]}});
  }
  hand.rest();
  EXPECT_EQ(hand.session().lecture()->stop().note, typed);
  EXPECT_EQ(hand.session().lecture()->size(), 2) << "G";
  EXPECT_EQ(hand.session().lectern().tool(), Tool::none) << "D, M";
  EXPECT_FALSE(hand.session().lectern().blank()) << "B";
  EXPECT_EQ(hand.scene().dimension, 2) << "3";
  EXPECT_FALSE(hand.session().settings().stage) << "S";
  EXPECT_FALSE(hand.session().playing()) << "Space";
}

TEST_F(LectureTest, ALessonIsAStopToo) {
  Hand hand(squares(), 1280, 720);
  Lecture lecture{"Talk", {}};
  LectureStop lesson;
  const std::string file = hand.bench().lessons().shelf().entries()[2].file;
  lesson.what = file.substr(0, file.size() - 3);
  lesson.step = "2";
  LectureStop scene;
  scene.what = defaultScene(3);
  lecture.stops = {lesson, scene};
  hand.bench().session().open(lecture, "");
  hand.rest();
  ASSERT_TRUE(hand.bench().lessons().open());
  EXPECT_EQ(hand.bench().lessons().classroom().lesson().file, file);
  EXPECT_EQ(hand.bench().lessons().classroom().beat(), 1);
  hand.key(SDLK_g);
  ASSERT_EQ(hand.session().lecture()->size(), 3);
  EXPECT_TRUE(hand.session().lecture()->lecture().stops[1] == lesson) << "what is kept in a lesson is its beat";
  hand.key(SDLK_PAGEDOWN, true);
  hand.key(SDLK_PAGEDOWN, true);
  EXPECT_FALSE(hand.bench().lessons().open());
  EXPECT_EQ(hand.scene().dimension, 3);
  ASSERT_TRUE(hand.session().lecture()->modified());
  hand.bench().session().apply(CloseLecture{});
  hand.rest();
  EXPECT_EQ(hand.scene().title, squares().title) << "one's own scene is there again";
}

TEST_F(LectureTest, ABuiltInLectureOpensFromTheGalleryAndQuittingAsksAboutChanges) {
  Hand hand(squares(), 1280, 720);
  hand.drop(lectureGallery().front().path);
  ASSERT_NE(hand.session().lecture(), nullptr);
  EXPECT_EQ(hand.session().lecture()->size(), static_cast<int>(lectureGallery().front().lecture.stops.size()));
  hand.key(SDLK_q, true);
  EXPECT_TRUE(hand.bench().quitting()) << "nothing was changed";
  Hand other(squares(), 1280, 720);
  other.drop(lectureGallery().front().path);
  other.key(SDLK_g);
  other.key(SDLK_2);
  other.key(SDLK_q, true);
  EXPECT_TRUE(other.bench().desk().asking());
  EXPECT_TRUE(other.session().shown().lecture) << "what is asked about shows";
  EXPECT_FALSE(other.bench().quitting());
}

TEST_F(LectureTest, NotesAreShownOnTheStageWhereTheyAreAskedFor) {
  Settings settings = Hand::still();
  settings.stage = true;
  SeeingHand hand(squares(), 1280, 720, settings);
  hand.bench().session().open(lectureGallery().front().lecture, "");
  hand.rest();
  const Picture without = hand.picture();
  hand.key(SDLK_n, false, true);
  hand.rest();
  EXPECT_FALSE(hand.picture().rgb == without.rgb);
  hand.key(SDLK_n, false, true);
  hand.rest();
  EXPECT_TRUE(hand.picture().rgb == without.rgb);
}

/// The stop keeps a view of another place; the pair at rest is framed where that view shows nothing of it.
TEST_F(LectureTest, AStopOfAMotionTurnedToItsPairShowsTheBodies) {
  Scene scene = squares();
  scene.a.linear_velocity = {1, 0, 0};
  scene.view.world = {dvec3(30, 0, 0), 2.0, {}};
  scene.view.difference = {dvec3(30, 0, 0), 2.0, {}};
  LectureStop stop;
  stop.what = scene;
  Hand hand(defaultScene(2), 1280, 720);
  hand.bench().session().open(Lecture{"Talk", {stop}}, "");
  hand.rest();
  ASSERT_EQ(hand.session().study(), Study::impact);
  hand.key(SDLK_t);
  hand.key(SDLK_END);
  ASSERT_EQ(hand.session().study(), Study::query);
  for (const Space space : {Space::world, Space::difference}) {
    const View& view = hand.session().view(space);
    const dvec3 place = space == Space::world ? scene.b.position : dvec3(0.0);
    const dvec3 at = project(view, place);
    EXPECT_TRUE(at.x > 0 && at.y > 0 && at.x < view.size.x && at.y < view.size.y) << at.x << ", " << at.y;
  }
}

}  // namespace
}  // namespace gjklab::lecture_test
