#pragma once
// What a session or a stream of scenes keeps for a warm start: the last simplex, and its pair of shapes.

#include "gjk/warm_start.h"
#include "model/scene/scene.h"

namespace gjklab {

class WarmMemory {
 public:
  /// The memory for a scene's dimension; empty unless the last scene had the same two shapes, in any poses.
  template <int D>
  gjk::WarmStart<D>& of(const Scene&);
  void clear() { *this = {}; }

 private:
  gjk::WarmStart<1> line_;
  gjk::WarmStart<2> plane_;
  gjk::WarmStart<3> space_;
  Scene pair_;
};

}  // namespace gjklab
