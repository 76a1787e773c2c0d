#include "model/marking/shrink.h"

#include "model/marking/draw_pairs.h"
#include "model/marking/kept_kind.h"
#include "model/run/run.h"
#include "model/scene/scene_io.h"

#include <gtest/gtest.h>

#include <cmath>

namespace gjklab::shrink_test {
namespace {

TEST(Shrink, LeavesWhatTheFailureNeeds) {
  PairDraw draw(3);
  for (int i = 0; i < 6; ++i) {
    const int d = 2 + i % 2;
    const Body a = draw.hull(d, 20), b = draw.hull(d, 20);
    Scene scene = draw.pair(a, b, d, i < 3 ? 0.5 : -0.2);
    scene.title = "Long";
    const gjk::Status status = solve(scene).status;
    const StillFails fails = [&](const Scene& s) { return solve(s).status == status; };
    const Shrunk small = shrink(scene, fails, 5000);
    EXPECT_TRUE(small.complete);
    EXPECT_EQ(validate(small.scene), "");
    EXPECT_TRUE(fails(small.scene));
    EXPECT_LT(sizeOf(small.scene), sizeOf(scene));
    EXPECT_EQ(small.scene.a.position, dvec3(0.0));
    EXPECT_EQ(small.scene.title, "");
    // Apart: a point each. Overlapping: what has an inside of its own, or together.
    const std::size_t points = small.scene.a.points.size() + small.scene.b.points.size();
    EXPECT_EQ(points, status == gjk::Status::separated ? 2U : static_cast<std::size_t>(d) + 2)
        << writeScene(small.scene);
  }
}

/// A failure that needs three certain points keeps them and drops the other 97.
TEST(Shrink, KeepsTheGuiltyPoints) {
  PairDraw draw(5);
  Scene scene;
  scene.dimension = 3;
  scene.a = draw.hull(3, 100);
  scene.b.shape = ShapeKind::point;
  const std::vector<dvec3> guilty{scene.a.points[7], scene.a.points[50], scene.a.points[93]};
  int asked = 0;
  const Shrunk small = shrink(
      scene,
      [&](const Scene& s) {
        ++asked;
        return std::all_of(guilty.begin(), guilty.end(), [&](const dvec3& p) {
          return std::find(s.a.points.begin(), s.a.points.end(), p) != s.a.points.end();
        });
      },
      5000);
  EXPECT_EQ(small.scene.a.points, guilty);
  EXPECT_EQ(small.tries, asked);
  EXPECT_LT(asked, 600);
}

/// A solver with an absolute tolerance of 0.02, beside pairs 0.01 from touching: what it fails at once shrank to
/// pairs that touch, have no side, or are of any size.
TEST(Shrink, KeepsTheKindOfTheFailure) {
  PairDraw draw(12);
  int shrunk = 0;
  for (int i = 0; i < 12; ++i) {
    const int d = 2 + i % 2;
    const Body a = draw.hull(d, 12), b = i % 3 == 0 ? asHull(draw.body(ShapeKind::box, d), d) : draw.hull(d, 8);
    Scene scene = draw.pair(a, b, d, i % 4 < 2 ? 0.01 : -0.01);
    const auto truth = truthOf(scene);
    ASSERT_TRUE(truth);
    const auto faultFor = [](const Scene& s, const Truth& t) {
      GivenAnswer answer;
      const bool overlap = t.signed_distance < 0;
      answer.status = std::abs(t.signed_distance) < 0.02 ? gjk::Status::touching
                      : overlap                          ? gjk::Status::intersecting
                                                         : gjk::Status::separated;
      return faultIn(answer, s, t, {}).kind;
    };
    const KeptKind kept(scene, *truth, faultFor(scene, *truth), {});
    const Shrunk small = shrink(
        scene,
        [&](const Scene& s) {
          const auto now = truthOf(s);
          return now && kept.allows(s, *now) && kept.isSameFault(faultFor(s, *now));
        },
        2000);
    shrunk += small.scene != scene;
    const auto now = truthOf(small.scene);
    ASSERT_TRUE(now);
    EXPECT_EQ(statusOf(*now), statusOf(*truth)) << writeScene(small.scene);
    EXPECT_GE(std::abs(now->signed_distance), 0.01 / 16);
    EXPECT_LE(std::abs(std::log2(now->scale / truth->scale)), 2);
    for (const Body* body : {&small.scene.a, &small.scene.b})
      EXPECT_GE(body->points.size(), static_cast<std::size_t>(d) + 1);
  }
  EXPECT_GE(shrunk, 10);
}

TEST(Shrink, StopsAtItsLimitAndNeverWithAWorseScene) {
  PairDraw draw(9);
  const Body a = draw.hull(3, 50), b = draw.hull(3, 50);
  const Scene scene = draw.pair(a, b, 3, 0.5);
  const Shrunk none = shrink(
      scene, [](const Scene&) { return false; }, 100000);
  EXPECT_EQ(none.scene, scene);
  const Shrunk few = shrink(
      scene, [](const Scene&) { return true; }, 3);
  EXPECT_EQ(few.tries, 3);
  EXPECT_FALSE(few.complete);
}

}  // namespace
}  // namespace gjklab::shrink_test
