#pragma once
// The content of a world file: the bodies, gravity, restitution and friction. Plain values.
//
// As in a scene, vectors are in 3-D for every dimension, with unused coordinates at zero.

#include "model/scene/scene.h"
#include "model/scene/scene_io.h"
#include "model/scene/scene_validator.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gjklab {

struct WorldBody {
  std::string name;  ///< unique; may be empty
  Body body;         ///< linear_velocity is that of `position`, not of the centre of mass
  bool fixed = false;
  double density = 1;                           ///< > 0; mass by length in 1-D, area in 2-D, volume in 3-D
  std::optional<double> restitution, friction;  ///< if not given, those of the world
  friend bool operator==(const WorldBody&, const WorldBody&) = default;
};

struct WorldSettings {
  dvec3 gravity{0.0, -9.81, 0.0};  ///< in 1-D: 0 unless given
  double time_step = 1.0 / 60;     ///< > 0
  double restitution = 0;          ///< from 0 to 1
  double friction = 0.5;           ///< at least 0
  bool continuous = true;          ///< no body tunnels through another at any speed
  friend bool operator==(const WorldSettings&, const WorldSettings&) = default;
};

struct WorldFile {
  int dimension = 3;
  std::string title;
  std::string look;  ///< what to watch for: one line
  WorldSettings world;
  std::vector<WorldBody> bodies;  ///< at least one
  friend bool operator==(const WorldFile&, const WorldFile&) = default;
};

/// Reads a world; errors as those of scenes ("FILE: bodies[2].radius: …").
std::variant<WorldFile, SceneError> readWorld(const std::string& text, const std::string& file, int first_line = 1,
                                              ReadWatch* watch = nullptr);
/// The first fault of a world; an empty sentence if it is valid.
SceneFault firstFault(const WorldFile&);
/// JSON with the keys in the documented order; reading it back gives the same world.
std::string writeWorld(const WorldFile&, bool pretty = true);

/// Sets every coordinate beyond the dimension to zero.
void clearUnusedCoordinates(WorldFile&);

}  // namespace gjklab
