// Rays against formulas, casts against heights of our own, batches against single queries.

#include "gjk/cast.h"
#include "gjk/batch.h"

#include "pair_generator.h"
#include "random.h"

#include <gtest/gtest.h>

#include <cmath>
#include <optional>

namespace gjk::test::cast_test {
namespace {

/// When a ray meets the ball at the origin; nothing: never.
template <int D>
std::optional<double> timeAtBall(double radius, const Vec<D>& origin, const Vec<D>& step) {
  const double a = glm::dot(step, step), b = glm::dot(origin, step), c = glm::dot(origin, origin) - radius * radius;
  const double root = b * b - a * c;
  if (root < 0 || b >= 0) return std::nullopt;
  const double time = c / (-b + std::sqrt(root));
  return time <= 1 ? std::optional(time) : std::nullopt;
}

/// When a ray meets the box: the slabs' last entry, unless one is left before.
template <int D>
std::optional<double> timeAtBox(const Vec<D>& half, const Vec<D>& origin, const Vec<D>& step) {
  double enter = 0, leave = 1;
  for (int i = 0; i < D; ++i) {
    const double to_low = (-half[i] - origin[i]) / step[i], to_high = (half[i] - origin[i]) / step[i];
    enter = std::max(enter, std::min(to_low, to_high));
    leave = std::min(leave, std::max(to_low, to_high));
  }
  return enter <= leave ? std::optional(enter) : std::nullopt;
}

/// `expected` for this shape, and for one that is `slack` larger and smaller: where those differ in hit or miss,
/// rounding decides.
template <int D, class Expected>
void checkRays(const Shape<D>& shape, double size, Random& random, Expected expected) {
  int hits = 0, misses = 0;
  for (int run = 0; run < 1000; ++run) {
    const Pose<D> pose{random.inBox<D>(3 * size), random.rotation<D>()};
    const Vec<D> local = random.direction<D>() * size * random.uniform(2, 6);
    const Vec<D> aim = random.inBox<D>(1.5 * size);
    const Vec<D> step = (aim - local) * random.uniform(0.3, 2);
    const auto time = expected(local, step, 0.0), thinner = expected(local, step, -1e-6 * size),
               thicker = expected(local, step, 1e-6 * size);
    if (thinner.has_value() != thicker.has_value()) continue;
    const ImpactResult<D> answer = rayCast<D>(shape, pose, pose.toWorld(local), pose.rotation.apply(step));
    ASSERT_EQ(answer.status == ImpactStatus::hit, time.has_value()) << "run " << run;
    ++(time ? hits : misses);
    if (!time) continue;
    EXPECT_LE(answer.time, *time + 1e-12) << "late";
    EXPECT_GE(answer.time, *thicker - 1e-12) << "too early";
    EXPECT_LT(glm::dot(answer.normal, pose.rotation.apply(step)), 0);
  }
  EXPECT_GT(hits, 200);
  EXPECT_GT(misses, 200);
}

template <int D>
void checkRaysInD(std::uint64_t seed) {
  Random random(seed);
  for (const double size : {1e-6, 1.0, 1e6}) {
    checkRays<D>({Sphere<D>{size}}, size, random, [size](const Vec<D>& origin, const Vec<D>& step, double more) {
      return timeAtBall<D>(size + more, origin, step);
    });
    checkRays<D>({Box<D>{Vec<D>(0.7 * size)}}, size, random,
                 [size](const Vec<D>& origin, const Vec<D>& step, double more) {
                   return timeAtBox<D>(Vec<D>(0.7 * size + more), origin, step);
                 });
  }
}

TEST(Cast, RaysIn2D) { checkRaysInD<2>(161); }
TEST(Cast, RaysIn3D) { checkRaysInD<3>(162); }

TEST(Cast, RayOnTheLine) {
  const ImpactResult<1> hit = rayCast<1>({Box<1>{Vec<1>(1.0)}}, {}, Vec<1>(5.0), Vec<1>(-8.0));
  EXPECT_EQ(hit.status, ImpactStatus::hit);
  EXPECT_NEAR(hit.time, 0.5, 1e-7);
}

TEST(Cast, RayFromInsideOverlaps) {
  const ImpactResult<3> inside = rayCast<3>({Sphere<3>{1}}, {}, {0.1, 0.2, 0}, {5, 0, 0});
  EXPECT_EQ(inside.status, ImpactStatus::overlapping);
  EXPECT_EQ(inside.time, 0);
}

TEST(Cast, BallsMeetWhereTheirRadiiSay) {
  Random random(163);
  int hits = 0, misses = 0;
  for (int run = 0; run < 300; ++run) {
    const double first = random.uniform(0.2, 1), second = random.uniform(0.2, 1);
    const Vec<3> from = random.direction<3>() * random.uniform(2.5, 5), step = random.inBox<3>(1) - from;
    const auto time = timeAtBall<3>(first + second, from, step);
    if (time.has_value() != timeAtBall<3>(first + second - 1e-6, from, step).has_value()) continue;
    const ImpactResult<3> hit = shapeCast<3>({Sphere<3>{first}}, {}, {Sphere<3>{second}}, {from, {}}, step);
    ASSERT_EQ(hit.status == ImpactStatus::hit, time.has_value());
    ++(time ? hits : misses);
    if (!time) continue;
    EXPECT_LE(hit.time, *time + 1e-12);
    EXPECT_NEAR(glm::length(from + hit.time * step), first + second, 1e-6);
  }
  EXPECT_GT(hits, 100);
  EXPECT_GT(misses, 10);
}

/// Balls, capsules, segments and boxes, with margins, cast at each other: apart at moments before the hit, as near as
/// promised at it, and apart all the way in a miss. Distances are those of the query.
template <int D>
void checkShapeCasts(std::uint64_t seed) {
  Random random(seed);
  int hits = 0, misses = 0;
  for (int run = 0; run < 2000; ++run) {
    const double size = random.magnitude(-6, 6);
    const auto shape = [&](bool box) {
      const double radius = size * random.magnitude(-2, 0), half = size * random.magnitude(-1, 0);
      const int kind = random.integer(0, box ? 3 : 2);
      Shape<D> made;
      if (kind == 0) made.kind = Sphere<D>{radius};
      if (kind == 1) made.kind = Capsule<D>{half, radius};
      if (kind == 2) made.kind = Segment<D>{{random.inBox<D>(size), random.inBox<D>(size)}};
      if (kind == 3) made.kind = Box<D>{Vec<D>(half)};
      if (random.integer(0, 2) == 0) made.margin = radius;
      return made;
    };
    const Shape<D> a = shape(true), b = shape(false);
    const Pose<D> pose_a{random.inBox<D>(10 * size), random.rotation<D>()};
    const Pose<D> from{pose_a.position + random.direction<D>() * size * random.uniform(3, 8), random.rotation<D>()};
    const Vec<D> step = (pose_a.position - from.position + random.inBox<D>(1.5 * size)) * random.uniform(0.3, 2);
    const ImpactResult<D> cast = shapeCast<D>(a, pose_a, b, from, step);
    const auto gapAt = [&](double t) {
      const Result<D> there = query<D>(a, pose_a, b, {from.position + t * step, from.rotation});
      return there.distance - there.depth;
    };
    if (gapAt(0) <= 1e-3 * size) continue;
    const double scale = 20 * size;
    ASSERT_TRUE(cast.status == ImpactStatus::hit || cast.status == ImpactStatus::miss) << name(cast.status);
    const double end = cast.status == ImpactStatus::hit ? cast.time : 1;
    for (int k = 0; k <= 20; ++k) ASSERT_GT(gapAt(end * k / 20), -1e-13 * scale) << "run " << run << " at " << k;
    ++(cast.status == ImpactStatus::hit ? hits : misses);
    if (cast.status == ImpactStatus::miss) continue;
    EXPECT_LE(gapAt(cast.time), 1e-8 * scale) << "run " << run;
    EXPECT_NEAR(cast.distance, gapAt(cast.time), 1e-13 * scale);
    EXPECT_LT(glm::dot(cast.normal, step), 0);
    EXPECT_NEAR(glm::length(cast.point_b - cast.point_a), cast.distance, 1e-13 * scale);
    ASSERT_FALSE(testing::Test::HasFailure()) << "run " << run << ", kinds " << a.kind.index() << " " << b.kind.index();
  }
  EXPECT_GT(hits, 300);
  EXPECT_GT(misses, 300);
}

TEST(Cast, ShapesIn2D) { checkShapeCasts<2>(166); }
TEST(Cast, ShapesIn3D) { checkShapeCasts<3>(167); }

TEST(Cast, InvalidInputHasNoAnswer) {
  const Shape<3> ball{Sphere<3>{1}}, box{Box<3>{Vec<3>(1.0)}};
  const double nan = std::nan("");
  for (const Shape<3>& shape : {ball, box}) {
    EXPECT_EQ(rayCast<3>(shape, {}, {5, 0, 0}, {nan, 0, 0}).status, ImpactStatus::invalid);
    EXPECT_EQ(rayCast<3>(shape, {}, {5, nan, 0}, {-9, 0, 0}).status, ImpactStatus::invalid);
    EXPECT_EQ(rayCast<3>(shape, {}, {5, 0, 0}, {-9, 0, 0}, -1).status, ImpactStatus::invalid);
    EXPECT_EQ(rayCast<3>(shape, {{0, 0, 0}, {glm::dmat3(2.0)}}, {5, 0, 0}, {-9, 0, 0}).status, ImpactStatus::invalid);
  }
  EXPECT_EQ(rayCast<3>({Sphere<3>{-1}}, {}, {5, 0, 0}, {-9, 0, 0}).status, ImpactStatus::invalid);
  EXPECT_EQ(rayCast<3>({Box<3>{{1, -1, 1}}}, {}, {5, 0, 0}, {-9, 0, 0}).status, ImpactStatus::invalid);
}

TEST(Batch, EachAnswerIsThatOfTheQuery) {
  PairGenerator<3> generator(164);
  std::vector<Pair<3>> pairs;
  std::vector<PlacedPair<3>> placed;
  for (int i = 0; i < 200; ++i) pairs.push_back(generator.next());
  for (const Pair<3>& pair : pairs) placed.push_back({&pair.a.shape, pair.a.pose, &pair.b.shape, pair.b.pose});
  placed.push_back({});
  std::vector<Result<3>> answers(placed.size());
  closestPoints<3>(placed, answers, {.tolerance = 1e-9});
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const Result<3> alone =
        query(pairs[i].a.shape, pairs[i].a.pose, pairs[i].b.shape, pairs[i].b.pose, {.tolerance = 1e-9});
    EXPECT_EQ(answers[i].distance, alone.distance);
    EXPECT_EQ(answers[i].depth, alone.depth);
    EXPECT_EQ(answers[i].normal, alone.normal);
    EXPECT_EQ(answers[i].point_a, alone.point_a);
  }
  EXPECT_EQ(answers.back().termination, Termination::invalid_input);
}

TEST(Batch, AnswersAsManyAsBothSpansHave) {
  const Shape<2> ball{Sphere<2>{1}};
  const std::vector<PlacedPair<2>> pairs(3, {&ball, {}, &ball, {{4, 0}, {}}});
  std::vector<Result<2>> answers(2);
  closestPoints<2>(pairs, answers);
  EXPECT_NEAR(answers[1].distance, 2, 1e-12);
}

}  // namespace
}  // namespace gjk::test::cast_test
