// Voronoi regions as drawn: they cover the pane without gaps, and one of them holds the origin.

#include "model/figure/clip.h"
#include "model/figure/figure_scenes.h"
#include "model/solid/convex_polygon.h"

#include <gtest/gtest.h>

#include <cmath>

namespace gjklab {
namespace {

using namespace test;

TEST(RegionFigure, AreasTileThePane) {
  int seen = 0;
  forEveryMoment(2, [&](const Stage& stage, const Frame& frame) {
    if (frame.moment.sub_step != SubStep::gjk_region) return;
    SCOPED_TRACE(place(stage, frame));
    ++seen;
    double covered = 0;
    for (const Fill& fill : stage.differenceAt(frame).background) covered += signedArea(fill.points);
    const dvec2 half = halfExtent(stage.difference);
    EXPECT_NEAR(covered, 4 * half.x * half.y, 1e-6 * half.x * half.y);
  });
  EXPECT_GT(seen, 20);
}

TEST(RegionFigure, OneStrongAreaAndTheOriginIsInIt) {
  for (const int dimension : {1, 2})
    forEveryMoment(dimension, [](const Stage& stage, const Frame& frame) {
      if (frame.moment.sub_step != SubStep::gjk_region) return;
      SCOPED_TRACE(place(stage, frame));
      const dvec2 half = halfExtent(stage.difference);
      int strong = 0;
      for (const Fill& fill : stage.differenceAt(frame).background) {
        EXPECT_EQ(fill.hatched, fill.role == Role::region_ruled_out);
        if (fill.emphasis != Emphasis::strong) continue;
        ++strong;
        EXPECT_GE(clearance(fill.points, dvec3(0.0)), -1e-9 * (half.x + half.y));
      }
      EXPECT_EQ(strong, 1);
    });
}

TEST(RegionFigure, WallsOfTheRegionInSpace) {
  int seen = 0;
  forEveryMoment(3, [&](const Stage& stage, const Frame& frame) {
    if (frame.moment.sub_step != SubStep::gjk_region) return;
    SCOPED_TRACE(place(stage, frame));
    const Figure figure = stage.differenceAt(frame);
    for (const FrameRegion& region : frame.regions) {
      if (region.state != RegionState::holds_origin || region.half_spaces.empty()) continue;
      // Every wall lies in the region, and the origin on the region's side of every wall.
      for (const Fill& fill : figure.fills) {
        if (fill.emphasis != Emphasis::strong || fill.role < Role::region_vertex || fill.role > Role::region_inside)
          continue;
        ++seen;
        double size = 0;
        for (const dvec3& p : fill.points) size = std::max(size, glm::length(p));
        for (const auto& side : region.half_spaces)
          for (const dvec3& p : fill.points) EXPECT_LE(glm::dot(side.normal, p), side.offset + 1e-7 * size);
      }
    }
  });
  EXPECT_GT(seen, 20);
}

TEST(RegionFigure, AreasCanBePointedAt) {
  forEveryMoment(2, [](const Stage& stage, const Frame& frame) {
    if (frame.moment.sub_step != SubStep::gjk_region) return;
    const Figure figure = stage.differenceAt(frame);
    std::size_t regions = 0;
    for (const Handle& handle : figure.handles) regions += std::holds_alternative<RegionTarget>(handle.target);
    EXPECT_EQ(regions, figure.background.size());
  });
}

}  // namespace
}  // namespace gjklab
