// Mass properties of placed bodies, in the picture and as tables.
#include "model/caption/caption.h"
#include "model/run/mass_run.h"

#include "model/figure/figure_scenes.h"

#include <gtest/gtest.h>

#include <cmath>

namespace gjklab::test {
namespace {

Scene scene(int dimension, dvec3 half_extents, dvec3 position) {
  Scene out;
  out.dimension = dimension;
  out.a.half_extents = half_extents;
  out.a.position = position;
  out.b.shape = ShapeKind::point;
  clearUnusedCoordinates(out);
  return out;
}

TEST(Mass, OfAnInterval) {
  const MassRun mass = massRun(scene(1, {1.5, 0, 0}, {4, 0, 0}));
  EXPECT_NEAR(mass.a.measure, 3, 1e-14);
  EXPECT_EQ(mass.a.centre, dvec3(4, 0, 0));
  EXPECT_NEAR(mass.a.spread.x, 3 / std::sqrt(12), 1e-14);
  EXPECT_EQ(mass.b.rank, 0);
}

TEST(Mass, OfATurnedRectangle) {
  // 4 by 2 about its centre: second moments b h³/12, turned by 30°.
  Scene turned = scene(2, {2, 1, 0}, {7, -3, 0});
  turned.a.angle = std::acos(-1.0) / 6;
  const MassRun mass = massRun(turned);
  EXPECT_NEAR(mass.a.measure, 8, 1e-13);
  EXPECT_LT(glm::length(mass.a.centre - dvec3(7, -3, 0)), 1e-14);
  const double least = 4 * 8 / 12.0, most = 2 * 64 / 12.0;
  EXPECT_NEAR(mass.a.principal_inertia.x, least, 1e-12);
  EXPECT_NEAR(mass.a.principal_inertia.y, most, 1e-12);
  EXPECT_NEAR(std::abs(glm::dot(mass.a.principal_axes[0], dvec3(std::sqrt(0.75), 0.5, 0))), 1, 1e-12);
  EXPECT_NEAR(mass.a.inertia[0].x, 0.75 * least + 0.25 * most, 1e-12);
  EXPECT_NEAR(mass.a.inertia[1].y, 0.25 * least + 0.75 * most, 1e-12);
}

TEST(Mass, AFlatBodyHasOneInertia) {
  Scene turned = scene(2, {2, 1, 0}, {7, -3, 0});
  turned.a.angle = 0.7;
  const Stage stage(turned, {.mass = true});
  const Caption words = caption(stage.scene, stage.run, stage.timeline, 0);
  ASSERT_FALSE(words.tables.empty());
  const auto& rows = words.tables[0].rows;
  const auto row = std::find_if(rows.begin(), rows.end(), [](const Fact& fact) { return fact.name == "*I*_z"; });
  ASSERT_NE(row, rows.end());
  EXPECT_EQ(row->value, number(4 * 2 * (16 + 4) / 12.0, 3));
}

TEST(Mass, OfABox) {
  const MassRun mass = massRun(scene(3, {1, 0.5, 2}, {1, 2, 3}));
  EXPECT_NEAR(mass.a.measure, 8, 1e-13);
  EXPECT_NEAR(mass.a.inertia[0].x, 8 * (1 + 16) / 12.0, 1e-12);
  EXPECT_NEAR(mass.a.inertia[1].y, 8 * (4 + 16) / 12.0, 1e-12);
  EXPECT_NEAR(mass.a.inertia[2].z, 8 * (4 + 1) / 12.0, 1e-12);
  EXPECT_NEAR(mass.a.spread.x, 4 / std::sqrt(12), 1e-12) << "the longest extent first";
}

TEST(Mass, IsDrawnAndTabledInEveryScene) {
  for (const GalleryEntry& each : gallery()) {
    SCOPED_TRACE(each.id);
    const Stage stage(each.scene, {.mass = true});
    const Frame frame = stage.frame(stage.timeline[0]);
    const Figure world = stage.worldAt(frame);
    EXPECT_TRUE(hasMarker(world, Role::mass));
    forEveryPoint(world, [](dvec3 p, const char* kind) { EXPECT_TRUE(std::isfinite(p.x + p.y + p.z)) << kind; });
    EXPECT_FALSE(hasMarker(Stage(each.scene).worldAt(Stage(each.scene).frame(stage.timeline[0])), Role::mass));
    const Caption words = caption(stage.scene, stage.run, stage.timeline, 0);
    ASSERT_EQ(words.tables.size(), 2u);
    for (const FactTable& table : words.tables) EXPECT_GE(table.rows.size(), 3u);
    const bool flat = stage.run.mass->a.rank < each.scene.dimension;
    EXPECT_EQ(words.tables[0].rows[0].name == "body", flat);
  }
}

}  // namespace
}  // namespace gjklab::test
