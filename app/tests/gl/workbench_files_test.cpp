// The whole window and files: what is saved, dropped and refused, and what is asked before something is lost.

#include "gl/gl_fixture.h"
#include "gl/hand.h"
#include "gl/hand_scenes.h"
#include "model/figure/theme.h"
#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/store/temporary_folder.h"

namespace gjklab::workbench_files_test {
namespace {

class WorkbenchFiles : public GlTest {
 protected:
  std::string file(const char* name) const { return directory_ / name; }
  static Scene read(const std::string& path) {
    const auto text = readFile(path);
    if (!std::holds_alternative<std::string>(text)) return {};
    const auto scene = readScene(std::get<std::string>(text), path);
    return std::holds_alternative<Scene>(scene) ? std::get<Scene>(scene) : Scene{};
  }
  const TemporaryFolder directory_;
};

TEST_F(WorkbenchFiles, ABarShowsHowMuchOfAFileHasBeenReadAndEscapeStopsIt) {
  SeeingHand hand(squares(), 1280, 720, Hand::still());
  const Color accent = theme(ThemeName::light).accent;
  const auto filled = [&](double share) {
    hand.bench().news().offer("Opening large.json: so far.", {{"Stop", Do{Task::stop_opening}, true}}, share);
    hand.rest();
    const Picture picture = hand.picture();
    const auto is = [&](std::size_t at, double value) {
      return std::abs(static_cast<double>(picture.rgb[at]) / 255 - value) < 0.01;
    };
    int count = 0;
    for (std::size_t at = 0; at + 2 < picture.rgb.size(); at += 3)
      if (is(at, accent.r) && is(at + 1, accent.g) && is(at + 2, accent.b)) ++count;
    return count;
  };
  const int little = filled(0.1), much = filled(0.9);
  EXPECT_GT(much - little, 500);
  hand.key(SDLK_ESCAPE);
  EXPECT_TRUE(hand.bench().news().empty());
}

TEST_F(WorkbenchFiles, DragSaveUndoAndDropAgain) {
  const std::string path = file("scene.json");
  ASSERT_EQ(writeFile(path, writeScene(squares())), "");
  Hand hand(squares(), 1280, 720, Hand::still(), path);
  const dvec2 from = hand.at(Space::world, hand.scene().b.position);
  hand.drag(from, from + dvec2(30, 30));
  EXPECT_TRUE(hand.session().document().modified());
  hand.key(SDLK_s, true);
  EXPECT_FALSE(hand.session().document().modified());
  const Scene saved = read(path);
  EXPECT_EQ(saved.b.position, hand.scene().b.position);
  hand.key(SDLK_z, true);
  EXPECT_TRUE(hand.session().document().modified()) << "undone past the saved state";
  hand.key(SDLK_y, true);
  EXPECT_FALSE(hand.session().document().modified());
  ASSERT_EQ(writeFile(file("other.json"), writeScene(defaultScene(3))), "");
  hand.drop(file("other.json"));
  EXPECT_EQ(hand.scene().dimension, 3);
  ASSERT_FALSE(hand.session().settings().recent.empty());
  EXPECT_EQ(hand.session().settings().recent.front(), file("other.json"));
}

TEST_F(WorkbenchFiles, UnsavedChangesAreAskedAboutBeforeTheProgramEnds) {
  Hand hand(squares(), 1280, 720);
  hand.close();
  EXPECT_TRUE(hand.bench().quitting());
  Hand edited(squares(), 1280, 720);
  const dvec2 from = edited.at(Space::world, edited.scene().b.position);
  edited.drag(from, from + dvec2(30, 30));
  edited.close();
  EXPECT_FALSE(edited.bench().quitting());
  EXPECT_TRUE(edited.bench().desk().asking());
}

TEST_F(WorkbenchFiles, ABadFileOrAFullDirectoryIsOneSentenceAndLosesNothing) {
  Hand hand(squares(), 1280, 720);
  ASSERT_EQ(writeFile(file("bad.json"), "{\"gjklab\": 1, \"dimension\": 4}"), "");
  hand.drop(file("bad.json"));
  EXPECT_EQ(hand.scene(), squares());
  EXPECT_FALSE(hand.bench().news().empty());
  hand.drop(file("missing.json"));
  EXPECT_EQ(hand.scene(), squares());
  Hand unwritable(squares(), 1280, 720, Hand::still(), "/proc/nowhere/scene.json");
  const dvec2 from = unwritable.at(Space::world, unwritable.scene().b.position);
  unwritable.drag(from, from + dvec2(30, 30));
  unwritable.key(SDLK_s, true);
  EXPECT_TRUE(unwritable.session().document().modified());
  EXPECT_FALSE(unwritable.bench().news().empty());
}

}  // namespace
}  // namespace gjklab::workbench_files_test
