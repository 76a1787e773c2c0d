// Times of impact of random moving pairs, all shapes, against motion and heights of our own.

#include "impact_check.h"

namespace gjk::test::toi_property_test {
namespace {

enum class Flight { straight, spinning, fast_spin, count };

template <int D>
class MovingCases {
 public:
  explicit MovingCases(std::uint64_t seed) : random_(seed) {}

  /// Two bodies apart that fly past or into each other within the duration.
  MovingCase<D> next(Flight flight) {
    for (;;) {
      MovingCase<D> c = any(flight);
      if (query(c.a, c.pose_a, c.b, c.pose_b).distance > 1e-3 * size_) return c;
    }
  }

 private:
  MovingCase<D> any(Flight flight) {
    size_ = random_.magnitude(-6, 6);
    MovingCase<D> c;
    c.a = randomShape<D>(random_, static_cast<std::size_t>(random_.integer(0, kKinds<D> - 1)), size_);
    c.b = randomShape<D>(random_, static_cast<std::size_t>(random_.integer(0, kKinds<D> - 1)),
                         size_ * random_.magnitude(-1, 1));
    if (random_.integer(0, 3) == 0) c.a.margin = 0.3 * size_ * random_.uniform(0, 1);
    if (random_.integer(0, 3) == 0) c.b.margin = 0.3 * size_ * random_.uniform(0, 1);
    c.options.duration = random_.magnitude(-3, 3);
    c.options.query.rounding = random_.integer(0, 2) == 0 ? Rounding::support : Rounding::core;
    const double speed = size_ / c.options.duration;
    const Vec<D> apart = random_.direction<D>() * size_ * random_.uniform(1, 6);
    c.pose_a = {random_.inBox<D>(random_.integer(0, 3) ? size_ : 100 * size_), random_.rotation<D>()};
    c.pose_b = {c.pose_a.position + apart, random_.rotation<D>()};
    c.motion_a.linear = random_.inBox<D>(3 * speed);
    // Aimed so that many meet: B comes about as far as A is away.
    c.motion_b.linear =
        c.motion_a.linear - apart / c.options.duration * random_.uniform(0, 2) + random_.inBox<D>(speed);
    if (random_.integer(0, 9) == 0) c.motion_b.linear = c.motion_a.linear;
    c.motion_a.angular = spin(flight) / c.options.duration;
    c.motion_b.angular = spin(flight) / c.options.duration;
    return c;
  }

  /// In a whole duration: radians.
  Spin<D> spin(Flight flight) {
    const double turns = flight == Flight::straight || random_.integer(0, 3) == 0 ? 0
                         : flight == Flight::spinning                             ? random_.uniform(-6, 6)
                                                                                  : random_.magnitude(1, 4);
    if constexpr (D == 3)
      return random_.direction<3>() * turns;
    else
      return turns;
  }

  Random random_;
  double size_ = 1;
};

struct Tally {
  int hits = 0, misses = 0, unfinished = 0;
  int most_iterations = 0;
  long iterations = 0;

  template <int D>
  void add(const ImpactResult<D>& result) {
    hits += result.status == ImpactStatus::hit;
    misses += result.status == ImpactStatus::miss;
    unfinished +=
        result.termination != ImpactTermination::converged && result.termination != ImpactTermination::duration_passed;
    iterations += result.iterations;
    most_iterations = std::max(most_iterations, result.iterations);
  }
};

template <int D>
Tally expectNeverLate(Flight flight, int rounds, ImpactMethod method = ImpactMethod::conservative) {
  MovingCases<D> cases(100 * D + static_cast<int>(flight));
  Tally tally;
  for (int round = 0; round < rounds && !::testing::Test::HasFailure(); ++round) {
    SCOPED_TRACE(round);
    MovingCase<D> c = cases.next(flight);
    c.options.method = method;
    const ImpactResult<D> result = c.run();
    tally.add(result);
    expectNeverLate<D>(c, result, flight == Flight::fast_spin ? 200 : 40);
  }
  return tally;
}

/// Bodies that do not spin: the steps are Newton's on a convex function, and each ends on another pair of features.
TEST(ToiProperty, StraightFlightIsNeverLateAndTakesFewAdvances) {
  const Tally line = expectNeverLate<1>(Flight::straight, 300), plane = expectNeverLate<2>(Flight::straight, 300),
              space = expectNeverLate<3>(Flight::straight, 300);
  for (const Tally& tally : {line, plane, space}) {
    EXPECT_GT(tally.hits, 80);
    EXPECT_GT(tally.misses, 80);
    EXPECT_EQ(tally.unfinished, 0);
    EXPECT_LE(tally.most_iterations, 12);
    EXPECT_LE(tally.iterations, 3 * 300);
  }
}

/// Up to a turn each within the duration.
TEST(ToiProperty, SpinningBodiesAreNeverLateAndTakeFewAdvances) {
  const Tally plane = expectNeverLate<2>(Flight::spinning, 300), space = expectNeverLate<3>(Flight::spinning, 300);
  for (const Tally& tally : {plane, space}) {
    EXPECT_GT(tally.hits, 80);
    EXPECT_GT(tally.misses, 80);
    EXPECT_EQ(tally.unfinished, 0);
    EXPECT_LE(tally.most_iterations, 32);
    EXPECT_LE(tally.iterations, 6 * 300);
  }
}

/// Bilateral advancement asks GJK less often, for more support points.
TEST(ToiProperty, BilateralAdvancementIsNeverLate) {
  for (const Flight flight : {Flight::straight, Flight::spinning, Flight::fast_spin}) {
    const Tally plane = expectNeverLate<2>(flight, 150, ImpactMethod::bilateral);
    const Tally space = expectNeverLate<3>(flight, 150, ImpactMethod::bilateral);
    EXPECT_GT(plane.hits + space.hits, 80);
    EXPECT_GT(plane.misses + space.misses, 80);
    if (flight == Flight::fast_spin) continue;
    EXPECT_EQ(plane.unfinished + space.unfinished, 0);
    EXPECT_LE(plane.most_iterations, 32);
    EXPECT_LE(space.most_iterations, 32);
  }
}

TEST(ToiProperty, RayCastIsNeverLate) {
  const Tally line = expectNeverLate<1>(Flight::straight, 300, ImpactMethod::ray_cast),
              plane = expectNeverLate<2>(Flight::straight, 300, ImpactMethod::ray_cast),
              space = expectNeverLate<3>(Flight::straight, 300, ImpactMethod::ray_cast);
  for (const Tally& tally : {line, plane, space}) {
    EXPECT_GT(tally.hits, 80);
    EXPECT_GT(tally.misses, 80);
    EXPECT_EQ(tally.unfinished, 0);
    EXPECT_LE(tally.iterations, 10 * 300);
  }
}

/// Up to thousands of turns. Bodies that mesh for a thousand turns without touching take more advances than are
/// allowed; the time is then safe all the same.
TEST(ToiProperty, FastSpinNeverTunnels) {
  const Tally plane = expectNeverLate<2>(Flight::fast_spin, 300), space = expectNeverLate<3>(Flight::fast_spin, 300);
  for (const Tally& tally : {plane, space}) {
    EXPECT_GT(tally.hits, 80);
    EXPECT_GT(tally.misses, 80);
    EXPECT_LE(tally.unfinished, 15);
  }
}

}  // namespace
}  // namespace gjk::test::toi_property_test
