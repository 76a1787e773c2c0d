#pragma once
// Clipping of convex polygons and lines, and the few measures of a polygon that a figure needs.

#include "model/view.h"

#include <optional>
#include <utility>
#include <vector>

namespace gjklab {

/// Keeps the part of a convex polygon with dot(normal, p) ≤ offset (Sutherland and Hodgman 1974, one plane).
std::vector<dvec3> clipToHalfSpace(const std::vector<dvec3>& polygon, dvec3 normal, double offset);

/// The pane's rectangle widened by `factor` about its centre, in the plane through the view's target:
/// counter-clockwise.
std::vector<dvec3> paneRectangle(const View&, double factor = 1);

/// Keeps what lies within the pane's rectangle, widened by `factor`, as the viewer sees it.
std::vector<dvec3> clipToPane(const View&, std::vector<dvec3> polygon, double factor);
/// The part of a segment within the widened pane.
std::optional<std::pair<dvec3, dvec3>> clipToPane(const View&, dvec3 from, dvec3 to, double factor);
/// Whether all points are within the widened pane.
bool withinPane(const View&, const std::vector<dvec3>& points, double factor);
bool withinPane(const View&, dvec3 point, double factor);

/// Of a polygon in the x-y plane, counter-clockwise positive.
double signedArea(const std::vector<dvec3>& polygon);
/// Centre of area of a plane convex polygon; the mean of the points where it has no area.
dvec3 centreOfArea(const std::vector<dvec3>& polygon);
/// Radius of the largest disc about `centre` within a convex polygon of the x-y plane (negative: it lies outside).
double clearance(const std::vector<dvec3>& polygon, dvec3 centre);

}  // namespace gjklab
