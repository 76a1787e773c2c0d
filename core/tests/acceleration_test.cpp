// Momentum: the directions are those of the papers' formulas, it is dropped when it has nothing left to give, and it is
// worth having on smooth shapes.

#include "gjk/acceleration.h"
#include "gjk/query.h"

#include "internals.h"
#include "random.h"

#include <gtest/gtest.h>

namespace gjk::test::acceleration_test {
namespace {

Options<2> accelerated(Acceleration kind) {
  Options<2> options;
  options.acceleration = kind;
  return options;
}

/// The direction by the formula, from the records before it alone.
Vec<2> expectedDirection(const Trace<2>& trace, std::size_t i, Acceleration kind) {
  const auto k = static_cast<double>(i - 1);
  const Vec<2> x = trace.gjk[i - 1].closest, s = trace.gjk[i - 1].support.w, before = trace.gjk[i - 1].direction;
  if (i == 1) return -x;
  const double delta = kind == Acceleration::nesterov ? (k + 1) / (k + 3) : 1 / (k + 1);
  const Vec<2> y = kind == Acceleration::nesterov ? delta * x + (1 - delta) * s : x;
  return delta * glm::normalize(before) - (1 - delta) * glm::normalize(y);
}

template <class Check>
void forEllipses(Check check) {
  Random random(3);
  for (int run = 0; run < 50; ++run) {
    const Shape<2> a{Ellipsoid<2>{{random.uniform(0.3, 2), random.uniform(0.3, 2)}}};
    const Shape<2> b{Ellipsoid<2>{{random.uniform(0.3, 2), random.uniform(0.3, 2)}}};
    check(a, b, Pose<2>{random.direction<2>() * random.uniform(3, 6), {}});
  }
}

TEST(Acceleration, DirectionsFollowTheFormulas) {
  for (const Acceleration kind : {Acceleration::nesterov, Acceleration::polyak}) {
    int running = 0, dropped = 0;
    forEllipses([&](const Shape<2>& a, const Shape<2>& b, const Pose<2>& pose) {
      Trace<2> trace;
      query<2>(a, {}, b, pose, accelerated(kind), &trace);
      EXPECT_FALSE(trace.gjk[0].momentum);
      for (std::size_t i = 1; i < trace.gjk.size(); ++i) {
        const GjkRecord<2>& record = trace.gjk[i];
        ASSERT_TRUE(record.momentum);
        EXPECT_EQ(record.momentum->plain_direction, -trace.gjk[i - 1].closest);
        if (record.momentum->phase == MomentumPhase::off) {
          EXPECT_EQ(record.direction, record.momentum->plain_direction);
        } else {
          EXPECT_LE(glm::length(record.direction - expectedDirection(trace, i, kind)), 1e-15);
        }
        running += record.momentum->phase == MomentumPhase::running;
        dropped += record.momentum->dropped_here;
        // What drops it is a w no nearer to the origin along −x than x; the simplex stays as it was.
        if (record.momentum->dropped_here) {
          EXPECT_EQ(record.closest, trace.gjk[i - 1].closest);
          EXPECT_FALSE(record.kept & 1u);
        }
      }
      if (trace.result.status == Status::separated) {
        EXPECT_EQ(trace.gjk.back().momentum->phase, MomentumPhase::off) << "plain GJK has the last word";
      }
    });
    EXPECT_GT(running, 100);
    EXPECT_GT(dropped, 25);
  }
}

TEST(Acceleration, IsDroppedAtItsLimit) {
  Trace<2> trace;
  const Shape<2> a{Ellipsoid<2>{{2, 0.3}}}, b{Ellipsoid<2>{{1.5, 0.4}}};
  query<2>(a, {}, b, Pose<2>{{0.4, 1}, Rotation<2>::fromAngle(0.4)}, accelerated(Acceleration::nesterov), &trace);
  ASSERT_GT(trace.gjk.size(), static_cast<std::size_t>(kMostMomentumSteps) + 2);
  EXPECT_EQ(trace.gjk[kMostMomentumSteps].momentum->phase, MomentumPhase::running);
  for (std::size_t i = kMostMomentumSteps + 1; i < trace.gjk.size(); ++i)
    EXPECT_EQ(trace.gjk[i].momentum->phase, MomentumPhase::off);
}

/// Montaut et al. report fewer iterations for Nesterov's momentum on smooth shapes; so does this implementation.
TEST(Acceleration, NesterovSavesIterationsOnEllipsoids) {
  Random random(6);
  int plain = 0, nesterov = 0;
  for (int run = 0; run < 200; ++run) {
    Shape<3> shape[2];
    for (Shape<3>& s : shape)
      s = {Ellipsoid<3>{{random.uniform(0.2, 1.5), random.uniform(0.2, 1.5), random.uniform(0.2, 1.5)}}};
    const Pose<3> pose{random.direction<3>() * random.uniform(1, 4), {}};
    Options<3> options;
    const Result<3> without = query<3>(shape[0], {}, shape[1], pose, options);
    options.acceleration = Acceleration::nesterov;
    const Result<3> with = query<3>(shape[0], {}, shape[1], pose, options);
    plain += without.gjk_iterations;
    nesterov += with.gjk_iterations;
    EXPECT_EQ(with.status, without.status);
    EXPECT_NEAR(with.distance - with.depth, without.distance - without.depth, 1e-6 * 5);
  }
  EXPECT_LT(nesterov, 0.95 * plain);
}

}  // namespace
}  // namespace gjk::test::acceleration_test
