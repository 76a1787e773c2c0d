// What does not move has the last word: a light body that a heavy one drives against a thin floor stays above it.
#include "covered.h"
#include "model/world/world.h"

#include <gtest/gtest.h>

#include <cmath>

namespace gjklab::pressed_body_test {
namespace {

/// Contacts may give way by a tenth of the floor's spread, 0.1 / √12.
constexpr double kGive = 0.003;

/// Thrown down fast: the heavy box on a segment `ratio` times as heavy, just above a floor 0.1 thick whose top is at 0.
WorldFile anvil(int dimension, double speed, double ratio, double tilt) {
  WorldFile file;
  file.dimension = dimension;
  WorldBody floor;
  floor.fixed = true;
  floor.body.half_extents = dvec3(40, 0.05, 40);
  floor.body.position.y = -0.05;
  WorldBody segment;
  segment.body.shape = ShapeKind::segment;
  segment.body.points = {dvec3(-0.5, 0, 0), dvec3(0.5, 0, 0)};
  segment.body.angle = tilt;
  segment.body.orientation = glm::angleAxis(tilt, dvec3(0, 0, 1));
  segment.body.position.y = 0.02 + 0.5 * std::sin(tilt);
  segment.density = (dimension == 3 ? 8 : 4) * ratio;
  WorldBody box;
  box.body.half_extents = dvec3(1);
  box.body.position = dvec3(0.3, 2.2, 0);
  box.body.linear_velocity = dvec3(0.1 * speed, -speed, 0);
  file.bodies = {floor, segment, box};
  clearUnusedCoordinates(file);
  return file;
}

TEST(PressedBody, IsNotSqueezedThroughTheFloor) {
  Covered cases(3000);
  for (const int dimension : {2, 3})
    for (const double speed : {1.0, 30.0, 3000.0, 30000.0})
      for (const double ratio : {1e-3, 1e-5, 1e-7})
        for (const double tilt : {0.0, 0.1}) {
          World world(anvil(dimension, speed, ratio, tilt));
          for (int step = 0; step < 40; ++step) {
            world.step();
            const WorldState state = world.state();
            for (const std::size_t body : {1, 2}) {
              const dvec3 position = state.bodies[body].position;
              if (std::abs(position.x) > 39 || std::abs(position.z) > 39) continue;  // off the floor, sideways
              ++cases;
              ASSERT_GT(position.y, -kGive) << dimension << "-D, speed " << speed << ", ratio " << ratio << ", tilt "
                                            << tilt << ", step " << step << ", body " << body;
            }
          }
        }
}

}  // namespace
}  // namespace gjklab::pressed_body_test
