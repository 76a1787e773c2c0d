// A bounce within a step: the bodies are apart again at its end, and yet the step says what they gave each other.

#include "model/world/world.h"

#include <gtest/gtest.h>

#include <random>

namespace gjklab::parted_contact_test {
namespace {

constexpr int kWalls = 4;

WorldBody bodyAt(Body body, dvec3 position, dvec3 velocity = dvec3(0.0)) {
  body.position = position;
  body.linear_velocity = velocity;
  WorldBody out;
  out.body = body;
  return out;
}

Body boxOf(dvec3 half) {
  Body box;
  box.shape = ShapeKind::box;
  box.half_extents = half;
  return box;
}

Body discOf(double radius) {
  Body disc;
  disc.shape = ShapeKind::sphere;
  disc.radius = radius;
  return disc;
}

WorldFile weightless(double restitution) {
  WorldFile file;
  file.dimension = 2;
  file.world = {.gravity = dvec3(0.0), .time_step = 1.0 / 60, .restitution = restitution, .friction = 0};
  return file;
}

WorldBody wall(dvec3 position, dvec3 half) {
  WorldBody wall = bodyAt(boxOf(half), position);
  wall.fixed = true;
  return wall;
}

TEST(PartedContact, ABallThatBouncesWithinAStepStandsInItsStep) {
  WorldFile file = weightless(1);
  file.bodies = {wall({0, 0, 0}, {0.5, 5, 0}), bodyAt(discOf(0.1), {10, 0, 0}, {-100, 0, 0})};
  World world(file);
  int bounces = 0;
  for (int step = 0; step < 12; ++step) {
    world.step();
    const WorldState state = world.state();
    for (const WorldPair& pair : state.pairs) EXPECT_TRUE(pair.points.empty());
    for (const WorldPair& pair : state.parted) {
      ++bounces;
      EXPECT_GT(state.bodies[1].position.x, 0.7) << "they are apart by now";
      ASSERT_EQ(pair.points.size(), 1u);
      EXPECT_NEAR(pair.normal.x, 1, 1e-9);
      EXPECT_NEAR(pair.points[0].point.x, 0.5, 0.01);
      EXPECT_NEAR(pair.points[0].impulse, 200 * massOf(file.bodies[1], 2), 1e-9);
    }
    EXPECT_EQ(World(world.kept()).state(), state);
  }
  EXPECT_EQ(bounces, 1);
}

/// Discs without friction between walls: a body's momentum changes by its contacts' impulses, step by step.
TEST(PartedContact, TheImpulsesOfEachStepAccountForAllMomenta) {
  int parted = 0;
  for (unsigned seed = 1; seed <= 10; ++seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> any(-1, 1);
    WorldFile file = weightless(0.5 + 0.5 * std::abs(any(random)));
    for (const double side : {-1.0, 1.0}) {
      file.bodies.push_back(wall({6 * side, 0, 0}, {1, 7, 0}));
      file.bodies.push_back(wall({0, 6 * side, 0}, {7, 1, 0}));
    }
    for (int i = 0; i < 5; ++i)
      file.bodies.push_back(bodyAt(discOf(0.4 + 0.1 * any(random)), {-4 + 2.0 * i, 3 * any(random), 0},
                                   15.0 * dvec3(any(random), any(random), 0)));
    World world(file);
    WorldState before = world.state();
    for (int step = 0; step < 200; ++step) {
      world.step();
      const WorldState now = world.state();
      std::vector<dvec3> given(file.bodies.size(), dvec3(0.0));
      std::vector<double> error(file.bodies.size(), 1e-9);  // of the impulse
      for (const auto* pairs : {&now.pairs, &now.parted})
        for (const WorldPair& pair : *pairs)
          for (const WorldContactPoint& point : pair.points) {
            given[static_cast<std::size_t>(pair.a)] -= point.impulse * pair.normal;
            given[static_cast<std::size_t>(pair.b)] += point.impulse * pair.normal;
            // Discs that push each other in more than one sub-step roll on: their normal turns between.
            if (pair.a >= kWalls)
              error[static_cast<std::size_t>(pair.a)] = error[static_cast<std::size_t>(pair.b)] = 0.02;
          }
      for (std::size_t i = kWalls; i < file.bodies.size(); ++i) {
        const dvec3 gained =
            massOf(file.bodies[i], 2) * (now.bodies[i].linear_velocity - before.bodies[i].linear_velocity);
        EXPECT_LE(glm::length(gained - given[i]), error[i] * (1 + glm::length(gained)))
            << "seed " << seed << ", step " << step << ", body " << i;
      }
      parted += static_cast<int>(now.parted.size());
      before = now;
    }
  }
  EXPECT_GT(parted, 50);
}

}  // namespace
}  // namespace gjklab::parted_contact_test
