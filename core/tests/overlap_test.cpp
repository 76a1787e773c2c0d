// The overlap test against the whole query, and its evidence against heights and distances of our own.

#include "gjk/overlap.h"

#include "gjk/query.h"
#include "gjk/support.h"

#include "pair_generator.h"
#include "shape_truth.h"

#include <gtest/gtest.h>

namespace gjk::test::overlap_test {
namespace {

template <int D>
struct Placed {
  const Shape<D>& shape;
  const Pose<D>& pose;
  const Vec<D>& origin;

  /// The greatest height along d of the body, relative to `origin`.
  Long heightAlong(const Vec<D>& d) const {
    return height<D>(shape, toLong<D>(pose.rotation.applyInverse(d))) +
           dotLong<D>(toLong<D>(pose.position - origin), toLong<D>(d));
  }
};

template <int D>
double extentOf(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b) {
  return largestCoordinate<D>(pose_a.position - pose_b.position) + detail::reachWithMargin(a) +
         detail::reachWithMargin(b);
}

/// Checks the answer and what shows it; whether the bodies meet.
template <int D>
bool checkOverlap(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b) {
  const Result<D> whole = query(a, pose_a, b, pose_b);
  const Overlap<D> answer = overlap(a, pose_a, b, pose_b);
  const double size = extentOf(a, pose_a, b, pose_b), slack = 1e-9 * size;
  if (whole.status != Status::touching && whole.distance + whole.depth > slack) {
    EXPECT_EQ(answer.meets, whole.status == Status::intersecting) << whole.distance - whole.depth << " of " << size;
  }
  if (answer.meets) {
    Hull<D> simplex{{}};
    for (const Support<D>& vertex : answer.simplex) simplex.points.push_back(vertex.w);
    EXPECT_FALSE(simplex.points.empty());
    EXPECT_LE(double(outside<D>(simplex, LongVec<D>{})), a.coreRadius() + b.coreRadius() + slack);
  } else {
    const Placed<D> placed_a{a, pose_a, pose_a.position}, placed_b{b, pose_b, pose_a.position};
    const Long apart = -placed_b.heightAlong(-answer.direction) - placed_a.heightAlong(answer.direction);
    EXPECT_NEAR(glm::length(answer.direction), 1, 1e-12);
    EXPECT_GE(double(apart), answer.gap - 1e-13 * size);
    EXPECT_GT(double(apart), -1e-13 * size);
  }
  return answer.meets;
}

template <int D>
void checkPolytopes(std::uint64_t seed, int count) {
  PairGenerator<D> generator(seed);
  int met = 0;
  for (int run = 0; run < count; ++run) {
    const Pair<D> pair = generator.next();
    SCOPED_TRACE(testing::Message() << "run " << run << ": " << pair.kind);
    met += checkOverlap<D>(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose);
    ASSERT_FALSE(testing::Test::HasFailure());
  }
  EXPECT_GT(met, 0.3 * count);
  EXPECT_LT(met, 0.7 * count);
}

template <int D>
void checkAllShapes(std::uint64_t seed, int count) {
  constexpr int kKinds = static_cast<int>(std::variant_size_v<typename ShapeKinds<D>::Variant>);
  Random random(seed);
  int met = 0;
  for (int run = 0; run < count; ++run) {
    const double size = random.magnitude(-6, 6);
    const auto any = [&] { return static_cast<std::size_t>(random.integer(0, kKinds - 1)); };
    Shape<D> a = randomShape<D>(random, any(), size), b = randomShape<D>(random, any(), size * random.magnitude(-1, 1));
    if (run % 4 == 0) a.margin = 0.3 * size * random.uniform(0, 1);
    const Pose<D> pose_a{random.inBox<D>(size), random.rotation<D>()};
    const Pose<D> pose_b{pose_a.position + random.inBox<D>(1.5 * size), random.rotation<D>()};
    SCOPED_TRACE(testing::Message() << "run " << run << ", kinds " << a.kind.index() << " and " << b.kind.index());
    met += checkOverlap<D>(a, pose_a, b, pose_b);
    ASSERT_FALSE(testing::Test::HasFailure());
  }
  EXPECT_GT(met, 0.2 * count);
  EXPECT_LT(met, 0.8 * count);
}

TEST(Overlap, OfPolytopesIn1D) { checkPolytopes<1>(151, 3000); }
TEST(Overlap, OfPolytopesIn2D) { checkPolytopes<2>(152, 3000); }
TEST(Overlap, OfPolytopesIn3D) { checkPolytopes<3>(153, 3000); }
TEST(Overlap, OfAllShapesIn2D) { checkAllShapes<2>(154, 2000); }
TEST(Overlap, OfAllShapesIn3D) { checkAllShapes<3>(155, 2000); }

TEST(Overlap, TouchingShapesMeet) {
  const Shape<3> box{Box<3>{Vec<3>(1.0)}}, ball{Sphere<3>{0.5}};
  EXPECT_TRUE(overlap<3>(box, {}, box, {{2, 0.5, 0.25}, {}}).meets);
  EXPECT_TRUE(overlap<3>(ball, {}, ball, {{0, 1, 0}, {}}).meets);
  EXPECT_FALSE(overlap<3>(ball, {}, ball, {{0, 1.000001, 0}, {}}).meets);
}

TEST(Overlap, WhatIsNoShapeHasNoAnswer) {
  const Shape<2> bad{Sphere<2>{-1}}, good{Sphere<2>{1}};
  EXPECT_EQ(overlap<2>(bad, {}, good, {}).termination, Termination::invalid_input);
  EXPECT_EQ(overlap<2>(good, {Vec<2>(std::nan("")), {}}, good, {}).termination, Termination::invalid_input);
  EXPECT_FALSE(overlap<2>(bad, {}, good, {}).meets);
}

}  // namespace
}  // namespace gjk::test::overlap_test
