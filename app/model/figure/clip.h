#pragma once
// Clipping of convex polygons and lines to the visible part of a pane.

#include "model/figure/view.h"

#include <optional>
#include <utility>
#include <vector>

namespace gjklab {

/// The pane's rectangle widened by `factor` about its centre, in the plane through the view's target:
/// counter-clockwise.
std::vector<dvec3> paneRectangle(const View&, double factor = 1);

/// Keeps what the viewer sees within the pane's rectangle, widened by `factor`.
std::vector<dvec3> clipToPane(const View&, std::vector<dvec3> polygon, double factor);
/// The part of a segment within the widened pane.
std::optional<std::pair<dvec3, dvec3>> clipToPane(const View&, dvec3 from, dvec3 to, double factor);
/// Whether all points are within the widened pane.
bool withinPane(const View&, const std::vector<dvec3>& points, double factor);
bool withinPane(const View&, dvec3 point, double factor);

}  // namespace gjklab
