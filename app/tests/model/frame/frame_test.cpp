// Frames of many runs: what both panes read must agree with the record, from moment to moment.

#include "model/frame/frame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include "gjk/feature.h"
#include "model/frame/frame_tween.h"
#include "model/run/vertex_naming.h"
#include "model/seeded_scenes.h"

namespace gjklab::frame_test {
namespace {

bool finite(dvec3 v) { return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z); }

void expectFinite(const Frame& frame) {
  for (const auto& v : {frame.direction, frame.previous_closest, frame.closest, frame.witness_a, frame.witness_b})
    if (v) {
      EXPECT_TRUE(finite(*v));
    }
  if (frame.direction) {
    EXPECT_NEAR(glm::length(*frame.direction), 1, 1e-9);
  }
  for (const FrameVertex& vertex : frame.simplex) EXPECT_TRUE(finite(vertex.support.w) && std::isfinite(vertex.weight));
}

/// x is the difference of the pair of points behind it.
void expectWitnesses(const Frame& frame) {
  EXPECT_EQ(frame.witness_a.has_value(), frame.witness_b.has_value());
  if (!frame.witness_a || !frame.closest) return;
  const dvec3 difference = *frame.witness_a - *frame.witness_b;
  EXPECT_LE(glm::length(difference - *frame.closest), 1e-8 * frame.run->trace.scale);
}

/// A region that is said not to hold the origin has it outside of one of its sides, or on its border.
void expectExcluded(const Frame& frame, const FrameRegion& region) {
  const double slack = 1e-8 * frame.run->trace.scale;
  double least = std::numeric_limits<double>::infinity();
  for (const auto& half_space : region.half_spaces) least = std::min(least, half_space.offset);
  if (region.reason.find("came to") != std::string::npos) {
    EXPECT_EQ(frame.run->method, gjk::Method::boolean);
  } else {
    EXPECT_LE(least, slack) << region.reason;
  }
  const bool tie = region.reason.find("boundary") != std::string::npos;
  if (!tie && region.state == RegionState::excluded && region.reason.find("came to") == std::string::npos) {
    EXPECT_LT(least, 0) << region.reason;
  }
}

void expectRegions(const Frame& frame) {
  const bool shown = frame.moment.sub_step == SubStep::gjk_region || frame.moment.sub_step == SubStep::gjk_keep;
  EXPECT_EQ(!frame.regions.empty(), shown);
  if (!shown) return;
  const auto& record = frame.run->trace.gjk[static_cast<std::size_t>(frame.moment.record)];
  int holding = 0;
  for (const FrameRegion& region : frame.regions) {
    EXPECT_FALSE(region.reason.empty());
    if (region.state != RegionState::holds_origin) {
      expectExcluded(frame, region);
      continue;
    }
    ++holding;
    EXPECT_EQ(region.feature, record.region);
    // The boolean method follows the first of a tetrahedron's faces, which need not be the nearest, and says so.
    if (region.reason.find("first face") != std::string::npos) {
      EXPECT_EQ(frame.run->method, gjk::Method::boolean);
      continue;
    }
    for (const auto& half_space : region.half_spaces)
      EXPECT_GE(half_space.offset, -1e-7 * frame.run->trace.scale) << region.reason;
  }
  EXPECT_EQ(holding, 1);
}

void expectFacets(const Frame& frame, const Timeline& timeline, int position) {
  const auto& trace = frame.run->trace;
  const auto& record = trace.epa[static_cast<std::size_t>(frame.moment.record)];
  const auto count = [&](FacetState state) {
    return std::count_if(frame.facets.begin(), frame.facets.end(),
                         [&](const FrameFacet& f) { return f.state == state; });
  };
  if (frame.moment.sub_step == SubStep::epa_closest_facet) {
    EXPECT_EQ(count(FacetState::closest), 1);
  }
  if (frame.moment.sub_step == SubStep::epa_horizon) {
    EXPECT_EQ(count(FacetState::visible), record.removed.size());
  }
  if (frame.moment.sub_step != SubStep::epa_rebuild) return;
  EXPECT_EQ(count(FacetState::fresh), record.added.size());
  // The polytope that the next iteration finds is the one that this one leaves.
  if (phaseOf(timeline[position + 1].sub_step) != Phase::epa) return;
  const Frame next = makeFrame(*frame.scene, *frame.run, nullptr, timeline[position + 1], {});
  ASSERT_EQ(next.facets.size(), frame.facets.size());
  for (std::size_t i = 0; i < next.facets.size(); ++i) EXPECT_EQ(next.facets[i].index, frame.facets[i].index);
}

void expectBounds(const Frame& frame, const Frame& before) {
  const double slack = 1e-12 * frame.run->trace.scale;
  if (frame.bounds_known) {
    EXPECT_LE(frame.bounds.lower, frame.bounds.upper + slack);
  }
  if (phaseOf(frame.moment.sub_step) != phaseOf(before.moment.sub_step)) return;
  if (frame.lower_known && before.lower_known) {
    EXPECT_GE(frame.bounds.lower, before.bounds.lower - slack);
  }
  if (frame.upper_known && before.upper_known) {
    EXPECT_LE(frame.bounds.upper, before.bounds.upper + slack);
  }
}

/// A name means one point through the whole run, EPA's included, and a point has one name.
class NamesForLife {
 public:
  void expect(const Frame& frame) {
    for (const FrameVertex& vertex : frame.simplex)
      if (vertex.name != "w") expect(vertex.name, vertex.support);
    const auto& vertices = frame.run->trace.polytope.vertices;
    const std::vector<std::string> names = polytopeNames(frame.run->trace, Naming::for_life);
    ASSERT_EQ(names.size(), vertices.size());
    for (std::size_t i = 0; i < names.size(); ++i) expect(names[i], vertices[i]);
  }

 private:
  void expect(const std::string& name, const gjk::Support<3>& point) {
    const Found here{point.w, point.a, point.b, {point.index_a, point.index_b}};
    const auto [at, is_new] = points_.emplace(name, here);
    EXPECT_EQ(at->second, here) << name;
    if (!is_new) return;
    for (const auto& [other, there] : points_) {
      EXPECT_TRUE(other == name || there != here) << other << " and " << name << " are one point";
    }
  }

  struct Found {
    dvec3 w, a, b;
    std::array<int, 2> indices;
    bool operator==(const Found&) const = default;
  };
  std::map<std::string, Found> points_;
};

void expectArrival(const Frame& frame) {
  if (frame.moment.sub_step == SubStep::gjk_support) {
    ASSERT_FALSE(frame.simplex.empty());
    EXPECT_EQ(frame.simplex[0].state, VertexState::fresh);
    EXPECT_EQ(frame.simplex[0].name, "w") << "it is no vertex yet";
    EXPECT_EQ(frame.simplex[0].support.w, frame.support->w);
  }
}

class Frames : public ::testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Dimensions, Frames, ::testing::Values(1, 2, 3));

TEST_P(Frames, AgreeWithTheRecordAtEveryMoment) {
  SceneDrawer drawer(GetParam(), 99u);
  gjklab::Run run;
  for (int i = 0; i < 400 && !HasFailure(); ++i) {
    const Scene scene = drawer.draw();
    runQuery(scene, run);
    const Timeline timeline(run);
    Frame before = makeFrame(scene, run, nullptr, timeline[0], {});
    NamesForLife names;
    for (int p = 0; p < timeline.size() && !HasFailure(); ++p) {
      SCOPED_TRACE("scene " + std::to_string(i) + ", moment " + std::to_string(p) + ", sub-step " +
                   std::to_string(static_cast<int>(timeline[p].sub_step)) + " of record " +
                   std::to_string(timeline[p].record));
      const Frame frame = makeFrame(scene, run, nullptr, timeline[p], {});
      expectFinite(frame);
      expectWitnesses(frame);
      names.expect(frame);
      expectArrival(frame);
      expectRegions(frame);
      expectBounds(frame, before);
      if (frame.separates) {
        EXPECT_LT(glm::dot(frame.support->w, *frame.direction), 0);
      }
      if (phaseOf(timeline[p].sub_step) == Phase::epa) expectFacets(frame, timeline, p);
      before = frame;
    }
  }
}

TEST_P(Frames, TheSimplexOfOneIterationIsWhatTheFormerKept) {
  SceneDrawer drawer(GetParam(), 5u);
  gjklab::Run run;
  for (int i = 0; i < 200; ++i) {
    const Scene scene = drawer.draw();
    runQuery(scene, run);
    const int count = static_cast<int>(run.trace.gjk.size());
    for (int k = 1; k < count; ++k) {
      std::vector<dvec3> kept, found;
      for (const auto& vertex : makeFrame(scene, run, nullptr, {SubStep::gjk_keep, k - 1}, {}).simplex)
        if (vertex.state == VertexState::kept) kept.push_back(vertex.support.w);
      for (const auto& vertex : makeFrame(scene, run, nullptr, {SubStep::gjk_direction, k}, {}).simplex)
        found.push_back(vertex.support.w);
      EXPECT_EQ(kept, found) << "scene " << i << ", iteration " << k + 1;
    }
  }
}

TEST(FrameTween, NumbersOfTwoFacetsAreNeverMixed) {
  const gjklab::Run run;
  Frame from, to;
  from.run = to.run = &run;
  from.moment = {SubStep::epa_rebuild, 0};
  to.moment = {SubStep::epa_closest_facet, 1};
  from.closest_facet = 1;
  to.closest_facet = 4;
  from.direction = dvec3(1, 0, 0);
  to.direction = dvec3(0, 1, 0);
  from.closest = dvec3(2, 0, 0);
  to.closest = dvec3(0, 3, 0);
  from.bounds = {0.5, 2};
  to.bounds = {1, 2};
  from.lower_known = to.lower_known = true;
  for (const double t : {0.0, 0.3, 1.0}) {
    const Frame between = tweenedFrame(from, to, t);
    EXPECT_EQ(*between.direction, *to.direction);
    EXPECT_EQ(*between.closest, *to.closest);
    EXPECT_EQ(between.bounds.lower, to.bounds.lower);
  }
  // At the rebuild the facets grow.
  from.moment.sub_step = SubStep::epa_horizon;
  to.moment.sub_step = SubStep::epa_rebuild;
  EXPECT_EQ(tweenedFrame(from, to, 0.25).growth, 0.25);
  EXPECT_EQ(tweenedFrame(from, to, 1).growth, 1);
}

TEST(FrameTween, StartsWhereTheFormerWasAndEndsAtTheNext) {
  gjklab::Run run;
  Frame from, to;
  from.run = to.run = &run;
  from.closest = dvec3(2, 0, 0);
  to.closest = dvec3(0, 2, 0);
  from.direction = dvec3(1, 0, 0);
  to.direction = dvec3(0, 1, 0);
  to.show_result = true;
  to.ghost_offset = {0, 4, 0};
  EXPECT_EQ(*tweenedFrame(from, to, 0).closest, dvec3(2, 0, 0));
  EXPECT_EQ(*tweenedFrame(from, to, 0.5).closest, dvec3(1, 1, 0));
  EXPECT_NEAR(glm::length(*tweenedFrame(from, to, 0.5).direction), 1, 1e-12);
  EXPECT_EQ(tweenedFrame(from, to, 0.25).ghost_offset, dvec3(0, 1, 0));
  EXPECT_EQ(*tweenedFrame(from, to, 1).closest, dvec3(0, 2, 0));
  EXPECT_EQ(tweenedFrame(from, to, 1).ghost_offset, dvec3(0, 4, 0));
}

}  // namespace
}  // namespace gjklab::frame_test
