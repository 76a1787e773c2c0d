#pragma once
// The proof of an answer, and its check, which knows nothing of GJK and EPA.
//
// The signed distance of two convex bodies (distance, or minus depth) is enclosed from both sides:
//   · From below by a direction n: it is at least (least of B along n) − (greatest of A along n).
//   · From above, apart or overlapping by radii, by a simplex: points of the cores' difference with weights whose sum x
//     is a point of it, too, so it is at most |x| − radii. Where x is the origin, up to rounding, the cores meet.
//   · From above, for cores that overlap, by a polytope of such points with all its facets at least ρ from the origin:
//     then the ball of radius ρ lies inside, and the depth is at least ρ + radii.
// Why the last is enough: the surface is closed and every facet has the origin on its inner side, so it winds around
// the origin, and around every point within ρ, which no facet separates from it; such points are in the convex hull.
//
// A number is claimed to be as good as the bounds that come with it, which an answer at its iteration limit leaves
// wide: the check proves the bounds, and that the number is one between them.
//
// The check takes each point to a point that surely belongs to the bodies and allows for the difference; it works with
// proven errors (enclosure.h) and exact signed volumes (expansion.h), so what it accepts is true whatever the rounding
// of the solver. The rotations' matrices and the positions are taken as the doubles they are.

#include "gjk/query.h"

#include <array>
#include <string>
#include <vector>

namespace GJK_API gjk {

/// What an answer says of the pair, in one form for all methods.
struct Claim {
  Status status = Status::separated;
  bool has_value = true;        ///< false: separated, by a distance not known (boolean method)
  double value = 0;             ///< signed distance
  double lower = 0, upper = 0;  ///< bounds on the signed distance; upper only with has_value
  double tolerance = 1e-10;     ///< of S: how far the claims may be off, and what counts as touching
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

/// What was found out about a certificate.
struct CertificateCheck {
  bool verified = false;
  std::string reason;  ///< one sentence: what is proven, or what is not
  double lower = 0;    ///< proven bounds on the signed distance; infinite where nothing is proven
  double upper = 0;
  bool by_polytope = false;            ///< what proves `upper`; otherwise the simplex
  double greatest_a = 0, least_b = 0;  ///< along the unit direction, from A's position: at most, at least
};

/// The certificate of an answer that query() gave with these options. Direction: the answer's normal, or a better one;
/// simplex and polytope come from a run by the distance method on the cores.
template <int D>
Certificate<D> certificateOf(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                             const Options<D>& options, const Result<D>& answer);

template <int D>
CertificateCheck checkCertificate(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                                  const Certificate<D>& certificate);

}  // namespace gjk
