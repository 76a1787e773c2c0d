#pragma once
// The convex hull of a Bézier curve, exactly: which arcs of the curve are on its boundary, and which chords.

#include "gjk/shape.h"

#include <vector>

namespace gjk::detail {

/// A piece of the boundary from curve(begin) to curve(end); the curve itself between them, or the straight chord.
struct CurvePiece {
  double begin = 0, end = 0;
  Vec<2> from{0.0}, to{0.0};
  bool straight = false;
};

/// In counter-clockwise order. Empty if the curve lies on one line.
std::vector<CurvePiece> curveHull(const Bezier& curve);

/// Point and derivative of the curve at t.
struct CurvePoint {
  Vec<2> point{0.0}, derivative{0.0};
};
CurvePoint curveAt(const Bezier& curve, double t);

}  // namespace gjk::detail
