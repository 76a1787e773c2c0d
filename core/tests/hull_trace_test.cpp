// The growth of a hull, replayed in exact integers: every step does what it says, and every point is accounted for.
#include "gjk/hull.h"

#include "random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <set>

namespace gjk::hull_trace_test {
namespace {

using test::Random;

template <int D>
std::vector<Vec<D>> gridPointsFrom(Random& random, int count, int cells) {
  std::vector<Vec<D>> points(count);
  for (auto& p : points)
    for (int i = 0; i < D; ++i) p[i] = random.integer(-cells, cells);
  return points;
}

/// On which side of a facet a point of small integers lies: exact, as the products are.
template <int D>
double side(const std::vector<Vec<D>>& points, const HullFacetRecord<D>& facet, Vec<D> p) {
  const Vec<D> a = points[facet.vertices[0]];
  if constexpr (D == 1) return facet.normal.x * (p.x - a.x);
  if constexpr (D == 2) {
    const Vec<2> along = points[facet.vertices[1]] - a;
    return along.y * (p.x - a.x) - along.x * (p.y - a.y);
  }
  if constexpr (D == 3)
    return glm::dot(glm::cross(points[facet.vertices[1]] - a, points[facet.vertices[2]] - a), p - a);
}

using Ridges = std::multiset<std::vector<int>>;

/// Ridges of a facet, without their direction.
template <int D>
void addRidges(const HullFacetRecord<D>& facet, Ridges& into) {
  for (int skip = 0; skip < D && D > 1; ++skip) {
    std::vector<int> ridge;
    for (int i = 0; i < D; ++i)
      if (i != skip) ridge.push_back(facet.vertices[i]);
    std::sort(ridge.begin(), ridge.end());
    into.insert(ridge);
  }
}

template <int D>
class Replay {
 public:
  Replay(const std::vector<Vec<D>>& points, const HullTrace<D>& trace) : points_(points), trace_(trace) {}

  void check() {
    for (std::size_t k = 0; k <= trace_.steps.size(); ++k) ASSERT_NO_FATAL_FAILURE(checkState(static_cast<int>(k) + 1));
    for (std::size_t k = 0; k < trace_.steps.size(); ++k) ASSERT_NO_FATAL_FAILURE(checkStep(static_cast<int>(k) + 1));
    ASSERT_NO_FATAL_FAILURE(checkAccount());
  }

 private:
  std::vector<int> alive(int step) const {
    std::vector<int> facets;
    for (int i = 0; i < static_cast<int>(trace_.facets.size()); ++i)
      if (trace_.facets[i].aliveBefore(step)) facets.push_back(i);
    return facets;
  }

  /// Before a step: closed, and each point outside is one facet's that it sees, the furthest first.
  void checkState(int step) {
    Ridges ridges;
    std::set<int> given;
    int left = 0;
    for (const int f : alive(step)) {
      const HullFacetRecord<D>& facet = trace_.facets[f];
      addRidges<D>(facet, ridges);
      for (int i = facet.outside.begin; i < facet.outside.end; ++i) {
        const Vec<D> p = points_[trace_.outside[i]];
        ASSERT_GT(side<D>(points_, facet, p), 0);
        ASSERT_GE(side<D>(points_, facet, points_[trace_.outside[facet.outside.begin]]), side<D>(points_, facet, p));
        ASSERT_TRUE(given.insert(trace_.outside[i]).second);
        ++left;
      }
    }
    for (const auto& ridge : ridges) ASSERT_EQ(ridges.count(ridge), 2u);
    ASSERT_EQ(left, step == 1 ? trace_.left_at_start : trace_.steps[step - 2].left);
    const IndexRange dropped = step == 1 ? trace_.dropped_at_start : trace_.steps[step - 2].dropped;
    for (int i = dropped.begin; i < dropped.end; ++i)
      for (const int f : alive(step)) ASSERT_LE(side<D>(points_, trace_.facets[f], points_[trace_.dropped[i]]), 0);
  }

  void checkStep(int number) {
    const HullStep<D>& step = trace_.steps[number - 1];
    const HullFacetRecord<D>& seed = trace_.facets[step.facet];
    ASSERT_EQ(step.point, trace_.outside[seed.outside.begin]);
    ASSERT_NEAR(step.height, glm::dot(seed.normal, points_[step.point] - points_[seed.vertices[0]]), 1e-12);
    std::set<int> removed(trace_.removed.begin() + step.removed.begin, trace_.removed.begin() + step.removed.end);
    Ridges of_fallen;
    for (const int f : alive(number)) {
      ASSERT_EQ(side<D>(points_, trace_.facets[f], points_[step.point]) > 0, removed.count(f) == 1) << number;
      if (removed.count(f)) addRidges<D>(trace_.facets[f], of_fallen);
    }
    Ridges horizon, expected;
    for (const auto& ridge : of_fallen)
      if (of_fallen.count(ridge) == 1) expected.insert(ridge);
    for (int i = step.horizon.begin; i < step.horizon.end; ++i) {
      std::vector<int> ridge(trace_.horizons[i].begin(), trace_.horizons[i].begin() + (D - 1));
      std::sort(ridge.begin(), ridge.end());
      horizon.insert(ridge);
    }
    ASSERT_EQ(horizon, expected);
    ASSERT_EQ(step.added.size(), D == 1 ? 1 : step.horizon.size());
    for (int f = step.added.begin; f < step.added.end; ++f) {
      const auto& corners = trace_.facets[f].vertices;
      ASSERT_EQ(trace_.facets[f].born, number);
      ASSERT_EQ(std::count(corners.begin(), corners.end(), step.point), 1);
    }
  }

  /// Every point is left out, dropped, or a vertex at some time; never two of these.
  void checkAccount() {
    std::map<int, int> seen;
    for (const auto* list : {&trace_.repeated, &trace_.unusable, &trace_.dropped})
      for (const int i : *list) ++seen[i];
    for (const int i : trace_.simplex) ++seen[i];
    for (const auto& step : trace_.steps) ++seen[step.point];
    ASSERT_EQ(seen.size(), points_.size());
    for (const auto& [point, count] : seen) ASSERT_EQ(count, 1) << "point " << point;
    for (const int i : trace_.repeated) ASSERT_GT(std::count(points_.begin(), points_.end(), points_[i]), 1);
  }

  const std::vector<Vec<D>>& points_;
  const HullTrace<D>& trace_;
};

template <int D>
void expectSame(const HullMesh<D>& mesh, const HullMesh<D>& traced) {
  EXPECT_EQ(mesh.rank, traced.rank);
  EXPECT_EQ(mesh.vertices, traced.vertices);
  EXPECT_EQ(mesh.facets, traced.facets);
  EXPECT_EQ(mesh.normals, traced.normals);
  EXPECT_EQ(mesh.distances, traced.distances);
}

/// What stands in the end are the corners of the mesh and the flat ones.
template <int D>
void expectEndsIn(const HullMesh<D>& mesh, const HullTrace<D>& trace) {
  std::set<int> standing, expected(mesh.vertices.begin(), mesh.vertices.end());
  for (const auto& facet : trace.facets)
    if (facet.died < 0)
      for (const int v : facet.vertices)
        if (v >= 0) standing.insert(v);
  if (trace.facets.empty()) standing.insert(trace.simplex.begin(), trace.simplex.end());
  for (const int flat : trace.flat) EXPECT_TRUE(expected.insert(flat).second);
  EXPECT_EQ(standing, expected);
}

template <int D>
void replayRandom(std::uint64_t seed, int rounds, int least_full) {
  Random random(seed);
  int full = 0;
  for (int round = 0; round < rounds; ++round) {
    const auto points = gridPointsFrom<D>(random, 1 + random.integer(0, 40), 1 + random.integer(0, 6));
    HullTrace<D> trace;
    const HullMesh<D> mesh = convexHull<D>(points, &trace);
    expectSame<D>(convexHull<D>(points), mesh);
    ASSERT_EQ(trace.rank, mesh.rank);
    ASSERT_EQ(trace.simplex.size(), mesh.rank + 1);
    expectEndsIn<D>(mesh, trace);
    if (mesh.rank < D) continue;
    ++full;
    ASSERT_NO_FATAL_FAILURE(Replay<D>(points, trace).check()) << "round " << round;
  }
  EXPECT_GT(full, least_full);
}

TEST(HullTrace, ReplaysIn1D) { replayRandom<1>(61, 60, 40); }
TEST(HullTrace, ReplaysIn2D) { replayRandom<2>(62, 200, 150); }
TEST(HullTrace, ReplaysIn3D) { replayRandom<3>(63, 300, 200); }

TEST(HullTrace, PolygonInSpaceGrowsInItsPlane) {
  Random random(64);
  for (int round = 0; round < 50; ++round) {
    const auto flat = gridPointsFrom<2>(random, 6 + random.integer(0, 30), 5);
    std::vector<Vec<3>> points;  // in the plane x + 2y − z = 3, off every axis
    for (const auto& p : flat) points.push_back({p.x, p.y, p.x + 2 * p.y - 3});
    HullTrace<3> trace;
    const HullMesh<3> mesh = convexHull<3>(points, &trace);
    expectEndsIn<3>(mesh, trace);
    if (mesh.rank != 2) continue;
    // The same steps as in the plane itself, where they have been replayed.
    HullTrace<2> in_plane;
    convexHull<2>(flat, &in_plane);
    EXPECT_EQ(trace.repeated, in_plane.repeated);
    for (const auto& facet : trace.facets) {
      EXPECT_EQ(facet.vertices[2], -1);
      EXPECT_NEAR(glm::length(facet.normal), 1, 1e-14);
      EXPECT_NEAR(glm::dot(facet.normal, mesh.plane_normal), 0, 1e-14);
      EXPECT_NEAR(glm::dot(facet.normal, points[facet.vertices[1]]), facet.distance, 1e-13);
      for (int i = facet.outside.begin; i < facet.outside.end; ++i) {
        const double height = glm::dot(facet.normal, points[trace.outside[i]]) - facet.distance;
        EXPECT_GT(height, 1e-3);
        EXPECT_LE(height, facet.height + 1e-12);
      }
    }
    for (const auto& step : trace.steps) {
      EXPECT_GT(step.height, 1e-3);
      EXPECT_EQ(step.added.size(), 2);
      EXPECT_EQ(step.horizon.size(), 2);
    }
  }
}

TEST(HullTrace, SmallHullsDropWhatIsNoEnd) {
  HullTrace<3> trace;
  convexHull<3>(std::vector<Vec<3>>{{1, 1, 1}, {3, 3, 3}, {2, 2, 2}, {0, 0, 0}, {3, 3, 3}}, &trace);
  EXPECT_EQ(trace.rank, 1);
  EXPECT_EQ(std::set<int>(trace.simplex.begin(), trace.simplex.end()), (std::set<int>{1, 3}));
  EXPECT_EQ(std::set<int>(trace.dropped.begin(), trace.dropped.end()), (std::set<int>{0, 2}));
  EXPECT_EQ(trace.dropped_at_start.size(), 2);
  EXPECT_EQ(trace.repeated, std::vector<int>{4});
  EXPECT_STREQ(hullName(trace.rank), "a segment");

  const double nan = std::nan("");
  convexHull<3>(std::vector<Vec<3>>{{nan, 1, 1}, {3, 3, 3}, {3, 3, 3}}, &trace);
  EXPECT_EQ(trace.rank, 0);
  EXPECT_EQ(trace.unusable, std::vector<int>{0});
  EXPECT_EQ(trace.repeated, std::vector<int>{2});
  EXPECT_STREQ(hullName(trace.rank), "a point");

  convexHull<3>(std::vector<Vec<3>>{}, &trace);
  EXPECT_EQ(trace.rank, -1);
  EXPECT_TRUE(trace.repeated.empty());
  EXPECT_STREQ(hullName(trace.rank), "nothing");
}

TEST(HullTrace, VerticesInAFlatPartAreNamed) {
  // A cube's corners and the middles of its faces and edges: whatever is picked up on the way, eight corners stay.
  std::vector<Vec<3>> points;
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j)
      for (int k = 0; k < 3; ++k) points.push_back({i, j, k});
  HullTrace<3> trace;
  const HullMesh<3> mesh = convexHull<3>(points, &trace);
  EXPECT_EQ(mesh.vertices.size(), 8u);
  expectEndsIn<3>(mesh, trace);
  for (const int flat : trace.flat) EXPECT_EQ(std::count(mesh.vertices.begin(), mesh.vertices.end(), flat), 0);
}

TEST(HullTrace, TenThousandPointsCostAFewTimesTheUntraced) {
  Random random(65);
  std::vector<Vec<3>> points(10000);
  for (auto& p : points) p = random.direction<3>();
  const auto milliseconds = [&](HullTrace<3>* trace) {  // the best of three: the machine may be busy
    double best = 1e9;
    for (int i = 0; i < 3; ++i) {
      const auto begin = std::chrono::steady_clock::now();
      convexHull<3>(points, trace);
      best =
          std::min(best, std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    return best;
  };
  HullTrace<3> trace;
  const double untraced = milliseconds(nullptr), traced = milliseconds(&trace);
  RecordProperty("untraced_ms", std::to_string(untraced));
  RecordProperty("traced_ms", std::to_string(traced));
  EXPECT_LT(traced, 5 * untraced + 50);
  EXPECT_EQ(trace.steps.size(), 9996u);
  EXPECT_EQ(trace.steps.back().left, 0);
}

}  // namespace
}  // namespace gjk::hull_trace_test
