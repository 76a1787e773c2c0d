#pragma once
// The worlds of other engines, for the same bodies; those that Debian packages and that are installed.

#include "model/world/world_file.h"

#include <memory>

namespace gjklab {

class RivalWorld {
 public:
  virtual ~RivalWorld() = default;
  virtual void step() = 0;
  /// Of a body of the file, for a check that both engines play the same world.
  virtual double heightOf(int body) const = 0;
};

/// 2-D; boxes and hulls of up to 8 corners.
std::unique_ptr<RivalWorld> box2dWorld(const WorldFile&);
/// 3-D; boxes and hulls.
std::unique_ptr<RivalWorld> bulletWorld(const WorldFile&);

}  // namespace gjklab
