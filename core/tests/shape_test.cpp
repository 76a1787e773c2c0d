#include "gjk/shape.h"

#include "shape_truth.h"

#include <gtest/gtest.h>

namespace gjk::test {
namespace {

template <class Dimension>
class ShapeTest : public testing::Test {};
using Dimensions =
    testing::Types<std::integral_constant<int, 1>, std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(ShapeTest, Dimensions);

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

TEST(Shape, FlatAndEmptyOnesStillAnswer) {
  EXPECT_EQ((Ellipsoid<3>{{1, 0, 1}}.support({0, 1, 0}).point), Vec<3>(0, 0, 0));
  EXPECT_EQ((Ellipsoid<2>{{0, 0}}.support({1, 1}).point), Vec<2>(0, 0));
  EXPECT_EQ((Cylinder{0, 1}.support({1, 0, 0}).point), Vec<3>(1, 0, 0));
  EXPECT_EQ((Cone{1, 0}.support({0, -1, 0}).point), Vec<3>(0, -1, 0));
  EXPECT_EQ((Hull<2>{{}}.support({1, 0}).index), -1);
  EXPECT_EQ((Bezier{}.support({1, 0}).index), -1);
}

}  // namespace
}  // namespace gjk::test
