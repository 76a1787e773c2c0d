// Worlds against the laws of mechanics, through the finished program.
#include "cli/simulate_run.h"

namespace gjklab::simulate_test {
namespace {

TEST(Simulate, ABallFallsAndRises) {
  for (const int d : {2, 3})
    for (const double restitution : {0.0, 0.5, 0.8, 1.0}) {
      WorldFile world = worldOf(d, {floorBody(d), ballBody(0.5, {0, 2.5, 0})});
      world.world.restitution = restitution;
      const auto lines = simulate(world, 3);
      expectNoGrowth(lines);
      for (const WorldLine& line : lines) {  // until it meets the floor it falls as a body falls
        if (2 - 0.5 * 9.81 * line.time * line.time < 0.05) break;
        EXPECT_NEAR(line.position[1].y, 2.5 - 0.5 * 9.81 * line.time * line.time, 1e-9);
      }
      const double fall = std::sqrt(2 * 2 / 9.81);
      double highest = 0;
      for (const WorldLine& line : lines)
        if (line.time > fall + 0.02 && line.time < fall * (1 + 2 * std::max(restitution, 0.2)))
          highest = std::max(highest, line.position[1].y - 0.5);
      EXPECT_NEAR(highest, 2 * restitution * restitution, 0.004) << d << "-D, restitution " << restitution;
      if (restitution == 1) {
        EXPECT_NEAR(lines.back().energy, lines.front().energy, 1e-9);
      }
    }
}

TEST(Simulate, TheSameFileGivesTheSameBits) {
  WorldFile world = worldOf(3, {floorBody(3)});
  world.world.restitution = 0.3;
  for (int i = 0; i < 6; ++i) {
    world.bodies.push_back(boxBody(3, {0.3, 0.4, 0.5}, {0.1 * i, 1.5 + 1.2 * i, 0.07 * i}));
    world.bodies.back().body.angular_velocity = {0.3, i, -1};
  }
  const std::string text = writeWorld(world);
  const Said once = runProgramWith({"simulate", "-", "--seconds", "2"}, text);
  const Said again = runProgramWith({"simulate", "-", "--seconds", "2"}, text);
  EXPECT_EQ(once.status, 0);
  EXPECT_EQ(once.out, again.out);
  const auto every = simulate(world, 2, 7);
  std::istringstream in(once.out);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  ASSERT_EQ(lines.size(), 121U);
  ASSERT_EQ(every.size(), 18U);
  for (std::size_t i = 0; i < every.size(); ++i) EXPECT_EQ(every[i].json, Json::parse(lines[7 * i]));
}

/// Of boxes, about the origin.
dvec3 angularMomentum(const WorldFile& world, const WorldLine& line) {
  dvec3 sum(0.0);
  for (std::size_t i = 0; i < world.bodies.size(); ++i) {
    const dvec3 h = world.bodies[i].body.half_extents, square = h * h;
    const bool flat = world.dimension == 2;
    const double mass = world.bodies[i].density * (flat ? 4 * h.x * h.y : 8 * h.x * h.y * h.z);
    const dvec3 inertia = mass / 3 * dvec3(square.y + square.z, square.x + square.z, square.x + square.y);
    sum += mass * glm::cross(line.position[i], line.velocity[i]);
    if (flat) {
      sum.z += inertia.z * line.spin[i].z;
    } else {
      const glm::dmat3 axes(line.orientation[i]);
      sum += axes * (inertia * (glm::transpose(axes) * line.spin[i]));
    }
  }
  return sum;
}

/// Boxes that run into one another askew, and turn; each body's mass differs.
WorldFile boxesThatMeet(int d, double restitution, double friction) {
  WorldFile world = worldOf(d, {});
  world.world.gravity = dvec3(0.0);
  world.world.friction = friction;
  world.world.restitution = restitution;
  for (int i = 0; i < 5; ++i) {
    world.bodies.push_back(boxBody(d, {0.5, 0.4, 0.3}, {1.6 * i, 0.2 * (i % 2), 0.1 * i}));
    WorldBody& body = world.bodies.back();
    body.density = 1 + i;
    body.body.linear_velocity = {2.0 - 1.1 * i, 0.1 * i, 0};
    if (d >= 2) body.body.angular_velocity = {d == 3 ? 0.5 : 0.0, d == 3 ? -0.3 * i : 0.0, 0.4};
  }
  clearUnusedCoordinates(world);
  return world;
}

void expectMomentum(const WorldFile& world, const std::vector<WorldLine>& lines) {
  const int d = world.dimension;
  const double measure = d == 1 ? 1.0 : d == 2 ? 0.8 : 0.48;
  bool touched = false;
  for (const WorldLine& line : lines) {
    dvec3 momentum(0.0), start(0.0);
    for (std::size_t i = 0; i < 5; ++i) {
      momentum += measure * (1.0 + static_cast<double>(i)) * line.velocity[i];
      start += measure * (1.0 + static_cast<double>(i)) * lines[0].velocity[i];
    }
    EXPECT_LE(glm::length(momentum - start), 1e-11) << d << "-D at " << line.time;
    touched = touched || glm::length(line.velocity[0] - lines[0].velocity[0]) > 0.1;
    if (d == 1) continue;
    const dvec3 turned = angularMomentum(world, line) - angularMomentum(world, lines[0]);
    // In 3-D what a push turns a body by changes what its momentum is worth; energy that is not there is not spent.
    const double bound = d == 2 ? 1e-10 : 1e-3 * glm::length(angularMomentum(world, lines[0]));
    EXPECT_LE(glm::length(turned), bound) << d << "-D at " << line.time;
  }
  EXPECT_TRUE(touched);
}

TEST(Simulate, MomentumAndAngularMomentumStay) {
  for (const int d : {1, 2, 3})
    for (const double restitution : {0.0, 0.4, 1.0})
      for (const double friction : {0.0, 0.7}) {
        const WorldFile world = boxesThatMeet(d, restitution, friction);
        const auto lines = simulate(world, 4, 10);
        expectNoGrowth(lines);
        expectMomentum(world, lines);
      }
}

TEST(Simulate, ABoxOnASlopeSlidesBeyondTheAngleOfFriction) {
  for (const int d : {2, 3})
    for (const double friction : {0.2, 0.5, 1.0})
      for (const double beyond : {-0.02, 0.02, 0.2}) {
        const double angle = std::atan(friction) + beyond, seconds = 2;
        const dvec3 up(-std::sin(angle), std::cos(angle), 0);
        WorldFile world =
            worldOf(d, {boxBody(d, {50, 0.5, 5}, -0.5 * up, true), boxBody(d, {0.5, 0.2, 0.4}, 0.2 * up)});
        for (WorldBody& body : world.bodies) {
          if (d == 2) body.body.angle = angle;
          if (d == 3) body.body.orientation = glm::angleAxis(angle, dvec3(0, 0, 1));
        }
        world.world.friction = friction;
        const auto lines = simulate(world, seconds, 4);
        expectNoGrowth(lines);
        const double pull = 9.81 * (std::sin(angle) - friction * std::cos(angle));
        const double way = std::max(0.5 * pull * seconds * seconds, 0.0);
        const double moved = glm::length(lines.back().position[1] - lines.front().position[1]);
        EXPECT_NEAR(moved, way, 0.01 * way + 0.002) << d << "-D, friction " << friction << " by " << beyond;
      }
}

TEST(Simulate, TenBoxesStand) {
  for (const int d : {2, 3})
    for (const double size : {1e-3, 0.01, 0.1, 1.0, 100.0}) {
      WorldFile world = worldOf(d, {boxBody(d, size * dvec3(50, 0.5, 50), {0, -0.5 * size, 0}, true)});
      for (int i = 0; i < 10; ++i) world.bodies.push_back(boxBody(d, dvec3(0.5 * size), {0, size * (0.5 + i), 0}));
      const auto lines = simulate(world, 20, 20);
      expectNoGrowth(lines);
      for (const WorldLine& line : lines)
        for (std::size_t i = 0; i < line.position.size(); ++i)
          EXPECT_LE(glm::length(line.position[i] - lines[0].position[i]), 0.01 * size)
              << d << "-D, size " << size << " at " << line.time;
    }
}

// What presses on the floor in a step is the weight of all, and on each box the weight of those above.
TEST(Simulate, AStackPressesWithItsWeight) {
  for (const int d : {2, 3}) {
    WorldFile world = worldOf(d, {floorBody(d)});
    for (int i = 0; i < 5; ++i) world.bodies.push_back(boxBody(d, dvec3(0.5), {0, 0.5 + i, 0}));
    const WorldLine last = simulate(world, 0.4, 24).back();
    int pairs = 0;
    for (const Json& contact : last.json["contacts"]) {
      double sum = 0;
      for (const Json& impulse : contact["impulses"]) sum += impulse.get<double>();
      EXPECT_NEAR(sum, 9.81 / 60 * (6 - contact["b"].get<int>()), 0.01) << d << "-D, below box " << contact["b"];
      ++pairs;
    }
    EXPECT_EQ(pairs, 5);
  }
}

// Boxes thrown onto each other at 40 units a second, in a narrow room. What has a speed moves by it: nothing is held
// fast in the air. In the end they lie as dense as boxes do, and none has left the room.
TEST(Simulate, AFastPileFallsOnAndDoesNotLock) {
  for (const int d : {2, 3}) {
    WorldFile world = worldOf(d, {floorBody(d)});
    for (int axis = 0; axis < d; axis += 2)
      for (const double side : {-1.0, 1.0}) {
        world.bodies.push_back(boxBody(d, dvec3(0.5, 100, 4), dvec3(side * 3.5, 100, 0), true));
        Body& wall = world.bodies.back().body;
        if (axis == 2) std::swap(wall.half_extents.x, wall.half_extents.z), std::swap(wall.position.x, wall.position.z);
      }
    const std::size_t first = world.bodies.size(), count = d == 2 ? 40 : 48;
    for (std::size_t i = 0; i < count; ++i) {
      const double x = static_cast<double>(i % 4), z = d == 3 ? static_cast<double>(i / 4 % 4) : 1.5;
      const double y = static_cast<double>(d == 3 ? i / 16 : i / 4);
      WorldBody box = boxBody(d, {0.4, 0.35, 0.4}, {1.3 * (x - 1.5) + 0.1 * y, 1 + 1.4 * y, 1.3 * (z - 1.5)});
      box.body.angle = 0.4 * x + 0.2 * y;
      box.body.orientation = glm::angleAxis(0.4 * x + 0.2 * y, glm::normalize(dvec3(1, 2, z)));
      box.body.linear_velocity = {0, -40, 0};
      world.bodies.push_back(box);
    }
    clearUnusedCoordinates(world);
    const auto lines = simulate(world, 2);
    expectNoGrowth(lines);
    double way = 0, meant = 0, highest = 0;
    for (std::size_t k = 1; k < lines.size(); ++k)
      for (std::size_t i = first; i < first + count; ++i) {
        const double speed = std::min(glm::length(lines[k].velocity[i]), glm::length(lines[k - 1].velocity[i]));
        if (speed < 0.5) continue;
        meant += speed / 60;
        way += glm::length(lines[k].position[i] - lines[k - 1].position[i]);
      }
    EXPECT_GE(way, 0.9 * meant) << d << "-D";
    for (std::size_t i = first; i < first + count; ++i) {
      const dvec3 at = lines.back().position[i];
      highest = std::max(highest, at.y);
      EXPECT_GT(at.y, 0.3) << i;
      EXPECT_LT(std::max(std::abs(at.x), std::abs(at.z)), 2.75) << i;
    }
    // 40 boxes of 0.8 by 0.7 in a room of 6: 3.7 high where they fill it; a heap of half that density is below 8.
    EXPECT_LT(highest, d == 2 ? 8 : 3) << d << "-D";
  }
}

TEST(Simulate, AFreeBoxKeepsItsAngularMomentumAndFlips) {
  WorldFile world = worldOf(3, {boxBody(3, {1, 0.3, 2}, {3, 0, 0})});
  world.world.gravity = dvec3(0.0);
  world.bodies[0].body.angular_velocity = {5, 0.01, 0.02};
  const auto lines = simulate(world, 20);
  const double mass = 8 * 1 * 0.3 * 2;
  const dvec3 inertia = mass / 3 * dvec3(0.09 + 4, 1 + 4, 1 + 0.09);
  const auto momentum = [&](const WorldLine& line) {
    const glm::dquat q = line.orientation[0];
    return q * (inertia * (glm::conjugate(q) * line.spin[0]));
  };
  int flips = 0;
  double before = 1;
  for (const WorldLine& line : lines) {
    EXPECT_LE(glm::length(momentum(line) - momentum(lines[0])), 1e-9 * glm::length(momentum(lines[0])));
    EXPECT_NEAR(line.energy, lines[0].energy, 1e-9 * lines[0].energy);
    const double along = (glm::conjugate(line.orientation[0]) * line.spin[0]).x;
    flips += along * before < 0;
    before = along;
  }
  EXPECT_GE(flips, 3);
}

TEST(Simulate, ABulletNeverPassesAThinWall) {
  for (const int d : {1, 2, 3})
    for (const double restitution : {0.0, 0.5, 1.0})
      for (const double start : {-5.0, -5.013, -3.3}) {
        WorldBody bullet = d == 1 ? boxBody(1, dvec3(0.05), {start, 0, 0}) : ballBody(0.05, {start, 0.1, 0});
        bullet.body.linear_velocity = {200, 0, 0};
        WorldFile world = worldOf(d, {boxBody(d, {0.005, 2, 2}, dvec3(0.0), true), bullet});
        world.world.gravity = dvec3(0.0);
        world.world.restitution = restitution;
        const auto lines = simulate(world, 0.5);
        expectNoGrowth(lines);
        for (const WorldLine& line : lines) EXPECT_LE(line.position[1].x, -0.055);
        EXPECT_NEAR(lines.back().velocity[1].x, -200 * restitution, 1e-6);
        world.world.continuous = false;  // and without, it does
        if (d != 1 && start == -5) {
          EXPECT_GT(simulate(world, 0.5).back().position[1].x, 10);
        }
      }
}

TEST(Simulate, ASpinningPlankNeverPassesAPoint) {
  for (const int d : {2, 3})
    for (const double spin : {30.0, 200.0, 1000.0}) {
      WorldBody peg = ballBody(0, {1.5, 0.5, 0});
      peg.body.shape = ShapeKind::point;
      peg.fixed = true;
      WorldBody plank = boxBody(d, {2, 0.01, 0.5}, dvec3(0.0));
      plank.body.angular_velocity = {0, 0, spin};
      WorldFile world = worldOf(d, {peg, plank});
      world.world.gravity = dvec3(0.0);
      const auto lines = simulate(world, 0.5);
      expectNoGrowth(lines);
      for (const WorldLine& line : lines) {  // the peg stays on the same side of the plank, or beyond its end
        const dvec3 from = line.position[0] - line.position[1];
        double along = 0, above = 0;
        if (d == 2) {
          along = std::cos(line.angle[1]) * from.x + std::sin(line.angle[1]) * from.y;
          above = std::cos(line.angle[1]) * from.y - std::sin(line.angle[1]) * from.x;
        } else {
          const dvec3 local = glm::conjugate(line.orientation[1]) * from;
          along = local.x;
          above = local.y;
        }
        if (std::abs(along) < 2) {
          EXPECT_GT(above, 0.01) << d << "-D, spin " << spin << " at " << line.time;
        } else {
          break;  // it went round the end
        }
      }
      EXPECT_NE(lines.back().velocity[1], dvec3(0.0)) << "they met";
    }
}

TEST(Simulate, EqualBallsPassTheirMotionOn) {
  WorldFile world = worldOf(3, {});
  for (int i = 0; i < 5; ++i) world.bodies.push_back(ballBody(0.5, {1.0 * i, 0, 0}));
  world.bodies.push_back(ballBody(0.5, {-3, 0, 0}, {4, 0, 0}));
  world.world.gravity = dvec3(0.0);
  world.world.restitution = 1;
  const auto lines = simulate(world, 2);
  expectNoGrowth(lines);
  for (const std::size_t i : {0U, 1U, 2U, 3U, 5U}) EXPECT_LE(glm::length(lines.back().velocity[i]), 1e-9) << i;
  EXPECT_NEAR(lines.back().velocity[4].x, 4, 1e-9);
}

TEST(Simulate, VelocitiesAreThoseOfThePosition) {
  WorldBody cone = boxBody(3, dvec3(1.0), dvec3(0.0));
  cone.body.shape = ShapeKind::cone;  // its centre of mass lies half its half height below its position
  cone.body.half_height = 1;
  cone.body.angular_velocity = {0, 0, 2};
  cone.body.linear_velocity = {1, 0, 0};
  WorldFile world = worldOf(3, {cone});
  world.world.gravity = dvec3(0.0);
  const auto lines = simulate(world, 1);
  EXPECT_EQ(lines[0].velocity[0], dvec3(1, 0, 0));
  // The centre (0, −1/2, 0) moves with v + ω × r = (1, 0, 0) + (1, 0, 0).
  for (const WorldLine& line : lines) {
    const dvec3 centre = line.position[0] + line.orientation[0] * dvec3(0, -0.5, 0);
    EXPECT_LE(glm::length(centre - dvec3(2 * line.time, -0.5, 0)), 1e-9);
    EXPECT_LE(glm::length(line.velocity[0] + glm::cross(line.spin[0], centre - line.position[0]) - dvec3(2, 0, 0)),
              1e-9);
  }
}

TEST(Simulate, WhatIsWrongIsSaid) {
  TemporaryFolder folder;
  const std::string file = folder / "w.json";
  const auto refused = [&](const std::string& text, const Wordings& wanted) {
    writePlainly(file, text);
    expectRefusal({"simulate", file, "--seconds", "1"}, 2, (file + ": ") + wanted);
  };
  refused(R"({"gjklab": 1, "dimension": 2, "bodies": []})", "bodies: " + messageWith("there is none"));
  refused(R"({"gjklab": 1, "dimension": 2})",
          "bodies: " + messageWith({{"why", messageWith("a world needs at least one body")}}, "missing"));
  refused(
      R"({"gjklab": 1, "dimension": 2, "bodies": [{"shape": "point", "name": "p"}, {"shape": "point", "name": "p"}]})",
      "bodies[1].name: " + messageWith({{"n", "0"}}, "unique; bodies"));
  refused(R"({"gjklab": 1, "dimension": 2, "bodies": [{"shape": "point", "density": 0}]})",
          "bodies[0].density: " + messageWith({{"value", "0"}}, "greater than 0"));
  refused(R"({"gjklab": 1, "dimension": 2, "world": {"gravty": [0, 1]}, "bodies": [{"shape": "point"}]})",
          "world.gravty: " +
              messageWith({{"owner", "world"}, {"keys", "gravity, time_step, restitution, friction, continuous"}}));
  refused(R"({"gjklab": 1, "dimension": 2, "world": {"restitution": 1.5}, "bodies": [{"shape": "point"}]})",
          "world.restitution: " + messageWith({{"value", "1.5"}}, "between 0 and 1"));
  refused(R"({"gjklab": 1, "dimension": 2, "world": {"continuous": 1}, "bodies": [{"shape": "point"}]})",
          "world.continuous: " + messageWith({{"needed", messageWith("true or false")}, {"value", "1"}}));
  writePlainly(file, R"({"gjklab": 1, "dimension": 2, "bodies": [{"shape": "point"}]})");
  expectRefusal({"simulate", file, "--seconds", "-1"}, 2,
                "gjklab: --seconds " + messageWith({{"text", "-1"}}, "at least 0"));
  expectRefusal({"simulate", file, "--seconds", "1", "--every", "0"}, 2,
                "gjklab: --every " + messageWith({{"text", "0"}}, "whole number of at least 1"));
}

}  // namespace
}  // namespace gjklab::simulate_test
