#pragma once
// Method::separating_axes: the separating axis test as a query.
//
// The test runs on the cores. Radii widen both shadows equally on every axis, so the test subtracts them from every
// separation. For overlapping cores nothing else changes: the depth is the least overlap plus the radii. If the
// cores are separated, the bodies may still meet, only because of their radii, where corners and edges are nearest. No
// face or pair of edges provides an axis for that, so the test adds the line through the nearest points of the cores,
// found by GJK (as engines do for a sphere against a box: Ericson 2005, §5.2.5 and §5.2.9). This makes the answer
// exact.
//
// The Result of a separated pair has the normal and a lower bound, as under Method::boolean: the greatest gap equals
// the distance only if the segment between the nearest points is parallel to that axis. Otherwise it has the depth, the
// normal and one pair of witness points, where the bodies touch after moving B by depth · normal. Bounds along the
// normal are proven: the upper one on a depth, the lower one on a distance. That no other direction is better (the
// lower bound on a depth) holds only to 1e-9 · S, because axes are rounded.

#include "gjk/query.h"
#include "gjk/sat.h"

namespace GJK_API gjk {

/// The test is for small polytopes: it does not run with more axes than this.
inline constexpr long long kMostSatAxes = 10000;

/// The greatest number of axes of the pair, including parallel ones; −1 if one of the shapes, without its radii, is not
/// a polytope.
template <int D>
long long satAxisCount(const Shape<D>& a, const Shape<D>& b);

/// Termination::unsuited for shapes that are not polytopes or have more than kMostSatAxes axes. Shadows and separations
/// in the trace include the radii.
template <int D>
Result<D> queryBySeparatingAxes(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                                const Options<D>& options, SatTrace<D>* trace = nullptr);

}  // namespace gjk
