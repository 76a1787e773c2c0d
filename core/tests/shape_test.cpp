#include "gjk/shape.h"

#include "shape_truth.h"

#include <gtest/gtest.h>

namespace gjk::test::shape_test {
namespace {

template <class Dimension>
class ShapeTest : public testing::Test {};
using ShapeDimensions =
    testing::Types<std::integral_constant<int, 1>, std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(ShapeTest, ShapeDimensions);

/// A direction, at times along an axis, where the ties are.
template <int D>
Vec<D> anyDirection(Random& random) {
  Vec<D> d = random.direction<D>();
  if (random.integer(0, 2) == 0) {
    d = Vec<D>(0.0);
    d[random.integer(0, D - 1)] = random.integer(0, 1) == 0 ? 1 : -1;
  }
  return d;
}

/// The support point is a point of the shape, as high as the shape reaches.
template <int D, class Support>
void expectSupport(const Shape<D>& shape, Vec<D> d, Support support, double size) {
  const SupportPoint<D> s = support(d);
  EXPECT_LE(outside<D>(shape, toLong<D>(s.point)), 1e-14L * size);
  EXPECT_NEAR(static_cast<double>(dotLong<D>(toLong<D>(s.point), toLong<D>(d))),
              static_cast<double>(height<D>(shape, toLong<D>(d))), 1e-14 * size);
  for (const double factor : {1e-300, 1e-150, 1e-3, 7.0, 1e150, 1e300}) {
    const SupportPoint<D> scaled = support(d * factor);
    EXPECT_LE(glm::length(scaled.point - s.point), 1e-7 * size) << factor;
    EXPECT_NEAR(glm::dot(scaled.point, d), glm::dot(s.point, d), 1e-14 * size) << factor;
  }
}

TYPED_TEST(ShapeTest, SupportsOfEveryKind) {
  constexpr int D = TypeParam::value;
  Random random(1);
  for (std::size_t kind = 0; kind < kKinds<D>; ++kind)
    for (int run = 0; run < 40; ++run) {
      SCOPED_TRACE(kind);
      const double size = random.magnitude(-6, 6);
      Shape<D> shape = randomShape<D>(random, kind, size);
      const Vec<D> d = anyDirection<D>(random);
      expectSupport<D>(
          shape, d, [&](Vec<D> v) { return shape.support(v); }, 4 * size);
      shape.margin = random.uniform(0, 1) * size;
      expectSupport<D>(
          shape, d, [&](Vec<D> v) { return shape.support(v); }, 4 * size);
    }
}

/// The core grown by its radius is the shape: heights differ by radius · |d|.
TYPED_TEST(ShapeTest, CorePlusRadiusIsTheShape) {
  constexpr int D = TypeParam::value;
  Random random(2);
  for (std::size_t kind = 0; kind < kKinds<D>; ++kind)
    for (int run = 0; run < 50; ++run) {
      Shape<D> shape = randomShape<D>(random, kind, 1);
      shape.margin = random.uniform(0, 1);
      const Vec<D> d = anyDirection<D>(random);
      const double whole = static_cast<double>(height<D>(shape, toLong<D>(d)));
      EXPECT_NEAR(glm::dot(shape.coreSupport(d).point, d) + shape.coreRadius() * glm::length(d), whole, 1e-14);
    }
}

TEST(Shape, CoreOfRoundShapes) {
  EXPECT_EQ((Shape<3>{Sphere<3>{2}, 0.5}.coreRadius()), 2.5);
  EXPECT_EQ((Shape<3>{Capsule<3>{1, 0.25}, 0.5}.coreRadius()), 0.75);
  EXPECT_EQ((Shape<3>{Box<3>{}, 0.5}.coreRadius()), 0.5);
  EXPECT_EQ((Shape<3>{Cylinder{}}.coreRadius()), 0);
  EXPECT_EQ((Shape<3>{Sphere<3>{2}}.coreSupport({1, 0, 0}).point), Vec<3>(0, 0, 0));
  EXPECT_EQ((Shape<2>{Capsule<2>{1, 0.25}}.coreSupport({1, 0.1}).point), Vec<2>(0, 1));
}

TEST(Shape, IndicesNameTheVertex) {
  EXPECT_EQ(Point<2>{}.support({1, 0}).index, 0);
  EXPECT_EQ((Segment<2>{{Vec<2>(0, 0), Vec<2>(1, 0)}}.support({1, 0}).index), 1);
  EXPECT_EQ((Box<3>{}.support({1, -1, 1}).index), 5);
  EXPECT_EQ((Box<3>{}.support({1, -1, 1}).point), Vec<3>(1, -1, 1));
  EXPECT_EQ((Hull<2>{{{0, 0}, {2, 0}, {1, 1}}}.support({1, 0.1}).index), 1);
  EXPECT_EQ((Cone{1, 1}.support({0, 1, 0}).index), 0);
  EXPECT_EQ((Cone{1, 1}.support({1, -1, 0}).index), -1);
  EXPECT_EQ((Sphere<3>{1}.support({1, 0, 0}).index), -1);
  EXPECT_EQ((Bezier{{{0, 0}, {1, 2}, {2, 0}}}.support({-1, 0}).index), 0);
  EXPECT_EQ((Bezier{{{0, 0}, {1, 2}, {2, 0}}}.support({1, 0}).index), 2);
  EXPECT_EQ((Bezier{{{0, 0}, {1, 2}, {2, 0}}}.support({0, 1}).index), -1);
  EXPECT_EQ((Shape<2>{Box<2>{}, 0.1}.support({1, 1}).index), -1);
}

TEST(Shape, TiesGoToTheFirstVertex) {
  EXPECT_EQ((Hull<2>{{{0, 1}, {1, 1}, {0, 1}, {-1, 1}}}.support({0, 1}).index), 0);
  EXPECT_EQ((Segment<2>{{Vec<2>(1, 0), Vec<2>(-1, 0)}}.support({0, 1}).index), 0);
}

TEST(Shape, KnownBezierHeights) {
  // The parabola through (0, 0), (1, 1), (2, 0) has its top at (1, 1).
  const Bezier parabola{{{0, 0}, {1, 2}, {2, 0}}};
  EXPECT_EQ(parabola.support({0, 1}).point, Vec<2>(1, 1));
  // S-shaped: both humps of the derivative's roots count.
  const Bezier cubic{{{0, 0}, {1, 3}, {2, -3}, {3, 0}}};
  const double hump = cubic.support({0, 1}).point.y;
  EXPECT_NEAR(hump, std::sqrt(3.0) / 2, 1e-15);  // 9 t (1 − t) (1 − 2 t) at t = ½ − 1/√12
  EXPECT_NEAR(cubic.support({0, -1}).point.y, -hump, 1e-15);
  // Control points in a row: the derivative has no second power.
  EXPECT_EQ((Bezier{{{0, 0}, {1, 0}, {2, 0}, {3, 0}}}.support({1, 0}).point), Vec<2>(3, 0));
}

/// The oracle itself. A cubic whose derivative is ±6 (t − p) (t − q) has the coefficients below; with p and q multiples
/// of 2⁻¹² all of them, and the heights of both stationary points, are exact numbers.
TEST(ShapeTruth, BezierHeightsAreExact) {
  Random random(7);
  for (int run = 0; run < 2000; ++run) {
    const auto anyRoot = [&] { return random.integer(1, 4095) / 4096.0L; };
    const Long p = anyRoot(),
               q = run % 2 == 0 ? anyRoot() : std::min(p + random.integer(0, 80) / 4096.0L, 4095 / 4096.0L);
    const Long sign = run % 4 < 2 ? 1 : -1;
    const std::array<Long, 4> h{0, sign * 2 * p * q, sign * (4 * p * q - p - q), sign * (2 - 3 * (p + q) + 6 * p * q)};
    Bezier curve;
    for (const Long height : h) curve.points.push_back({random.uniform(-1, 1), static_cast<double>(height)});
    for (std::size_t i = 0; i < 4; ++i) ASSERT_EQ(static_cast<Long>(curve.points[i].y), h[i]);
    const Long highest = std::max({h[0], h[3], sign * p * p * (3 * q - p), sign * q * q * (3 * p - q)});
    EXPECT_LE(std::abs(height(curve, LongVec<2>{0, 1}) - highest), 0x1p-62L) << p << ' ' << q;
  }
  // 1 + 2 t − 3 t²: a quadratic curve, highest at a third.
  EXPECT_LE(std::abs(height(Bezier{{{0, 1}, {5, 2}, {1, 0}}}, LongVec<2>{0, 1}) - 4.0L / 3), 0x1p-62L);
  EXPECT_EQ(height(Bezier{{{0, 1}, {5, 2}, {1, 3}}}, LongVec<2>{0, 1}), 3);
}

/// Computed in 60 decimal digits from these very doubles. Height and depth of the hump near the first end are closer
/// together than the oracle's samples once were, which took the end for its highest point.
TEST(ShapeTruth, BezierHeightOfASmallHump) {
  const Bezier curve{{{15141.396191261094, 22912.839553561269},
                      {-12755.479787021504, 20930.255028948934},
                      {-5702.1664943967553, 22170.69947357797},
                      {-6610.583896096141, -10086.874946415441}}};
  const LongVec<2> d = toLong<2>(Vec<2>(-0.070437978534849024, 0.99751616086152917));
  EXPECT_LE(std::abs(height(curve, d) - 21789.39840603121826166436023L), 1e-14L);
}

TEST(Shape, FlatAndEmptyOnesStillAnswer) {
  EXPECT_EQ((Ellipsoid<3>{{1, 0, 1}}.support({0, 1, 0}).point), Vec<3>(0, 0, 0));
  EXPECT_EQ((Ellipsoid<2>{{0, 0}}.support({1, 1}).point), Vec<2>(0, 0));
  EXPECT_EQ((Cylinder{0, 1}.support({1, 0, 0}).point), Vec<3>(1, 0, 0));
  EXPECT_EQ((Cone{1, 0}.support({0, -1, 0}).point), Vec<3>(0, -1, 0));
  EXPECT_EQ((Hull<2>{{}}.support({1, 0}).index), -1);
  EXPECT_EQ((Bezier{}.support({1, 0}).index), -1);
}

}  // namespace
}  // namespace gjk::test::shape_test
