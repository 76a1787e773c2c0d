// Times of impact against closed forms, and what is promised at the start, at the end and along the way.

#include "impact_check.h"

#include <limits>

namespace gjk::test::toi_test {
namespace {

constexpr double kStraightAngle = 3.14159265358979323846;

template <int D>
MovingCase<D> moving(Shape<D> a, Vec<D> at_a, Motion<D> motion_a, Shape<D> b, Vec<D> at_b, Motion<D> motion_b,
                     double duration = 10) {
  MovingCase<D> c{a, b, {at_a}, {at_b}, motion_a, motion_b, {}};
  c.options.duration = duration;
  return c;
}

/// The time is at most `tolerance · S` of distance early and not late at all.
template <int D>
void expectHitAt(const MovingCase<D>& c, double time, double closing_speed) {
  const ImpactResult<D> result = c.run();
  ASSERT_EQ(result.status, ImpactStatus::hit);
  EXPECT_EQ(result.termination, ImpactTermination::converged);
  EXPECT_LE(result.time, time);
  const double early = c.options.tolerance * double(scaleAtStart<D>(c)) / closing_speed;
  EXPECT_GE(result.time, time - early - 4e-16 * time);
  expectNeverLate<D>(c, result, 20);
}

TEST(Toi, SpheresMeetAtTheRootOfAQuadratic) {
  Random random(11);
  for (int round = 0; round < 200; ++round) {
    const double size = random.magnitude(-6, 6), ra = size * random.uniform(0.1, 1), rb = size * random.uniform(0.1, 1);
    const double miss = random.uniform(0, 0.99) * (ra + rb), speed = size * random.magnitude(-3, 3);
    // A frame of its own: x along the flight, y across it.
    const Rotation<3> frame = random.rotation<3>();
    const double start = 5 * size, reach = std::sqrt((ra + rb) * (ra + rb) - miss * miss);
    const MovingCase<3> c =
        moving<3>({Sphere<3>{ra}}, {0, 0, 0}, {{0, 0, 0}, random.inBox<3>(100)}, {Sphere<3>{rb}},
                  frame.apply({start, miss, 0}), {frame.apply({-speed, 0, 0}), {0, 0, 0}}, 10 * size / speed);
    expectHitAt<3>(c, (start - reach) / speed, speed * reach / (ra + rb) * 0.5);
  }
}

/// Boxes that only move: the intersection of the intervals in which each axis overlaps.
TEST(Toi, BoxesMeetWhenTheirIntervalsDo) {
  Random random(12);
  int hits = 0, misses = 0;
  for (int round = 0; round < 1000; ++round) {
    const double size = random.magnitude(-6, 6);
    Box<3> a, b;
    Vec<3> at(0.0), v = random.inBox<3>(size);
    double enter = 0, leave = 1e300;
    for (int i = 0; i < 3; ++i) {
      a.half_extents[i] = size * random.uniform(0.1, 1);
      b.half_extents[i] = size * random.uniform(0.1, 1);
      at[i] = random.uniform(-3, 3) * size;
      if (random.integer(0, 4) == 0) v[i] = 0;
      const double sum = a.half_extents[i] + b.half_extents[i];
      if (v[i] == 0) {
        if (std::abs(at[i]) > sum) leave = -1;
        continue;
      }
      const double from = (-sum - at[i]) / v[i], to = (sum - at[i]) / v[i];
      enter = std::max(enter, std::min(from, to));
      leave = std::min(leave, std::max(from, to));
    }
    if (enter == 0 || std::abs(leave - enter) < 1e-6) continue;  // overlapping at the start, or grazing
    const MovingCase<3> c = moving<3>({a}, {0, 0, 0}, {}, {b}, at, {v, {0, 0, 0}}, 100);
    const ImpactResult<3> result = c.run();
    const bool meets = enter < leave && enter <= 100;
    ASSERT_EQ(result.status, meets ? ImpactStatus::hit : ImpactStatus::miss);
    (meets ? hits : misses) += 1;
    expectNeverLate<3>(c, result, 10);
    if (!meets) continue;
    EXPECT_LE(result.time, enter);
    EXPECT_LE(result.iterations, 8);
    double slowest = 1e300;  // of the axes that may be the last to close
    for (int i = 0; i < 3; ++i)
      if (v[i] != 0) slowest = std::min(slowest, std::abs(v[i]));
    EXPECT_GE(result.time, enter - 1e-8 * double(scaleAtStart<3>(c)) / slowest);
  }
  EXPECT_GT(hits, 40);
  EXPECT_GT(misses, 40);
}

/// A plank of half length L and half thickness h about its middle meets the point (x, y), y > h, when its side has come
/// up: the point is at the angle atan2(y, x), and h away from the plank's middle line.
TEST(Toi, ASpinningPlankNeverPassesAPoint) {
  for (const double speed : {1e-3, 1.0, 200.0, 1e6, 1e9})
    for (const double x : {0.5, 3.0, 7.0, 9.9}) {
      const double y = 1.25, h = 0.1;
      const double time = (std::atan2(y, x) - std::asin(h / std::hypot(x, y))) / speed;
      MovingCase<2> plane = moving<2>({Box<2>{{10, h}}}, {0, 0}, {{0, 0}, speed}, {Point<2>{}}, {x, y}, {}, 7 / speed);
      expectHitAt<2>(plane, time, speed * std::sqrt(x * x + y * y - h * h));
      EXPECT_LE(plane.run().iterations, 12);
      const MovingCase<3> space = moving<3>({Box<3>{{10, h, 0.3}}}, {0, 0, 0}, {{0, 0, 0}, {0, 0, speed}}, {Point<3>{}},
                                            {x, y, 0.1}, {}, 7 / speed);
      expectHitAt<3>(space, time, speed * std::sqrt(x * x + y * y - h * h));
      EXPECT_LE(space.run().iterations, 12);
    }
}

/// Two crossed edges, one of them swinging: the edge contact of tilted boxes, by bisection on brute-force distances.
TEST(Toi, SwingingEdgesMeetWhereBisectionSays) {
  Random random(13);
  for (int round = 0; round < 50; ++round) {
    const double angle = random.uniform(0.3, 1.2), speed = random.magnitude(-1, 2);
    // A segment along x turning about z through (−2, 0, 0), B a segment along (0, 0, 1) tilted, at height y.
    const double y = random.uniform(0.3, 1.0);
    MovingCase<3> c = moving<3>(
        {Segment<3>{{Vec<3>(0, 0, 0), Vec<3>(4, 0, 0)}}}, {-2, 0, 0}, {{0, 0, 0}, {0, 0, speed}},
        {Segment<3>{{Vec<3>(0, -std::sin(angle), -std::cos(angle)), Vec<3>(0, std::sin(angle), std::cos(angle))}}},
        {0, y, 0}, {}, 1.5 / speed);
    // In A's plane z = 0 B's segment is the point (0, y): met when atan2(y, 2) is reached.
    const double time = std::atan2(y, 2.0) / speed;
    expectHitAt<3>(c, time, 0.2 * speed);
    EXPECT_LE(c.run().iterations, 12);
  }
}

TEST(Toi, TheMethodsAgree) {
  Random random(14);
  for (int round = 0; round < 100; ++round) {
    MovingCase<3> c = moving<3>({Box<3>{{1, 0.5, 0.8}}}, {0, 0, 0}, {random.inBox<3>(1)}, {Cone{0.8, 0.3}, 0.1},
                                random.direction<3>() * 4.0, {});
    c.motion_b.linear = -c.pose_b.position * random.uniform(0.1, 1);
    c.pose_b.rotation = random.rotation<3>();
    const ImpactResult<3> conservative = c.run();
    for (const ImpactMethod method : {ImpactMethod::bilateral, ImpactMethod::ray_cast}) {
      c.options.method = method;
      const ImpactResult<3> other = c.run();
      ASSERT_EQ(other.status, conservative.status) << name(method) << describe(c);
      EXPECT_NEAR(other.time, conservative.time, 1e-4 * conservative.time) << name(method);
    }
  }
}

TEST(Toi, ARayCastCannotTurn) {
  MovingCase<2> c = moving<2>({Box<2>{}}, {0, 0}, {{0, 0}, 1}, {Point<2>{}}, {5, 0}, {});
  c.options.method = ImpactMethod::ray_cast;
  EXPECT_EQ(c.run().termination, ImpactTermination::unsuited);
}

TEST(Toi, OverlappingAtTheStart) {
  const MovingCase<3> c = moving<3>({Box<3>{}}, {0, 0, 0}, {{1, 0, 0}}, {Box<3>{}}, {1.5, 0.25, 0}, {});
  const ImpactResult<3> result = c.run();
  EXPECT_EQ(result.status, ImpactStatus::overlapping);
  EXPECT_EQ(result.time, 0);
  EXPECT_EQ(result.distance, 0);
  EXPECT_NEAR(result.depth, 0.5, 1e-9);
  EXPECT_NEAR(result.normal.x, 1, 1e-9);
}

TEST(Toi, TouchingBodiesAreAHitUnlessTheyPart) {
  const auto statusOf = [](Vec<2> offset, Motion<2> motion_b) {
    const ImpactResult<2> result = moving<2>({Box<2>{}}, {0, 0}, {}, {Box<2>{}}, offset, motion_b).run();
    EXPECT_EQ(result.time, result.status == ImpactStatus::hit ? 0 : 10);
    return result.status;
  };
  EXPECT_EQ(statusOf({2, 0.5}, {}), ImpactStatus::hit) << "at rest";
  EXPECT_EQ(statusOf({2, 0.5}, {{0, 1}, 0}), ImpactStatus::hit) << "sliding";
  EXPECT_EQ(statusOf({2, 0.5}, {{-1, 0}, 0}), ImpactStatus::hit) << "pressing";
  EXPECT_EQ(statusOf({2, 0.5}, {{0, 0}, 1}), ImpactStatus::hit) << "spinning in place";
  EXPECT_EQ(statusOf({2, 0.5}, {{1, 0}, 0}), ImpactStatus::miss) << "parting";
  EXPECT_EQ(statusOf({2, 0.5}, {{1e-6, 1}, 0}), ImpactStatus::miss) << "parting slowly, sliding";
  EXPECT_EQ(statusOf({2, 2}, {{1, 0}, 0}), ImpactStatus::miss) << "corners that part along x";
  EXPECT_EQ(statusOf({2, 2}, {{1, -0.5}, 0}), ImpactStatus::miss) << "corners, y closing";
  EXPECT_EQ(statusOf({2, 2}, {{-0.5, 1}, 0}), ImpactStatus::miss) << "corners, x closing";
  EXPECT_EQ(statusOf({2, 2}, {{-1, -1}, 0}), ImpactStatus::hit) << "corners that meet";
}

/// A ball that leaves a wall and is caught up with: parting bodies are followed further.
TEST(Toi, PartingBodiesMayMeetAgain) {
  // A plank that leaves the point it touches comes round to it from the other side half a turn later.
  const MovingCase<2> c = moving<2>({Box<2>{{1, 0.1}}}, {0, 0}, {{0, 0}, -1}, {Sphere<2>{0.1}}, {0.9, 0.2}, {}, 10);
  const ImpactResult<2> result = c.run();
  ASSERT_EQ(result.status, ImpactStatus::hit);
  const double angle = std::atan2(0.2, 0.9), half = std::asin(0.2 / std::hypot(0.2, 0.9));
  EXPECT_NEAR(result.time, kStraightAngle - angle - half, 1e-6);
}

TEST(Toi, NothingMovesNothingMeets) {
  const MovingCase<3> c = moving<3>({Box<3>{}}, {0, 0, 0}, {}, {Cone{}}, {4, 0, 0}, {});
  const ImpactResult<3> result = c.run();
  EXPECT_EQ(result.status, ImpactStatus::miss);
  EXPECT_EQ(result.time, c.options.duration);
  EXPECT_EQ(result.iterations, 1);
}

/// A wall 0.01 thick and a bullet that crosses the room ten thousand times within the duration.
TEST(Toi, ABulletNeverPassesAThinWall) {
  for (const double speed : {2.0, 200.0, 1e6, 1e9, 1e12}) {
    const MovingCase<3> c =
        moving<3>({Sphere<3>{0.001}}, {-1, 0.2, 0.1}, {{speed, 0, 0}}, {Box<3>{{0.005, 5, 5}}}, {0, 0, 0}, {}, 1);
    expectHitAt<3>(c, (1 - 0.006) / speed, speed);
    EXPECT_LE(c.run().iterations, 3);
  }
}

/// Grazing: the root is double, so Newton's steps halve; passing by more than the tolerance is a miss.
TEST(Toi, GrazingPasses) {
  const auto pass = [](double gap) {
    return moving<2>({Sphere<2>{1}}, {-5, 0}, {{1, 0}, 0}, {Sphere<2>{1}}, {0, 2 + gap}, {}, 10);
  };
  for (const double gap : {0.0, 1e-12, 1e-9}) {
    const MovingCase<2> c = pass(gap);
    const ImpactResult<2> result = c.run();
    EXPECT_EQ(result.status, ImpactStatus::hit) << gap;
    EXPECT_LE(result.iterations, 20);
    EXPECT_NEAR(result.time, 5, 1e-3);
  }
  for (const double gap : {1e-6, 1e-3, 0.5}) {
    const ImpactResult<2> result = pass(gap).run();
    EXPECT_EQ(result.status, ImpactStatus::miss) << gap;
    EXPECT_LE(result.iterations, 20);
  }
}

/// A body of revolution spun about its own axis does not change: the spin costs nothing.
TEST(Toi, SpinAboutTheAxisOfRevolutionIsFree) {
  for (const double speed : {0.0, 1.0, 1e3, 1e6}) {
    const MovingCase<3> c = moving<3>({Cylinder{1, 0.5}}, {0, 0, 0}, {{1, 0, 0}, {0, speed, 0}}, {Sphere<3>{1}},
                                      {5, 0, 0}, {{0, 0, 0}, {5, 6, 7}});
    expectHitAt<3>(c, 3.5, 1);
    EXPECT_LE(c.run().iterations, 3);
  }
}

/// The radius of rotation counts from the local origin, wherever the points are.
TEST(Toi, PointsFarFromTheLocalOrigin) {
  const double lever = 1e3;
  const MovingCase<2> c = moving<2>({Hull<2>{{{lever, -1}, {lever + 1, -1}, {lever, 1}}}}, {-lever, 0}, {{0, 0}, 0.5},
                                    {Box<2>{{1, 1}}}, {0, 30}, {}, 1);
  const ImpactResult<2> result = c.run();
  ASSERT_EQ(result.status, ImpactStatus::hit);
  expectNeverLate<2>(c, result, 400);
  EXPECT_NEAR(result.time * 0.5 * lever, 28, 0.5);
}

TEST(Toi, TheIterationLimitLeavesASafeTime) {
  MovingCase<2> c = moving<2>({Box<2>{{10, 0.1}}}, {0, 0}, {{0, 0}, 1}, {Point<2>{}}, {5, 5}, {}, 10);
  c.options.max_iterations = 2;
  const ImpactResult<2> result = c.run();
  EXPECT_EQ(result.termination, ImpactTermination::max_iterations);
  EXPECT_EQ(result.iterations, 2);
  EXPECT_GT(result.time, 0);
  expectApartUntil<2>(c, result.time, 100);
}

TEST(Toi, GjksIterationLimitLeavesASafeTime) {
  MovingCase<3> c = moving<3>({Cylinder{1, 0.5}}, {0, 0, 0}, {{0.3, 0.2, 1}, {1, 2, 3}}, {Ellipsoid<3>{{1, 2, 0.3}}},
                              {3, 1, 2}, {{-1, -0.5, 0}, {3, 2, 1}});
  for (int limit = 1; limit < 12; ++limit) {
    c.options.query.max_iterations = limit;
    const ImpactResult<3> result = c.run();
    expectApartUntil<3>(c, result.time, 50);
    if (result.termination == ImpactTermination::converged) {
      EXPECT_LE(result.distance, 1e-8 * double(scaleAtStart<3>(c)));
    }
  }
}

TEST(Toi, InvalidInputIsSaid) {
  const double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
  const auto terminationOf = [](auto change) {
    MovingCase<3> c = moving<3>({Box<3>{}}, {0, 0, 0}, {{1, 0, 0}, {0, 1, 0}}, {Cone{}}, {4, 0, 0}, {});
    change(c);
    const ImpactResult<3> result = c.run();
    EXPECT_EQ(result.status, ImpactStatus::invalid);
    EXPECT_FALSE(result.meets());
    return result.termination;
  };
  const auto invalid = ImpactTermination::invalid_input;
  EXPECT_EQ(terminationOf([&](auto& c) { c.options.duration = 0; }), invalid);
  EXPECT_EQ(terminationOf([&](auto& c) { c.options.duration = infinity; }), invalid);
  EXPECT_EQ(terminationOf([&](auto& c) { c.options.duration = nan; }), invalid);
  EXPECT_EQ(terminationOf([&](auto& c) { c.options.tolerance = 0; }), invalid);
  EXPECT_EQ(terminationOf([&](auto& c) { c.options.tolerance = nan; }), invalid);
  EXPECT_EQ(terminationOf([&](auto& c) { c.motion_a.linear.x = nan; }), invalid);
  EXPECT_EQ(terminationOf([&](auto& c) { c.motion_a.angular.y = infinity; }), invalid);
  EXPECT_EQ(terminationOf([&](auto& c) { c.motion_a.angular.y = nan; }), invalid);
  EXPECT_EQ(terminationOf([&](auto& c) { c.pose_b.position.z = nan; }), invalid);
}

}  // namespace
}  // namespace gjk::test::toi_test
