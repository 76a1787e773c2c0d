#pragma once
// Worlds at random: bodies of all kinds thrown about in a closed room of thin walls, at any scale.

#include "model/world/world_file.h"

#include <cstdint>

namespace gjklab {

struct RandomWorld {
  WorldFile file;
  /// The room, and a little: no body that begins in it may ever have its position further out along an axis. The first
  /// `walls` bodies are its walls.
  dvec3 room{0.0};
  std::size_t walls = 0;
};

/// The same world for the same seed, on every machine.
RandomWorld randomWorld(std::uint64_t seed);

}  // namespace gjklab
