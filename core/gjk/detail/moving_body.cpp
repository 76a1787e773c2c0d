#include "gjk/detail/moving_body.h"

#include "gjk/support.h"
#include "gjk/tolerances.h"

namespace gjk::detail {
namespace {

/// The computed lengths have an error of a few roundings.
constexpr double kRoundedUp = 1 + 16 * kEpsilon;

/// The reach of spinning points in 3-D; in 2-D and 1-D the axis is the origin.
template <int D>
class FarthestPoints {
 public:
  explicit FarthestPoints(const Vec<D>& axis) : axis_(axis) {}

  void offer(const Vec<D>& p) {
    const double square = glm::dot(p, p);
    from_origin_ = std::max(from_origin_, square);
    if constexpr (D == 3) {
      const Vec<3> across = glm::cross(axis_, p);
      from_axis_ = std::max(from_axis_, glm::dot(across, across));
    } else {
      from_axis_ = from_origin_;
    }
  }
  double fromOrigin() const { return kRoundedUp * std::sqrt(from_origin_); }
  double fromAxis() const { return kRoundedUp * std::sqrt(from_axis_); }

 private:
  const Vec<D>& axis_;
  double from_origin_ = 0, from_axis_ = 0;  // squared
};

template <int D>
CoreReach reachOfPoints(const Vec<D>* points, std::size_t count, const Vec<D>& axis) {
  FarthestPoints<D> farthest(axis);
  for (std::size_t i = 0; i < count; ++i) farthest.offer(points[i]);
  return {farthest.fromOrigin(), farthest.fromAxis()};
}

template <int D>
CoreReach reachOfBox(const Box<D>& box, const Vec<D>& axis) {
  FarthestPoints<D> farthest(axis);
  for (int corner = 0; corner < 1 << D; ++corner) {
    Vec<D> p = box.half_extents;
    for (int i = 0; i < D; ++i)
      if (corner >> i & 1) p[i] = -p[i];
    farthest.offer(p);
  }
  return {farthest.fromOrigin(), farthest.fromAxis()};
}

/// A circle of this radius around y at this height. Its point (r cos φ, h, r sin φ) has the coordinate h u_y + r |(u_x,
/// u_z)| cos φ along the axis u; the smallest of these in size leaves most for the distance from the axis.
CoreReach reachOfRim(double radius, double height, const Vec<3>& axis) {
  const double square = radius * radius + height * height;
  const double along = std::max(std::abs(height * axis.y) - std::abs(radius) * std::hypot(axis.x, axis.z), 0.0);
  // The difference loses digits near the axis; this adds a bound on the loss.
  const double from_axis = std::sqrt(std::max(square - along * along, 0.0) + 8 * kEpsilon * square);
  return {kRoundedUp * std::sqrt(square), kRoundedUp * from_axis};
}

/// At most the greatest radius; a ball does not change when it spins.
template <int D>
CoreReach reachOfEllipsoid(const Ellipsoid<D>& ellipsoid) {
  const double greatest = kRoundedUp * largestCoordinate<D>(ellipsoid.radii);
  const bool ball = ellipsoid.radii == Vec<D>(ellipsoid.radii[0]);
  return {greatest, ball ? 0 : greatest};
}

CoreReach larger(const CoreReach& a, const CoreReach& b) {
  return {std::max(a.from_origin, b.from_origin), std::max(a.from_axis, b.from_axis)};
}

/// Without the extents along the axis.
template <int D>
CoreReach distances(const Shape<D>& shape, const Vec<D>& axis) {
  return std::visit(
      [&](const auto& kind) -> CoreReach {
        using Kind = std::decay_t<decltype(kind)>;
        if constexpr (std::is_same_v<Kind, Segment<D>>) {
          return reachOfPoints<D>(kind.points.data(), kind.points.size(), axis);
        } else if constexpr (std::is_same_v<Kind, Box<D>>) {
          return reachOfBox<D>(kind, axis);
        } else if constexpr (std::is_same_v<Kind, Ellipsoid<D>>) {
          return reachOfEllipsoid<D>(kind);
        } else if constexpr (std::is_same_v<Kind, Capsule<D>>) {
          Vec<D> end(0.0);
          end[D > 1 ? 1 : 0] = kind.half_height;
          return reachOfPoints<D>(&end, 1, axis);
        } else if constexpr (std::is_same_v<Kind, Hull<D>> || std::is_same_v<Kind, Bezier>) {
          return reachOfPoints<D>(kind.points.data(), kind.points.size(), axis);  // a curve lies within its polygon
        } else if constexpr (std::is_same_v<Kind, Point<D>> || std::is_same_v<Kind, Sphere<D>>) {
          return {};
        } else if constexpr (requires { kind.rims(); }) {
          CoreReach reach{};
          for (const auto& rim : kind.rims()) reach = larger(reach, reachOfRim(rim.radius, rim.height, axis));
          return reach;
        } else {
          const double greatest = kRoundedUp * detail::reach(kind);
          return {greatest, greatest};
        }
      },
      shape.kind);
}

}  // namespace

template <int D>
bool isOfRevolution(const Shape<D>& shape) {
  if constexpr (D == 3) {
    if (const auto* const ellipsoid = std::get_if<Ellipsoid<3>>(&shape.kind))
      return ellipsoid->radii.x == ellipsoid->radii.z;
    return std::visit(
        [](const auto& kind) {
          return requires { kind.rims(); };
        },
        shape.kind);
  }
  return false;
}

template <int D>
CoreReach coreReach(const Shape<D>& shape, const Vec<D>& axis) {
  CoreReach reach = distances<D>(shape, axis);
  if constexpr (D == 3) {
    if (axis == Vec<3>(0.0)) return reach;
    const double slack = 16 * kEpsilon * reach.from_origin;
    reach.above = glm::dot(axis, shape.coreSupport(axis).point) + slack;
    reach.below = -glm::dot(axis, shape.coreSupport(-axis).point) + slack;
  }
  return reach;
}

template bool isOfRevolution(const Shape<1>&);
template bool isOfRevolution(const Shape<2>&);
template bool isOfRevolution(const Shape<3>&);
template CoreReach coreReach(const Shape<1>&, const Vec<1>&);
template CoreReach coreReach(const Shape<2>&, const Vec<2>&);
template CoreReach coreReach(const Shape<3>&, const Vec<3>&);

}  // namespace gjk::detail
