// Options::distance_limit: pairs within it are answered as without, to the bit; of the others it is proven, by heights
// of the tests' own, that they are further apart.
#include "gjk/query.h"
#include "random.h"
#include "shape_truth.h"

#include <gtest/gtest.h>

namespace gjk::test::distance_limit_test {
namespace {

/// Least of B along n less greatest of A, by the definition of the shapes.
template <int D>
Long separation(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b, const Vec<D>& n) {
  LongVec<D> in_a{}, in_b{};
  const Vec<D> local_a = pose_a.rotation.applyInverse(n), local_b = pose_b.rotation.applyInverse(-n);
  Long between = 0;
  for (int i = 0; i < D; ++i) {
    in_a[i] = local_a[i];
    in_b[i] = local_b[i];
    between += Long(n[i]) * (Long(pose_b.position[i]) - Long(pose_a.position[i]));
  }
  return between - height<D>(a, in_a) - height<D>(b, in_b);
}

template <class T>
class DistanceLimit : public testing::Test {};
template <int D>
using DistanceLimitDimension = std::integral_constant<int, D>;
using DistanceLimitDimensions =
    testing::Types<DistanceLimitDimension<1>, DistanceLimitDimension<2>, DistanceLimitDimension<3>>;
TYPED_TEST_SUITE(DistanceLimit, DistanceLimitDimensions);

TYPED_TEST(DistanceLimit, NearPairsAreAnsweredAsWithoutAndFarOnesProvenFar) {
  constexpr int D = TypeParam::value;
  Random random(1207 + D);
  int stopped = 0, iterations = 0, iterations_without = 0;
  for (int n = 0; n < 600; ++n) {
    const double size = random.magnitude(-6, 6);
    Shape<D> a = randomShape<D>(random, n % kKinds<D>, size), b = randomShape<D>(random, n / 7 % kKinds<D>, size);
    if (n % 3 == 0) a.margin = 0.3 * size;
    const Pose<D> pose_a{random.inBox<D>(size), random.rotation<D>()};
    const Pose<D> pose_b{random.inBox<D>(8 * size), random.rotation<D>()};
    Options<D> options;
    options.rounding = n % 2 == 0 ? Rounding::core : Rounding::support;
    options.acceleration = n % 5 == 0 ? Acceleration::nesterov : Acceleration::none;
    options.distance_limit = 1e300 * size;  // none that matters; without any, small pairs have a path of their own
    const Result<D> whole = query(a, pose_a, b, pose_b, options);
    options.distance_limit = random.uniform(0, 4) * size;
    Trace<D> trace;
    const Result<D> result = query(a, pose_a, b, pose_b, options, &trace);
    ASSERT_EQ(trace.result.termination, result.termination);
    iterations += result.gjk_iterations;
    iterations_without += whole.gjk_iterations;
    if (result.termination != Termination::separating_direction) {
      EXPECT_EQ(result.distance, whole.distance) << n;
      EXPECT_EQ(result.depth, whole.depth) << n;
      EXPECT_EQ(result.status, whole.status) << n;
      EXPECT_EQ(result.normal, whole.normal) << n;
      EXPECT_EQ(result.gjk_iterations, whole.gjk_iterations) << n;
      continue;
    }
    ++stopped;
    EXPECT_FALSE(result.has_distance);
    EXPECT_EQ(result.status, Status::separated);
    EXPECT_GT(whole.distance, options.distance_limit) << n;
    EXPECT_GT(result.lower_bound, options.distance_limit) << n;
    const double scale = trace.scale;
    EXPECT_GE(static_cast<double>(separation(a, pose_a, b, pose_b, result.normal)), result.lower_bound - 1e-13 * scale)
        << n;
    EXPECT_GT(static_cast<double>(separation(a, pose_a, b, pose_b, result.normal)), options.distance_limit) << n;
  }
  EXPECT_GT(stopped, 150);
  EXPECT_LT(iterations, iterations_without);
}

TEST(DistanceLimit3, WarmStartGoesOnWhereTheLimitStopped) {
  const Shape<3> box{Box<3>{{1, 1, 1}}};
  WarmStart<3> warm;
  Options<3> options;
  options.distance_limit = 0.5;
  EXPECT_EQ(query(box, {}, box, {{9, 3, 1}, {}}, options, nullptr, &warm).termination,
            Termination::separating_direction);
  EXPECT_FALSE(warm.empty());
  const Result<3> near = query(box, {}, box, {{2.25, 0.5, 0.25}, {}}, options, nullptr, &warm);
  EXPECT_TRUE(near.has_distance);
  EXPECT_NEAR(near.distance, 0.25, 1e-12);
}

TEST(DistanceLimit3, BadLimitsAreInvalid) {
  const Shape<3> box{Box<3>{{1, 1, 1}}};
  for (const double limit : {-1.0, std::nan("")}) {
    Options<3> options;
    options.distance_limit = limit;
    EXPECT_EQ(query(box, {}, box, {{9, 3, 1}, {}}, options).termination, Termination::invalid_input) << limit;
  }
}

}  // namespace
}  // namespace gjk::test::distance_limit_test
