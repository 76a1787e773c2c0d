#pragma once
// The curve in which the surfaces of two convex solids cut each other.

#include "model/solid/convex_planes.h"
#include "model/solid/eye.h"

namespace gjklab {

/// A piece of the curve; what it lies on looks at the viewer on both solids, or it is hidden by one of them.
struct CutCurve {
  std::vector<dvec3> points;
  bool closed = false;
  bool hidden = false;
};

/// All of the curve, as seen from `eye`. Every face of the first solid is cut down to its part within the
/// second: what borders that part beside the face's own edges is the curve. Solids that only touch have none.
std::vector<CutCurve> cutCurves(const Solid& a, dvec3 offset_a, const Solid& b, dvec3 offset_b, const Eye& eye);

}  // namespace gjklab
