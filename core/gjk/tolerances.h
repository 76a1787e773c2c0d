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

}  // namespace gjk
