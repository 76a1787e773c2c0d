// What the panes leave out while dragged frames are slow: the pace itself, without a clock, and what it leaves out.

#include "ui/pace.h"

#include "model/scene_named.h"
#include "model/session/session.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace gjklab::pace_test {
namespace {

TEST(PaceTest, TheAimFollowsThePairAndTheWindow) {
  constexpr double kUsual = 1600.0 * 900, kLargest = 3840.0 * 2160;
  EXPECT_DOUBLE_EQ(Pace::aimFor(0, kUsual), 0.033);  // a cone and a box have no points
  EXPECT_DOUBLE_EQ(Pace::aimFor(8, kUsual), 0.033);
  EXPECT_DOUBLE_EQ(Pace::aimFor(256, kUsual), 0.05);
  EXPECT_DOUBLE_EQ(Pace::aimFor(1000, kUsual), 0.066);
  EXPECT_DOUBLE_EQ(Pace::aimFor(0, 1280.0 * 720), 0.033) << "a smaller window gives no less";
  for (const std::size_t points : {0u, 256u, 1000u}) {
    EXPECT_DOUBLE_EQ(Pace::aimFor(points, kLargest), 0.15);
    EXPECT_DOUBLE_EQ(Pace::aimFor(points, 4 * kLargest), 0.15);
    double before = 0;
    for (double pixels = 1e5; pixels < 1e7; pixels *= 1.3) {
      EXPECT_GE(Pace::aimFor(points, pixels), before);
      before = Pace::aimFor(points, pixels);
    }
  }
}

TEST(PaceTest, DetailsGoBeforePixels) {
  Pace pace;
  const auto slow = [&] {
    pace.frame(0.08, true, 0.05);
    pace.frame(0.08, true, 0.05);
  };
  pace.frame(0.3, true, 0.05);  // what was before the drag does not count
  EXPECT_EQ(pace.detail(), Detail::full);
  for (const auto& [detail, divisor] : {std::pair{Detail::plain, 1}, std::pair{Detail::bare, 1},
                                        std::pair{Detail::bare, 2}, std::pair{Detail::bare, 3}}) {
    slow();
    EXPECT_EQ(pace.detail(), detail);
    EXPECT_EQ(pace.divisor(), divisor);
  }
  slow();
  EXPECT_EQ(pace.divisor(), 3) << "no coarser than that";
  pace.frame(0.02, false, 0.05);
  EXPECT_EQ(pace.detail(), Detail::full) << "whole again as soon as nothing moves";
  EXPECT_EQ(pace.divisor(), 1);
}

TEST(PaceTest, OnlyFramesInARowCountAndFastOnesKeepWhatThereIs) {
  Pace pace;
  pace.frame(0.01, true, 0.033);
  for (int i = 0; i < 20; ++i) pace.frame(i % 2 == 0 ? 0.08 : 0.03, true, 0.033);
  EXPECT_EQ(pace.detail(), Detail::full) << "one slow frame may be somebody else's fault";
  for (int i = 0; i < 20; ++i) pace.frame(0.035, true, 0.033);
  EXPECT_EQ(pace.detail(), Detail::full) << "hardly late";
  pace.frame(0.08, true, 0.033);
  pace.frame(0.08, true, 0.033);
  EXPECT_EQ(pace.detail(), Detail::plain);
  for (int i = 0; i < 20; ++i) pace.frame(0.01, true, 0.033);
  EXPECT_EQ(pace.detail(), Detail::plain) << "fast because of it";
  for (int i = 0; i < 20; ++i) pace.frame(0.08, true, 0.15);
  EXPECT_EQ(pace.detail(), Detail::plain) << "fast enough for a large window";
}

/// What is left out is what says something once more; bodies, simplex and letters stay.
TEST(PaceTest, LeavesOutCurvesShadowsAndThenVolumes) {
  Session session(test::sceneNamed("cone-in-box"), "", {});
  session.resize(Space::world, {640, 480}, 1);
  session.resize(Space::difference, {640, 480}, 1);
  for (int i = 0; i < session.timeline().size(); ++i)
    if (session.timeline()[i].sub_step == SubStep::gjk_region && session.timeline()[i].record == 2) {
      session.apply(Seek{i});
      break;
    }
  const auto count = [](const auto& list, auto is) { return std::count_if(list.begin(), list.end(), is); };
  const auto isCurve = [](const Line& line) { return line.role == Role::cut_curve; };
  const auto isShadow = [](const Fill& fill) { return fill.role == Role::shadow; };
  const auto isVolume = [](const Mesh& mesh) { return mesh.fades; };
  std::size_t letters = 0, volumes = 0;
  for (const Detail detail : {Detail::full, Detail::plain, Detail::bare, Detail::full}) {
    session.draw(detail);
    session.update();
    const Figure &world = session.figure(Space::world), &difference = session.figure(Space::difference);
    EXPECT_EQ(count(world.lines, isCurve) > 0, detail == Detail::full);
    EXPECT_EQ(count(world.background, isShadow) > 0, detail == Detail::full);
    EXPECT_EQ(count(difference.background, isShadow), 0) << "A ⊖ B casts none";
    if (letters == 0) {
      letters = difference.labels.size();
      volumes = static_cast<std::size_t>(count(difference.meshes, isVolume));
      EXPECT_GT(volumes, 0u);
    }
    EXPECT_EQ(difference.labels.size(), letters);
    EXPECT_EQ(count(difference.meshes, isVolume), detail == Detail::bare ? 0 : static_cast<std::ptrdiff_t>(volumes));
  }
}

}  // namespace
}  // namespace gjklab::pace_test
