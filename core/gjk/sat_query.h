#pragma once
// Method::separating_axes: the separating axis test as the answer of a query.
//
// The test runs on the cores. Radii widen both shadows on every axis alike, so they come off every separation. For
// cores that overlap nothing else changes: the depth is the least overlap plus the radii. Cores that are apart may
// still meet by their radii where corners and edges come nearest, and no face or pair of edges has an axis for that.
// There the line through the nearest points of the cores, found by GJK, is tested as well (as engines do for a sphere
// against a box: Ericson 2005, §5.2.5 and §5.2.9); with it the answer is exact.
//
// What a Result holds: for a separated pair the normal and a lower bound, as under Method::boolean: the greatest gap is
// the distance only where a face faces the other body. Otherwise depth, normal and one pair of witness points: where
// the bodies touch once B has been moved by depth · normal. What is said along the normal is proven, the upper bound on
// a depth and the lower one on a distance; that no other direction is better (the lower bound on a depth) only to 1e-9
// · S, as far as rounded axes can tell.

#include "gjk/query.h"
#include "gjk/sat.h"

namespace GJK_API gjk {

/// The test is for small polytopes: with more axes than this it is not run.
inline constexpr long long kMostSatAxes = 10000;

/// Axes that the pair may have, parallel ones included; −1: one of the shapes is not a polytope, radii aside.
template <int D>
long long satAxisCount(const Shape<D>& a, const Shape<D>& b);

/// Termination::unsuited for shapes that are not polytopes or have more than kMostSatAxes axes. Shadows and separations
/// in the trace have their radii on.
template <int D>
Result<D> queryBySeparatingAxes(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                                const Options<D>& options, SatTrace<D>* trace = nullptr);

}  // namespace gjk
