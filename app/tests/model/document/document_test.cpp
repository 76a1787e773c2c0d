#include "model/document/document.h"

#include "model/gallery/gallery.h"

#include <gtest/gtest.h>

#include <random>

namespace gjklab::document_test {
namespace {

Command moveA(double x) { return SetPosition{Which::a, {x, 0, 0}}; }

TEST(Document, UndoAndRedo) {
  Document document(defaultScene(2));
  const Scene start = document.scene();
  EXPECT_FALSE(document.canUndo());
  EXPECT_EQ(document.undoName(), "");
  EXPECT_TRUE(document.execute(moveA(1)));
  EXPECT_TRUE(document.execute(SetAngle{Which::b, 2}));
  const Scene end = document.scene();
  EXPECT_EQ(document.undoName(), "turn B");
  document.undo();
  EXPECT_EQ(document.undoName(), "move A");
  EXPECT_EQ(document.redoName(), "turn B");
  document.undo();
  EXPECT_EQ(document.scene(), start);
  EXPECT_FALSE(document.canUndo());
  document.undo();
  document.redo();
  document.redo();
  EXPECT_EQ(document.scene(), end);
  document.redo();
  EXPECT_FALSE(document.canRedo());
  document.undo();
  document.execute(moveA(5));
  EXPECT_FALSE(document.canRedo()) << "a new change ends the future";
}

TEST(Document, RefusedAndIdleCommandsLeaveNoTrace) {
  Document document(defaultScene(2));
  const std::uint64_t revision = document.revision();
  EXPECT_FALSE(document.execute(ErasePoint{Which::a, 77}));
  EXPECT_TRUE(document.execute(SetPosition{Which::a, document.scene().a.position}));
  EXPECT_EQ(document.revision(), revision);
  EXPECT_FALSE(document.canUndo());
  EXPECT_FALSE(document.modified());
}

TEST(Document, AGestureIsOneEntry) {
  Document document(defaultScene(2));
  const Scene start = document.scene();
  document.beginGesture();
  for (int i = 1; i <= 50; ++i) document.execute(moveA(i));
  EXPECT_FALSE(document.canUndo()) << "nothing is entered before the gesture ends";
  document.endGesture();
  EXPECT_FALSE(document.inGesture());
  document.undo();
  EXPECT_EQ(document.scene(), start);
  document.redo();
  EXPECT_EQ(document.scene().a.position.x, 50);
}

TEST(Document, AGestureThatComesBackLeavesNoEntry) {
  Document document(defaultScene(2));
  const dvec3 home = document.scene().a.position;
  document.execute(SetAngle{Which::a, 1});
  document.undo();
  document.beginGesture();
  document.execute(moveA(9));
  document.execute(SetPosition{Which::a, home});
  document.endGesture();
  EXPECT_FALSE(document.canUndo());
  EXPECT_TRUE(document.canRedo()) << "nothing happened, so the future stands";
}

TEST(Document, CancellingAGestureGoesBack) {
  Document document(defaultScene(2));
  const Scene start = document.scene();
  document.beginGesture();
  document.execute(moveA(9));
  const std::uint64_t revision = document.revision();
  document.cancelGesture();
  EXPECT_EQ(document.scene(), start);
  EXPECT_GT(document.revision(), revision);
  EXPECT_FALSE(document.canUndo());
  document.endGesture();
  document.cancelGesture();
  EXPECT_EQ(document.scene(), start);
}

TEST(Document, UndoDuringAGestureEndsItFirst) {
  Document document(defaultScene(2));
  const Scene start = document.scene();
  document.beginGesture();
  document.execute(moveA(9));
  document.undo();
  EXPECT_FALSE(document.inGesture());
  EXPECT_EQ(document.scene(), start);
  EXPECT_TRUE(document.canRedo());
}

TEST(Document, HistoryIsBounded) {
  Document document(defaultScene(2));
  for (int i = 1; i <= 1200; ++i) document.execute(moveA(i));
  int steps = 0;
  while (document.canUndo()) document.undo(), ++steps;
  EXPECT_EQ(steps, 500);
  EXPECT_EQ(document.scene().a.position.x, 700);
}

TEST(Document, KnowsWhatIsSaved) {
  Document document(defaultScene(2));
  document.execute(moveA(1));
  EXPECT_TRUE(document.modified());
  document.markSaved("x.json");
  EXPECT_FALSE(document.modified());
  EXPECT_EQ(document.path(), "x.json");
  document.undo();
  EXPECT_TRUE(document.modified());
  document.redo();
  EXPECT_FALSE(document.modified()) << "back at what the file says";
  document.reset(defaultScene(3), "y.json");
  EXPECT_FALSE(document.modified());
  EXPECT_FALSE(document.canUndo());
  document.restore(defaultScene(1), "");
  EXPECT_TRUE(document.modified()) << "recovered work is not saved";
}

TEST(Document, RandomUseAgainstAListOfSnapshots) {
  std::mt19937 random(11);
  Document document(defaultScene(2));
  std::vector<Scene> history{document.scene()};
  std::size_t at = 0;
  for (int i = 0; i < 2000; ++i) {
    const int action = static_cast<int>(random() % 4);
    if (action == 0 && at > 0) --at, document.undo();
    if (action == 1 && at + 1 < history.size()) ++at, document.redo();
    if (action >= 2 && at < 400) {
      const bool gesture = action == 3;
      if (gesture) document.beginGesture();
      for (int k = gesture ? 5 : 1; k > 0; --k) document.execute(moveA(static_cast<double>(random() % 1000)));
      if (gesture) document.endGesture();
      if (!(document.scene() == history[at])) {
        history.resize(at + 1);
        history.push_back(document.scene());
        ++at;
      }
    }
    ASSERT_EQ(document.scene(), history[at]);
    ASSERT_EQ(document.canUndo(), at > 0);
    ASSERT_EQ(document.canRedo(), at + 1 < history.size());
  }
}

}  // namespace
}  // namespace gjklab::document_test
