// The whole query on hulls of every kind, ordinary and degenerate, against the truth by brute force.

#include "gjk/query.h"

#include "property_check.h"
#include "random.h"

#include <gtest/gtest.h>

namespace gjk::test::query_test {
namespace {

/// Points of a small integer grid, so that flat, collinear, repeated and touching cases abound.
template <int D>
Body<D> gridBody(Random& random, double factor = 1) {
  std::vector<Vec<D>> points(static_cast<std::size_t>(random.integer(1, D == 3 ? 5 : 6)), Vec<D>(0.0));
  for (Vec<D>& p : points)
    for (int k = 0; k < D; ++k) p[k] = factor * random.integer(-2, 2);
  return hullBody<D>(points);
}

template <int D>
Pair<D> gridPair(Random& random, double factor_b = 1) {
  Pair<D> pair{gridBody<D>(random), gridBody<D>(random, factor_b), ""};
  for (int k = 0; k < D; ++k) pair.b.pose.position[k] = random.integer(-2, 2);
  return pair;
}

template <int D>
Pair<D> randomPair(Random& random) {
  const int most = D == 3 ? 5 : 6;
  const double size = random.magnitude(-6, 6), needle = random.integer(0, 2) == 0 ? random.magnitude(-4, 0) : 1;
  auto points_a = random.points<D>(random.integer(1, most), size);
  auto points_b = random.points<D>(random.integer(1, most), size);
  for (auto& p : points_a) p[0] *= needle;
  for (auto& p : points_b) p[D - 1] *= needle;
  return {hullBody<D>(points_a, random.inBox<D>(1.5 * size), random.rotation<D>()),
          hullBody<D>(points_b, random.inBox<D>(1.5 * size), random.rotation<D>()), ""};
}

template <int D>
Pair<D> anyPair(Random& random) {
  return random.integer(0, 1) == 0 ? gridPair<D>(random) : randomPair<D>(random);
}

template <int D>
double sizeOfPair(const Pair<D>& pair) {
  return static_cast<double>(trueDistance<D>(pair.a, pair.b).scale);
}

template <int D, class Make>
void checkMany(std::uint64_t seed, Make make) {
  Random random(seed);
  for (int run = 0; run < 150 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE("run " + std::to_string(run));
    checkAllWays<D>(make(random));
  }
}

template <class Dimension>
class QueryTest : public testing::Test {};
using QueryDimensions =
    testing::Types<std::integral_constant<int, 1>, std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(QueryTest, QueryDimensions);

TYPED_TEST(QueryTest, RandomHulls) { checkMany<TypeParam::value>(1, randomPair<TypeParam::value>); }

TYPED_TEST(QueryTest, GridHulls) {
  checkMany<TypeParam::value>(2, [](Random& random) { return gridPair<TypeParam::value>(random); });
}

TYPED_TEST(QueryTest, TurnedGridHulls) {
  constexpr int D = TypeParam::value;
  checkMany<D>(3, [](Random& random) {
    Pair<D> pair = gridPair<D>(random);
    pair.a.pose.rotation = pair.b.pose.rotation = random.rotation<D>();
    pair.b.pose.position = pair.a.pose.rotation.apply(pair.b.pose.position);
    return pair;
  });
}

TYPED_TEST(QueryTest, Margins) {
  constexpr int D = TypeParam::value;
  checkMany<D>(4, [](Random& random) {
    Pair<D> pair = anyPair<D>(random);
    const double size = sizeOfPair(pair);
    pair.a.radius = pair.a.shape.margin = random.integer(0, 2) * 0.25 * size;
    pair.b.radius = pair.b.shape.margin = random.uniform(0, 0.5) * size;
    return pair;
  });
}

/// A pair moved along its normal to a tiny gap or overlap.
TYPED_TEST(QueryTest, TinyGaps) {
  constexpr int D = TypeParam::value;
  checkMany<D>(5, [](Random& random) {
    Pair<D> pair = anyPair<D>(random);
    const Result<D> r = query(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose);
    const double gap = random.integer(-1, 1) * random.magnitude(-14, -4) * sizeOfPair(pair);
    pair.b.pose.position += (gap - (r.distance - r.depth)) * r.normal;
    return pair;
  });
}

TYPED_TEST(QueryTest, FarFromTheWorldOrigin) {
  constexpr int D = TypeParam::value;
  checkMany<D>(6, [](Random& random) {
    Pair<D> pair = gridPair<D>(random);
    const Vec<D> away = random.inBox<D>(1e9);
    pair.a.pose.position += away;
    pair.b.pose.position += away;
    return pair;
  });
}

TYPED_TEST(QueryTest, OneShapeIsMuchSmaller) {
  constexpr int D = TypeParam::value;
  checkMany<D>(7, [](Random& random) { return gridPair<D>(random, random.magnitude(-9, 0)); });
}

}  // namespace
}  // namespace gjk::test::query_test
