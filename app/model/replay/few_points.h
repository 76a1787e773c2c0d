#pragma once
// The hull of a few points as seen from the origin, in long double: simplices of a log, and the facets of its
// polytopes.

#include "model/scene/scene.h"

#include <vector>

namespace gjklab {

/// The point of their hull nearest to the origin.
dvec3 nearestOf(const std::vector<dvec3>& points, int dimension);
/// The point of their affine hull (line, plane, …) nearest to the origin.
dvec3 projectionOn(const std::vector<dvec3>& points);
/// The weights of that point, which may be negative; none where the points are not affinely independent.
std::vector<double> weightsOfProjection(const std::vector<dvec3>& points);
/// How far a point lies from their hull.
double distanceTo(const std::vector<dvec3>& points, const dvec3& point, int dimension);
/// Those that the letters name: 'a' is the first. Letters beyond them are left out.
std::vector<dvec3> lettered(const std::vector<dvec3>& points, const std::string& letters);
/// The letters of the fewest points whose hull holds their nearest point to within the tolerance; the first such.
std::string nearestFeature(const std::vector<dvec3>& points, int dimension, double tolerance);
/// How far rounding may put their nearest point: the thinner a triangle of them, the further. `epsilon`: relative.
double roundingOfNearest(const std::vector<dvec3>& points, double epsilon);
bool contains(const std::vector<dvec3>& points, const dvec3& point);

}  // namespace gjklab
