#pragma once
// The hull of a few points and its nearest point to the origin, in long double: for the simplices of a log, and the
// facets of its polytopes.

#include "model/scene/scene.h"

#include <vector>

namespace gjklab {

/// The point of their hull nearest to the origin.
dvec3 nearestOf(const std::vector<dvec3>& points, int dimension);
/// The point of their affine hull (line, plane, …) nearest to the origin.
dvec3 projectionOn(const std::vector<dvec3>& points);
/// The weights of that point, which may be negative; empty if the points are not affinely independent.
std::vector<double> weightsOfProjection(const std::vector<dvec3>& points);
/// How far a point lies from their hull.
double distanceTo(const std::vector<dvec3>& points, const dvec3& point, int dimension);
/// The points that the letters name: 'a' is the first. Ignores letters beyond the last point.
std::vector<dvec3> lettered(const std::vector<dvec3>& points, const std::string& letters);
/// The letters of the smallest subset whose hull contains the nearest point to within the tolerance; the first such
/// subset.
std::string nearestFeature(const std::vector<dvec3>& points, int dimension, double tolerance);
/// The error of their nearest point by rounding, which grows for thin triangles. `epsilon`: relative.
double roundingOfNearest(const std::vector<dvec3>& points, double epsilon);
bool contains(const std::vector<dvec3>& points, const dvec3& point);

}  // namespace gjklab
