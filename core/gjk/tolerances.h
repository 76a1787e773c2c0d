#pragma once
// Every tolerance of GJK, with the reason for its value. All are pure numbers or relative to S, the largest coordinate
// of A ⊖ B in magnitude (as far as the run has seen it).
//
// Options has the tolerances that a user may set: the greatest gap between the proven bounds at the end, and the limit
// for touching.

namespace gjk {

/// One unit in the last place of 1. The coordinates of w carry an error of about this times S before GJK begins.
inline constexpr double kEpsilon = 0x1p-52;

/// If |x| ≤ this · S, the origin lies on the simplex, to within the rounding of the coordinates.
inline constexpr double kZeroDistance = kEpsilon;

/// A closest point computed in doubles is accepted if no vertex of its simplex lies lower along it by more than this ·
/// S (and the vertices of its own feature not higher either). This is a hundredth of the default tolerance, so the
/// error of x never decides when to stop.
inline constexpr double kOptimalitySlack = 1e-12;

/// Below |x| = this · S, an error of kEpsilon · S in x turns the search direction by more than kOptimalitySlack: x is
/// then computed in double-double arithmetic.
inline constexpr double kSmallDistance = 1e-4;

/// Triangles with (longest edge)² above this times twice their area need double-double arithmetic: in doubles the error
/// of the nearest point may exceed a few hundred kEpsilon · S.
inline constexpr double kNeedle = 256;

/// Doubles may decide that a simplex contains the origin only if every signed volume exceeds its rounding error, which
/// is at most this times the product of the lengths in it.
inline constexpr double kVolumeError = 64 * kEpsilon;

/// If a weight is negative by more than this, or the barycentric sum of the vertices misses x by more than this · S,
/// the weights are computed in double-double arithmetic.
inline constexpr double kWeightSlack = 1e-14;

/// A support point that lies lower along its direction than a point of A ⊖ B known before, by more than this · S,
/// proves that the support function is wrong. Rounding in a correct one is far smaller.
inline constexpr double kContradiction = 1e-6;

/// The greatest error of a support function's points, relative to the size of the shape, that check_support.h accepts.
inline constexpr double kSupportError = 1e-9;

/// The greatest rounding error of a bound w·d / |d|, relative to S: of w, of the products and of the length.
inline constexpr double kBoundRounding = 64 * kEpsilon;

/// The greatest error of the dot products of a rotation's columns, which should be 1 and 0. Rotations in single
/// precision pass, a scaled matrix does not.
inline constexpr double kRotationError = 1e-6;

// Planes of facets (numeric/plane.h).

/// The greatest relative error of Plane::normal.
inline constexpr double kNormalError = 0x1p-45;

/// The least sine of the angle between two edges at which a plain cross product is that accurate: its relative error is
/// 8 kEpsilon / sine.
inline constexpr double kLeastSine = 0x1p-5;

/// Bounds on the length squared of a plain cross product, so that no product underflows or overflows; for two planes
/// side by side, kGreatestQuick bounds the coordinates instead.
inline constexpr double kLeastSquare = 1e-200, kGreatestSquare = 1e200;
inline constexpr double kGreatestQuick = 1e49;

// EPA.

/// The greatest error of a height above a facet's plane, relative to the scale: the normal's error times a length of at
/// most 2√3, and rounding.
inline constexpr double kHeightError = 8 * kNormalError;

/// The rounding error of a support point's height n·w, relative to S: from the pose, the sum of two points and the
/// product. Bounds this close to each other cannot improve.
inline constexpr double kBoundsRounding = 0x1p-50;

/// How far a point of the polytope may be from the nearest boundary point beyond the gap between the bounds, relative
/// to S: rounding of planes and weights (kNormalError, and thin facets).
inline constexpr double kWitnessSlack = 0x1p-42;

/// If the iterations run out, the upper bound is refined only if the bounds are this close, relative to S; otherwise
/// the search costs more than it gains.
inline constexpr double kNearlyDone = 1e-2;

/// The search for a lower upper bound tries a ring of directions around the best one. These are the ring's first and
/// last radius on the unit sphere (at the last one, heights differ by less than rounding).
inline constexpr double kFirstRadius = 0.1, kLeastRadius = 1e-11;

/// Cosine of the angle (0.4) within which directions belong to one neighbourhood of the scattered search.
inline constexpr double kNeighbourhood = 0.92;

/// The weights of a point in a facet are accepted if their combination misses the point by less than this times the
/// facet's coordinates.
inline constexpr double kResidual = 0x1p-46;

/// The search for the pair of points nearest to a target ends at this gap, the limit of doubles: its bounds meet if the
/// target is a point of the difference.
inline constexpr double kNearestPair = 1e-15;

// Faces, contacts and separating axes.

/// Corners this close to a face's plane, relative to the size of the body, belong to the face: a rotation alone moves
/// them by a few kEpsilon, rounding to ten digits by this much.
inline constexpr double kFlat = 1e-10;

/// Directions that differ by less, in radians, count as the same: well above the rounding error of a face's normal,
/// well below a visible angle.
inline constexpr double kFaceAngle = 1e-5;

/// Corners within this of the highest one count as equally high, relative to the size of the body.
inline constexpr double kSameHeight = 1e-9;

/// Contact points this close count as one, and as coplanar, relative to the size of the pair.
inline constexpr double kSamePoint = 1e-9;
inline constexpr double kInPlane = 1e-10;

/// Unit directions whose cross product is shorter than this count as parallel: rounding turns the product by kEpsilon
/// over its length.
inline constexpr double kParallel = 1e-12;

/// Separations within this · S count as touching in a test that has no Options: their default tolerance.
inline constexpr double kTouching = 1e-10;

/// A later axis must be better by this · S to replace an earlier one, so that the first of several equal axes wins.
inline constexpr double kBetter = 1e-14;

/// The error of a separation, relative to S: axes are rounded, and only one of several nearly parallel ones is tested.
inline constexpr double kAxisError = 1e-9;

// Hulls of curves.

/// Tangent points this close to an end of the curve count as the end: the area between is of the order of its square.
inline constexpr double kCurveEnd = 1e-6;

/// A line supports the curve if no point of the curve is higher by more than this, relative to its size.
inline constexpr double kSupportSlack = 1e-12;

}  // namespace gjk
