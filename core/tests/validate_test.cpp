// What is no shape, no pose and no support function is said to be none, and no query answers about it.
#include "gjk/validate.h"
#include "gjk/check_support.h"
#include "gjk/pair_query.h"
#include "gjk/query.h"
#include "gjk/sat_query.h"
#include "random.h"
#include "shape_truth.h"

#include <gtest/gtest.h>

#include <cstring>
#include <limits>

namespace gjk::test::validate_test {
namespace {

constexpr double kNotANumber = std::numeric_limits<double>::quiet_NaN();

template <int D>
void expectInvalid(const Shape<D>& shape, const Pose<D>& pose, const char* word) {
  const std::string fault = validate(shape) + validate(pose);
  EXPECT_NE(fault.find(word), std::string::npos) << fault;
  const Shape<D> other{Box<D>{}};
  for (const Rounding rounding : {Rounding::core, Rounding::support})
    for (const Method method : {Method::distance, Method::boolean, Method::separating_axes}) {
      const Options<D> options{.method = method, .rounding = rounding};
      Trace<D> trace;
      const Result<D> result = query(shape, pose, other, {}, options, &trace);
      const bool unsuited = result.termination == Termination::unsuited;  // separating axes: a round shape
      EXPECT_TRUE(result.termination == Termination::invalid_input || unsuited) << fault << name(result.termination);
      EXPECT_FALSE(result.has_distance);
      EXPECT_EQ(trace.result.termination, result.termination);
      EXPECT_EQ(query(other, {}, shape, pose, options).termination, result.termination) << fault;
    }
}

TEST(Validate, ShapesThatAreNone) {
  const Pose<3> pose{{3, 0, 0}, {}};
  expectInvalid<3>({Sphere<3>{-1}}, pose, "the radius is -1");
  expectInvalid<3>({Sphere<3>{1}, -0.25}, pose, "the margin is -0.25");
  // Beside so small a size, coordinates that count as zero once made bounds false by 5 %.
  expectInvalid<3>({Sphere<3>{1e-310}}, {{1.5e-310, 0, 0}, {}}, "it must be 0, or a number from 2^-250 to 2^300");
  expectInvalid<2>({Box<2>{{1, 1e-100}}}, {}, "half extent along y is 1e-100");
  expectInvalid<3>({Box<3>{{1, -2, 1}}}, pose, "half extent along y is -2");
  expectInvalid<3>({Ellipsoid<3>{{1, 1, -1e-9}}}, pose, "radius along z is -1e-09");
  expectInvalid<3>({Capsule<3>{-1, 0.5}}, pose, "half height");
  expectInvalid<3>({Cylinder{1, -0.5}}, pose, "radius");
  expectInvalid<3>({Cone{1, -0.5}}, pose, "radius");
  expectInvalid<3>({Hull<3>{{}}}, pose, "no points");
  expectInvalid<3>({Hull<3>{{{0, 0, 0}, {kNotANumber, 0, 0}}}}, pose, "point 1 is (nan");
  expectInvalid<3>({Sphere<3>{kNotANumber}}, pose, "radius is nan");
  expectInvalid<3>({Segment<3>{{{{0, 0, 0}, {1e300, 0, 0}}}}}, pose, "2^300");
  expectInvalid<2>({Bezier{{{0, 0}, {1, 1}}}}, {{3, 0}, {}}, "2 control points");
  expectInvalid<2>({Bezier{}}, {{3, 0}, {}}, "0 control points");
  expectInvalid<1>({Hull<1>{{}}}, {}, "no points");
}

TEST(Validate, PosesThatAreNone) {
  expectInvalid<3>({Box<3>{}}, {{3, 0, 0}, {glm::dmat3(2.0)}}, "rotation");
  expectInvalid<3>({Box<3>{}}, {{3, 0, 0}, {glm::dmat3(1.0 + 1e-5)}}, "rotation");
  glm::dmat3 sheared(1.0);
  sheared[1][0] = 0.01;
  expectInvalid<3>({Box<3>{}}, {{3, 0, 0}, {sheared}}, "rotation");
  expectInvalid<2>({Box<2>{}}, {{3, 0}, {2, 0}}, "rotation");
  expectInvalid<2>({Box<2>{}}, {{3, 0}, {0, 0}}, "rotation");
  expectInvalid<3>({Box<3>{}}, {{kNotANumber, 0, 0}, {}}, "position");
  const Box<3> box;
  EXPECT_EQ(queryPair<3>(box, {{3, 0, 0}, {glm::dmat3(2.0)}}, box, {}).termination, Termination::invalid_input);
}

TEST(Validate, RandomShapesAndRotationsOfSinglePrecisionPass) {
  Random random(5);
  for (int n = 0; n < 300; ++n) {
    EXPECT_EQ(validate(randomShape<2>(random, n % kKinds<2>, random.magnitude(-6, 6))), "");
    EXPECT_EQ(validate(randomShape<3>(random, n % kKinds<3>, random.magnitude(-6, 6))), "");
    Pose<3> pose{random.inBox<3>(1e6), random.rotation<3>()};
    for (int i = 0; i < 3; ++i)
      for (int k = 0; k < 3; ++k) pose.rotation.matrix[i][k] = static_cast<float>(pose.rotation.matrix[i][k]);
    EXPECT_EQ(validate(pose), "");
  }
}

/// Zero is never −0: of boxes that touch, exactly.
TEST(Answers, AreNeverMinusZero) {
  const auto expectPlain = [](const auto& result) {
    EXPECT_EQ(result.status, Status::touching);
    for (const double value : {result.distance, result.depth, result.lower_bound, result.upper_bound})
      EXPECT_FALSE(std::signbit(value)) << value;
  };
  for (const Method method : {Method::distance, Method::boolean, Method::separating_axes})
    for (const double side : {-1.0, 1.0}) {
      const Options<2> flat{.method = method};
      const Options<3> solid{.method = method};
      const Shape<2> square{Box<2>{{1, 1}}};
      const Shape<3> box{Box<3>{{1, 1, 1}}}, rounded{Box<3>{{0.5, 0.5, 0.5}}, 0.5};
      expectPlain(query(square, {}, square, {{2 * side, 0.5}, {}}, flat));
      expectPlain(query(box, {}, box, {{2 * side, 0.5, 0.25}, {}}, solid));
      expectPlain(query(box, {}, rounded, {{2 * side, 0.25, 0.25}, {}}, solid));
    }
}

// ---- support functions ----

struct Ball {
  SupportPoint<3> support(Vec<3> d) const { return {d / glm::length(d), -1}; }
};
struct Backwards {
  SupportPoint<3> support(Vec<3> d) const { return {-d / glm::length(d), -1}; }
};
struct Unscaled {  // forgets to normalise
  SupportPoint<3> support(Vec<3> d) const { return {d, -1}; }
};
struct Drifting {
  mutable double step = 0;
  SupportPoint<3> support(Vec<3> d) const { return {d / glm::length(d) * (1 + (step += 0.01)), -1}; }
};
struct Dented {  // a box that forgets one corner
  SupportPoint<3> support(Vec<3> d) const {
    SupportPoint<3> corner = Box<3>{{1, 1, 1}}.support(d);
    if (corner.index == 7) corner.point = {0.5, 0.5, 0.5};
    return corner;
  }
};
struct Broken {
  SupportPoint<3> support(Vec<3> d) const { return {d.x > 0.5 ? Vec<3>(kNotANumber) : Vec<3>(0.0), -1}; }
};
struct Noise {  // a point that depends on the direction's bits only
  SupportPoint<3> support(Vec<3> d) const {
    std::uint64_t bits = 88172645463325252u;
    for (int i = 0; i < 3; ++i) {
      std::uint64_t own;
      std::memcpy(&own, &d[i], sizeof own);
      bits = (bits ^ own) * 6364136223846793005u + 1442695040888963407u;
    }
    Random random(bits);
    return {random.inBox<3>(1), -1};
  }
};

TEST(CheckSupport, FaultsAreNamedWithTheDirectionThatShowsThem) {
  EXPECT_EQ(checkSupport<3>(Backwards{}).fault, SupportFault::wrong_sign);
  EXPECT_EQ(checkSupport<3>(Unscaled{}).fault, SupportFault::not_homogeneous);
  EXPECT_EQ(checkSupport<3>(Drifting{}).fault, SupportFault::not_repeatable);
  EXPECT_EQ(checkSupport<3>(Broken{}).fault, SupportFault::not_finite);
  EXPECT_FALSE(checkSupport<3>(Noise{}).right());
  const Dented dented;
  const SupportCheck<3> check = checkSupport<3>(dented);
  EXPECT_EQ(check.fault, SupportFault::not_furthest);
  // It says which direction, and that is so: asked there, it answers less than elsewhere.
  EXPECT_EQ(dented.support(check.direction).point, check.point.point);
  EXPECT_EQ(dented.support(check.other_direction).point, check.further.point);
  EXPECT_NEAR(glm::dot(check.direction, check.further.point - check.point.point), check.shortfall, 1e-12);
  EXPECT_GT(check.shortfall, 0.1);
  EXPECT_NE(describe(check).find("(0.5, 0.5, 0.5)"), std::string::npos) << describe(check);
}

TEST(CheckSupport, AllShapesPass) {
  Random random(11);
  for (int n = 0; n < 200; ++n) {
    const double size = random.magnitude(-6, 6);
    const auto expectRight = [&](const auto& check) { EXPECT_TRUE(check.right()) << n << ": " << describe(check); };
    expectRight(checkSupport<1>(randomShape<1>(random, n % kKinds<1>, size)));
    expectRight(checkSupport<2>(randomShape<2>(random, n % kKinds<2>, size)));
    expectRight(checkSupport<3>(randomShape<3>(random, n % kKinds<3>, size)));
  }
}

TEST(CustomShape, AnswersAsTheTemplateDoesToTheBit) {
  Random random(12);
  for (int n = 0; n < 300; ++n) {
    const Shape<3> a = randomShape<3>(random, n % kKinds<3>, 1), b = randomShape<3>(random, n / 9 % kKinds<3>, 1);
    const Pose<3> pose_a{random.inBox<3>(1), random.rotation<3>()}, pose_b{random.inBox<3>(3), random.rotation<3>()};
    const Result<3> one = query(CustomShape<3>(a), pose_a, CustomShape<3>(b), pose_b);
    const Result<3> other = queryPair<3>(a, pose_a, b, pose_b);
    ASSERT_EQ(one.termination, other.termination);
    EXPECT_EQ(one.distance, other.distance);
    EXPECT_EQ(one.depth, other.depth);
    EXPECT_EQ(one.normal, other.normal);
    EXPECT_EQ(one.point_a, other.point_a);
    EXPECT_EQ(one.support_calls, other.support_calls);
  }
}

TEST(CustomShape, RadiiAndLimitsOfBalls) {
  const Ball ball;
  const Shape<3> point{Point<3>{}};
  const CustomShape<3> rounded(ball, 0.5), centre(point, 2);
  EXPECT_NEAR(query(rounded, {}, centre, {{5, 0, 0}, {}}).distance, 1.5, 1e-9);
  EXPECT_NEAR(query(rounded, {}, centre, {{0, 3, 0}, {}}).depth, 0.5, 1e-9);
  EXPECT_EQ(query(CustomShape<3>(ball, -1), {}, centre, {{5, 0, 0}, {}}).termination, Termination::invalid_input);
  const Options<3> near{.distance_limit = 1};
  const Result<3> far = query(rounded, {}, centre, {{5, 0, 0}, {}}, near);
  EXPECT_EQ(far.termination, Termination::separating_direction);
  EXPECT_GT(far.lower_bound, 1);
  EXPECT_LE(far.lower_bound, 1.5 + 1e-12);
}

/// No wrong answer is given with confidence where the support function contradicts itself.
TEST(CustomShape, BrokenSupportFunctionsEndAsInvalidInput) {
  const Ball ball;
  const Backwards backwards;
  const Noise noise;
  Random random(13);
  int noticed = 0;
  for (int n = 0; n < 200; ++n) {
    const Pose<3> pose{random.direction<3>() * random.uniform(0.5, 5), random.rotation<3>()};
    EXPECT_EQ(query(CustomShape<3>(ball), {}, CustomShape<3>(backwards), pose).termination, Termination::invalid_input)
        << n;
    EXPECT_EQ(query(CustomShape<3>(backwards), {}, CustomShape<3>(backwards), pose).termination,
              Termination::invalid_input)
        << n;
    const Termination end = query(CustomShape<3>(noise), {}, CustomShape<3>(ball), pose).termination;
    noticed += end == Termination::invalid_input;
    EXPECT_EQ(query(CustomShape<3>(ball), {}, CustomShape<3>(ball), pose).termination, Termination::converged) << n;
  }
  EXPECT_GT(noticed, 150);
}

}  // namespace
}  // namespace gjk::test::validate_test
