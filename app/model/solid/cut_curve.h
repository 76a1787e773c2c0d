#pragma once
// The intersection curve of the surfaces of two convex solids.

#include "model/solid/convex_planes.h"
#include "model/solid/eye.h"

namespace gjklab {

/// A piece of the curve. It is visible if the faces of both solids point towards the viewer; otherwise one solid hides
/// it.
struct CutCurve {
  std::vector<dvec3> points;
  bool closed = false;
  bool hidden = false;
};

/// The whole curve, as seen from `eye`. Clips every face of the first solid to its part within the second; the new
/// edges of these parts form the curve. Solids that only touch have no curve.
std::vector<CutCurve> cutCurves(const Solid& a, dvec3 offset_a, const Solid& b, dvec3 offset_b, const Eye& eye);

}  // namespace gjklab
