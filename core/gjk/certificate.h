#pragma once
// The proof of an answer, and its check, which uses neither GJK nor EPA.
//
// A certificate bounds the signed distance between two convex bodies (distance, or minus depth) from both sides:
//   · From below by a direction n: it is at least (minimum of B's projection) − (maximum of A's).
//   · From above, if the bodies are apart or overlap only because of their radii, by a simplex: weighted
//     points of the difference of the cores. Their weighted sum x is also a point of that difference, so the signed
//     distance is at most |x| − radii. If x is the origin, up to rounding, the cores meet.
//   · From above, for overlapping cores, by a polytope of such points with all its facets at least ρ from the origin:
//     the ball of radius ρ lies inside, so the depth is at least ρ + radii.
// Why this suffices: the surface is closed and every facet has the origin on its inner side, so it winds around the
// origin. It also winds around every point within ρ, since no facet separates these from the origin; so these points
// are in the convex hull.
//
// A claimed number is only as accurate as its bounds, which may be wide at the iteration limit. The check proves the
// bounds, and that the number is between them.
//
// The check replaces each point by one that certainly belongs to the bodies and allows for the difference. It uses
// proven error bounds (enclosure.h) and exact signed volumes (expansion.h), so everything that it accepts is true,
// however the solver rounded. It takes the rotation matrices and positions as exact doubles.

#include "gjk/query.h"

#include <array>
#include <string>
#include <vector>

namespace GJK_API gjk {

/// The claim of an answer, in one form for all methods.
struct Claim {
  Status status = Status::separated;
  bool has_value = true;        ///< false: separated by an unknown distance (boolean method)
  double value = 0;             ///< signed distance
  double lower = 0, upper = 0;  ///< bounds on the signed distance; upper only with has_value
  double tolerance = 1e-10;     ///< relative to S: the accepted error of the claims, and the limit for touching
};

/// Claim and proof. Points are relative to A's position, in world directions: exact far from the world origin, too.
template <int D>
struct Certificate {
  Claim claim;
  Vec<D> direction{0.0};                   ///< from A towards B; of any length
  std::vector<Support<D>> simplex;         ///< at most D + 1 points of the difference of the cores
  std::vector<double> weights;             ///< of the simplex, none negative
  std::vector<Support<D>> vertices;        ///< of the polytope; empty where the cores are apart
  std::vector<std::array<int, D>> facets;  ///< counter-clockwise from outside; in 1-D both vertices
};

/// The result of checking a certificate.
struct CertificateCheck {
  bool verified = false;
  std::string reason;  ///< one sentence: what is proven, or what is not
  double lower = 0;    ///< proven bounds on the signed distance; infinite if nothing is proven
  double upper = 0;
  bool by_polytope = false;            ///< whether the polytope proves `upper`; otherwise the simplex does
  double greatest_a = 0, least_b = 0;  ///< along the unit direction, relative to A's position: an upper bound on A's
                                       ///< extent, a lower bound on B's
};

/// The certificate of an answer that query() gave with these options. Its direction is the answer's normal or a better
/// one; its simplex and polytope come from a run of the distance method on the cores.
template <int D>
Certificate<D> certificateOf(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                             const Options<D>& options, const Result<D>& answer);

template <int D>
CertificateCheck checkCertificate(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                                  const Certificate<D>& certificate);

}  // namespace gjk
