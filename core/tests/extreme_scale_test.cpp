// Numbers at the ends of what a double holds: no crash, no hang, an answer or a named refusal.
#include "gjk/query.h"

#include "random.h"

#include <gtest/gtest.h>

namespace gjk::test::extreme_scale_test {
namespace {

template <int D>
bool finite(const Vec<D>& v) {
  for (int i = 0; i < D; ++i)
    if (!std::isfinite(v[i])) return false;
  return true;
}

/// Doubles of any magnitude up to a limit, zero, and now and then infinite or not a number.
struct Numbers {
  Random& random;
  double greatest_exponent;
  bool with_nonsense;

  double any() {
    const int kind = random.integer(0, 19);
    if (with_nonsense && kind == 0) return std::nan("");
    if (with_nonsense && kind == 1) return std::numeric_limits<double>::infinity();
    if (kind == 2) return 0;
    const double least = random.integer(0, 1) ? -320 : greatest_exponent - 20;
    return random.magnitude(least, greatest_exponent) * (random.integer(0, 1) ? 1 : -1);
  }

  template <int D>
  Vec<D> vector() {
    Vec<D> v(0.0);
    for (int i = 0; i < D; ++i) v[i] = any();
    return v;
  }

  template <int D>
  Shape<D> hull() {
    Hull<D> hull{{}};
    const int count = random.integer(1, 6);
    for (int i = 0; i < count; ++i) hull.points.push_back(vector<D>());
    return {hull, random.integer(0, 2) ? 0 : std::abs(any())};
  }
};

template <class T>
class ExtremeScale : public testing::Test {};
template <int D>
using ExtremeScaleDimension = std::integral_constant<int, D>;
using ExtremeScaleDimensions =
    testing::Types<ExtremeScaleDimension<1>, ExtremeScaleDimension<2>, ExtremeScaleDimension<3>>;
TYPED_TEST_SUITE(ExtremeScale, ExtremeScaleDimensions);

TYPED_TEST(ExtremeScale, AnyDoublesEndWithANamedReason) {
  constexpr int D = TypeParam::value;
  Random random(71);
  int answered = 0;
  for (int run = 0; run < 4000; ++run) {
    constexpr double kGreatest[] = {-250, -150, -80, -10, 0, 10, 85, 308};
    Numbers numbers{random, kGreatest[random.integer(0, 7)], run % 4 == 0};
    const Shape<D> a = numbers.template hull<D>(), b = numbers.template hull<D>();
    const Pose<D> pose_a{numbers.template vector<D>(), random.rotation<D>()};
    const Pose<D> pose_b{random.integer(0, 1) ? pose_a.position : numbers.template vector<D>(), random.rotation<D>()};
    Options<D> options;
    options.method = run % 3 == 0 ? Method::boolean : Method::distance;
    options.rounding = run % 2 == 0 ? Rounding::core : Rounding::support;
    options.epa_max_iterations = 64;
    Trace<D> trace;
    const Result<D> result = query(a, pose_a, b, pose_b, options, &trace);
    if (result.termination == Termination::invalid_input) continue;
    ++answered;
    EXPECT_TRUE(std::isfinite(result.distance) && std::isfinite(result.depth)) << "run " << run;
    EXPECT_TRUE(finite<D>(result.normal)) << "run " << run;
    EXPECT_TRUE(result.distance >= 0 && result.depth >= 0 && (result.distance == 0 || result.depth == 0));
    EXPECT_NEAR(glm::length(result.normal), 1, 1e-9) << "run " << run;
    ASSERT_FALSE(testing::Test::HasFailure()) << "run " << run;
  }
  EXPECT_GT(answered, 1500);
}

/// The answer scales with the scene: exactly, by powers of two.
TYPED_TEST(ExtremeScale, AnswersScaleWithTheScene) {
  constexpr int D = TypeParam::value;
  Random random(72);
  for (int run = 0; run < 300; ++run) {
    const auto points_a = random.points<D>(6, 1), points_b = random.points<D>(6, 1);
    const Pose<D> pose_a{random.inBox<D>(1), random.rotation<D>()}, pose_b{random.inBox<D>(1), random.rotation<D>()};
    const Result<D> expected = query<D>({Hull<D>{points_a}}, pose_a, {Hull<D>{points_b}}, pose_b);
    for (const double scale : {0x1p-30, 0x1p30, 0x1p-90, 0x1p90}) {
      auto scaled_a = points_a, scaled_b = points_b;
      for (auto& p : scaled_a) p *= scale;
      for (auto& p : scaled_b) p *= scale;
      const Result<D> result = query<D>({Hull<D>{scaled_a}}, {pose_a.position * scale, pose_a.rotation},
                                        {Hull<D>{scaled_b}}, {pose_b.position * scale, pose_b.rotation});
      EXPECT_EQ(result.status, expected.status) << "run " << run << " scale " << scale;
      EXPECT_EQ(result.distance, expected.distance * scale) << "run " << run << " scale " << scale;
      EXPECT_EQ(result.depth, expected.depth * scale) << "run " << run << " scale " << scale;
    }
  }
}

}  // namespace
}  // namespace gjk::test::extreme_scale_test
