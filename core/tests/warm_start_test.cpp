// Warm starts: random walks of pairs, each query started from the last, beside cold ones.
#include "gjk/warm_start.h"
#include "gjk/certificate.h"

#include "internals.h"
#include "pair_generator.h"
#include "property_check.h"
#include "sanitizers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace gjk::test::warm_start_test {
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
  walks /= test::kShareOfCases;
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

/// A pair of overlapping hulls in a plane or in space, of which B turns by 0.001 rad from frame to frame.
template <int D>
struct TurningPair {
  Shape<D> a, b;
  Pose<D> pose_b;
  Rotation<D> by;
  double scale = 0;

  TurningPair(Random& random, int points, double size) : scale(4 * size) {
    for (Shape<D>* const shape : {&a, &b}) {
      if (points > 0) {
        std::vector<Vec<D>> all;
        for (int i = 0; i < points; ++i) all.push_back(size * random.direction<D>());
        *shape = {Hull<D>{all}};
      } else {
        *shape = {Box<D>{size * (Vec<D>(0.75) + 0.5 * random.inBox<D>(0.5))}};
      }
    }
    pose_b = {0.3 * size * random.direction<D>(), random.rotation<D>()};
    if constexpr (D == 2)
      by = Rotation<2>::fromAngle(0.001);
    else
      by = Rotation<3>::fromQuaternion(glm::angleAxis(0.001, random.direction<3>()));
  }
  void turn() {
    if constexpr (D == 2)
      pose_b.rotation = {pose_b.rotation.cosine * by.cosine - pose_b.rotation.sine * by.sine,
                         pose_b.rotation.sine * by.cosine + pose_b.rotation.cosine * by.sine};
    else
      pose_b.rotation.matrix = by.matrix * pose_b.rotation.matrix;
  }
};

/// Iterations of EPA, all of them sorted, with and without a warm start. Answers and bounds are held against the cold
/// query's, every 50th against a certificate.
template <int D>
void checkTurning(std::uint64_t seed, int points, std::vector<int>& warm_counts, std::vector<int>& cold_counts) {
  Random random(seed);
  for (int run = 0; run < 24; ++run) {
    TurningPair<D> pair(random, points, random.magnitude(-6, 6));
    WarmStart<D> warm;
    for (int frame = 0; frame < 150; ++frame, pair.turn()) {
      const Result<D> cold = query(pair.a, {}, pair.b, pair.pose_b);
      const Result<D> result = query<D>(pair.a, {}, pair.b, pair.pose_b, {}, nullptr, &warm);
      if (cold.epa_iterations == 0) continue;
      ASSERT_EQ(result.status, cold.status);
      ASSERT_NEAR(result.depth, cold.depth, 1e-13 * pair.scale);
      ASSERT_LE(result.lower_bound, cold.upper_bound + 1e-14 * pair.scale);
      ASSERT_GE(result.upper_bound, cold.lower_bound - 1e-14 * pair.scale);
      ASSERT_LE(result.upper_bound - result.lower_bound, 1e-10 * pair.scale);
      const Vec<D> miss = result.point_b - result.point_a + result.depth * result.normal;
      ASSERT_LE(glm::length(miss), 1e-13 * pair.scale);
      if (frame % 50 == 49) {
        const CertificateCheck check = checkCertificate<D>(
            pair.a, {}, pair.b, pair.pose_b, certificateOf<D>(pair.a, {}, pair.b, pair.pose_b, {}, result));
        ASSERT_TRUE(check.verified) << check.reason;
      }
      if (frame == 0) continue;
      warm_counts.push_back(result.epa_iterations);
      cold_counts.push_back(cold.epa_iterations);
    }
  }
  std::sort(warm_counts.begin(), warm_counts.end());
  std::sort(cold_counts.begin(), cold_counts.end());
}

TEST(WarmStart, EpaOfAPairThatTurnsTakesAtMostThreeIterations) {
  for (const int points : {0, 8, 12, 20, 32, 128}) {
    SCOPED_TRACE(testing::Message() << points << " points");
    std::vector<int> warm, cold;
    checkTurning<3>(76 + static_cast<std::uint64_t>(points), points, warm, cold);
    EXPECT_LE(warm[warm.size() / 2], 1);
    EXPECT_LE(warm[warm.size() * 98 / 100], 3);
    EXPECT_GE(cold[cold.size() / 2], 5);
    if (points == 0 || points >= 20) continue;
    warm.clear(), cold.clear();
    checkTurning<2>(77 + static_cast<std::uint64_t>(points), points, warm, cold);
    EXPECT_LE(warm[warm.size() / 2], 1);
    EXPECT_LE(warm[warm.size() * 98 / 100], 3);
  }
}

/// The point of a segment nearest to the origin.
template <int D>
Vec<D> nearestOfSegment(const Vec<D>& p, const Vec<D>& q) {
  const Vec<D> u = q - p;
  return p + std::clamp(-glm::dot(p, u) / glm::dot(u, u), 0.0, 1.0) * u;
}

/// A run begins at the nearest point of two stored vertices, also if this is the older one.
template <int D>
void checkTwoPointStarts(std::uint64_t seed) {
  Random random(seed);
  int at_the_older = 0;
  for (int run = 0; run < 300; ++run) {
    TurningPair<D> pair(random, 8, 1);
    pair.pose_b.position = 3.0 * random.direction<D>();
    const Result<D> cold = query(pair.a, {}, pair.b, pair.pose_b);
    ASSERT_EQ(cold.status, Status::separated);
    WarmStart<D> warm;
    Vec<D> w[2];
    for (int k = 0; k < 2; ++k) {
      const int i = (run + 3 * k) % 8, j = (run / 8 + 5 * k) % 8;
      const Vec<D> on_a = std::get<Hull<D>>(pair.a.kind).points[static_cast<std::size_t>(i)],
                   on_b = std::get<Hull<D>>(pair.b.kind).points[static_cast<std::size_t>(j)];
      w[k] = on_a - pair.pose_b.toWorld(on_b);
      warm.simplex.push({Vec<D>(0.0), on_a, on_b, i, j});
    }
    WarmStart<D> same = warm;
    Trace<D> trace;
    const Result<D> result = query<D>(pair.a, {}, pair.b, pair.pose_b, {}, &trace, &warm);
    ASSERT_TRUE(sameBits(query<D>(pair.a, {}, pair.b, pair.pose_b, {}, nullptr, &same), result));
    ASSERT_NEAR(result.distance, cold.distance, 1e-13);
    ASSERT_TRUE(trace.start);
    const Vec<D> nearest = nearestOfSegment<D>(w[0], w[1]);
    ASSERT_LE(glm::length(trace.start->closest - nearest), 1e-12);
    ASSERT_NO_FATAL_FAILURE(checkTrace(trace, {}));
    at_the_older += nearest == w[0];
  }
  EXPECT_GT(at_the_older, 50);
}

TEST(WarmStart, BeginsAtTheNearerOfTwoVertices) {
  checkTwoPointStarts<2>(80);
  checkTwoPointStarts<3>(81);
}

/// Larger turns dent the kept polytope. What is recorded is still what runs, on a closed surface.
TEST(WarmStart, DentedPolytopesAreRecordedAsTheyRun) {
  Random random(79);
  int kept = 0;
  for (int run = 0; run < 60; ++run) {
    TurningPair<3> pair(random, 8 + run % 20, 1);
    pair.by = Rotation<3>::fromQuaternion(glm::angleAxis(random.magnitude(-3, -0.3), random.direction<3>()));
    WarmStart<3> warm;
    for (int frame = 0; frame < 40; ++frame, pair.turn()) {
      WarmStart<3> same = warm;
      Trace<3> trace;
      kept += !warm.polytope.facets.empty();
      const Result<3> result = query<3>(pair.a, {}, pair.b, pair.pose_b, {}, nullptr, &warm);
      ASSERT_TRUE(sameBits(query<3>(pair.a, {}, pair.b, pair.pose_b, {}, &trace, &same), result));
      ASSERT_NO_FATAL_FAILURE(checkTrace(trace, {}));
      const Result<3> cold = query(pair.a, {}, pair.b, pair.pose_b);
      ASSERT_NEAR(result.depth - result.distance, cold.depth - cold.distance, 1e-13);
    }
  }
  EXPECT_GT(kept, 600);
}

/// A polytope that is none of the pair, or no closed surface around the origin, does not change the answer.
TEST(WarmStart, SpoiltPolytopesAreForgotten) {
  Random random(78);
  for (int run = 0; run < 300; ++run) {
    TurningPair<3> pair(random, run % 3 == 0 ? 0 : 12, 1);
    const Result<3> cold = query(pair.a, {}, pair.b, pair.pose_b);
    if (cold.epa_iterations == 0) continue;
    WarmStart<3> warm;
    query<3>(pair.a, {}, pair.b, pair.pose_b, {}, nullptr, &warm);
    ASSERT_FALSE(warm.polytope.facets.empty());
    auto& facets = warm.polytope.facets;
    auto& facet = facets[random.integer(0, facets.size() - 1)];
    auto& vertex = warm.polytope.vertices[random.integer(0, warm.polytope.vertices.size() - 1)];
    const int kind = random.integer(0, 6);
    if (kind == 0) std::swap(facet[0], facet[1]);
    if (kind == 1) facet = facets[random.integer(0, facets.size() - 1)];
    if (kind == 2) facet[0] = 255;
    if (kind == 3) vertex.index_a = random.integer(-2, 40);
    if (kind == 4) vertex.index_b = random.integer(0, 7);
    if (kind == 5) pair.pose_b = {0.3 * random.direction<3>(), random.rotation<3>()};
    if (kind == 6)
      for (int i = 0; i < facets.size(); ++i) std::swap(facets[i][0], facets[i][1]);
    const Result<3> expected = query(pair.a, {}, pair.b, pair.pose_b);
    const Result<3> result = query<3>(pair.a, {}, pair.b, pair.pose_b, {}, nullptr, &warm);
    ASSERT_EQ(result.status, expected.status) << kind;
    ASSERT_NEAR(result.depth - result.distance, expected.depth - expected.distance, 1e-12) << kind;
    ASSERT_LE(result.lower_bound, expected.upper_bound + 1e-13) << kind;
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
}  // namespace gjk::test::warm_start_test
