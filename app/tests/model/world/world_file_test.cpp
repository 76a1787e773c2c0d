// Worlds as files, at a moment of their run.

#include "model/world/world.h"

#include <gtest/gtest.h>

namespace gjklab::world_file_test {
namespace {

/// Positions beyond 1e50 were once saved, and not read again.
TEST(WorldFile, WhatIsSavedCanBeRead) {
  WorldFile file;
  file.dimension = 2;
  file.world.gravity = {0, -9, 0};
  WorldBody& body = file.bodies.emplace_back();
  body.body.half_extents = {1, 1, 0};
  body.body.position = {9.999e49, 0, 0};
  body.body.linear_velocity = {9e49, 0, 0};
  World world(file);
  for (int i = 0; i < 10; ++i) world.step();
  ASSERT_GT(world.state().bodies[0].position.x, 1e50);
  const auto read = readWorld(writeWorld(fileOf(file, world.state())), "w.json");
  ASSERT_TRUE(std::holds_alternative<WorldFile>(read)) << std::get<SceneError>(read).message;
  EXPECT_EQ(std::get<WorldFile>(read).bodies[0].body.position.x, 1e50);
}

}  // namespace
}  // namespace gjklab::world_file_test
