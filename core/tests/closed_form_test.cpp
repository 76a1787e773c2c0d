// Options::closed_forms: points and segments with radii, and boxes, against brute force over the differences of their
// vertices in long double, at scales from 1e-6 to 1e6, degenerate placements included.

#include "gjk/overlap.h"
#include "gjk/query.h"

#include "box_corners.h"
#include "property_check.h"

#include <gtest/gtest.h>

namespace gjk::test::closed_form_test {
namespace {

template <int D>
Result<D> closedAnswer(const Pair<D>& pair) {
  return query(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose, {.closed_forms = true});
}

/// A point, ball, segment or capsule, with a margin or without.
template <int D>
Body<D> randomRod(Random& random, double size) {
  Body<D> body;
  body.pose.rotation = random.integer(0, 2) == 0 ? Rotation<D>{} : random.rotation<D>();
  const double radius = size * random.magnitude(-3, 0),
               half = random.integer(0, 9) == 0 ? 0 : size * random.magnitude(-2, 0);
  Vec<D> end(0.0);
  end[1] = half;
  switch (random.integer(0, 3)) {
    case 0:
      body.points = {Vec<D>(0.0)};
      body.shape.kind = Point<D>{};
      break;
    case 1:
      body.points = {Vec<D>(0.0)};
      body.shape.kind = Sphere<D>{radius};
      body.radius = radius;
      break;
    case 2:
      body.points = random.points<D>(2, size);
      body.shape.kind = Segment<D>{{body.points[0], body.points[1]}};
      break;
    default:
      body.points = {-end, end};
      body.shape.kind = Capsule<D>{half, radius};
      body.radius = radius;
  }
  if (random.integer(0, 2) == 0) {
    body.shape.margin = size * random.magnitude(-3, 0);
    body.radius += body.shape.margin;
  }
  return body;
}

/// Moves B along the normal until the signed distance is this one.
template <int D>
void bringTo(Pair<D>& pair, double signed_distance) {
  const Result<D> now = query(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose);
  pair.b.pose.position += (signed_distance - (now.distance - now.depth)) * now.normal;
}

template <int D>
void checkRods(std::uint64_t seed, int count) {
  Random random(seed);
  int closed = 0, met = 0;
  for (int run = 0; run < count; ++run) {
    const double size = random.magnitude(-6, 6);
    Pair<D> pair{randomRod<D>(random, size), randomRod<D>(random, size * random.magnitude(-1, 1)), {}};
    pair.a.pose.position = random.inBox<D>(size);
    pair.b.pose.position = pair.a.pose.position + random.inBox<D>(2 * size);
    const int placement = random.integer(0, 5);
    if (placement == 1) pair.b.pose.rotation = pair.a.pose.rotation;  // parallel, most of them
    if (placement == 2) pair.b.pose.position = pair.a.pose.position;  // crossing
    if (placement == 3) bringTo(pair, 0);
    if (placement == 4) bringTo(pair, (random.integer(0, 1) == 0 ? 1 : -1) * size * random.magnitude(-13, -1));
    if (random.integer(0, 3) == 0) {
      const Vec<D> far = random.inBox<D>(1e6 * size);
      pair.a.pose.position += far;
      pair.b.pose.position += far;
    }
    const Truth<D> truth = trueDistance<D>(pair.a, pair.b);
    const Result<D> result = closedAnswer(pair);
    closed += result.support_calls == 0;
    checkAnswer(pair, truth, {}, result);
    const Overlap<D> decided = overlap(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose);
    EXPECT_TRUE(result.status == Status::touching || decided.meets == (result.status == Status::intersecting));
    met += decided.meets;
    ASSERT_FALSE(testing::Test::HasFailure()) << "run " << run << ", placement " << placement << "\n" << describe(pair);
  }
  EXPECT_GT(closed, 0.75 * count) << closed;
  EXPECT_GT(met, 0.2 * count);
  EXPECT_LT(met, 0.8 * count);
}

TEST(ClosedForm, RodsIn2D) { checkRods<2>(331, 10000); }
TEST(ClosedForm, RodsIn3D) { checkRods<3>(332, 10000); }

Body<3> boxBody(const Vec<3>& half, const Pose<3>& pose) {
  Body<3> body;
  body.pose = pose;
  body.shape.kind = Box<3>{half};
  body.points = boxCorners<3>(half);
  return body;
}

/// Turned anyhow, not at all, by quarters, or by next to nothing from one of these.
Rotation<3> boxRotation(Random& random) {
  const int kind = random.integer(0, 3);
  if (kind == 0) return {};
  if (kind == 1) return random.rotation<3>();
  Vec<3> axis(0.0);
  axis[random.integer(0, 2)] = 1;
  double half = random.integer(0, 3) * 0.78539816339744831;
  if (kind == 3) half += random.magnitude(-17, -2);
  return Rotation<3>::fromQuaternion({std::cos(half), axis * std::sin(half)});
}

Pair<3> boxPair(Random& random, double size) {
  const bool grid = random.integer(0, 2) == 0;
  const auto half = [&] {
    Vec<3> lengths;
    for (int k = 0; k < 3; ++k) lengths[k] = size * (grid ? 0.25 * random.integer(1, 6) : random.magnitude(-1.5, 0));
    return lengths;
  };
  Pair<3> pair{
      boxBody(half(), {random.inBox<3>(size), boxRotation(random)}), boxBody(half(), {{}, boxRotation(random)}), {}};
  Vec<3> apart = random.inBox<3>(1.2 * size);
  if (grid)
    for (int k = 0; k < 3; ++k) apart[k] = 0.25 * size * random.integer(-7, 7);
  pair.b.pose.position = pair.a.pose.position + apart;
  if (random.integer(0, 5) == 0) pair.b.pose.position = pair.a.pose.position;
  if (random.integer(0, 4) == 0) bringTo(pair, 0);
  if (random.integer(0, 4) == 0) bringTo(pair, (random.integer(0, 1) == 0 ? 1 : -1) * size * random.magnitude(-13, -1));
  for (Body<3>* const body : {&pair.a, &pair.b})
    if (random.integer(0, 4) == 0) body->radius = body->shape.margin = size * random.magnitude(-3, 0);
  return pair;
}

TEST(ClosedForm, BoxesAgainstBruteForce) {
  Random random(333);
  int closed = 0, touching = 0;
  constexpr int kCount = 100;
  for (int run = 0; run < kCount; ++run) {
    const Pair<3> pair = boxPair(random, random.magnitude(-6, 6));
    const Result<3> result = closedAnswer(pair);
    closed += result.support_calls == 0;
    touching += result.support_calls == 0 && result.status == Status::touching;
    checkAnswer(pair, trueDistance<3>(pair.a, pair.b), {}, result);
    ASSERT_FALSE(testing::Test::HasFailure()) << "run " << run << "\n" << describe(pair);
  }
  EXPECT_GT(closed, 0.4 * kCount) << closed;
  EXPECT_GT(touching, 4) << touching;
}

/// Whether a box holds a point, up to a slack.
bool holds(const Body<3>& body, const Vec<3>& p, double slack) {
  const Vec<3> outside = glm::abs(body.pose.toLocal(p)) - std::get<Box<3>>(body.shape.kind).half_extents;
  return glm::length(glm::max(outside, Vec<3>(0.0))) <= slack + body.radius;
}

/// Many more, against the query that runs GJK and EPA: the same number, and a proof of its own for the rest.
TEST(ClosedForm, BoxesAgainstEpa) {
  Random random(334);
  int closed = 0;
  constexpr int kCount = 20000;
  for (int run = 0; run < kCount; ++run) {
    const Pair<3> pair = boxPair(random, random.magnitude(-6, 6));
    const Result<3> result = closedAnswer(pair), other = query(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose);
    closed += result.support_calls == 0;
    const double size = largestCoordinate<3>(pair.b.pose.position - pair.a.pose.position) +
                        reachWithMargin(pair.a.shape) + reachWithMargin(pair.b.shape);
    const double world = size + largestCoordinate<3>(pair.a.pose.position), slack = 1.1e-10 * size + 1e-14 * world;
    ASSERT_NEAR(result.distance - result.depth, other.distance - other.depth, slack) << describe(pair);
    ASSERT_LE(result.lower_bound, other.upper_bound + slack) << describe(pair);
    ASSERT_GE(result.upper_bound, other.lower_bound - slack) << describe(pair);
    ASSERT_TRUE(std::abs(other.distance - other.depth) <= 3e-10 * size || result.status == other.status);
    ASSERT_TRUE(holds(pair.a, result.point_a, slack) && holds(pair.b, result.point_b, slack)) << describe(pair);
    const Vec<3> error = result.point_b - result.point_a - (result.distance - result.depth) * result.normal;
    ASSERT_LE(glm::length(error), slack);
    double reach_a = -1e300, reach_b = 1e300;
    for (const Vec<3>& p : pair.a.points) reach_a = std::max(reach_a, glm::dot(result.normal, pair.a.pose.toWorld(p)));
    for (const Vec<3>& p : pair.b.points) reach_b = std::min(reach_b, glm::dot(result.normal, pair.b.pose.toWorld(p)));
    ASSERT_NEAR(reach_b - reach_a - pair.a.radius - pair.b.radius, result.distance - result.depth, slack)
        << describe(pair);
  }
  EXPECT_GT(closed, 0.4 * kCount) << closed;
}

TEST(ClosedForm, WhatIsNoShapeIsInvalid) {
  const Shape<3> ball{Sphere<3>{1}}, box{Box<3>{Vec<3>(1.0)}};
  const double nan = std::nan(""), infinity = std::numeric_limits<double>::infinity();
  for (const Shape<3>& good : {ball, box}) {
    const auto expectInvalid = [&](const Shape<3>& shape, const Pose<3>& pose) {
      for (const bool first : {true, false}) {
        const Result<3> result = first ? query(shape, pose, good, {}, {.closed_forms = true})
                                       : query(good, {}, shape, pose, {.closed_forms = true});
        EXPECT_EQ(result.status, Status::invalid);
        EXPECT_EQ(result.termination, Termination::invalid_input);
        EXPECT_FALSE(result.has_distance);
      }
    };
    for (const double bad : {nan, infinity, -infinity, -1.0}) {
      expectInvalid({Sphere<3>{bad}}, {});
      expectInvalid({Capsule<3>{bad, 1}}, {});
      expectInvalid({Capsule<3>{1, bad}}, {});
      expectInvalid({Box<3>{{1, bad, 1}}}, {});
      expectInvalid({Box<3>{}, bad}, {});
      expectInvalid({Point<3>{}, bad}, {});
      if (bad == -1) continue;
      expectInvalid({Segment<3>{{Vec<3>(0.0), Vec<3>(0, bad, 0)}}}, {});
      expectInvalid(good, {Vec<3>(0, 0, bad), {}});
    }
    expectInvalid(good, {Vec<3>(0.5), {glm::dmat3(2.0)}});
    expectInvalid(good, {Vec<3>(0.5), {glm::dmat3(nan)}});
    expectInvalid(good, {Vec<3>(0.5), Rotation<3>::fromQuaternion({0, 0, 0, 0})});
    expectInvalid({Hull<3>{std::vector<Vec<3>>{}}}, {});
  }
}

/// With a trace GJK and EPA run, and the answer is theirs.
TEST(ClosedForm, ATraceShowsGjk) {
  const Shape<3> box{Box<3>{{1, 2, 3}}};
  const Pose<3> at{{0.5, 1, 2}, Rotation<3>::fromQuaternion({0.8, 0.6, 0, 0})};
  Trace<3> trace;
  const Result<3> traced = query<3>(box, {}, box, at, {.closed_forms = true}, &trace);
  EXPECT_FALSE(trace.gjk.empty());
  EXPECT_TRUE(sameBits(traced, query<3>(box, {}, box, at)));
}

}  // namespace
}  // namespace gjk::test::closed_form_test
