#pragma once
// Every tolerance of GJK in one place, with what forced it. All are relative: to S, the largest coordinate of A ⊖ B in
// magnitude (of what has been seen of it), or pure numbers.
//
// The tolerances a user may set are in Options: how far apart the proven bounds may be at the end, and what counts as
// touching.

namespace gjk {

/// One unit in the last place of 1. The coordinates of w carry an error of about this times S before GJK begins.
inline constexpr double kEpsilon = 0x1p-52;

/// |x| ≤ this · S: the origin lies on the simplex, as far as coordinates can tell.
inline constexpr double kZeroDistance = kEpsilon;

/// A closest point found in doubles is accepted when no vertex of its simplex lies lower along it than this · S (and
/// its own vertices neither higher). A hundredth of the default tolerance: the error of x then never decides about
/// stopping.
inline constexpr double kOptimalitySlack = 1e-12;

/// Below |x| = this · S, an error of kEpsilon · S in x turns the search direction by more than kOptimalitySlack: x is
/// then found in double-double arithmetic.
inline constexpr double kSmallDistance = 1e-4;

/// Triangles with (longest edge)² above this times twice their area are left to double-double arithmetic: the nearest
/// point is then in doubt by more than a few hundred kEpsilon · S.
inline constexpr double kNeedle = 256;

/// Doubles decide that a simplex holds the origin only if every signed volume exceeds its rounding error, at most this
/// times the product of the lengths in it.
inline constexpr double kVolumeError = 64 * kEpsilon;

/// A weight may be negative by this, and the barycentric sum of the vertices may miss x by this · S, before the weights
/// are found in double-double arithmetic.
inline constexpr double kWeightSlack = 1e-14;

/// A support point that lies lower along its direction than a point of A ⊖ B known before, by more than this · S, shows
/// that the support function is none. Rounding in a right one stays far below.
inline constexpr double kContradiction = 1e-6;

/// What a support function's points may miss by, over the size of the shape, before it is called wrong.
inline constexpr double kSupportError = 1e-9;

/// Rounding of a bound w·d / |d| over S, at most: of w, of the products and of the length.
inline constexpr double kBoundRounding = 64 * kEpsilon;

/// By how much the squares and products of a rotation's columns may miss 1 and 0: rotations kept in single precision
/// pass, a scaled matrix does not.
inline constexpr double kRotationError = 1e-6;

// Planes of facets (numeric/plane.h).

/// Relative error of Plane::normal, at most.
inline constexpr double kNormalError = 0x1p-45;

/// Of two edges between which a plain cross product is that accurate: it errs by 8 kEpsilon / sine of its length.
inline constexpr double kLeastSine = 0x1p-5;

/// Bounds on the length squared of a plain cross product, so that no product vanishes or overflows; for two planes side
/// by side the bound above is on the coordinates instead.
inline constexpr double kLeastSquare = 1e-200, kGreatestSquare = 1e200;
inline constexpr double kGreatestQuick = 1e49;

// EPA.

/// Error of a height above a facet's plane over the scale: the normal's times a length of at most 2√3, and rounding.
inline constexpr double kHeightError = 8 * kNormalError;

/// Of a support's height n·w over S: what the pose, the sum of two points and the product round off. Bounds that are
/// this close tell no more.
inline constexpr double kBoundsRounding = 0x1p-50;

/// How far a point of the polytope may miss the nearest boundary point beyond the gap between the bounds, over S:
/// rounding of planes and weights (kNormalError, and thin facets).
inline constexpr double kWitnessSlack = 0x1p-42;

/// The upper bound is refined where the iterations ran out with the bounds this close, over S: further away the search
/// costs more than it gains.
inline constexpr double kNearlyDone = 1e-2;

/// The ring of directions around the best one, along which a lower upper bound is looked for: its radius on the unit
/// sphere at first, and where the search ends (heights then differ by less than rounding).
inline constexpr double kFirstRadius = 0.1, kLeastRadius = 1e-11;

/// Cosine of the angle (0.4) within which directions belong to one neighbourhood of the scattered search.
inline constexpr double kNeighbourhood = 0.92;

/// Weights of a point in a facet are taken where their combination misses the point by less than this times the facet's
/// coordinates.
inline constexpr double kResidual = 0x1p-46;

/// The pair of points nearest to a target is found as near as doubles tell: the bounds meet where the target is a point
/// of the difference.
inline constexpr double kNearestPair = 1e-15;

// Faces, contacts and separating axes.

/// Corners this close to a face's plane, relative to the size of the body, lie in it: a pose's rotation alone moves
/// them by a few kEpsilon, points typed with ten digits by this.
inline constexpr double kFlat = 1e-10;

/// Directions that differ by less count as the same, in radians: well above what rounding makes of a face's normal,
/// well below what can be seen.
inline constexpr double kFaceAngle = 1e-5;

/// Corners as high as the highest, relative to the size of the body.
inline constexpr double kSameHeight = 1e-9;

/// Relative to the size of the pair: contact points this close are one, and lie in a plane.
inline constexpr double kSamePoint = 1e-9;
inline constexpr double kInPlane = 1e-10;

/// Unit directions whose cross product is shorter count as parallel: rounding turns it by kEpsilon over its length.
inline constexpr double kParallel = 1e-12;

/// Separations within this · S count as touching in a test that has no Options: their default tolerance.
inline constexpr double kTouching = 1e-10;

/// An axis must be better by this · S to take over: of equal ones the first stays.
inline constexpr double kBetter = 1e-14;

/// Error of a separation over S: axes are rounded, and of nearly parallel ones only one is tested.
inline constexpr double kAxisError = 1e-9;

// Hulls of curves.

/// Tangent points this close to an end of the curve are the end: the area between is of the square of it.
inline constexpr double kCurveEnd = 1e-6;

/// A line supports the curve when nothing of it is higher, up to this much of its size.
inline constexpr double kSupportSlack = 1e-12;

}  // namespace gjk
