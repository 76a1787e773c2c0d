// Warm starts: random walks of pairs, each query started from the last, beside cold ones.
#include "gjk/warm_start.h"

#include "internals.h"
#include "pair_generator.h"
#include "property_check.h"

#include <gtest/gtest.h>

namespace gjk::test {
namespace {

template <int D>
Rotation<D> turnedBy(const Rotation<D>& rotation, Random& random, double angle) {
  if constexpr (D == 2) {
    const Rotation<2> by = Rotation<2>::fromAngle(random.uniform(-angle, angle));
    return {rotation.cosine * by.cosine - rotation.sine * by.sine,
            rotation.sine * by.cosine + rotation.cosine * by.sine};
  } else if constexpr (D == 3) {
    const Vec<3> half = random.direction<3>() * (0.5 * angle);
    const double sine = glm::length(half);
    return {Rotation<3>::fromQuaternion({std::sqrt(1 - sine * sine), half}).matrix * rotation.matrix};
  } else {
    return rotation;
  }
}

/// One step of a walk: mostly a small motion, now and then none or a leap.
template <int D>
void move(Body<D>& body, Random& random, double size) {
  const int kind = random.integer(0, 9);
  if (kind == 0) return;
  const double step = kind == 1 ? 1 : random.magnitude(-6, -1.5);
  body.pose.position += random.inBox<D>(step * size);
  body.pose.rotation = turnedBy<D>(body.pose.rotation, random, step);
}

struct Work {
  int cold = 0, warm = 0;  ///< iterations
};

template <int D>
Options<D> warmOptionsFor(int walk) {
  Options<D> options;
  options.sub_distance = valueAt<SubDistance>(walk);
  options.method = walk % 4 == 3 ? Method::boolean : Method::distance;
  options.rounding = walk % 5 == 4 ? Rounding::support : Rounding::core;
  return options;
}

template <int D>
void checkWalks(std::uint64_t seed, int walks) {
  PairGenerator<D> generator(seed);
  Random random(seed + 1);
  Work work;
  for (int walk = 0; walk < walks; ++walk) {
    Pair<D> pair = generator.next();
    const Options<D> options = warmOptionsFor<D>(walk);
    double size = 0;
    for (const Body<D>* body : {&pair.a, &pair.b})
      for (const Vec<D>& p : body->points) size = std::max(size, largestCoordinate<D>(p));
    WarmStart<D> warm;
    for (int step = 0; step < 12; ++step) {
      SCOPED_TRACE(testing::Message() << "walk " << walk << ", step " << step << ": " << pair.kind);
      work.warm += checkPair(pair, options, &warm).gjk_iterations;
      work.cold += query(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose, options).gjk_iterations;
      ASSERT_FALSE(testing::Test::HasFailure()) << describe(pair);
      move(pair.a, random, size);
      move(pair.b, random, size);
    }
  }
  EXPECT_LT(work.warm, work.cold);
}

TEST(WarmStart, WalksIn1D) { checkWalks<1>(71, 250); }
TEST(WarmStart, WalksIn2D) { checkWalks<2>(72, 250); }
TEST(WarmStart, WalksIn3D) { checkWalks<3>(73, 250); }

/// Two hulls of 64 points on a sphere that circle each other slowly.
TEST(WarmStart, SmallMotionsTakeFewIterations) {
  Random random(74);
  std::vector<Vec<3>> points;
  for (int i = 0; i < 64; ++i) points.push_back(random.direction<3>());
  const Shape<3> hull{Hull<3>{points}};
  WarmStart<3> warm;
  Work work;
  constexpr int kSteps = 500;
  for (int step = 0; step < kSteps; ++step) {
    const double t = 0.01 * step;
    const Pose<3> pose_b{Vec<3>(std::cos(t), std::sin(t), 0) * 2.5, Rotation<3>::fromQuaternion(glm::dquat(Vec<3>(t)))};
    const Result<3> cold = query(hull, {}, hull, pose_b);
    const Result<3> result = query<3>(hull, {}, hull, pose_b, {}, nullptr, &warm);
    ASSERT_NEAR(result.distance, cold.distance, 1e-12);
    work.cold += cold.gjk_iterations;
    work.warm += result.gjk_iterations;
  }
  EXPECT_LT(work.warm, 0.5 * work.cold);
  EXPECT_LT(work.warm, 2 * kSteps);
}

/// Of a sphere of so many points another sinks in and slides: few points are the small path's, many the careful one's.
TEST(WarmStart, EpaGoesOnFromTheFacetThatWasClosest) {
  for (const auto& [count, apart] : {std::pair(12, 1.5), std::pair(160, 1.85)}) {
    SCOPED_TRACE(testing::Message() << count << " points");
    Random random(75);
    std::vector<Vec<3>> points;
    for (int i = 0; i < count; ++i) points.push_back(random.direction<3>());
    const Shape<3> hull{Hull<3>{points}};
    WarmStart<3> warm;
    Work gjk, epa;
    constexpr int kSteps = 200;
    for (int step = 0; step < kSteps; ++step) {
      const double t = 0.001 * step;
      const Pose<3> pose_b{Vec<3>(apart, t, -t), Rotation<3>::fromQuaternion(glm::normalize(glm::dquat(1, t, 0, -t)))};
      const Result<3> cold = query(hull, {}, hull, pose_b);
      const Result<3> result = query<3>(hull, {}, hull, pose_b, {}, nullptr, &warm);
      ASSERT_EQ(result.status, Status::intersecting);
      ASSERT_NEAR(result.depth, cold.depth, 1e-12);
      gjk.cold += cold.gjk_iterations, gjk.warm += result.gjk_iterations;
      epa.cold += cold.epa_iterations, epa.warm += result.epa_iterations;
    }
    EXPECT_LT(epa.warm, 0.6 * epa.cold) << epa.warm << " of " << epa.cold;
    EXPECT_LT(gjk.warm, 0.5 * gjk.cold) << gjk.warm << " of " << gjk.cold;
  }
}

TEST(WarmStart, TheSamePairAgainTakesOneIteration) {
  const Shape<3> box{Box<3>{{1, 2, 3}}};
  for (const double gap : {0.5, -0.5}) {
    const Pose<3> pose{Vec<3>(2 + gap, 0.3, 0.2), Rotation<3>{}};
    WarmStart<3> warm;
    EXPECT_TRUE(warm.empty());
    const Result<3> first = query<3>(box, {}, box, pose, {}, nullptr, &warm);
    EXPECT_FALSE(warm.empty());
    const Result<3> again = query<3>(box, {}, box, pose, {}, nullptr, &warm);
    EXPECT_EQ(again.gjk_iterations, 1);
    EXPECT_LE(again.epa_iterations, first.epa_iterations);
    EXPECT_NEAR(again.distance - again.depth, first.distance - first.depth, 1e-15);
    EXPECT_NEAR(again.distance - again.depth, gap, 1e-14);
  }
}

/// Bodies far from the world origin: the pairs are kept in the bodies' frames, so nothing is lost to large coordinates.
TEST(WarmStart, FarFromTheWorldOrigin) {
  const Shape<3> box{Box<3>{{1, 2, 3}}};
  const Vec<3> far(1e12, -3e11, 7e11);
  const Pose<3> pose_a{far, Rotation<3>{}}, pose_b{far + Vec<3>(2.5, 0, 0), Rotation<3>{}};
  WarmStart<3> warm;
  for (int i = 0; i < 3; ++i) EXPECT_NEAR(query<3>(box, pose_a, box, pose_b, {}, nullptr, &warm).distance, 0.5, 1e-15);
}

/// What cannot be started from is left aside.
TEST(WarmStart, SpoiltStartsAreCold) {
  const Shape<2> box{Box<2>{{1, 2}}};
  const Pose<2> pose{Vec<2>(2.5, 0.1), Rotation<2>{}};
  const double nan = std::nan("");
  for (const double value : {nan, 1e300 * 1e300, 0.0}) {
    WarmStart<2> warm;
    warm.simplex.push({Vec<2>(0.0), Vec<2>(value), Vec<2>(value), -1, -1});
    warm.direction = Vec<2>(value);
    const Result<2> result = query<2>(box, {}, box, pose, {}, nullptr, &warm);
    EXPECT_EQ(result.distance, 0.5);
    EXPECT_EQ(result.termination, Termination::converged);
  }
}

/// A query on bad input leaves nothing behind.
TEST(WarmStart, InvalidInputIsForgotten) {
  const Shape<2> box{Box<2>{{1, 2}}}, bad{Box<2>{{1, std::nan("")}}};
  WarmStart<2> warm;
  query<2>(box, {}, box, {Vec<2>(3, 0), Rotation<2>{}}, {}, nullptr, &warm);
  EXPECT_EQ(query<2>(box, {}, bad, {Vec<2>(3, 0), Rotation<2>{}}, {}, nullptr, &warm).termination,
            Termination::invalid_input);
  EXPECT_EQ(query<2>(box, {}, box, {Vec<2>(3, 0), Rotation<2>{}}, {}, nullptr, &warm).distance, 1);
}

}  // namespace
}  // namespace gjk::test
