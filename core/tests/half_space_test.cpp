// Shapes against half-spaces: heights of our own say how far apart.

#include "gjk/half_space.h"

#include "shape_truth.h"

#include <gtest/gtest.h>

#include <cmath>

namespace gjk::test::half_space_test {
namespace {

template <int D>
void checkHalfSpaces(std::uint64_t seed) {
  constexpr int kShapeKinds = static_cast<int>(std::variant_size_v<typename ShapeKinds<D>::Variant>);
  Random random(seed);
  int below = 0;
  for (int run = 0; run < 3000; ++run) {
    const double size = random.magnitude(-6, 6);
    Shape<D> shape = randomShape<D>(random, static_cast<std::size_t>(random.integer(0, kShapeKinds - 1)), size);
    if (run % 3 == 0) shape.margin = 0.2 * size;
    const Pose<D> pose{random.inBox<D>(size), random.rotation<D>()};
    const HalfSpace<D> ground{random.direction<D>() * random.magnitude(-30, 30), 0};
    const HalfSpace<D> moved{ground.normal, glm::length(ground.normal) * random.uniform(-1, 1) * size};
    const Result<D> answer = query(shape, pose, moved);
    const Long length = lengthLong<D>(toLong<D>(moved.normal));
    const Vec<D> local = pose.rotation.applyInverse(-moved.normal);
    const Long expected = (dotLong<D>(toLong<D>(moved.normal), toLong<D>(pose.position)) -
                           height<D>(shape, toLong<D>(local)) - moved.offset) /
                          length;
    const double near = 1e-13 * (size * 10);
    ASSERT_NEAR(answer.distance - answer.depth, double(expected), near) << "run " << run;
    EXPECT_NEAR(glm::dot(answer.normal, moved.normal) / glm::length(moved.normal), -1, 1e-12);
    const Vec<D> between = answer.point_b - answer.point_a;
    EXPECT_LE(glm::length(between - (answer.distance - answer.depth) * answer.normal), near);
    EXPECT_NEAR(glm::dot(answer.point_b, moved.normal) / double(length), moved.offset / double(length), near);
    below += answer.status == Status::intersecting;
  }
  EXPECT_GT(below, 500);
  EXPECT_LT(below, 2500);
}

TEST(HalfSpaces, In1D) { checkHalfSpaces<1>(171); }
TEST(HalfSpaces, In2D) { checkHalfSpaces<2>(172); }
TEST(HalfSpaces, In3D) { checkHalfSpaces<3>(173); }

TEST(HalfSpaces, ABoxStandsOnTheGround) {
  const Result<3> answer = query<3>({Box<3>{Vec<3>(1.0)}}, {{5, 1, 0}, {}}, {{0, 1, 0}, 0});
  EXPECT_EQ(answer.status, Status::touching);
  EXPECT_EQ(answer.normal, Vec<3>(0, -1, 0));
}

TEST(HalfSpaces, WhatIsNoneHasNoAnswer) {
  const Shape<3> ball{Sphere<3>{1}};
  const double infinite = std::numeric_limits<double>::infinity();
  for (const HalfSpace<3>& bad : {HalfSpace<3>{{0, 0, 0}, 1}, HalfSpace<3>{{0, std::nan(""), 0}, 1},
                                  HalfSpace<3>{{0, 1, 0}, infinite}, HalfSpace<3>{{0, 1e-300, 0}, 1e300}}) {
    EXPECT_EQ(query<3>(ball, {}, bad).termination, Termination::invalid_input);
    EXPECT_FALSE(query<3>(ball, {}, bad).has_distance);
  }
  const HalfSpace<3> ground{{0, 1, 0}, 0};
  EXPECT_EQ(query<3>({Sphere<3>{-1}}, {}, ground).termination, Termination::invalid_input);
  EXPECT_EQ(query<3>({Sphere<3>{std::nan("")}}, {}, ground).termination, Termination::invalid_input);
  EXPECT_EQ(query<3>(ball, {{std::nan(""), 0, 0}, {}}, ground).termination, Termination::invalid_input);
  EXPECT_EQ(query<3>(ball, {{0, 0, 0}, {glm::dmat3(2.0)}}, ground).termination, Termination::invalid_input);
}

}  // namespace
}  // namespace gjk::test::half_space_test
