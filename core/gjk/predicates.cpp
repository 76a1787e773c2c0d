#include "gjk/predicates.h"

#include "gjk/expansion.h"
#include "gjk/vector.h"

#include <cmath>

namespace gjk {
namespace {

using exact::Expansion;

constexpr double kEpsilon = 0x1p-53;
constexpr double kBound2 = (3 + 16 * kEpsilon) * kEpsilon;  // Shewchuk's ccwerrboundA
constexpr double kBound3 = (7 + 56 * kEpsilon) * kEpsilon;  // Shewchuk's o3derrboundA

int sign(double value) { return value > 0 ? 1 : (value < 0 ? -1 : 0); }

/// Coordinates i and j of (b − a) × (p − a).
Expansion<16> exactCross(double ai, double aj, double bi, double bj, double pi, double pj) {
  return exact::differenceOfProducts(exact::difference(bi, ai), exact::difference(pj, aj), exact::difference(bj, aj),
                                     exact::difference(pi, ai));
}

int crossSign(double ai, double aj, double bi, double bj, double pi, double pj) {
  const double left = (bi - ai) * (pj - aj);
  const double right = (bj - aj) * (pi - ai);
  const double det = left - right;
  if (std::abs(det) > kBound2 * (std::abs(left) + std::abs(right))) return sign(det);
  return exactCross(ai, aj, bi, bj, pi, pj).sign();
}

std::array<Expansion<16>, 3> exactNormal(const Vec<3>& a, const Vec<3>& b, const Vec<3>& c) {
  return {exactCross(a.y, a.z, b.y, b.z, c.y, c.z), exactCross(a.z, a.x, b.z, b.x, c.z, c.x),
          exactCross(a.x, a.y, b.x, b.y, c.x, c.y)};
}

int exactOrientation(const Vec<3>& a, const Vec<3>& b, const Vec<3>& c, const Vec<3>& p) {
  const auto n = exactNormal(a, b, c);
  const auto x = exact::product(n[0], exact::difference(p.x, a.x));
  const auto y = exact::product(n[1], exact::difference(p.y, a.y));
  const auto z = exact::product(n[2], exact::difference(p.z, a.z));
  return exact::sum(exact::sum(x, y), z).sign();
}

}  // namespace

int orientation(Vec<2> a, Vec<2> b, Vec<2> p) { return crossSign(a.x, a.y, b.x, b.y, p.x, p.y); }

int orientation(Vec<3> a, Vec<3> b, Vec<3> c, Vec<3> p) {
  const Vec<3> u = b - a, v = c - a, w = p - a;
  const double uv_yz = u.y * v.z, uv_zy = u.z * v.y;
  const double uv_zx = u.z * v.x, uv_xz = u.x * v.z;
  const double uv_xy = u.x * v.y, uv_yx = u.y * v.x;
  const double det = w.x * (uv_yz - uv_zy) + w.y * (uv_zx - uv_xz) + w.z * (uv_xy - uv_yx);
  const double permanent = std::abs(w.x) * (std::abs(uv_yz) + std::abs(uv_zy)) +
                           std::abs(w.y) * (std::abs(uv_zx) + std::abs(uv_xz)) +
                           std::abs(w.z) * (std::abs(uv_xy) + std::abs(uv_yx));
  if (std::abs(det) > kBound3 * permanent) return sign(det);
  return exactOrientation(a, b, c, p);
}

double crossProduct(Vec<2> a, Vec<2> b, Vec<2> p) { return exactCross(a.x, a.y, b.x, b.y, p.x, p.y).estimate(); }

bool collinear(Vec<3> a, Vec<3> b, Vec<3> c) {
  return crossSign(a.x, a.y, b.x, b.y, c.x, c.y) == 0 && crossSign(a.y, a.z, b.y, b.z, c.y, c.z) == 0 &&
         crossSign(a.z, a.x, b.z, b.x, c.z, c.x) == 0;
}

Plane<2> facetPlane(const std::array<Vec<2>, 2>& facet) {
  const Vec<2> edge = facet[1] - facet[0];
  const Vec<2> outward(edge.y, -edge.x);
  const Vec<2> normal = outward / std::hypot(outward.x, outward.y);
  return {normal, glm::dot(normal, facet[0])};
}

// The plain cross product of the two shortest edges u, v errs by at most 8 ε |u||v| (2 ε from rounding the edges, the
// rest from the products), which is 8 ε / sin(u, v) of its length. Below the sine of kLeastSine it is computed exactly.
Plane<3> facetPlane(const std::array<Vec<3>, 3>& facet) {
  constexpr double kLeastSine = 0x1p-5;
  constexpr double kLeastSquare = 1e-200, kGreatestSquare = 1e200;
  Vec<3> u = facet[1] - facet[0], v = facet[2] - facet[0];
  const Vec<3> opposite = facet[2] - facet[1];
  double uu = glm::dot(u, u), vv = glm::dot(v, v);
  const double oo = glm::dot(opposite, opposite);
  if (vv >= uu && vv > oo) {  // u × v = u × (v − u)
    v = opposite;
    vv = oo;
  } else if (uu > oo) {  // u × v = v × (v − u)
    u = v;
    uu = vv;
    v = opposite;
    vv = oo;
  }
  Vec<3> normal = glm::cross(u, v);
  const double square = glm::dot(normal, normal);
  if (square > kLeastSine * kLeastSine * uu * vv && square > kLeastSquare && square < kGreatestSquare) {
    normal /= std::sqrt(square);
  } else {
    const auto n = exactNormal(facet[0], facet[1], facet[2]);
    normal = unit<3>({n[0].estimate(), n[1].estimate(), n[2].estimate()});
  }
  return {normal, glm::dot(normal, facet[0])};
}

}  // namespace gjk
