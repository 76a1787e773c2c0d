#include "world_check.h"

#include "model/world/world.h"

#include <fmt/format.h>

#include <cmath>

namespace gjklab {

namespace {

/// Of the greatest energy there was.
constexpr double kRounding = 1e-12;

bool finite(dvec3 v) { return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z); }

std::optional<std::string> faultOf(const WorldState& state, const RandomWorld& world) {
  for (std::size_t i = world.walls; i < state.bodies.size(); ++i) {
    const WorldBodyState& body = state.bodies[i];
    if (!finite(body.position) || !finite(body.linear_velocity) || !finite(body.angular_velocity))
      return fmt::format("body {} is nowhere: its numbers are not finite", i);
    for (int axis = 0; axis < world.file.dimension; ++axis)
      if (std::abs(body.position[axis]) > world.room[axis])
        return fmt::format("body {} left the room: {} along axis {}, where the wall is at {}", i, body.position[axis],
                           axis, world.room[axis]);
  }
  return std::nullopt;
}

/// What the energy is a sum of: kinetic and potential may cancel, their rounding does not.
class EnergySize {
 public:
  explicit EnergySize(const RandomWorld& world) : gravity_(world.file.world.gravity) {
    for (const WorldBody& body : world.file.bodies)
      masses_.push_back(body.fixed ? 0 : massOf(body, world.file.dimension));
  }
  double operator()(const WorldState& state) const {
    double potential = 0;
    for (std::size_t i = 0; i < masses_.size(); ++i)
      potential += masses_[i] * std::abs(glm::dot(gravity_, state.bodies[i].position));
    return std::abs(state.energy) + potential;
  }

 private:
  dvec3 gravity_;
  std::vector<double> masses_;
};

}  // namespace

std::optional<std::string> faultOf(const RandomWorld& world, int steps) {
  World run(world.file);
  WorldState state = run.state();
  const EnergySize sizeOf(world);
  double size = sizeOf(state);
  for (int step = 1; step <= steps; ++step) {
    const double before = state.energy;
    run.step();
    state = run.state();
    if (!std::isfinite(state.energy)) return fmt::format("step {}: the energy is not finite", step);
    size = std::max(size, sizeOf(state));
    if (state.energy > before + kRounding * size)
      return fmt::format("step {}: the energy grows from {} to {}", step, before, state.energy);
    if (const auto fault = faultOf(state, world)) return fmt::format("step {}: {}", step, *fault);
  }
  World again(world.file);
  for (int step = 1; step <= steps; ++step) again.step();
  if (!(again.state() == state)) return std::string("a second run does not give the same bits");
  return std::nullopt;
}

}  // namespace gjklab
