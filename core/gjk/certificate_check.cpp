// The independent check of a certificate. It uses the shapes, but none of the algorithms.
#include "gjk/certificate.h"
#include "gjk/detail/body_facts.h"
#include "gjk/detail/enclosed_rotation.h"
#include "gjk/numeric/expansion.h"
#include "gjk/numeric/predicates.h"
#include "gjk/numeric/vector.h"

#include <cstdio>
#include <limits>
#include <set>

namespace GJK_API gjk {

using namespace detail;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// A lower bound on the true value of a number that is accurate to a few units in the last place.
double roundedDown(double x) { return x - std::abs(x) * 0x1p-48; }

/// Whether exact arithmetic is exact for this number (predicates.h).
template <int D>
bool isExact(const Vec<D>& p) {
  for (int i = 0; i < D; ++i)
    if (p[i] != 0 && !(std::abs(p[i]) >= kLeastCoordinate && std::abs(p[i]) <= kGreatestCoordinate)) return false;
  return true;
}

/// The distance of a facet's line or plane from the origin along its outward normal, with an exact sign and a magnitude
/// not above the true one; minus infinity for a facet without a normal. The corners' coordinates are exact.
double facetDistance(const Vec<2>& a, const Vec<2>& b) {
  const auto x = exact::difference(b.x, a.x), y = exact::difference(b.y, a.y);
  const auto area = exact::sum(exact::scaled(y, a.x), exact::scaled(exact::negative(x), a.y));  // (y, −x) · a
  const double length = glm::length(Vec<2>(x.estimate(), y.estimate()));
  return length > 0 ? roundedDown(area.estimate() / length) : -kInfinity;
}
double facetDistance(const Vec<3>& a, const Vec<3>& b, const Vec<3>& c) {
  exact::Expansion<2> u[3], v[3];
  for (int i = 0; i < 3; ++i) {
    u[i] = exact::difference(b[i], a[i]);
    v[i] = exact::difference(c[i], a[i]);
  }
  const auto nx = exact::differenceOfProducts(u[1], v[2], u[2], v[1]);
  const auto ny = exact::differenceOfProducts(u[2], v[0], u[0], v[2]);
  const auto nz = exact::differenceOfProducts(u[0], v[1], u[1], v[0]);
  const auto volume = exact::sum(exact::sum(exact::scaled(nx, a.x), exact::scaled(ny, a.y)), exact::scaled(nz, a.z));
  const Vec<3> n(nx.estimate(), ny.estimate(), nz.estimate());
  const double largest = largestCoordinate<3>(n);
  if (!(largest > 0)) return -kInfinity;
  return roundedDown(volume.estimate() / largest / glm::length(n / largest));
}

/// The radii of a shape's core, summed without the rounding of Shape::coreRadius().
template <int D>
Enclosure exactRadius(const Shape<D>& shape) {
  return Enclosure(shape.kindRadius()) + Enclosure(shape.margin);
}

template <int D>
class Checker {
 public:
  Checker(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b, const Certificate<D>& c)
      : a_(a), b_(b), rotation_a_(pose_a.rotation), rotation_b_(pose_b.rotation), certificate_(c) {
    for (int i = 0; i < D; ++i) offset_[i] = Enclosure(pose_a.position[i]) - Enclosure(pose_b.position[i]);
    radii_ = exactRadius(a) + exactRadius(b);
    rounded_offset_ = pose_b.position - pose_a.position;
  }

  CertificateCheck run() {
    out_.lower = lowerFromDirection();
    out_.upper = upperFromSimplex();
    const double from_polytope = upperFromPolytope();
    out_.by_polytope = from_polytope < out_.upper;
    out_.upper = std::min(out_.upper, from_polytope);
    judge();
    return out_;
  }

 private:
  Enclosure heightOfA(const EnclosedVec<D>& n) const { return coreHeight<D>(a_, turnedBack(rotation_a_, n)); }
  Enclosure heightOfB(const EnclosedVec<D>& n) const { return coreHeight<D>(b_, turnedBack(rotation_b_, n)); }

  double lowerFromDirection() {
    const Vec<D> direction = unit<D>(certificate_.direction);
    if (!isFinite<D>(direction) || largestCoordinate<D>(direction) == 0) return -kInfinity;
    const EnclosedVec<D> n = enclosed<D>(direction), opposite = enclosed<D>(-direction);
    const Enclosure size = length(n);
    const Enclosure radius_a = exactRadius(a_) * size, radius_b = exactRadius(b_) * size;
    const Enclosure greatest_a = heightOfA(n) + radius_a;
    const Enclosure least_b = -(heightOfB(opposite) + radius_b + dot(offset_, n));
    out_.greatest_a = highest(greatest_a);
    out_.least_b = lowest(least_b);
    // The direction is a unit vector to a few units in the last place, which is accurate enough here.
    const double gap = lowest(least_b - greatest_a);
    return gap - std::abs(gap) * 0x1p-48;
  }

  /// An upper bound on the distance of the claimed point from a point that certainly belongs to the difference of the
  /// cores.
  double doubtAbout(const Support<D>& claimed) const {
    if (!isFinite<D>(claimed.w) || !isFinite<D>(claimed.a) || !isFinite<D>(claimed.b)) return kInfinity;
    const Vec<D> local_a = rotation_a_.applyInverse(claimed.a);
    const Vec<D> local_b = rotation_b_.applyInverse(claimed.b - rounded_offset_);
    const EnclosedVec<D> in_a = turned(rotation_a_, pointOfCore<D>(a_, local_a, claimed.index_a));
    const EnclosedVec<D> in_b = turned(rotation_b_, pointOfCore<D>(b_, local_b, claimed.index_b));
    return highest(length((in_a - in_b) + offset_ - enclosed<D>(claimed.w)));
  }

  double upperFromSimplex() const {
    const auto& simplex = certificate_.simplex;
    if (simplex.empty() || simplex.size() != certificate_.weights.size()) return kInfinity;
    EnclosedVec<D> sum{};
    Enclosure total;
    double doubt = 0;
    for (std::size_t i = 0; i < simplex.size(); ++i) {
      const double weight = certificate_.weights[i];
      if (!(weight >= 0) || !(weight <= 1)) return kInfinity;
      sum = sum + Enclosure(weight) * enclosed<D>(simplex[i].w);
      total = total + Enclosure(weight);
      doubt = std::max(doubt, doubtAbout(simplex[i]));
    }
    // The sum of the weights is one only up to rounding, which scales the weighted sum of the points by the same
    // factor.
    const double whole = lowest(total);
    if (!(whole > 0.5)) return kInfinity;
    const double reach = highest(length(sum)) / whole;
    return highest(Enclosure(reach + std::abs(reach) * 0x1p-50) + Enclosure(doubt) - radii_);
  }

  double upperFromPolytope() const {
    if (certificate_.facets.empty() || !isClosed()) return kInfinity;
    double doubt = 0, inside = kInfinity;
    for (const Support<D>& vertex : certificate_.vertices) {
      if (!isExact<D>(vertex.w)) return kInfinity;
      doubt = std::max(doubt, doubtAbout(vertex));
    }
    for (const auto& facet : certificate_.facets) inside = std::min(inside, distanceOf(facet));
    if (!(inside > doubt)) return kInfinity;
    return -lowest(Enclosure(inside) - Enclosure(doubt) + radii_);
  }

  const Vec<D>& corner(int i) const { return certificate_.vertices[static_cast<std::size_t>(i)].w; }

  double distanceOf(const std::array<int, D>& facet) const {
    if constexpr (D == 1) return std::abs(corner(facet[0]).x);
    if constexpr (D == 2) return facetDistance(corner(facet[0]), corner(facet[1]));
    if constexpr (D == 3) return facetDistance(corner(facet[0]), corner(facet[1]), corner(facet[2]));
  }

  /// Every ridge belongs to two facets, which traverse it in opposite directions. In 1-D: one vertex on each side.
  bool isClosed() const {
    const int count = static_cast<int>(certificate_.vertices.size());
    std::set<std::array<int, 2>> ridges;
    bool below = false, above = false;
    for (const auto& facet : certificate_.facets)
      for (int i = 0; i < D; ++i) {
        if (facet[i] < 0 || facet[i] >= count) return false;
        if constexpr (D == 1) (corner(facet[0]).x > 0 ? above : below) = true;
        if constexpr (D == 2)  // a vertex ends one edge and begins another
          if (!ridges.insert({i, facet[i]}).second) return false;
        if constexpr (D == 3)
          if (!ridges.insert({facet[i], facet[(i + 1) % 3]}).second) return false;
      }
    if constexpr (D == 1) return below && above;
    for (const auto& ridge : ridges)
      if (ridges.count(D == 2 ? std::array<int, 2>{1 - ridge[0], ridge[1]} : std::array<int, 2>{ridge[1], ridge[0]}) ==
          0)
        return false;
    return true;
  }

  /// S, as accurately as needed here.
  double scale() const {
    double largest = 0;
    for (int i = 0; i < D; ++i)
      for (const double sign : {1.0, -1.0}) {
        Vec<D> axis(0.0);
        axis[i] = sign;
        const EnclosedVec<D> n = enclosed<D>(axis), opposite = enclosed<D>(-axis);
        largest = std::max(largest, std::abs(highest(heightOfA(n) + heightOfB(opposite) + dot(offset_, n) + radii_)));
      }
    return largest;
  }

  /// The rounding of the input: of points relative to their bodies, and of the offset between the bodies.
  double rounding() const {
    double largest = largestCoordinate<D>(rounded_offset_) + highest(radii_);
    for (const auto* points : {&certificate_.simplex, &certificate_.vertices})
      for (const Support<D>& p : *points)
        largest = std::max({largest, largestCoordinate<D>(p.a), largestCoordinate<D>(p.b - rounded_offset_)});
    return 64 * 0x1p-52 * largest;
  }

  void judge() {
    const Claim& claim = certificate_.claim;
    const double slack = claim.tolerance * scale() + rounding() + 8 * kVanished;
    const double low = out_.lower, high = out_.upper;
    if (claim.status == Status::invalid) return refuse("there is no answer", claim.value);
    if (claim.status == Status::separated && !(low > 0))
      return refuse("the direction does not separate the bodies", low);
    if (claim.status == Status::intersecting && !(high < 0)) return refuse("no proof that the bodies overlap", high);
    // The claim comes from a number within the tolerance, which is itself accurate to within the tolerance.
    if (claim.status == Status::touching && !(low >= -2 * slack))
      return refuse("they may overlap by more than twice the tolerance", low);
    if (claim.status == Status::touching && !(high <= 2 * slack))
      return refuse("they may be further apart than twice the tolerance", high);
    if (!(low >= claim.lower - slack)) return refuse("the lower bound is not proven", low);
    if (claim.has_value) {
      if (!(high <= claim.upper + slack)) return refuse("the upper bound is not proven", high);
      // The number is as accurate as its bounds. These are proven at this point, and the number lies between them.
      const double least = std::isfinite(claim.lower) ? std::min(claim.lower, low) : low;
      const double greatest = std::isfinite(claim.upper) ? std::max(claim.upper, high) : high;
      if (!(claim.value >= least - slack && claim.value <= greatest + slack))
        return refuse("the number lies outside the proven bounds", claim.value);
    }
    out_.verified = true;
    if (claim.status == Status::separated) out_.reason = "the direction separates the bodies";
    if (claim.status == Status::intersecting)
      out_.reason = out_.by_polytope ? "a ball around the origin lies inside the polytope"
                                     : "the cores are closer than the radii";
    if (claim.status == Status::touching) out_.reason = "gap and depth are both within twice the tolerance";
  }

  void refuse(const char* why, double number) {
    char text[200];
    std::snprintf(text, sizeof text, "not proven: %s (%.17g)", why, number);
    out_.reason = text;
  }

  const Shape<D>&a_, &b_;
  const Rotation<D>&rotation_a_, &rotation_b_;
  const Certificate<D>& certificate_;
  EnclosedVec<D> offset_;  ///< p_A − p_B
  Vec<D> rounded_offset_;  ///< p_B − p_A, as rounded in the certificate's points
  Enclosure radii_;
  CertificateCheck out_;
};

}  // namespace

template <int D>
CertificateCheck checkCertificate(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                                  const Certificate<D>& certificate) {
  return Checker<D>(a, pose_a, b, pose_b, certificate).run();
}

template CertificateCheck checkCertificate(const Shape<1>&, const Pose<1>&, const Shape<1>&, const Pose<1>&,
                                           const Certificate<1>&);
template CertificateCheck checkCertificate(const Shape<2>&, const Pose<2>&, const Shape<2>&, const Pose<2>&,
                                           const Certificate<2>&);
template CertificateCheck checkCertificate(const Shape<3>&, const Pose<3>&, const Shape<3>&, const Pose<3>&,
                                           const Certificate<3>&);

}  // namespace gjk
