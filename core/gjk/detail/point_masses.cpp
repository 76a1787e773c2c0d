#include "gjk/detail/point_masses.h"

#include "gjk/detail/curve_hull.h"
#include "gjk/hull.h"
#include "gjk/numeric/double_double.h"
#include "gjk/numeric/vector.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gjk::detail {
namespace {

template <int D>
using LongVec = std::array<DoubleDouble, D>;

/// p − origin to 32 digits: a sliver's volume is a small difference of large products.
template <int D>
LongVec<D> difference(Vec<D> p, Vec<D> origin, double unit) {
  LongVec<D> v;
  for (int i = 0; i < D; ++i) v[i] = (DoubleDouble(p[i]) - DoubleDouble(origin[i])) * DoubleDouble(1 / unit);
  return v;
}

template <int D>
Vec<D> rounded(const LongVec<D>& v) {
  Vec<D> result(0.0);
  for (int i = 0; i < D; ++i) result[i] = toDouble(v[i]);
  return result;
}

LongVec<3> cross(const LongVec<3>& u, const LongVec<3>& v) {
  return {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
}

/// Length, area or volume of the simplex of the origin and these corners.
template <int D>
double simplexMeasure(std::span<const LongVec<D>> corners) {
  if (corners.empty()) return 1;
  if (corners.size() == 1) return glm::length(rounded<D>(corners[0]));
  if constexpr (D == 2) return 0.5 * std::abs(toDouble(corners[0][0] * corners[1][1] - corners[0][1] * corners[1][0]));
  if constexpr (D == 3) {
    const LongVec<3> area = cross(corners[0], corners[1]);
    if (corners.size() == 2) return 0.5 * glm::length(rounded<3>(area));
    return std::abs(toDouble(area[0] * corners[2][0] + area[1] * corners[2][1] + area[2] * corners[2][2])) / 6;
  }
  return 0;
}

/// Collects the cones from one corner.
template <int D>
class Cones {
 public:
  Cones(std::span<const Vec<D>> points, const HullMesh<D>& mesh) : points_(points), apex_(mesh.vertices[0]) {
    result_.rank = mesh.rank;
    result_.origin = points[apex_];
    double largest = 0;
    for (const int i : mesh.vertices) largest = std::max(largest, largestCoordinate<D>(points[i] - points[apex_]));
    if (largest > 0) result_.unit = std::ldexp(1.0, std::ilogb(largest));
  }

  int apex() const { return apex_; }

  void add(std::span<const int> facet) {
    std::array<LongVec<D>, D> corners;
    const int count = static_cast<int>(facet.size());
    Vec<D> centroid(0.0);
    for (int i = 0; i < count; ++i) {
      corners[i] = difference<D>(points_[facet[i]], result_.origin, result_.unit);
      centroid += rounded<D>(corners[i]) / (count + 1.0);
    }
    const double mass = simplexMeasure<D>({corners.data(), facet.size()}) / (count + 1);
    const double way = 1 / std::sqrt(count + 2.0);
    result_.masses.push_back({mass, centroid * (1 - way)});  // towards the apex
    for (int i = 0; i < count; ++i)
      result_.masses.push_back({mass, centroid + way * (rounded<D>(corners[i]) - centroid)});
  }

  PointMasses<D> result() && { return std::move(result_); }

 private:
  std::span<const Vec<D>> points_;
  int apex_;
  PointMasses<D> result_;
};

}  // namespace

template <int D>
PointMasses<D> pointMassesOfHull(std::span<const Vec<D>> points) {
  const HullMesh<D> mesh = convexHull<D>(points);
  if (mesh.rank < 0) return {};
  Cones<D> cones(points, mesh);
  const auto& corners = mesh.vertices;
  if (mesh.rank == 0) cones.add({});
  if (mesh.rank == 1) cones.add({&corners[1], 1});
  if constexpr (D >= 2)
    if (mesh.rank == 2)
      for (std::size_t i = 1; i + 1 < corners.size(); ++i) cones.add({&corners[i], 2});
  if constexpr (D == 3)
    for (const auto& facet : mesh.facets)
      if (std::find(facet.begin(), facet.end(), cones.apex()) == facet.end()) cones.add(facet);
  return std::move(cones).result();
}

template PointMasses<1> pointMassesOfHull(std::span<const Vec<1>>);
template PointMasses<2> pointMassesOfHull(std::span<const Vec<2>>);
template PointMasses<3> pointMassesOfHull(std::span<const Vec<3>>);

namespace {

/// The furthest points of a curve on a line: it may turn back before its last control point.
std::vector<Vec<2>> endsOfStraightCurve(const Bezier& curve) {
  if (curve.points.empty()) return {};
  Vec<2> direction(1, 0);
  double longest = 0;
  for (const Vec<2>& p : curve.points)
    if (glm::length(p - curve.points[0]) > longest) {
      longest = glm::length(p - curve.points[0]);
      direction = p - curve.points[0];
    }
  return {curve.support(-direction).point, curve.support(direction).point};
}

}  // namespace

// The sector from the origin to an arc is x = s·c(t), 0 ≤ s ≤ 1, dA = s·(c × c′) ds dt. For second moments the
// integrand is of degree 3 in s and at most 11 in t: Gauss's rules with 2 and 6 nodes integrate it exactly, their nodes
// are the point masses.
PointMasses<2> pointMassesOfCurve(const Bezier& curve) {
  const std::vector<CurvePiece> pieces = curveHull(curve);
  if (pieces.empty()) return pointMassesOfHull<2>(endsOfStraightCurve(curve));
  constexpr double kNode2 = 0.57735026918962576;
  constexpr double kNode6[3] = {0.23861918608319691, 0.66120938646626451, 0.93246951420315203};
  constexpr double kWeight6[3] = {0.46791393457269105, 0.36076157304813861, 0.17132449237917034};
  PointMasses<2> result;
  result.rank = 2;
  result.origin = pieces[0].from;
  double largest = 0;
  for (const Vec<2>& p : curve.points) largest = std::max(largest, largestCoordinate<2>(p - result.origin));
  result.unit = std::ldexp(1.0, std::ilogb(largest));
  for (const CurvePiece& piece : pieces)
    for (int k = 0; k < 6; ++k) {
      const double along = 0.5 + 0.5 * (k < 3 ? -kNode6[k] : kNode6[k - 3]), length = piece.end - piece.begin;
      CurvePoint c = curveAt(curve, piece.begin + along * length);
      if (piece.straight) c = {piece.from + along * (piece.to - piece.from), (piece.to - piece.from) / length};
      const Vec<2> p = (c.point - result.origin) / result.unit, d = c.derivative * (length / result.unit);
      const double area = std::max(p.x * d.y - p.y * d.x, 0.0) * 0.5 * kWeight6[k % 3];  // below 0 by rounding only
      for (const double sign : {-1.0, 1.0}) {
        const double s = 0.5 + 0.5 * sign * kNode2;
        result.masses.push_back({0.5 * s * area, s * p});
      }
    }
  return result;
}

}  // namespace gjk::detail
