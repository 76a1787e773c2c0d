#pragma once
// Convex polygons: the 2-D bodies and their differences. Curved outlines are polygons with many corners.

#include "model/scene/scene.h"

#include <array>
#include <vector>

namespace gjklab {

/// The third coordinate of a × b: positive if b is to the left of a.
inline double cross(dvec2 a, dvec2 b) { return a.x * b.y - a.y * b.x; }

/// Corners counter-clockwise, each a true corner; two for a segment, one for a point.
struct Polygon {
  std::vector<dvec2> points;
  std::vector<int> index;  ///< the body's own vertex index; −1: a sample of a curve
};

/// The number of samples per full turn of a curve. A circle with a radius of 3000 pixels is accurate to a quarter of a
/// pixel.
inline constexpr int kTurnSamples = 256;

/// The core (no radius, no margin) of a 1-D or 2-D body in its own frame. In 1-D it lies on the x axis.
Polygon corePolygon(const Body&, int dimension);

/// A ⊖ B: corner i is a.points[pairs[i][0]] − b.points[pairs[i][1]].
struct PolygonDifference {
  std::vector<dvec2> points;
  std::vector<std::array<int, 2>> pairs;
};
PolygonDifference minkowskiDifference(const Polygon& a, const Polygon& b);

/// A point of a rounded outline; `corner`: the corner of the polygon whose arc contains it.
struct RoundedPoint {
  dvec2 point;
  int corner;
};
/// Outline of the polygon ⊕ a disc of this radius: edges moved outwards, corners become arcs.
std::vector<RoundedPoint> rounded(const std::vector<dvec2>& polygon, double radius);

/// Which corners of a closed convex polygon are true ones: false for repeated points and points on the line between
/// their neighbours (within `tolerance`, a length).
std::vector<bool> trueCorners(const std::vector<dvec2>& polygon, double tolerance);
/// How far rounding alone may move a corner off a line, after rotation and subtraction.
double roundingOf(const std::vector<dvec2>& polygon);

}  // namespace gjklab
