// How runs end, and what they record: every Termination, the sources' numbers, options, bad input.

#include "gjk/pair_query.h"
#include "gjk/query.h"

#include "internals.h"
#include "property_check.h"
#include "random.h"

#include <gtest/gtest.h>

#include <limits>

namespace gjk::test::gjk_test {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

Shape<1> interval(double from, double to) { return {Segment<1>{{Vec<1>(from), Vec<1>(to)}}}; }

template <int D>
Shape<D> hull(std::vector<Vec<D>> points) {
  return {Hull<D>{std::move(points)}};
}

Result<1> ask(const Shape<1>& a, const Shape<1>& b) { return query<1>(a, {}, b, {}); }

TEST(NumberLine, Overlapping) {
  const Result<1> r = ask(interval(1, 3), interval(2, 4));  // difference [−3, 1]
  EXPECT_EQ(r.status, Status::intersecting);
  EXPECT_EQ(r.depth, 1);
  EXPECT_EQ(r.normal.x, 1);
  EXPECT_EQ(r.point_a.x, 3);
  EXPECT_EQ(r.point_b.x, 2);
}

TEST(NumberLine, Apart) {
  const Result<1> r = ask(interval(1, 3), interval(-2, -1));  // difference [2, 5]
  EXPECT_EQ(r.status, Status::separated);
  EXPECT_EQ(r.distance, 2);
  EXPECT_EQ(r.normal.x, -1);
  EXPECT_EQ(r.point_a.x, 1);
  EXPECT_EQ(r.point_b.x, -1);
}

TEST(NumberLine, Contained) {
  const Result<1> r = ask(interval(10, 20), interval(5, 40));  // difference [−30, 15]
  EXPECT_EQ(r.status, Status::intersecting);
  EXPECT_EQ(r.depth, 15);
  EXPECT_EQ(r.normal.x, 1);
}

TEST(NumberLine, Touching) {
  const Result<1> r = ask(interval(1, 2), interval(2, 3));  // difference [−2, 0]
  EXPECT_EQ(r.status, Status::touching);
  EXPECT_EQ(r.distance - r.depth, 0);
  EXPECT_EQ(r.normal.x, 1);
  EXPECT_EQ(r.point_a.x, 2);
}

TEST(Plane, TheSourcesPolygons) {
  const Body<2> triangle = hullBody<2>({{4, 11}, {4, 5}, {9, 9}});
  const Body<2> quadrilateral = hullBody<2>({{5, 7}, {7, 3}, {10, 2}, {12, 7}});
  checkAllWays<2>({triangle, quadrilateral, ""});
  EXPECT_EQ(query<2>(triangle.shape, {}, quadrilateral.shape, {}).status, Status::intersecting);

  const Body<2> rectangle = hullBody<2>({{1, 3}, {5, 3}, {5, 1}, {1, 1}}),
                above = hullBody<2>({{2, 4}, {4, 4}, {3, 2}});
  checkAllWays<2>({rectangle, above, ""});
  const Result<2> r = query<2>(rectangle.shape, {}, above.shape, {});
  EXPECT_EQ(r.status, Status::intersecting);
  EXPECT_NEAR(r.depth, 1, 1e-15);  // the tip reaches from y = 4 … 2 into the rectangle's 1 … 3
  EXPECT_LE(glm::length(r.normal - Vec<2>(0, 1)), 1e-15);
}

TEST(Plane, TouchingAtVertexAndEdge) {
  const auto square = Shape<2>{Box<2>{{1, 1}}};
  for (const Vec<2> at : {Vec<2>(2, 2), Vec<2>(2, 0), Vec<2>(2, 0.5), Vec<2>(0, -2)}) {
    const Result<2> r = query<2>(square, {}, square, {at});
    EXPECT_EQ(r.status, Status::touching);
    EXPECT_EQ(r.distance, 0);
    EXPECT_EQ(r.depth, 0);
    EXPECT_NEAR(glm::length(r.normal), 1, 1e-15);
    EXPECT_LE(std::max(std::abs(r.point_a.x), std::abs(r.point_a.y)), 1);
    EXPECT_EQ(r.point_a, r.point_b);
  }
}

/// The trace of a run that ended for this reason is whole and says what the result says.
template <int D>
Result<D> expectEnd(Termination reason, const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b,
                    const Pose<D>& pose_b, const Options<D>& options = {}) {
  Trace<D> trace;
  trace.gjk.resize(3);  // what a former run left behind
  const Result<D> r = query(a, pose_a, b, pose_b, options, &trace);
  EXPECT_EQ(r.termination, reason) << name(r.termination);
  EXPECT_EQ(r.status == Status::invalid, reason == Termination::invalid_input);
  EXPECT_TRUE(sameBits(r, trace.result));
  const Result<D> untraced = query(a, pose_a, b, pose_b, options);
  EXPECT_EQ(untraced.termination, reason) << name(untraced.termination);
  EXPECT_TRUE(options.method == Method::boolean || sameBits(r, untraced));
  checkTrace(trace, options);
  return r;
}

const Shape<3> kBox{Box<3>{}};
const Shape<3> kLens{Ellipsoid<3>{{1, 0.5, 0.7}}};

TEST(Termination, Converged) {
  const Result<3> r = expectEnd<3>(Termination::converged, kBox, {}, kLens, {{3, 1, 0.5}});
  EXPECT_LE(r.upper_bound - r.lower_bound, 1e-9);
  expectEnd<3>(Termination::converged, kBox, {}, kLens, {{1, 0.3, 0.5}});
}

TEST(Termination, SeparatingDirection) {
  Options<3> options;
  options.method = Method::boolean;
  const Result<3> r = expectEnd<3>(Termination::separating_direction, kBox, {}, kBox, {{3, 0.1, 0}}, options);
  EXPECT_FALSE(r.has_distance);
  EXPECT_EQ(r.status, Status::separated);
  EXPECT_EQ(r.support_calls, 1);
  expectEnd<3>(Termination::converged, kBox, {}, kBox, {{1, 0.1, 0}}, options);
}

TEST(Termination, FlatDifference) {
  const auto plate = hull<3>({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}});
  const Result<3> r = expectEnd<3>(Termination::flat_difference, plate, {}, plate, {{0.1, 0.1, 0}});
  EXPECT_EQ(r.status, Status::touching);
  EXPECT_NEAR(std::abs(r.normal.z), 1, 1e-15);
  const Result<2> same_point = expectEnd<2>(Termination::flat_difference, {Point<2>{}}, {}, {Point<2>{}}, {});
  EXPECT_EQ(same_point.status, Status::touching);
  EXPECT_NEAR(glm::length(same_point.normal), 1, 1e-15);
}

TEST(Termination, MaxIterations) {
  Options<3> options;
  options.max_iterations = 3;
  const Result<3> r = expectEnd<3>(Termination::max_iterations, kBox, {}, kLens, {{2.1, 1.7, 1.8}}, options);
  EXPECT_EQ(r.gjk_iterations, 3);
  EXPECT_LT(r.lower_bound, r.upper_bound);
  EXPECT_EQ(r.distance, r.upper_bound);
  const double exact = query(kBox, {}, kLens, {{2.1, 1.7, 1.8}}).distance;
  EXPECT_LE(r.lower_bound, exact);
  EXPECT_GE(r.upper_bound, exact);

  options = {};
  options.epa_max_iterations = 2;
  expectEnd<3>(Termination::max_iterations, kBox, {}, kLens, {{1, 0.3, 0.5}}, options);
}

TEST(Termination, PrecisionLimit) {
  // No two bounds in doubles meet to within 1e-30 on a smooth shape.
  Options<3> options;
  options.tolerance = 1e-30;
  options.max_iterations = 100000;
  Random random(30);
  int at_the_limit = 0;
  for (int run = 0; run < 50; ++run) {
    const Pose<3> pose{random.direction<3>() * 3.0, random.rotation<3>()};
    const Shape<3> a = run % 2 == 0 ? kLens : hull<3>(random.points<3>(30, 1));
    const Termination reason = query<3>(a, {}, kLens, pose, options).termination;
    EXPECT_TRUE(reason == Termination::precision_limit || reason == Termination::converged) << name(reason);
    at_the_limit += reason == Termination::precision_limit;
    const Result<3> r = expectEnd<3>(reason, a, {}, kLens, pose, options);
    EXPECT_LE(r.upper_bound - r.lower_bound, 1e-14);
    EXPECT_LT(r.gjk_iterations, 1000);
  }
  EXPECT_GT(at_the_limit, 0);
}

TEST(Termination, InvalidInput) {
  for (const double bad : {kNan, kInfinity, -kInfinity}) {
    expectEnd<3>(Termination::invalid_input, kBox, {{bad, 0, 0}}, kBox, {});
    expectEnd<3>(Termination::invalid_input, {Sphere<3>{bad}}, {}, kBox, {});
    expectEnd<3>(Termination::invalid_input, {Box<3>{}, bad}, {}, kBox, {});
    expectEnd<3>(Termination::invalid_input, hull<3>({{0, 0, 0}, {0, bad, 0}}), {}, kBox, {});
    expectEnd<2>(Termination::invalid_input, {Bezier{{{0, 0}, {bad, 1}, {2, 0}}}}, {}, {Box<2>{}}, {});
    expectEnd<2>(Termination::invalid_input, {Box<2>{}}, {Vec<2>(0.0), {bad, bad}}, {Box<2>{}}, {});
    Options<3> options;
    options.initial_direction = Vec<3>(bad, 0, 0);
    expectEnd<3>(Termination::invalid_input, kBox, {}, kBox, {{3, 0, 0}}, options);
  }
  Options<3> options;
  options.initial_direction = Vec<3>(0.0);
  const Result<3> r = expectEnd<3>(Termination::invalid_input, kBox, {}, kBox, {{3, 0, 0}}, options);
  EXPECT_FALSE(r.has_distance);
}

TEST(Termination, AZeroQuaternionIsNoRotation) {
  const Pose<3> bad{{3, 0, 0}, Rotation<3>::fromQuaternion({0, 0, 0, 0})};
  for (const Shape<3>& shape : {kBox, kLens, Shape<3>{Sphere<3>{1}}, hull<3>({{0, 0, 0}, {1, 0, 0}})}) {
    expectEnd<3>(Termination::invalid_input, shape, bad, kBox, {});
    expectEnd<3>(Termination::invalid_input, kBox, {}, shape, bad);
  }
}

TEST(Query, AnyInitialDirectionLeadsToTheSameAnswer) {
  Random random(31);
  for (int run = 0; run < 100; ++run) {
    const auto a = hull<3>(random.points<3>(12, 1)), b = hull<3>(random.points<3>(12, 1));
    const Pose<3> pose_b{random.direction<3>() * 3.0, random.rotation<3>()};
    const Result<3> expected = query<3>(a, {}, b, pose_b);
    Options<3> options;
    options.initial_direction = random.direction<3>() * random.magnitude(-200, 200);
    const Result<3> r = query<3>(a, {}, b, pose_b, options);
    EXPECT_NEAR(r.distance, expected.distance, 1e-9);
    EXPECT_LE(glm::length(r.normal - expected.normal), 1e-4);
  }
}

TEST(Query, ExtremeScales) {
  for (const double size : {1e-40, 1e-20, 1e-9, 1e9, 1e20, 1e40}) {
    const Shape<3> box{Box<3>{{size, size, size}}};
    const Result<3> apart = query<3>(box, {}, box, {{3 * size, 0.2 * size, 0.1 * size}});
    EXPECT_NEAR(apart.distance / size, 1, 1e-14);
    EXPECT_EQ(apart.termination, Termination::converged);
    const Result<3> deep = query<3>(box, {}, box, {{1.5 * size, 0.2 * size, 0.1 * size}});
    EXPECT_NEAR(deep.depth / size, 0.5, 1e-14);
  }
}

/// Numbers that overflow or vanish when squared: no answer is promised, but an end is.
TEST(Query, EndsOnNumbersBeyondAllMeasure) {
  for (const double size : {5e-324, 1e-300, 1e-160, 1e160, 1e300})
    for (const double other : {size, 1.0}) {
      const Shape<3> a{Box<3>{{size, size, size}}}, b{Ellipsoid<3>{{other, other, other}}};
      for (const Method method : {Method::distance, Method::boolean}) {
        Options<3> options;
        options.method = method;
        const Result<3> r = query<3>(a, {}, b, {{1.5 * size, 0.5 * other, 0}}, options);
        EXPECT_LE(r.gjk_iterations, 128);
      }
    }
}

/// A shape of the user's own: a lens, the intersection of two balls, seen through its support function alone.
struct Lens {
  double radius = 2, offset = 1.5;
  SupportPoint<2> support(Vec<2> d) const {
    const Vec<2> u = glm::normalize(d);
    const double tip = std::sqrt(radius * radius - offset * offset);
    const Vec<2> centre(0, u.y > 0 ? -offset : offset);
    const Vec<2> point = centre + radius * u;
    if (point.y * u.y < 0 || u.y == 0) return {{u.x > 0 ? tip : -tip, 0}, u.x > 0 ? 1 : 0};
    return {point, -1};
  }
};

TEST(PairQuery, UserDefinedShape) {
  const Lens lens;
  const Result<2> above = queryPair<2>(lens, Pose<2>{}, Box<2>{{1, 1}}, Pose<2>{{0, 2}});
  EXPECT_NEAR(above.distance, 0.5, 1e-9);
  const Result<2> beside = queryPair<2>(lens, Pose<2>{}, Point<2>{}, Pose<2>{{3, 0}});
  EXPECT_NEAR(beside.distance, 3 - std::sqrt(1.75), 1e-9);
  const Result<2> deep = queryPair<2>(lens, Pose<2>{}, Box<2>{{1, 1}}, Pose<2>{{0, 1.25}});
  EXPECT_NEAR(deep.depth, 0.25, 1e-8);
}

}  // namespace
}  // namespace gjk::test::gjk_test
