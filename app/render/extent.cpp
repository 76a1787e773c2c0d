#include "render/extent.h"

#include <limits>

namespace gjklab {
namespace {

struct Box {
  dvec3 low{std::numeric_limits<double>::infinity()}, high{-std::numeric_limits<double>::infinity()};
  void add(dvec3 p) {
    low = glm::min(low, p);
    high = glm::max(high, p);
  }
  void add(const Solid& solid, dvec3 offset) {
    for (const std::vector<dvec3>* points : {&solid.outline, &solid.positions, &solid.vertices})
      for (const dvec3& p : *points) add(p + offset);
  }
  Extent extent() const { return low.x <= high.x ? Extent{low, high} : Extent{}; }
};

}  // namespace

Extent worldExtentOf(const Scene& scene, const Run& run, const Geometry& geometry) {
  Box box;
  box.add(geometry.a, scene.a.position);
  box.add(geometry.b, scene.b.position);
  box.add(geometry.b, scene.b.position + run.trace.result.depth * run.trace.result.normal);
  return box.extent();
}

Extent differenceExtentOf(const Geometry& geometry) {
  Box box;
  box.add(geometry.difference, geometry.difference_offset);
  const Solid& round = geometry.difference_round;
  box.add(round, geometry.difference_offset);
  // In 3-D the rounding has no mesh, only a silhouette.
  if (round.positions.empty() && round.outline.empty() && box.low.x <= box.high.x) {
    box.low -= round.radius;
    box.high += round.radius;
  }
  box.add(dvec3(0.0));
  return box.extent();
}

}  // namespace gjklab
