#include "gjk/mass.h"

#include "gjk/detail/point_masses.h"
#include "gjk/numeric/symmetric_eigen.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace GJK_API gjk {

using namespace detail;

namespace {

constexpr double kPi = std::numbers::pi;

/// A body of any rank: its measure in that dimension, its centre, and the mean of r rᵀ over it.
template <int D>
struct Distribution {
  int rank = -1;
  double measure = 0;
  Vec<D> centre{0.0};
  SymmetricMatrix<D> covariance{};
};

template <int D>
Distribution<D> distributionOf(const PointMasses<D>& system) {
  Distribution<D> body{system.rank, 0, Vec<D>(0.0), {}};
  Vec<D> centre(0.0);
  for (const auto& [mass, position] : system.masses) body.measure += mass;
  if (!(body.measure > 0)) return {};
  for (const auto& [mass, position] : system.masses) centre += mass / body.measure * position;
  for (const auto& [mass, position] : system.masses) {
    const Vec<D> r = (position - centre) * system.unit;
    for (int i = 0; i < D; ++i) body.covariance[i] += mass / body.measure * r[i] * r;
  }
  body.centre = system.origin + centre * system.unit;
  for (int i = 0; i < system.rank; ++i) body.measure *= system.unit;
  return body;
}

/// A body that is symmetric about its local axes, of full dimension.
template <int D>
Distribution<D> symmetricBody(double measure, Vec<D> variance, Vec<D> centre = Vec<D>(0.0)) {
  Distribution<D> body{D, measure, centre, {}};
  for (int i = 0; i < D; ++i) body.covariance[i][i] = variance[i];
  if (!(measure > 0)) body.rank = D - 1;
  return body;
}

template <int D>
Distribution<D> distribution(const std::vector<Vec<D>>& points) {
  return distributionOf(pointMassesOfHull<D>(points));
}
template <int D>
Distribution<D> distribution(const Point<D>&) {
  return distribution<D>(std::vector<Vec<D>>{Vec<D>(0.0)});
}
template <int D>
Distribution<D> distribution(const Segment<D>& segment) {
  return distribution<D>(std::vector<Vec<D>>(segment.points.begin(), segment.points.end()));
}
template <int D>
Distribution<D> distribution(const Hull<D>& hull) {
  return distribution<D>(hull.points);
}
Distribution<2> distribution(const Bezier& curve) { return distributionOf(pointMassesOfCurve(curve)); }

/// The variance of an interval of half length h is h²/3.
template <int D>
Distribution<D> distribution(const Box<D>& box) {
  double measure = 1;
  for (int i = 0; i < D; ++i) measure *= 2 * box.half_extents[i];
  Distribution<D> body = symmetricBody<D>(measure, box.half_extents * box.half_extents / 3.0);
  body.rank = 0;
  for (int i = 0; i < D; ++i) body.rank += box.half_extents[i] > 0;
  return body;
}

/// The variance of a disc of radius r along a diameter is r²/4, of a ball r²/5.
template <int D>
Distribution<D> distribution(const Ellipsoid<D>& ellipsoid) {
  double measure = D == 2 ? kPi : 4 * kPi / 3;
  for (int i = 0; i < D; ++i) measure *= ellipsoid.radii[i];
  Distribution<D> body = symmetricBody<D>(measure, ellipsoid.radii * ellipsoid.radii / (D + 2.0));
  if (measure > 0) return body;
  // The flat ellipsoid is a disc, a segment or a point; its variance per axis is r²/(rank + 2).
  body.rank = 0;
  for (int i = 0; i < D; ++i) body.rank += ellipsoid.radii[i] > 0;
  for (int i = 0; i < D; ++i) body.covariance[i] *= (D + 2.0) / (body.rank + 2.0);
  return body;
}
template <int D>
Distribution<D> distribution(const Sphere<D>& sphere) {
  return distribution(Ellipsoid<D>{Vec<D>(sphere.radius)});
}

/// A straight part of half length h between two halves of a ball. A half's mean of u along the axis is 4 r/(3π) in 2-D,
/// 3 r/8 in 3-D, so its mean of (h + u)² is h² + 2 h·mean + variance of the ball.
template <int D>
Distribution<D> distribution(const Capsule<D>& capsule) {
  const double h = capsule.half_height, r = capsule.radius;
  Vec<D> end(0.0);
  end[1] = h;
  if (!(r > 0)) return distribution(Segment<D>{{-end, end}});
  const double across = r * r / (D == 2 ? 3 : 4), ball = r * r / (D + 2), mean = D == 2 ? 4 * r / (3 * kPi) : 0.375 * r;
  // Both relative to the ball's measure, π r² or 4/3 π r³.
  const double straight = D == 2 ? 4 * h / (kPi * r) : 1.5 * h / r, total = 1 + straight;
  Vec<D> variance((straight * across + ball) / total);
  variance[1] = (straight * h * h / 3 + (h * h + 2 * h * mean + ball)) / total;
  return symmetricBody<D>((D == 2 ? kPi * r * r : 4 * kPi / 3 * r * r * r) * total, variance);
}

Distribution<3> distribution(const Cylinder& cylinder) {
  const double h = cylinder.half_height, r = cylinder.radius;
  Distribution<3> body = symmetricBody<3>(2 * kPi * r * r * h, {r * r / 4, h * h / 3, r * r / 4});
  body.rank = (h > 0 ? 1 : 0) + (r > 0 ? 2 : 0);
  return body;
}

/// The centre is a quarter of the height above the base; along the axis the variance is 3/80 of the height squared.
Distribution<3> distribution(const Cone& cone) {
  const double h = cone.half_height, r = cone.radius;
  if (!(r > 0)) return distribution(Segment<3>{{Vec<3>(0, -h, 0), Vec<3>(0, h, 0)}});
  if (!(h > 0)) return distribution(Cylinder{0, r});
  return symmetricBody<3>(2 * kPi / 3 * r * r * h, {0.15 * r * r, 0.15 * h * h, 0.15 * r * r}, {0, -0.5 * h, 0});
}

/// tr(M) 1 − M
template <int D>
SymmetricMatrix<D> traceLess(const SymmetricMatrix<D>& m, double factor) {
  SymmetricMatrix<D> result{};
  for (int i = 0; i < D; ++i)
    for (int k = 0; k < D; ++k) {
      if (i != k) result[i][k] = -factor * m[i][k];
      if (i != k) result[i][i] += factor * m[k][k];
    }
  return result;
}

/// Signs such that the largest coordinate of each axis is positive, the last one completing a right-handed frame.
template <int D>
void orient(std::array<Vec<D>, D>& axes) {
  for (Vec<D>& axis : axes) {
    int largest = 0;
    for (int i = 1; i < D; ++i)
      if (std::abs(axis[i]) > std::abs(axis[largest])) largest = i;
    if (axis[largest] < 0) axis = -axis;
  }
  if constexpr (D == 2) axes[1] = {-axes[0].y, axes[0].x};
  if constexpr (D == 3) axes[2] = glm::cross(axes[0], axes[1]);
}

}  // namespace

template <int D>
MassProperties<D> massProperties(const Shape<D>& shape) {
  const Distribution<D> body = std::visit([](const auto& kind) { return distribution(kind); }, shape.kind);
  MassProperties<D> mass;
  mass.rank = body.rank;
  mass.measure = body.rank == D ? body.measure : 0;
  mass.centre = body.centre;
  mass.inertia = traceLess<D>(body.covariance, mass.measure);
  const Eigensystem<D> eigen = symmetricEigen<D>(body.covariance);
  mass.principal_axes = eigen.vectors;
  orient<D>(mass.principal_axes);
  for (int i = 0; i < D; ++i) {
    mass.spread[i] = std::sqrt(std::max(eigen.values[i], 0.0));
    for (int k = 0; k < D; ++k)
      if (k != i) mass.principal_inertia[i] += mass.measure * std::max(eigen.values[k], 0.0);
  }
  return mass;
}

template <int D>
MassProperties<D> placed(const MassProperties<D>& mass, const Pose<D>& pose) {
  MassProperties<D> result = mass;
  result.centre = pose.toWorld(mass.centre);
  for (Vec<D>& axis : result.principal_axes) axis = pose.rotation.apply(axis);
  SymmetricMatrix<D> half;  // R I, then R (R I)ᵀ
  for (int i = 0; i < D; ++i) half[i] = pose.rotation.apply(mass.inertia[i]);
  for (int i = 0; i < D; ++i) {
    Vec<D> row(0.0);
    for (int k = 0; k < D; ++k) row[k] = half[k][i];
    row = pose.rotation.apply(row);
    for (int k = 0; k < D; ++k) result.inertia[i][k] = row[k];
  }
  for (int i = 0; i < D; ++i)
    for (int k = 0; k < i; ++k) result.inertia[i][k] = result.inertia[k][i];
  return result;
}

template <int D>
SymmetricMatrix<D> inertiaAbout(const MassProperties<D>& mass, Vec<D> point) {
  const Vec<D> d = mass.centre - point;
  SymmetricMatrix<D> outer{};
  for (int i = 0; i < D; ++i) outer[i] = d[i] * d;
  outer = traceLess<D>(outer, mass.measure);
  for (int i = 0; i < D; ++i) outer[i] += mass.inertia[i];
  return outer;
}

double polarInertia(const MassProperties<2>& mass) { return mass.inertia[0][0] + mass.inertia[1][1]; }

template MassProperties<1> massProperties(const Shape<1>&);
template MassProperties<2> massProperties(const Shape<2>&);
template MassProperties<3> massProperties(const Shape<3>&);
template MassProperties<1> placed(const MassProperties<1>&, const Pose<1>&);
template MassProperties<2> placed(const MassProperties<2>&, const Pose<2>&);
template MassProperties<3> placed(const MassProperties<3>&, const Pose<3>&);
template SymmetricMatrix<1> inertiaAbout<1>(const MassProperties<1>&, Vec<1>);
template SymmetricMatrix<2> inertiaAbout<2>(const MassProperties<2>&, Vec<2>);
template SymmetricMatrix<3> inertiaAbout<3>(const MassProperties<3>&, Vec<3>);

}  // namespace gjk
