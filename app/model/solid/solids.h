#pragma once
// Builds drawn solids from polygons and polytopes: the internals of geometry.h.

#include "model/solid/geometry.h"
#include "model/solid/polygon.h"
#include "model/solid/polytope.h"

#include <atomic>
#include <memory>

namespace gjklab {

/// How finely round parts are drawn, in samples per full turn: for a curved core, and for a ball around a polytope.
struct Fineness {
  int core = 64, ball = 48;  ///< a third of a pixel on a radius of 300
};

/// The data from which a body is drawn. Its points are rotated with the body; its position is left out.
struct BodyShape {
  Polygon polygon;      ///< 1-D, 2-D: the core
  Polytope core;        ///< 3-D: the core
  Polytope whole;       ///< 3-D, only for curved cores with a radius; for polytopes the radius is added to `core`
  double radius = 0;    ///< around the core
  bool curved = false;  ///< 3-D: the core has a curved part
  Fineness fineness;    ///< 3-D
};

/// The shape of a body without rotation.
BodyShape localShape(const Body&, int dimension, Fineness = {});
BodyShape turned(const BodyShape&, const Body&, int dimension);

/// Sets `size` from the bounding box of points.
void setSize(Solid&, const std::vector<dvec3>& points);

/// Core ⊕ ball(radius) in 1-D and 2-D, `index` the vertex indices of the core's corners.
Solid planeSolid(const std::vector<dvec2>& core, const std::vector<int>& index, double radius, int dimension);

/// A polytope without a radius: mesh, edges, rims. For silhouettes, the caller must also set `core_support`.
Solid polytopeSolid(const Polytope&);
/// Polytope ⊕ ball(radius): flat faces moved outwards, cylinders along its edges, parts of a sphere at its corners.
Solid roundedPolytopeSolid(const Polytope&, double radius, int samples = Fineness{}.ball);

/// The polytope of a curved core with `samples` per full turn, with a ball of this radius added.
Polytope roundPolytope(const Body&, double radius, int samples);

/// Geometry of a scene; null if another thread set `stop` before it was finished. A hull of hundreds of thousands of
/// points takes seconds.
std::shared_ptr<const Geometry> makeGeometry(const Scene&, const std::atomic<bool>& stop);

BodySolids bodySolids(const Body&, const BodyShape& shape, int dimension, gjk::Rounding);
DifferenceSolids differenceSolids(const Scene&, const BodyShape& a, const BodyShape& b);

}  // namespace gjklab
