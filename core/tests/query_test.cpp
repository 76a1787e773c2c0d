// The whole query on hulls of every kind, ordinary and degenerate, against the truth by brute force.

#include "gjk/query.h"

#include "pair_check.h"
#include "random.h"

#include <gtest/gtest.h>

namespace gjk::test {
namespace {

template <int D>
Shape<D> hull(std::vector<Vec<D>> points, double margin = 0) {
  return {Hull<D>{std::move(points)}, margin};
}

/// Points of a small integer grid, so that flat, collinear, repeated and touching cases abound.
template <int D>
std::vector<Vec<D>> gridPoints(Random& random, int count, int range) {
  std::vector<Vec<D>> points;
  for (int i = 0; i < count; ++i) {
    Vec<D> p(0.0);
    for (int k = 0; k < D; ++k) p[k] = random.integer(-range, range);
    points.push_back(p);
  }
  return points;
}

template <int D>
HullPair<D> gridPair(Random& random) {
  const int most = D == 3 ? 5 : 6;
  HullPair<D> pair{hull<D>(gridPoints<D>(random, random.integer(1, most), 2)),
                   hull<D>(gridPoints<D>(random, random.integer(1, most), 2)),
                   {},
                   {}};
  for (int k = 0; k < D; ++k) pair.pose_b.position[k] = random.integer(-2, 2);
  return pair;
}

template <int D>
HullPair<D> randomPair(Random& random) {
  const int most = D == 3 ? 5 : 6;
  const double size = random.magnitude(-6, 6), needle = random.integer(0, 2) == 0 ? random.magnitude(-4, 0) : 1;
  auto points_a = random.points<D>(random.integer(1, most), size);
  auto points_b = random.points<D>(random.integer(1, most), size);
  for (auto& p : points_a) p[0] *= needle;
  for (auto& p : points_b) p[D - 1] *= needle;
  return {hull<D>(points_a),
          hull<D>(points_b),
          {random.inBox<D>(1.5 * size), random.rotation<D>()},
          {random.inBox<D>(1.5 * size), random.rotation<D>()}};
}

template <int D, class Make>
void checkMany(std::uint64_t seed, int count, Make make) {
  Random random(seed);
  for (int run = 0; run < count && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE("run " + std::to_string(run));
    checkPair<D>(make(random));
  }
}

template <class Dimension>
class QueryTest : public testing::Test {};
using Dimensions =
    testing::Types<std::integral_constant<int, 1>, std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(QueryTest, Dimensions);

constexpr int kRuns = 150;

TYPED_TEST(QueryTest, RandomHulls) {
  constexpr int D = TypeParam::value;
  checkMany<D>(1, kRuns, randomPair<D>);
}

TYPED_TEST(QueryTest, GridHulls) {
  constexpr int D = TypeParam::value;
  checkMany<D>(2, kRuns, gridPair<D>);
}

TYPED_TEST(QueryTest, TurnedGridHulls) {
  constexpr int D = TypeParam::value;
  checkMany<D>(3, kRuns, [](Random& random) {
    HullPair<D> pair = gridPair<D>(random);
    pair.pose_a.rotation = pair.pose_b.rotation = random.rotation<D>();
    pair.pose_b.position = pair.pose_a.rotation.apply(pair.pose_b.position);
    return pair;
  });
}

TYPED_TEST(QueryTest, Margins) {
  constexpr int D = TypeParam::value;
  checkMany<D>(4, kRuns, [](Random& random) {
    HullPair<D> pair = random.integer(0, 1) == 0 ? gridPair<D>(random) : randomPair<D>(random);
    const double size = static_cast<double>(PairTruth<D>(pair).scale());
    pair.a.margin = random.integer(0, 2) * 0.25 * size;
    pair.b.margin = random.uniform(0, 0.5) * size;
    return pair;
  });
}

/// A pair moved along its normal to a tiny gap or overlap.
TYPED_TEST(QueryTest, TinyGaps) {
  constexpr int D = TypeParam::value;
  checkMany<D>(5, kRuns, [](Random& random) {
    HullPair<D> pair = random.integer(0, 1) == 0 ? gridPair<D>(random) : randomPair<D>(random);
    const Result<D> r = query(pair.a, pair.pose_a, pair.b, pair.pose_b);
    const double size = static_cast<double>(PairTruth<D>(pair).scale());
    const double gap = random.integer(-1, 1) * random.magnitude(-14, -4) * size;
    pair.pose_b.position += (gap - (r.distance - r.depth)) * r.normal;
    return pair;
  });
}

TYPED_TEST(QueryTest, FarFromTheWorldOrigin) {
  constexpr int D = TypeParam::value;
  checkMany<D>(6, kRuns, [](Random& random) {
    HullPair<D> pair = gridPair<D>(random);
    const Vec<D> away = random.inBox<D>(1e9);
    pair.pose_a.position += away;
    pair.pose_b.position += away;
    return pair;
  });
}

TYPED_TEST(QueryTest, OneShapeIsMuchSmaller) {
  constexpr int D = TypeParam::value;
  checkMany<D>(7, kRuns, [](Random& random) {
    HullPair<D> pair = gridPair<D>(random);
    const double factor = random.magnitude(-9, 0);
    std::vector<Vec<D>> points = pointsOf(pair.b);
    for (auto& p : points) p *= factor;
    pair.b = hull<D>(points);
    return pair;
  });
}

}  // namespace
}  // namespace gjk::test
