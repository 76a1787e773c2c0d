#include "gjk/numeric/predicates.h"

#include "gjk/numeric/double_double.h"
#include "gjk/numeric/expansion.h"
#include "gjk/numeric/plane.h"
#include "gjk/numeric/vector.h"

#include <cmath>

namespace gjk::numeric {
namespace {

using exact::Expansion;

constexpr double kHalfUnit = 0x1p-53;                         // Shewchuk's ε
constexpr double kBound2 = (3 + 16 * kHalfUnit) * kHalfUnit;  // Shewchuk's ccwerrboundA
constexpr double kPreciseBound3 = 32 * kHalfUnit * kHalfUnit;
constexpr double kBound3 = (7 + 56 * kHalfUnit) * kHalfUnit;  // Shewchuk's o3derrboundA

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

/// The determinant in double-double arithmetic on exact differences: its error is at most 19 ε² times the permanent, by
/// the relative errors of a product (5 ε²) and a sum (3 ε²; M. Joldes, J.-M. Muller, V. Popescu, ACM TOMS 44, 2017).
double preciseDeterminant(const Vec<3>& a, const Vec<3>& b, const Vec<3>& c, const Vec<3>& p) {
  const auto from_a = [&](const Vec<3>& q, int i) {
    const exact::Two d = exact::twoSum(q[i], -a[i]);
    return DoubleDouble(d.high, d.low);
  };
  const DoubleDouble u[3] = {from_a(b, 0), from_a(b, 1), from_a(b, 2)};
  const DoubleDouble v[3] = {from_a(c, 0), from_a(c, 1), from_a(c, 2)};
  const DoubleDouble w[3] = {from_a(p, 0), from_a(p, 1), from_a(p, 2)};
  return toDouble(w[0] * (u[1] * v[2] - u[2] * v[1]) + w[1] * (u[2] * v[0] - u[0] * v[2]) +
                  w[2] * (u[0] * v[1] - u[1] * v[0]));
}

}  // namespace

int orientation(Vec<2> a, Vec<2> b, Vec<2> p) { return crossSign(a.x, a.y, b.x, b.y, p.x, p.y); }

int orientation(const Vec<3>& a, const Vec<3>& b, const Vec<3>& c, const Vec<3>& p) {
  const Vec<3> u = b - a, v = c - a, w = p - a;
  const double uv_yz = u.y * v.z, uv_zy = u.z * v.y;
  const double uv_zx = u.z * v.x, uv_xz = u.x * v.z;
  const double uv_xy = u.x * v.y, uv_yx = u.y * v.x;
  const double det = w.x * (uv_yz - uv_zy) + w.y * (uv_zx - uv_xz) + w.z * (uv_xy - uv_yx);
  const double permanent = std::abs(w.x) * (std::abs(uv_yz) + std::abs(uv_zy)) +
                           std::abs(w.y) * (std::abs(uv_zx) + std::abs(uv_xz)) +
                           std::abs(w.z) * (std::abs(uv_xy) + std::abs(uv_yx));
  if (std::abs(det) > kBound3 * permanent) return sign(det);
  const double precise = preciseDeterminant(a, b, c, p);
  if (std::abs(precise) > kPreciseBound3 * permanent) return sign(precise);
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

Plane<3> thinFacetPlane(const Vec<3>& a, const Vec<3>& b, const Vec<3>& c) {
  const auto n = exactNormal(a, b, c);
  const Vec<3> normal = unit<3>({n[0].estimate(), n[1].estimate(), n[2].estimate()});
  return {normal, glm::dot(normal, a)};
}

}  // namespace gjk::numeric
