#include "gjk/shape.h"

#include "gjk/detail/kept_faces.h"
#include "gjk/support.h"

namespace GJK_API gjk {

using namespace detail;

namespace {

/// Roots in (0, 1) of α + β t + γ t², at most two. Computes the root of larger magnitude first and the other one from
/// their product, to avoid cancellation.
struct Roots {
  double values[2] = {0, 0};
  int count = 0;
  void add(double t) {
    if (t > 0 && t < 1) values[count++] = t;
  }
};

Roots rootsInUnitInterval(double alpha, double beta, double gamma) {
  Roots roots;
  const double discriminant = beta * beta - 4 * alpha * gamma;
  if (discriminant < 0) return roots;
  const double q = -0.5 * (beta + std::copysign(std::sqrt(discriminant), beta));
  if (gamma != 0) roots.add(q / gamma);
  if (q != 0) roots.add(alpha / q);
  return roots;
}

/// A point of the curve by de Casteljau's repeated interpolation, which never leaves the control polygon.
Vec<2> pointOnCurve(const std::vector<Vec<2>>& control, double t) {
  Vec<2> work[4];
  const int count = static_cast<int>(control.size());
  for (int i = 0; i < count; ++i) work[i] = control[i];
  for (int level = count - 1; level > 0; --level)
    for (int i = 0; i < level; ++i) work[i] += t * (work[i + 1] - work[i]);
  return work[0];
}

/// Where the derivative of d·curve(t) vanishes. With the control points' heights along d, h_i, and their differences,
/// the derivative of a Bézier curve is the Bézier curve of n·(h_{i+1} − h_i); here it is expanded in powers of t.
Roots stationaryPoints(const std::vector<Vec<2>>& control, Vec<2> d) {
  double step[3] = {0, 0, 0};
  for (std::size_t i = 0; i + 1 < control.size(); ++i) step[i] = glm::dot(d, control[i + 1] - control[i]);
  if (control.size() == 3) return rootsInUnitInterval(step[0], step[1] - step[0], 0);
  return rootsInUnitInterval(step[0], 2 * (step[1] - step[0]), step[0] - 2 * step[1] + step[2]);
}

/// The rim point of a disc of this radius in the xz-plane; its centre if d is perpendicular to it.
Vec<3> discSupport(Vec<3> d, double radius) {
  const Vec<2> rim = unit<2>({d.x, d.z}) * radius;
  return {rim.x, 0.0, rim.y};
}

}  // namespace

SupportPoint<3> Cylinder::support(Vec<3> d) const {
  Vec<3> point = discSupport(d, radius);
  point.y = d.y < 0 ? -half_height : half_height;
  return {point, -1};
}

SupportPoint<3> Cone::support(Vec<3> d) const {
  const Vec<3> u = unit<3>(d);
  // The tip wins over the base's rim when h·u_y > −h·u_y + r·|(u_x, u_z)|.
  if (2 * half_height * u.y > radius * std::sqrt(u.x * u.x + u.z * u.z)) return {{0.0, half_height, 0.0}, 0};
  Vec<3> point = discSupport(u, radius);
  point.y = -half_height;
  return {point, -1};
}

SupportPoint<2> Bezier::support(Vec<2> d) const {
  if (points.empty()) return {Vec<2>(0.0), -1};
  d = unit<2>(d);
  const int last = static_cast<int>(points.size()) - 1;
  SupportPoint<2> best{points[0], 0};
  const auto offer = [&](Vec<2> point, int index) {
    if (glm::dot(d, point) > glm::dot(d, best.point)) best = {point, index};
  };
  offer(points[last], last);
  if (points.size() != 3 && points.size() != 4) return best;
  const Roots roots = stationaryPoints(points, d);
  for (int i = 0; i < roots.count; ++i) offer(pointOnCurve(points, roots.values[i]), -1);
  return best;
}

template <int D>
void Hull<D>::prepare() {
  const bool finite = reach<D>(points) <= std::numeric_limits<double>::max();
  table = finite && !points.empty() ? std::make_shared<const SupportTable<D>>(points) : nullptr;
}

template <int D>
void Shape<D>::prepare() {
  if (Hull<D>* const hull = std::get_if<Hull<D>>(&kind)) hull->prepare();
  faces = std::make_shared<KeptFaces<D>>(*this);
}

template <int D>
SupportPoint<D> Shape<D>::support(Vec<D> d) const {
  SupportPoint<D> point = std::visit([&](const auto& shape) { return shape.support(d); }, kind);
  if (margin > 0) point = {point.point + unit<D>(d) * margin, -1};
  return point;
}

template <int D>
SupportPoint<D> Shape<D>::coreSupport(Vec<D> d) const {
  return std::visit(
      [&](const auto& shape) -> SupportPoint<D> {
        using Kind = std::decay_t<decltype(shape)>;
        if constexpr (std::is_same_v<Kind, Sphere<D>>) {
          return Point<D>{}.support(d);
        } else if constexpr (std::is_same_v<Kind, Capsule<D>>) {
          Vec<D> end(0.0);
          end[D > 1 ? 1 : 0] = shape.half_height;
          return Segment<D>{{-end, end}}.support(d);
        } else {
          return shape.support(d);
        }
      },
      kind);
}

template <int D>
double Shape<D>::kindRadius() const {
  if constexpr (D > 1) {
    if (const auto* const sphere = std::get_if<Sphere<D>>(&kind)) return sphere->radius;
    if (const auto* const capsule = std::get_if<Capsule<D>>(&kind)) return capsule->radius;
  }
  return 0;
}

template <int D>
double Shape<D>::coreRadius() const {
  return margin + kindRadius();
}

template struct Shape<1>;
template struct Shape<2>;
template struct Shape<3>;

// For code that includes only shape.h.
template struct Point<1>;
template struct Point<2>;
template struct Point<3>;
template struct Segment<1>;
template struct Segment<2>;
template struct Segment<3>;
template struct Box<1>;
template struct Box<2>;
template struct Box<3>;
template struct Sphere<2>;
template struct Sphere<3>;
template struct Ellipsoid<2>;
template struct Ellipsoid<3>;
template struct Capsule<2>;
template struct Capsule<3>;
template struct Hull<1>;
template struct Hull<2>;
template struct Hull<3>;

}  // namespace gjk
