// The furthest point of a list laid out in blocks, against going over all of them, as the processor can and two at a
// time.

#include "gjk/detail/point_blocks.h"
#include "gjk/detail/turned_points.h"
#include "internals.h"
#include "random.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace gjk::test::point_blocks_test {
namespace {

template <int D>
std::vector<PointBlock<D>> blocksOf(const std::vector<Vec<D>>& points) {
  constexpr int kSize = PointBlock<D>::kSize;
  std::vector<PointBlock<D>> blocks((points.size() + kSize - 1) / kSize);
  for (std::size_t i = 0; i < blocks.size() * kSize; ++i)
    for (int k = 0; k < D; ++k)
      blocks[i / kSize].coordinate[k][i % kSize / 2][i % 2] = points[i < points.size() ? i : 0][k];
  return blocks;
}

template <int D>
double height(const Vec<D>& d, const Vec<D>& p) {
  double sum = d[0] * p[0];
  for (int k = 1; k < D; ++k) sum = sum + d[k] * p[k];
  return sum;
}

template <int D>
int firstFurthest(const std::vector<Vec<D>>& points, const Vec<D>& d) {
  int best = 0;
  double greatest_height = -std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < points.size(); ++i)
    if (height<D>(d, points[i]) > greatest_height) {
      greatest_height = height<D>(d, points[i]);
      best = static_cast<int>(i);
    }
  return best;
}

template <class Dimension>
class PointBlocksTest : public testing::Test {};
using Dimensions =
    testing::Types<std::integral_constant<int, 1>, std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(PointBlocksTest, Dimensions);

/// Points of a coarse grid: many are equally far, and the first of them is wanted.
TYPED_TEST(PointBlocksTest, TheFirstOfTheFurthestIsFound) {
  constexpr int D = TypeParam::value;
  Random random(83);
  for (int count = 1; count <= 150; ++count)
    for (int repeat = 0; repeat < 20; ++repeat) {
      std::vector<Vec<D>> points(static_cast<std::size_t>(count));
      const bool coarse = repeat % 2 == 0;
      for (Vec<D>& p : points)
        for (int k = 0; k < D; ++k) p[k] = coarse ? random.integer(-2, 2) : random.uniform(-1, 1);
      Vec<D> d = random.direction<D>();
      if (coarse) {
        d = Vec<D>(0.0);
        d[random.integer(0, D - 1)] = random.integer(0, 1) == 0 ? -1 : 1;
      }
      const std::vector<PointBlock<D>> blocks = blocksOf<D>(points);
      const PointBlocks<D> list{blocks.data(), static_cast<int>(blocks.size())};
      const int expected = firstFurthest<D>(points, d);
      ASSERT_EQ(furthest<D>(list, d), expected) << count;
      ASSERT_EQ(furthestOfMany<D>(list, d), expected) << count;
      ASSERT_EQ(furthestOfMany<D>(list, d, true), expected) << count;
    }
}

/// From points and from their blocks: the same bits, and those of rotating one by one, with either sign.
TYPED_TEST(PointBlocksTest, TurningIsRotatingEveryPoint) {
  constexpr int D = TypeParam::value;
  Random random(89);
  for (int count = 1; count <= TurnedPoints<D>::kMost; ++count) {
    std::vector<Vec<D>> points(static_cast<std::size_t>(count));
    for (Vec<D>& p : points)
      for (int k = 0; k < D; ++k) p[k] = random.uniform(-1, 1);
    const Rotation<D> rotation = random.rotation<D>();
    const std::vector<PointBlock<D>> blocks = blocksOf<D>(points);
    for (const double sign : {1.0, -1.0}) {
      TurnedPoints<D> from_points, from_blocks;
      from_points.turn(points, rotation, sign);
      from_blocks.turn(PointBlocks<D>{blocks.data(), static_cast<int>(blocks.size())}, rotation, sign);
      for (int i = 0; i < count; ++i) {
        ASSERT_EQ(from_points.blocks().point(i), from_blocks.blocks().point(i));
        const Vec<D> expected = sign * rotation.apply(points[static_cast<std::size_t>(i)]);
        ASSERT_LE(glm::length(from_points.blocks().point(i) - expected), 4e-16);
      }
    }
  }
}

}  // namespace
}  // namespace gjk::test::point_blocks_test
