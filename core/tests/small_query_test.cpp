// The small path beside the careful one: how often it answers, that it answers the same whatever asks it, and that it
// leaves no traces where it refuses. That its answers are right is a matter for every other test of queries.

#include "gjk/small/small_query.h"

#include "gjk/detail/core_support.h"
#include "gjk/pair_query.h"
#include "pair_generator.h"
#include "property_check.h"
#include "trace_check.h"

#include <gtest/gtest.h>

namespace gjk::test::small_query_test {
namespace {

using small::Instructions;

template <int D>
bool asked(const Pair<D>& pair, Result<D>& result, Instructions instructions = Instructions::best,
           Trace<D>* trace = nullptr, WarmStart<D>* warm = nullptr) {
  bool answered;
  result =
      small::answer<D>(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose, {}, trace, warm, answered, instructions);
  return answered;
}

template <int D>
Result<D> carefulAnswer(const Pair<D>& pair) {
  const CoreSupport<D> a(pair.a.shape), b(pair.b.shape);
  const Options<D> options;
  return PairQuery<D, CoreSupport<D>, CoreSupport<D>>(a, pair.a.pose, pair.a.shape.coreRadius(), b, pair.b.pose,
                                                      pair.b.shape.coreRadius(), options, nullptr, nullptr)
      .run();
}

/// Two hulls of some points on spheres, or boxes, at some gap or overlap.
template <int D>
Pair<D> ordinaryPair(Random& random) {
  Pair<D> pair;
  const bool boxes = random.integer(0, 1) == 0;
  for (Body<D>* const body : {&pair.a, &pair.b}) {
    body->pose.rotation = random.rotation<D>();
    if (boxes) {
      Box<D> box;
      for (int k = 0; k < D; ++k) box.half_extents[k] = random.uniform(0.3, 1.5);
      body->points = boxCorners<D>(box.half_extents);
      body->shape.kind = box;
    } else {
      const int count = random.integer(D + 1, 14);
      for (int i = 0; i < count; ++i) body->points.push_back(random.direction<D>());
      body->shape.kind = Hull<D>{body->points};
    }
  }
  pair.b.pose.position = random.direction<D>() * random.uniform(0.3, 3.5);
  return pair;
}

template <int D>
void expectFastAndRight(int count) {
  Random random(311);
  int fast = 0;
  for (int run = 0; run < count; ++run) {
    const Pair<D> pair = ordinaryPair<D>(random);
    Result<D> result;
    fast += asked(pair, result);
    if (run % 40 == 0) checkPair(pair, {});
    ASSERT_FALSE(testing::Test::HasFailure()) << "run " << run << "\n" << describe(pair);
  }
  EXPECT_GE(fast, 0.99 * count);
}

TEST(SmallQuery, AnswersNearlyAllOrdinaryPairsIn2D) { expectFastAndRight<2>(4000); }
TEST(SmallQuery, AnswersNearlyAllOrdinaryPairsIn3D) { expectFastAndRight<3>(2000); }

/// Method::boolean without a trace, by the small path, beside its own steps with one: the same answer, and proven.
template <int D>
void expectTheSameYesOrNo(Pair<D> pair) {
  constexpr Options<D> kOptions{.method = Method::boolean};
  Trace<D> trace;
  const auto ask = [&](Trace<D>* steps) {
    return query(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose, kOptions, steps);
  };
  const Result<D> plain = ask(nullptr), traced = ask(&trace), distance = carefulAnswer(pair);
  ASSERT_EQ(plain.status, traced.status);
  EXPECT_EQ(plain.has_distance, traced.has_distance);
  EXPECT_EQ(plain.termination == Termination::separating_direction,
            traced.termination == Termination::separating_direction);
  if (plain.status == Status::separated)
    EXPECT_TRUE(plain.lower_bound > 0 && plain.lower_bound <= distance.distance + 1e-12 * trace.scale);
  else
    EXPECT_NEAR(plain.depth, distance.depth, 1e-9 * trace.scale);
}

template <int D>
void expectTheSameYesOrNo(std::uint64_t seed, int count) {
  PairGenerator<D> generator(seed);
  Random random(seed);
  for (int run = 0; run < count; ++run) {
    const Pair<D> pair = run % 2 == 0 ? generator.next() : ordinaryPair<D>(random);
    SCOPED_TRACE(testing::Message() << "run " << run);
    expectTheSameYesOrNo(pair);
    ASSERT_FALSE(testing::Test::HasFailure()) << describe(pair);
  }
}

TEST(SmallQuery, DecidesAsTheBooleanMethodIn2D) { expectTheSameYesOrNo<2>(71, 6000); }
TEST(SmallQuery, DecidesAsTheBooleanMethodIn3D) { expectTheSameYesOrNo<3>(72, 4000); }

/// Of all the degenerate ones: traced or not, prepared or not, and in all kinds of lanes the same; refused, the careful
/// path's answer, bit for bit.
template <int D>
void expectTheSameHoweverAsked(std::uint64_t seed, int count) {
  PairGenerator<D> generator(seed);
  int fast = 0;
  Trace<D> trace;
  for (int run = 0; run < count; ++run) {
    Pair<D> pair = generator.next();
    SCOPED_TRACE(testing::Message() << "run " << run << ": " << pair.kind);
    Result<D> result, other;
    const bool answers = asked(pair, result);
    fast += answers;
    for (const Instructions each : {Instructions::baseline, Instructions::plain}) {
      ASSERT_EQ(asked(pair, other, each), answers);
      EXPECT_TRUE(!answers || sameBits(other, result));
    }
    ASSERT_EQ(asked(pair, other, Instructions::best, &trace), answers);
    ASSERT_EQ(trace.gjk.empty(), !answers);
    ASSERT_TRUE(answers || (trace.epa.empty() && trace.polytope.vertices.empty() && trace.polytope.facets.empty()));
    EXPECT_TRUE(!answers || sameBits(other, result));
    const Result<D> asks_both = query(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose);
    EXPECT_TRUE(sameBits(asks_both, answers ? result : carefulAnswer(pair)));
    pair.a.shape.prepare();
    pair.b.shape.prepare();
    ASSERT_EQ(asked(pair, other), answers);
    EXPECT_TRUE(!answers || sameBits(other, result));
    ASSERT_FALSE(testing::Test::HasFailure()) << describe(pair);
  }
  testing::Test::RecordProperty("fast", fast);
  EXPECT_GT(fast, 0.5 * count);
  EXPECT_LT(fast, 0.9 * count);
}

TEST(SmallQuery, IsTheSameHoweverAskedIn2D) { expectTheSameHoweverAsked<2>(312, 10000); }
TEST(SmallQuery, IsTheSameHoweverAskedIn3D) { expectTheSameHoweverAsked<3>(313, 10000); }

/// Boxes moved along their normal until they are apart, or overlap, by just about what is too near to zero.
template <int D>
void expectBothSidesOfTheLimit(std::uint64_t seed) {
  Random random(seed);
  int inside = 0, outside = 0;
  for (int run = 0; run < 400; ++run) {
    Pair<D> pair = ordinaryPair<D>(random);
    if (!std::holds_alternative<Box<D>>(pair.a.shape.kind)) continue;
    const Result<D> before = query(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose);
    const double greatest =
        largestCoordinate<D>(pair.b.pose.position) + reachWithMargin(pair.a.shape) + reachWithMargin(pair.b.shape);
    const double factor = 1 + (random.integer(0, 1) == 0 ? 1 : -1) * random.magnitude(-4, -1);
    const double target = (random.integer(0, 1) == 0 ? 1 : -1) * small::kNearZero * greatest * factor;
    pair.b.pose.position += (target - (before.distance - before.depth)) * before.normal;
    Result<D> result;
    ++(asked(pair, result) ? inside : outside);
    if (run % 10 == 0) checkPair(pair, {});
    ASSERT_FALSE(testing::Test::HasFailure()) << "run " << run << "\n" << describe(pair);
  }
  EXPECT_GE(inside, 50);
  EXPECT_GE(outside, 50);
}

TEST(SmallQuery, NearZeroTheCarefulPathTakesOverIn2D) { expectBothSidesOfTheLimit<2>(314); }
TEST(SmallQuery, NearZeroTheCarefulPathTakesOverIn3D) { expectBothSidesOfTheLimit<3>(315); }

/// A hull of so many points on a sphere.
Shape<3> ball(int points, std::uint64_t seed) {
  Random random(seed);
  Hull<3> hull;
  hull.points.clear();
  for (int i = 0; i < points; ++i) hull.points.push_back(random.direction<3>());
  return {hull};
}

bool answersFor(const Shape<3>& a, const Shape<3>& b, const Options<3>& options, double scale = 1) {
  const Pose<3> apart{Vec<3>(3.1, 0.2, 0.1) * scale, Rotation<3>{}};
  bool answered;
  small::answer<3>(a, {}, b, apart, options, nullptr, nullptr, answered);
  return answered;
}

TEST(SmallQuery, IsForSmallBodies) {
  for (const int few : {8, 32, 33, 128}) EXPECT_TRUE(answersFor(ball(few, 1), ball(32, 2), {})) << few;
  EXPECT_TRUE(answersFor(ball(128, 1), ball(128, 2), {}));
  EXPECT_FALSE(answersFor(ball(129, 1), ball(32, 2), {}));
  EXPECT_FALSE(answersFor(ball(8, 1), ball(129, 2), {}));
  EXPECT_TRUE(answersFor({Sphere<3>{0.5}}, {Capsule<3>{0.5, 0.2}}, {}));
  EXPECT_TRUE(answersFor({Point<3>{}}, {Box<3>{{1, 1, 1}}, 0.2}, {}));
  EXPECT_FALSE(answersFor({Cone{}}, ball(8, 2), {}));
}

/// Two hulls of so many points on the unit sphere.
Pair<3> twoBalls(Random& random, int least, int most) {
  Pair<3> pair;
  for (Body<3>* const body : {&pair.a, &pair.b}) {
    const int count = least == most ? least : random.integer(least, most);
    for (int i = 0; i < count; ++i) body->points.push_back(random.direction<3>());
    body->shape.kind = Hull<3>{body->points};
    body->pose.rotation = random.rotation<3>();
  }
  return pair;
}

/// Runs of EPA so long that its facets are moved together in between: the same in all lanes, right, and told as it was.
TEST(SmallQuery, PenetrationsOfManyPointsAreTheSameHoweverAsked) {
  Random random(316);
  Trace<3> trace;
  int fast = 0, long_runs = 0;
  for (int run = 0; run < 220; ++run) {
    Pair<3> pair = twoBalls(random, run < 150 ? 32 : 33, run < 150 ? 32 : 128);
    pair.b.pose.position = random.direction<3>() * random.uniform(0.02, 0.3);
    SCOPED_TRACE(testing::Message() << "run " << run);
    Result<3> result, other;
    if (!asked(pair, result)) continue;
    ++fast;
    long_runs += result.epa_iterations >= 20;
    for (const Instructions each : {Instructions::baseline, Instructions::plain}) {
      ASSERT_TRUE(asked(pair, other, each));
      EXPECT_TRUE(sameBits(other, result));
    }
    ASSERT_TRUE(asked(pair, other, Instructions::best, &trace));
    EXPECT_TRUE(sameBits(other, result));
    checkTrace<3>(trace, {});
    ASSERT_NEAR(result.depth, carefulAnswer(pair).depth, 1e-11);
    ASSERT_FALSE(testing::Test::HasFailure());
  }
  EXPECT_GE(fast, 150);
  EXPECT_GE(long_runs, 10);
}

/// Distances of more points than fit into one word of the search, prepared or not; the support functions prove them.
TEST(SmallQuery, DistancesOfManyPointsAreTheSameHoweverAsked) {
  Random random(317);
  for (int run = 0; run < 200; ++run) {
    Pair<3> pair = twoBalls(random, 25, 128);
    pair.b.pose.position = random.direction<3>() * random.uniform(2.1, 3.5);
    Result<3> result, other;
    ASSERT_TRUE(asked(pair, result)) << describe(pair);
    for (const Instructions each : {Instructions::baseline, Instructions::plain}) {
      ASSERT_TRUE(asked(pair, other, each));
      EXPECT_TRUE(sameBits(other, result));
    }
    double reach_a = -100, reach_b = 100;  // no plane across the normal has less between the bodies
    for (const Vec<3>& p : pair.a.points) reach_a = std::max(reach_a, glm::dot(result.normal, pair.a.pose.toWorld(p)));
    for (const Vec<3>& p : pair.b.points) reach_b = std::min(reach_b, glm::dot(result.normal, pair.b.pose.toWorld(p)));
    ASSERT_NEAR(result.distance, reach_b - reach_a, 1e-13);
    ASSERT_NEAR(result.distance, carefulAnswer(pair).distance, 1e-13);
    pair.a.shape.prepare();
    ASSERT_TRUE(asked(pair, other));
    EXPECT_TRUE(sameBits(other, result));
    ASSERT_FALSE(testing::Test::HasFailure()) << "run " << run;
  }
}

/// In rows and columns GJK's last simplex often has the origin on a face, mostly one that it had before. The depth is
/// the least overlap of an axis.
TEST(SmallQuery, AnswersOverlapsOnAGrid) {
  Random random(318);
  int fast = 0;
  constexpr int kCount = 1000;
  for (int run = 0; run < kCount; ++run) {
    Pair<3> pair;
    double depth = 8;
    Box<3> a, b;
    for (int k = 0; k < 3; ++k) {
      a.half_extents[k] = random.integer(1, 4), b.half_extents[k] = random.integer(1, 4);
      const int reach = static_cast<int>(a.half_extents[k] + b.half_extents[k]);
      pair.b.pose.position[k] = random.integer(1 - reach, reach - 1);
      depth = std::min(depth, reach - std::abs(pair.b.pose.position[k]));
    }
    pair.a.shape.kind = a, pair.b.shape.kind = b;
    Result<3> result;
    if (!asked(pair, result)) continue;
    ++fast;
    ASSERT_NEAR(result.depth, depth, 1e-13) << "run " << run << "\n" << describe(pair);
  }
  EXPECT_GE(fast, 0.7 * kCount) << fast;
}

/// The small path is asked first, so it is the one to see what is no shape and no rotation.
TEST(SmallQuery, IsNotForWhatIsNone) {
  const Shape<3> box{Box<3>{Vec<3>(1.0)}};
  EXPECT_FALSE(answersFor({Box<3>{Vec<3>(1, -1, 1)}}, box, {}));
  EXPECT_FALSE(answersFor({Box<3>{Vec<3>(1.0)}, -0.1}, box, {}));
  EXPECT_FALSE(answersFor({Sphere<3>{-1}}, box, {}));
  EXPECT_FALSE(answersFor({Capsule<3>{-1, 0.5}}, box, {}));
  EXPECT_FALSE(answersFor({Capsule<3>{1, -0.5}}, box, {}));
  EXPECT_FALSE(answersFor({Hull<3>{std::vector<Vec<3>>{}}}, box, {}));
  for (const double error : {1e-8, 1e-5}) {
    for (int column = 0; column < 3; ++column) {
      for (int row = 0; row < 3; ++row) {
        Pose<3> apart{Vec<3>(3.1, 0.2, 0.1), Rotation<3>{}};
        apart.rotation.matrix[column][row] += error;
        bool answered;
        small::answer<3>(box, {}, box, apart, {}, nullptr, nullptr, answered);
        EXPECT_EQ(answered, error < 1e-7) << column << row;
        small::answer<3>(box, apart, box, {}, {}, nullptr, nullptr, answered);
        EXPECT_EQ(answered, error < 1e-7) << column << row;
      }
    }
  }
}

/// What asks for other steps, or for other limits than the small path proves, is for the careful one.
TEST(SmallQuery, IsForOptionsThatItCanKeep) {
  const auto answers = [](auto change) {
    Options<3> options;
    change(options);
    return answersFor(ball(8, 1), ball(8, 2), options);
  };
  EXPECT_TRUE(answers([](Options<3>&) {}));
  EXPECT_FALSE(answers([](Options<3>& o) { o.sub_distance = SubDistance::johnson; }));
  EXPECT_FALSE(answers([](Options<3>& o) { o.acceleration = Acceleration::nesterov; }));
  EXPECT_FALSE(answers([](Options<3>& o) { o.rounding = Rounding::support; }));
  EXPECT_FALSE(answers([](Options<3>& o) { o.method = Method::separating_axes; }));
  EXPECT_TRUE(answers([](Options<3>& o) { o.method = Method::boolean; }));
  EXPECT_TRUE(answers([](Options<3>& o) { o.tolerance = 1e-6; }));
  EXPECT_TRUE(answers([](Options<3>& o) { o.distance_limit = 0.5; }));
  EXPECT_FALSE(answers([](Options<3>& o) { o.distance_limit = -1; }));
  EXPECT_FALSE(answers([](Options<3>& o) { o.tolerance = 1e-15; }));
  EXPECT_FALSE(answers([](Options<3>& o) { o.epa_tolerance = 1e-15; }));
  EXPECT_FALSE(answers([](Options<3>& o) { o.max_iterations = 2; }));
  EXPECT_FALSE(answers([](Options<3>& o) { o.initial_direction = Vec<3>(0.0); }));
  EXPECT_TRUE(answers([](Options<3>& o) { o.initial_direction = Vec<3>(0, -1, 5); }));
}

TEST(SmallQuery, IsForSizesWhoseProductsAreNumbers) {
  for (const double size : {1e-45, 1e-39, 1.0, 1e38, 1e45}) {
    const Shape<3> box{Box<3>{Vec<3>(size, 0.5 * size, size)}};
    const bool expected = size > 1e-40 && size < 1e40;
    EXPECT_EQ(answersFor(box, box, {}, size), expected) << size;
    const Result<3> result = query(box, {}, box, {Vec<3>(3.1, 0.2, 0.1) * size, Rotation<3>{}});
    EXPECT_NEAR(result.distance, 1.1 * size, 1e-14 * size);
  }
  const Shape<3> bad{Box<3>{Vec<3>(1, std::nan(""), 1)}};
  EXPECT_FALSE(answersFor(bad, {Box<3>{}}, {}));
}

/// A warm start of points that are none of the body's is left to the careful path, and so is what it leaves behind.
TEST(SmallQuery, KnowsItsOwnWarmStarts) {
  const Shape<3> box{Box<3>{Vec<3>(1, 2, 3)}};
  const Pose<3> beside{Vec<3>(2.5, 0.3, 0.2), Rotation<3>{}};
  WarmStart<3> warm;
  bool answered;
  small::answer<3>(box, {}, box, beside, {}, nullptr, &warm, answered);
  ASSERT_TRUE(answered);
  ASSERT_FALSE(warm.simplex.empty());
  EXPECT_EQ(small::answer<3>(box, {}, box, beside, {}, nullptr, &warm, answered).gjk_iterations, 1);
  ASSERT_TRUE(answered);
  for (const int index : {-1, 8, 0}) {
    WarmStart<3> other = warm;
    other.simplex[0].index_a = index;
    other.simplex[0].local_a = Vec<3>(0.5, 0, 0);
    small::answer<3>(box, {}, box, beside, {}, nullptr, &other, answered);
    EXPECT_FALSE(answered);
    EXPECT_EQ(other.simplex[0].local_a, Vec<3>(0.5, 0, 0));
  }
}

}  // namespace
}  // namespace gjk::test::small_query_test
