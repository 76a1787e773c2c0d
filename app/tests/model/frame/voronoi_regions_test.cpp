// The regions of a simplex against brute force: the feature that holds the nearest point, found by solving the normal
// equations of every feature in long double and taking the nearest solution with weights all positive.

#include "model/frame/voronoi_regions.h"

#include "expect_facts.h"
#include "model/text/number_text.h"

#include <gtest/gtest.h>
#include <array>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace gjklab::voronoi_regions_test {
namespace {

using Real = long double;
using Point = std::array<Real, 3>;

Real dot(const Point& p, const Point& q) { return p[0] * q[0] + p[1] * q[1] + p[2] * q[2]; }
Point minus(const Point& p, const Point& q) { return {p[0] - q[0], p[1] - q[1], p[2] - q[2]}; }
Point real(dvec3 v) { return {v.x, v.y, v.z}; }

/// Solves the k × k system in place (Gauss with pivoting); false where it is singular.
bool solve(std::array<std::array<Real, 4>, 3>& m, int k, std::array<Real, 3>& x) {
  for (int c = 0; c < k; ++c) {
    int pivot = c;
    for (int r = c + 1; r < k; ++r)
      if (std::abs(m[r][c]) > std::abs(m[pivot][c])) pivot = r;
    if (m[pivot][c] == 0) return false;
    std::swap(m[c], m[pivot]);
    for (int r = 0; r < k; ++r) {
      if (r == c) continue;
      const Real factor = m[r][c] / m[c][c];
      for (int j = c; j <= k; ++j) m[r][j] -= factor * m[c][j];
    }
  }
  for (int c = 0; c < k; ++c) x[c] = m[c][k] / m[c][c];
  return true;
}

/// Distance from p to the affine hull of a feature where the foot lies strictly inside it; infinity otherwise.
Real distanceTo(const std::vector<Point>& simplex, gjk::Feature feature, const Point& p) {
  std::vector<Point> v;
  for (std::size_t i = 0; i < simplex.size(); ++i)
    if (feature >> i & 1u) v.push_back(simplex[i]);
  const int k = static_cast<int>(v.size()) - 1;
  std::array<std::array<Real, 4>, 3> m{};
  std::array<Real, 3> weight{};
  for (int r = 0; r < k; ++r) {
    for (int c = 0; c < k; ++c) m[r][c] = dot(minus(v[r + 1], v[0]), minus(v[c + 1], v[0]));
    m[r][k] = dot(minus(v[r + 1], v[0]), minus(p, v[0]));
  }
  constexpr Real kNone = std::numeric_limits<Real>::infinity();
  if (!solve(m, k, weight)) return kNone;
  Real first = 1;
  Point foot = v[0];
  for (int i = 0; i < k; ++i) {
    if (!(weight[i] > 0)) return kNone;
    first -= weight[i];
    for (int axis = 0; axis < 3; ++axis) foot[axis] += weight[i] * (v[i + 1][axis] - v[0][axis]);
  }
  if (!(first > 0)) return kNone;
  const Point off = minus(p, foot);
  return std::sqrt(dot(off, off));
}

struct Nearest {
  gjk::Feature feature = 0;
  bool clear = true;  ///< no other feature comes close
};

Nearest nearestFeature(const std::vector<Point>& simplex, const Point& p, Real scale) {
  Nearest best;
  Real least = std::numeric_limits<Real>::infinity(), second = least;
  for (gjk::Feature f = 1; f < 1u << simplex.size(); ++f) {
    const Real distance = distanceTo(simplex, f, p);
    if (distance < least) {
      second = least;
      least = distance;
      best.feature = f;
    } else {
      second = std::min(second, distance);
    }
  }
  best.clear = second - least > 1e-9L * scale;
  return best;
}

bool contains(const RegionSides& region, dvec3 p) {
  for (const RegionSide& side : region.sides)
    if (glm::dot(side.normal, p) > side.offset) return false;
  return true;
}

class Regions : public ::testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Dimensions, Regions, ::testing::Values(1, 2, 3));

TEST_P(Regions, ExactlyTheRegionOfTheNearestFeatureHoldsThePoint) {
  const int dimension = GetParam();
  std::mt19937_64 random(20240 + static_cast<unsigned>(dimension));
  std::uniform_real_distribution<double> coordinate(-1, 1);
  int checked = 0;
  std::array<int, 16> hits{};
  for (int round = 0; round < 3000; ++round) {
    const double scale = std::pow(10.0, round % 13 - 6);
    const int count = 1 + round % (dimension + 1);
    const auto draw = [&](double reach) {
      dvec3 p(0.0);
      for (int axis = 0; axis < dimension; ++axis) p[axis] = reach * scale * coordinate(random);
      return p;
    };
    std::vector<dvec3> simplex;
    std::vector<Point> exact;
    for (int i = 0; i < count; ++i) {
      simplex.push_back(draw(1));
      exact.push_back(real(simplex.back()));
    }
    for (int sample = 0; sample < 12; ++sample) {
      const dvec3 p = draw(sample % 2 == 0 ? 3 : 0.6);
      const Nearest nearest = nearestFeature(exact, real(p), scale);
      if (!nearest.clear) continue;
      ++checked;
      ++hits[nearest.feature];
      for (gjk::Feature f = 1; f < 1u << count; ++f) {
        const RegionSides region = regionSides(simplex, f);
        if (region.degenerate || region.flat) continue;
        EXPECT_EQ(contains(region, p), f == nearest.feature)
            << "simplex of " << count << ", feature " << gjk::letters(f) << ", nearest "
            << gjk::letters(nearest.feature);
      }
    }
  }
  EXPECT_GT(checked, 20000);
  for (gjk::Feature f = 1; f < 1u << (dimension + 1); ++f) EXPECT_GT(hits[f], 20) << gjk::letters(f);
}

TEST(RegionSides, CountsOfTheTextBook) {
  const std::vector<dvec3> tetrahedron{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  EXPECT_EQ(regionSides(tetrahedron, 0b0001).sides.size(), 3u);  // vertex: one plane for each edge
  EXPECT_EQ(regionSides(tetrahedron, 0b0011).sides.size(), 4u);  // edge: two ends, two faces
  EXPECT_EQ(regionSides(tetrahedron, 0b0111).sides.size(), 4u);  // face: three edges and the face itself
  EXPECT_EQ(regionSides(tetrahedron, 0b1111).sides.size(), 4u);
  EXPECT_TRUE(regionSides(std::vector<dvec3>{{1, 2, 3}}, 1).sides.empty());
}

TEST(RegionSides, FlatSimplicesSaySo) {
  const std::vector<dvec3> collinear{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}};
  EXPECT_TRUE(regionSides(collinear, 0b111).degenerate);
  EXPECT_TRUE(regionSides(collinear, 0b011).flat);
  const std::vector<dvec3> repeated{{1, 1, 0}, {1, 1, 0}};
  EXPECT_TRUE(regionSides(repeated, 0b11).degenerate);
}

gjk::GjkRecord<3> triangleRecord() {
  gjk::GjkRecord<3> record;
  record.iteration = 3;
  record.direction = {0.5, -1, 0};
  for (dvec3 w : {dvec3(-1, -2, 0), dvec3(-8, -2, 0), dvec3(4, 2, 0)}) {
    gjk::SimplexVertex<3> vertex;
    vertex.support.w = w;
    record.simplex.push(vertex);
  }
  record.support = record.simplex[0].support;
  record.region = 0b111;
  record.ruled_out = 1u << 0b010 | 1u << 0b100 | 1u << 0b110;
  return record;
}

TEST(VoronoiRegions, StatesAndReasons) {
  const auto record = triangleRecord();
  const auto regions = voronoiRegions(record, 2);
  ASSERT_EQ(regions.size(), 7u);
  for (const FrameRegion& region : regions) {
    const std::string prefix = std::string(gjk::letters(region.feature)) + ": ";
    EXPECT_EQ(region.reason.rfind(prefix, 0), 0u) << region.reason;
    EXPECT_EQ(region.reason.back(), '.') << region.reason;
    const RegionState expected = region.feature == record.region                  ? RegionState::holds_origin
                                 : (record.ruled_out >> region.feature & 1u) != 0 ? RegionState::ruled_out
                                                                                  : RegionState::excluded;
    EXPECT_EQ(region.state, expected);
    for (const auto& half_space : region.half_spaces) EXPECT_NEAR(glm::length(half_space.normal), 1, 1e-12);
  }
  // a: ab·ao = (−7, 0)·(1, 2) = −7, ac·ao = (5, 4)·(1, 2) = 13: O is on the side of c.
  expectFacts(regions[0].reason, {"a: ", "ac·ao = 13 > 0", " c."});
  // |d| = √1.25; w·d / |d| = 1.5 / √1.25, and x lies at −|d|.
  expectFacts(regions[5].reason, {"bc: ", number(1.5 / std::sqrt(1.25) + std::sqrt(1.25), 3), " d"});
  expectFacts(regions[6].reason, {"abc: ", "O"});
}

}  // namespace
}  // namespace gjklab::voronoi_regions_test
