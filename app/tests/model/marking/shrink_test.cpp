#include "model/marking/shrink.h"

#include "model/marking/draw_pairs.h"
#include "model/run/run.h"
#include "model/scene/scene_io.h"

#include <gtest/gtest.h>

namespace gjklab {
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
}  // namespace gjklab
