// The query on every pair of kinds of shapes, both roundings, checked by certificates that need no second algorithm.
//
// Separated: the witness points lie on the shapes, their distance is an upper bound; along the normal the shapes are
// apart by their heights' difference, a lower bound; both must meet. Overlapping: along the normal the overlap of the
// heights is an upper bound on the depth, and no direction of many has a lower one.

#include "gjk/every_value.h"
#include "gjk/query.h"

#include "shape_truth.h"

#include <gtest/gtest.h>

namespace gjk::test::round_query_test {
namespace {

template <int D>
LongVec<D> turnedBack(const Rotation<D>& rotation, Vec<D> v) {
  return toLong<D>(rotation.applyInverse(v));
}

template <int D>
struct RoundPair {
  Shape<D> a, b;
  Pose<D> pose_a, pose_b;

  /// Overlap of the shapes along n; negative for a gap.
  double overlapAlong(Vec<D> n) const {
    const Long along_a = height<D>(a, turnedBack<D>(pose_a.rotation, n));
    const Long along_b = height<D>(b, turnedBack<D>(pose_b.rotation, -n));
    return static_cast<double>(along_a + along_b) + glm::dot(pose_a.position - pose_b.position, n);
  }
  double outsideA(Vec<D> p) const { return static_cast<double>(outside<D>(a, toLong<D>(pose_a.toLocal(p)))); }
  double outsideB(Vec<D> p) const { return static_cast<double>(outside<D>(b, toLong<D>(pose_b.toLocal(p)))); }
  double scale() const {
    double largest = 0;
    for (int i = 0; i < D; ++i) {
      Vec<D> axis(0.0);
      axis[i] = 1;
      largest = std::max({largest, std::abs(overlapAlong(axis)), std::abs(overlapAlong(-axis))});
    }
    return largest;
  }
};

template <int D>
void checkRoundPair(const RoundPair<D>& pair, const Options<D>& options, Random& random) {
  const double scale = pair.scale(), slack = 1e-6 * scale;
  Trace<D> trace;
  const Result<D> r = query(pair.a, pair.pose_a, pair.b, pair.pose_b, options, &trace);
  EXPECT_NEAR(trace.scale, scale, 1e-12 * scale);
  EXPECT_NEAR(glm::length(r.normal), 1, 1e-14);
  const double signed_distance = r.distance - r.depth;
  EXPECT_NEAR(-pair.overlapAlong(r.normal), signed_distance, slack);
  EXPECT_LE(glm::length(r.point_b - r.point_a - signed_distance * r.normal), 1e-13 * scale);
  EXPECT_LE(pair.outsideA(r.point_a), slack);
  EXPECT_LE(pair.outsideB(r.point_b), slack);
  EXPECT_LE(r.lower_bound, r.upper_bound);
  if (signed_distance >= 0) return;
  for (int i = 0; i < 40; ++i) {
    const Vec<D> n = glm::normalize(r.normal + random.direction<D>() * random.magnitude(-4, 0.5));
    EXPECT_GE(pair.overlapAlong(n), r.depth - slack);
  }
}

template <class Dimension>
class RoundQueryTest : public testing::Test {};
using RoundQueryDimensions =
    testing::Types<std::integral_constant<int, 1>, std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(RoundQueryTest, RoundQueryDimensions);

TYPED_TEST(RoundQueryTest, EveryPairOfKinds) {
  constexpr int D = TypeParam::value;
  Random random(11);
  int separated = 0, runs = 0;
  for (std::size_t kind_a = 0; kind_a < kKinds<D>; ++kind_a)
    for (std::size_t kind_b = 0; kind_b < kKinds<D>; ++kind_b)
      for (int run = 0; run < 8; ++run) {
        const double size = random.magnitude(-6, 6);
        RoundPair<D> pair{randomShape<D>(random, kind_a, size), randomShape<D>(random, kind_b, size), {}, {}};
        if (random.integer(0, 1) == 0) pair.a.margin = random.uniform(0, 0.3) * size;
        pair.pose_a = {random.inBox<D>(size), random.rotation<D>()};
        pair.pose_b = {random.inBox<D>(size), random.rotation<D>()};
        // In statements of their own: compilers evaluate the operands of one expression in different orders.
        const Vec<D> apart = random.direction<D>();
        pair.pose_b.position += apart * random.uniform(0, 1.6) * size;
        Options<D> options;
        options.rounding = run % 2 == 0 ? Rounding::core : Rounding::support;
        options.acceleration = valueAt<Acceleration>(run);
        SCOPED_TRACE("kinds " + std::to_string(kind_a) + ", " + std::to_string(kind_b) + ", run " +
                     std::to_string(run));
        checkRoundPair<D>(pair, options, random);
        ++runs;
        separated += query(pair.a, pair.pose_a, pair.b, pair.pose_b, options).status == Status::separated;
        if (testing::Test::HasFailure()) return;
      }
  EXPECT_GT(separated, runs / 4);
  EXPECT_LT(separated, runs * 3 / 4);
}

TEST(RoundQuery, TwoBalls) {
  Random random(12);
  for (int run = 0; run < 100; ++run) {
    const double size = random.magnitude(-6, 6);
    const double ra = random.uniform(0.1, 1) * size, rb = random.uniform(0.1, 1) * size;
    const Vec<3> at = random.inBox<3>(size), to = random.direction<3>() * random.uniform(0.01, 3) * size;
    const double expected = glm::length(to) - ra - rb;
    for (const Rounding rounding : {Rounding::core, Rounding::support}) {
      Options<3> options;
      options.rounding = rounding;
      const Result<3> r = query<3>({Sphere<3>{ra}}, {at}, {Sphere<3>{rb}}, {at + to}, options);
      const double slack = (rounding == Rounding::core ? 1e-14 : 1e-7) * size;
      EXPECT_NEAR(r.distance - r.depth, expected, slack);
      EXPECT_LE(glm::length(r.normal - to / glm::length(to)), rounding == Rounding::core ? 1e-13 : 1e-2);
      if (rounding == Rounding::core) {
        EXPECT_EQ(r.epa_iterations, 0);
        EXPECT_LE(r.support_calls, 2);
      }
    }
  }
}

TEST(RoundQuery, ConcentricBalls) {
  const Result<3> r = query<3>({Sphere<3>{2}}, {}, {Sphere<3>{0.5}}, {});
  EXPECT_EQ(r.status, Status::intersecting);
  EXPECT_EQ(r.depth, 2.5);
  EXPECT_EQ(r.termination, Termination::converged);
  EXPECT_NEAR(glm::length(r.normal), 1, 1e-15);
}

TEST(RoundQuery, BallAtACornerOfATriangle) {
  // Every direction of the corner's normal cone is as good: EPA runs to its limit, and the witness points are those of
  // the support point along the best normal. Found by gjk_fuzz.
  const Vec<3> corner(0.59806961992079322, -0.93557926370715072, 0.29902929231643005);
  const Shape<3> triangle{Hull<3>{{{1.7288869167614711, 0.18673702965580405, -0.42379318713647407},
                                   {-0.073229971400621929, -1.1446326824324442, 0.52442006566630983},
                                   corner}}};
  const double radius = 0.092562;
  Options<3> options;
  options.rounding = Rounding::support;
  const Result<3> r = query<3>(triangle, {}, {Sphere<3>{radius}}, {corner}, options);
  EXPECT_NEAR(r.depth, radius, 1e-9);
  EXPECT_NEAR(glm::length(r.point_b - corner), radius, 1e-9);
  EXPECT_LE(glm::length(r.point_a - corner), 1e-9);
}

TEST(RoundQuery, CapsuleBesideCapsule) {
  // Crossed at right angles, 2 apart along z, each rounded by 1/2.
  Pose<3> turned{{0, 0, 2}, Rotation<3>::fromQuaternion(glm::dquat(std::sqrt(0.5), 0, 0, std::sqrt(0.5)))};
  const Result<3> r = query<3>({Capsule<3>{1, 0.5}}, {}, {Capsule<3>{1, 0.5}}, turned);
  EXPECT_NEAR(r.distance, 1, 1e-15);
  EXPECT_LE(glm::length(r.normal - Vec<3>(0, 0, 1)), 1e-15);
  EXPECT_LE(glm::length(r.point_a - Vec<3>(0, 0, 0.5)), 1e-15);
}

TEST(RoundQuery, EllipsoidOverPlane) {
  // A wide box under an ellipsoid: its lowest point is √Σ (r_i n_i)² below its centre.
  Random random(13);
  for (int run = 0; run < 30; ++run) {
    const Vec<3> radii{random.uniform(0.2, 1), random.uniform(0.2, 1), random.uniform(0.2, 1)};
    const Rotation<3> rotation = random.rotation<3>();
    const double low = glm::length(radii * rotation.applyInverse({0, 1, 0}));
    for (const double gap : {0.5, 1e-3, -0.1}) {
      const Result<3> r =
          query<3>({Box<3>{{50, 1, 50}}}, {{0, -1, 0}}, {Ellipsoid<3>{radii}}, {{0, low + gap, 0}, rotation});
      EXPECT_NEAR(r.distance - r.depth, gap, 1e-7);
    }
  }
}

}  // namespace
}  // namespace gjk::test::round_query_test
