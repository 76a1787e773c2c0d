// Voronoi regions as drawn: they cover the pane without gaps, and one of them holds the origin.

#include "covered.h"
#include "model/figure/figure_scenes.h"
#include "model/solid/convex_polygon.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

namespace gjklab::region_figure_test {
namespace {

using namespace test;

/// Its region step follows what the textbook decides; regions that tile the plane are the reference's.
bool isTextbook(const Stage& stage) { return stage.scene.query.textbook; }

/// The region of a single vertex, which is not drawn: there is nothing to tell it from.
bool hasWholeSpace(const Frame& frame) {
  return std::any_of(frame.regions.begin(), frame.regions.end(),
                     [](const FrameRegion& region) { return region.half_spaces.empty(); });
}

TEST(RegionFigure, AreasTileThePane) {
  int seen = 0;
  forEveryMoment(2, [&](const Stage& stage, const Frame& frame) {
    if (frame.moment.sub_step != SubStep::gjk_region || isTextbook(stage)) return;
    SCOPED_TRACE(place(stage, frame));
    ++seen;
    double covered = 0;
    for (const Fill& fill : stage.differenceAt(frame).background) covered += signedArea(fill.points);
    const dvec2 half = halfExtent(stage.difference);
    EXPECT_NEAR(covered, hasWholeSpace(frame) ? 0 : 4 * half.x * half.y, 1e-6 * half.x * half.y);
  });
  EXPECT_GT(seen, 20);
}

TEST(RegionFigure, OneStrongAreaAndTheOriginIsInIt) {
  for (const int dimension : {1, 2})
    forEveryMoment(dimension, [&](const Stage& stage, const Frame& frame) {
      if (frame.moment.sub_step != SubStep::gjk_region || isTextbook(stage)) return;
      SCOPED_TRACE(place(stage, frame));
      const dvec2 half = halfExtent(stage.difference);
      int strong = 0;
      for (const Fill& fill : stage.differenceAt(frame).background) {
        EXPECT_EQ(fill.hatched, fill.role == Role::region_ruled_out);
        if (fill.emphasis != Emphasis::strong) continue;
        ++strong;
        EXPECT_GE(clearance(fill.points, dvec3(0.0)), -1e-9 * (half.x + half.y));
      }
      EXPECT_EQ(strong, hasWholeSpace(frame) ? 0 : 1);
    });
}

/// A simplex that encloses O: the tests have ruled out all regions but the inside.
TEST(RegionFigure, AroundASimplexThatEnclosesTheOriginAllIsHatched) {
  Covered cases(15);
  for (const int dimension : {1, 2})
    forEveryMoment(dimension, [&](const Stage& stage, const Frame& frame) {
      if (frame.moment.sub_step != SubStep::gjk_region || isTextbook(stage)) return;
      const gjk::Feature inside = (1u << (dimension + 1)) - 1;
      const bool encloses = std::any_of(frame.regions.begin(), frame.regions.end(), [&](const FrameRegion& region) {
        return region.feature == inside && region.state == RegionState::holds_origin;
      });
      if (!encloses) return;
      ++cases;
      SCOPED_TRACE(place(stage, frame));
      for (const Fill& fill : stage.differenceAt(frame).background)
        EXPECT_NE(fill.hatched, fill.role == Role::region_inside);
    });
}

/// After each test, what it and the earlier ones exclude is hatched, as what needs no test is.
TEST(RegionFigure, WhatTheTestsHaveExcludedIsHatched) {
  int excluded = 0;
  for (const GalleryEntry& entry : gallery()) {
    if (entry.scene.dimension != 2 || entry.scene.query.textbook) continue;
    const Stage stage(entry.scene);
    for (int place = 0; place < stage.timeline.size(); ++place)
      for (int test = 0; test < stage.timeline.testsAt(place); ++test) {
        const Frame frame = makeFrame(stage.scene, stage.run, stage.geometry, stage.timeline, place,
                                      Disclosure::everything, {}, Naming::letters, test);
        SCOPED_TRACE(entry.id + " " + std::to_string(place) + " " + std::to_string(test));
        int hatched = frame.test->lost ? -1 : 0;  // the lost side is hatched, too
        for (const Fill& fill : stage.differenceAt(frame).background) hatched += fill.hatched ? 1 : 0;
        int closed = 0, in_sight = 0;
        for (const FrameRegion& region : frame.regions) {
          const bool open = region.state == RegionState::unknown || region.state == RegionState::holds_origin;
          closed += open ? 0 : 1;
          excluded += region.state == RegionState::excluded ? 1 : 0;
          in_sight += 1;
        }
        EXPECT_LE(hatched, closed) << "regions out of sight are not drawn";
        EXPECT_GE(hatched, closed == 0 ? 0 : 1);
        EXPECT_LT(hatched, in_sight) << "where O is, nothing is hatched";
      }
  }
  EXPECT_GT(excluded, 50);
}

bool isRegion(Role role) { return role >= Role::region_vertex && role <= Role::region_ruled_out; }

/// Where the dashed line of the closest point goes on to from a point of it.
std::optional<dvec3> dashedFrom(const Figure& figure, dvec3 from) {
  for (const Line& line : figure.lines)
    if (line.role == Role::closest_point && line.dashed && line.points.front() == from) return line.points.back();
  return std::nullopt;
}
TEST(RegionFigure, TheRegionInSpaceIsAClosedBodyWithTheOriginInIt) {
  int seen = 0, squares = 0;
  forEveryMoment(3, [&](const Stage& stage, const Frame& frame) {
    if (frame.moment.sub_step != SubStep::gjk_region) return;
    SCOPED_TRACE(place(stage, frame));
    const Figure figure = stage.differenceAt(frame);
    for (const FrameRegion& region : frame.regions) {
      if (region.state != RegionState::holds_origin || region.half_spaces.empty()) continue;
      int bodies = 0;
      for (const Mesh& mesh : figure.meshes) {
        if (!isRegion(mesh.role)) continue;
        ++bodies;
        EXPECT_TRUE(mesh.fades);
        double size = 0;
        for (const dvec3& p : mesh.positions) size = std::max(size, glm::length(p));
        for (const auto& side : region.half_spaces)
          for (const dvec3& p : mesh.positions) EXPECT_LE(glm::dot(side.normal, p), side.offset + 1e-7 * size);
        EXPECT_LE(glm::distance(figure.fade.centre, dvec3(0.0)), figure.fade.inner) << "O is not faded";
      }
      EXPECT_EQ(bodies, 1);
      ++seen;
      // From O a dashed line perpendicular to the feature, in pieces where something comes before it.
      if (!dashedFrom(figure, dvec3(0.0))) continue;
      dvec3 foot(0.0);
      while (const auto next = dashedFrom(figure, foot)) foot = *next;
      ++squares;
      for (std::size_t i = 0; i < frame.simplex.size(); ++i) {
        if ((region.feature >> i & 1u) == 0) continue;
        const dvec3 along = frame.simplex[i].support.w - foot;
        EXPECT_NEAR(glm::dot(along, foot), 0, 1e-9 * glm::length(along) * glm::length(along) + 1e-9);
      }
    }
  });
  EXPECT_GT(seen, 20);
  EXPECT_GT(squares, 10);
}

/// A segment's region ends square to the segment at both vertices: beyond them are the names of the vertices' regions.
TEST(RegionFigure, BeyondASegmentsRegionAreThoseOfItsVertices) {
  int seen = 0;
  forEveryMoment(3, [&](const Stage& stage, const Frame& frame) {
    if (frame.moment.sub_step != SubStep::gjk_region || frame.simplex.size() != 2) return;
    const auto holds = std::find_if(frame.regions.begin(), frame.regions.end(), [](const FrameRegion& region) {
      return region.state == RegionState::holds_origin && region.feature == 3;
    });
    if (holds == frame.regions.end()) return;
    SCOPED_TRACE(place(stage, frame));
    const Figure figure = stage.differenceAt(frame);
    const dvec3 ends[] = {frame.simplex[0].support.w, frame.simplex[1].support.w};
    for (const FrameRegion& region : frame.regions) {
      if (region.feature != 1 && region.feature != 2) continue;
      const auto name = std::find_if(figure.labels.begin(), figure.labels.end(), [&](const Label& label) {
        return label.text.find("*" + region.name + "*") != std::string::npos && label.text != "*" + region.name + "*";
      });
      ASSERT_NE(name, figure.labels.end()) << region.name;
      const dvec3 vertex = ends[region.feature - 1], other = ends[2 - region.feature];
      EXPECT_GT(glm::dot(name->position - vertex, vertex - other), 0) << "in the region of its vertex";
      ++seen;
    }
  });
  EXPECT_GE(seen, 20);
}

/// The region that a label in the plane names; null: none.
const FrameRegion* namedBy(const Frame& frame, const Label& label) {
  if (!isRegion(label.role)) return nullptr;
  const auto named = std::find_if(frame.regions.begin(), frame.regions.end(), [&](const FrameRegion& region) {
    return label.text.find("*" + region.name + "*") != std::string::npos;
  });
  return named == frame.regions.end() ? nullptr : &*named;
}

/// A name tells of which kind the feature is, and stands in the feature's region.
TEST(RegionFigure, NamesInThePlaneAreInTheirRegions) {
  Covered cases(100);
  forEveryMoment(2, [&](const Stage& stage, const Frame& frame) {
    if (frame.moment.sub_step != SubStep::gjk_region || isTextbook(stage)) return;
    SCOPED_TRACE(place(stage, frame));
    for (const Label& label : stage.differenceAt(frame).labels) {
      const FrameRegion* region = namedBy(frame, label);
      if (!region) continue;
      ++cases;
      EXPECT_NE(label.text, "*" + region->name + "*");
      for (const auto& side : region->half_spaces)
        EXPECT_LE(glm::dot(side.normal, label.position), side.offset + 1e-9 * (1 + std::abs(side.offset)));
    }
  });
}

/// Where a region has room, no point is so near to its name that the name could be taken for the point's.
TEST(RegionFigure, NamesInThePlaneAreClearOfPoints) {
  constexpr double kClear = 24;  // pixels
  Covered cases(6);
  const Stage stage(defaultScene(2));
  for (int at = 0; at < stage.timeline.size(); ++at) {
    const Frame frame = stage.frame(stage.timeline[at]);
    if (frame.moment.sub_step != SubStep::gjk_region) continue;
    SCOPED_TRACE(place(stage, frame));
    const Figure figure = stage.differenceAt(frame, {.handles = false});
    for (const Label& label : figure.labels) {
      const FrameRegion* region = namedBy(frame, label);
      if (!region || region->state == RegionState::holds_origin) continue;
      ++cases;
      const dvec2 name(project(stage.difference, label.position));
      for (const Marker& marker : figure.markers)
        EXPECT_GE(glm::distance(dvec2(project(stage.difference, marker.position)), name), kClear) << label.text;
      for (const Arrow& arrow : figure.arrows)
        EXPECT_GE(glm::distance(dvec2(project(stage.difference, arrow.to)), name), kClear) << label.text;
    }
  }
}

TEST(RegionFigure, AreasCanBePointedAt) {
  Covered cases(100);
  forEveryMoment(2, [&](const Stage& stage, const Frame& frame) {
    if (frame.moment.sub_step != SubStep::gjk_region) return;
    ++cases;
    const Figure figure = stage.differenceAt(frame);
    std::size_t regions = 0;
    for (const Handle& handle : figure.handles) regions += std::holds_alternative<RegionTarget>(handle.target);
    EXPECT_EQ(regions, figure.background.size() + (hasWholeSpace(frame) ? 1 : 0));
  });
}

}  // namespace
}  // namespace gjklab::region_figure_test
