#pragma once
// Worlds run by the finished program, and what mechanics says about them.

#include "cli/program_run.h"
#include "model/world/world_file.h"

#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <sstream>

namespace gjklab {

using Json = nlohmann::ordered_json;

struct WorldLine {
  double time = 0, energy = 0;
  std::vector<dvec3> position, velocity, spin;
  std::vector<glm::dquat> orientation;
  std::vector<double> angle;
  Json json;
};

inline dvec3 vectorOf(const Json& json) {
  dvec3 out(0.0);
  for (std::size_t i = 0; i < json.size(); ++i) out[static_cast<int>(i)] = json[i];
  return out;
}

inline WorldLine lineOf(const std::string& text) {
  WorldLine line;
  line.json = Json::parse(text);
  line.time = line.json["time"];
  line.energy = line.json["energy"];
  for (const Json& body : line.json["bodies"]) {
    line.position.push_back(vectorOf(body["position"]));
    line.velocity.push_back(vectorOf(body["linear_velocity"]));
    if (body.contains("angle")) line.angle.push_back(body["angle"]);
    if (body.contains("angular_velocity"))
      line.spin.push_back(body["angular_velocity"].is_number() ? dvec3(0, 0, body["angular_velocity"])
                                                               : vectorOf(body["angular_velocity"]));
    if (!body.contains("orientation")) continue;
    const Json& q = body["orientation"];
    line.orientation.emplace_back(q[3].get<double>(), q[0].get<double>(), q[1].get<double>(), q[2].get<double>());
  }
  return line;
}

inline std::vector<WorldLine> simulate(const WorldFile& world, double seconds, int every = 1) {
  const Said said =
      runProgramWith({"simulate", "-", "--seconds", fmt::format("{}", seconds), "--every", fmt::format("{}", every)},
                     writeWorld(world));
  EXPECT_EQ(said.status, 0) << said.error;
  std::vector<WorldLine> lines;
  std::istringstream in(said.out);
  for (std::string text; std::getline(in, text);) lines.push_back(lineOf(text));
  EXPECT_FALSE(lines.empty());
  return lines;
}

/// From line to line the energy does not grow by more than rounding of what there is.
inline void expectNoGrowth(const std::vector<WorldLine>& lines) {
  double size = 0;
  for (const WorldLine& line : lines) size = std::max(size, std::abs(line.energy));
  for (std::size_t i = 1; i < lines.size(); ++i)
    ASSERT_LE(lines[i].energy, lines[i - 1].energy + 1e-12 * size) << "at " << lines[i].time;
}

inline WorldBody boxBody(int dimension, dvec3 half_extents, dvec3 position, bool fixed = false) {
  WorldBody body;
  body.body.shape = ShapeKind::box;
  body.body.half_extents = half_extents;
  body.body.position = position;
  body.fixed = fixed;
  clearUnusedCoordinates(body.body, dimension);
  return body;
}

inline WorldBody ballBody(double radius, dvec3 position, dvec3 velocity = dvec3(0.0)) {
  WorldBody body;
  body.body.shape = ShapeKind::sphere;
  body.body.radius = radius;
  body.body.position = position;
  body.body.linear_velocity = velocity;
  return body;
}

inline WorldFile worldOf(int dimension, std::vector<WorldBody> bodies) {
  WorldFile world;
  world.dimension = dimension;
  world.bodies = std::move(bodies);
  clearUnusedCoordinates(world);
  return world;
}

inline WorldBody floorBody(int dimension) { return boxBody(dimension, {50, 0.5, 50}, {0, -0.5, 0}, true); }

}  // namespace gjklab
