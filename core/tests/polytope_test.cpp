// The polytope of EPA and the hull: closed, convex and of the right topology after every point, however degenerate.
#include "gjk/polytope.h"
#include "polytope_check.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace gjk::test::polytope_test {
namespace {

/// Points on a coarse grid: many coplanar, collinear and repeated.
template <int D>
std::vector<Vec<D>> latticePoints(std::mt19937_64& engine, int count, int cells) {
  std::uniform_int_distribution<int> coordinate(-cells, cells);
  std::vector<Vec<D>> points(count);
  for (Vec<D>& p : points)
    for (int i = 0; i < D; ++i) p[i] = coordinate(engine);
  return points;
}

/// Points of a grid, each coordinate off by a few units in the last place.
template <int D>
std::vector<Vec<D>> shakenGrid(std::mt19937_64& engine, int count, int cells) {
  std::vector<Vec<D>> points = latticePoints<D>(engine, count, cells);
  std::uniform_int_distribution<int> ulps(-3, 3);
  for (Vec<D>& p : points)
    for (int i = 0; i < D; ++i) p[i] = p[i] / 3 + ulps(engine) * 0x1p-52;
  return points;
}

/// A facet that p sees, or −1.
template <int D>
int seenFacet(const Polytope<D>& polytope, const Vec<D>& p) {
  for (int slot = 0; slot < polytope.slotCount(); ++slot)
    if (polytope.alive(slot) && polytope.above(slot, p)) return slot;
  return -1;
}

template <int D>
bool startFrom(Polytope<D>& polytope, const std::vector<Vec<D>>& points) {
  std::array<Vec<D>, D + 1> corners;
  for (int i = 0; i <= D; ++i) corners[i] = points[i];
  bool independent = false;
  if constexpr (D == 1) independent = corners[0] != corners[1];
  if constexpr (D == 2) independent = orientation(corners[0], corners[1], corners[2]) != 0;
  if constexpr (D == 3) independent = orientation(corners[0], corners[1], corners[2], corners[3]) != 0;
  if (independent) polytope.start(corners);
  return independent;
}

template <class T>
class PolytopeTest : public testing::Test {};
template <int D>
using PolytopeDimension = std::integral_constant<int, D>;
using PolytopeDimensions = testing::Types<PolytopeDimension<1>, PolytopeDimension<2>, PolytopeDimension<3>>;
TYPED_TEST_SUITE(PolytopeTest, PolytopeDimensions);

TYPED_TEST(PolytopeTest, StaysClosedAndConvex) {
  constexpr int D = TypeParam::value;
  std::mt19937_64 engine(21);
  int started = 0;
  for (int round = 0; round < 300; ++round) {
    const int cells = 1 + round % 4;
    const auto points = round % 2 == 0 ? latticePoints<D>(engine, 30, cells) : shakenGrid<D>(engine, 30, cells);
    Polytope<D> polytope;
    if (!startFrom<D>(polytope, points)) continue;
    ++started;
    expectClosed(polytope);
    for (const Vec<D>& p : points) {
      const int seen = seenFacet(polytope, p);
      if (seen < 0) continue;
      polytope.add(p, seen);
      expectClosed(polytope);
      ASSERT_FALSE(testing::Test::HasFailure()) << "round " << round;
    }
    expectHolds<D>(polytope, points);
  }
  EXPECT_GT(started, 100);
}

TEST(Polytope, GrowsBeyondItsInlineCapacity) {
  std::mt19937_64 engine(22);
  std::normal_distribution<double> normal;
  std::vector<Vec<3>> points(600);
  for (Vec<3>& p : points) p = glm::normalize(Vec<3>(normal(engine), normal(engine), normal(engine)));
  Polytope<3> polytope;
  ASSERT_TRUE(startFrom<3>(polytope, points));
  for (const Vec<3>& p : points) {
    const int seen = seenFacet(polytope, p);
    if (seen >= 0) polytope.add(p, seen);
  }
  EXPECT_EQ(polytope.vertexCount(), 600);  // all on a sphere: all corners
  expectClosed(polytope);
  expectHolds<3>(polytope, points);
}

TEST(Polytope, ClosestFacetIsTheNearestPlane) {
  Polytope<2> polytope;
  polytope.start({Vec<2>(-1, -1), Vec<2>(3, -1), Vec<2>(0, 4)});
  const auto& facet = polytope.facet(polytope.closestFacet());
  EXPECT_NEAR(facet.distance, 4 / std::sqrt(26.0), 1e-15);  // the line through (−1, −1) and (0, 4): 5x − y + 4 = 0
}

}  // namespace
}  // namespace gjk::test::polytope_test
