#pragma once
// One of two moving bodies: how far its core reaches along an axis while both turn, and how fast that can grow.
//
// Let m(t) be a unit vector that turns with the angular velocity Ω, and e(t) the greatest m·r over the points r of the
// core, which turn with ω, relative to the body's local origin. With w = ω − Ω, the spin as seen from the axis:
//   · m·r grows at the rate m·(w×r), which changes at a rate of at most K = |w| (|ω| + |Ω|) R, where R is the greatest
//     distance of a point from the local origin. For a fixed axis K = |ω| |m×ω| ρ, with ρ the greatest distance of a
//     point from the axis of the spin.
//   · So e grows at most at the rate |w| R, or |m×ω| ρ for a fixed axis: greatestRate (the directed motion bound of X.
//     Zhang, M. Lee, Y. J. Kim, Interactive Continuous Collision Detection for Non-convex Polyhedra, The Visual
//     Computer 22, 2006).
//   · e is a maximum of functions whose second derivative is at least −K: so e' + K t never decreases, and at every
//     time before t1 the rate is at most e'(t1) + K (t1 − t). One support point at the end of an interval bounds the
//     rate in the whole interval, and more tightly as the interval shrinks.
//   · Along a fixed axis, e never exceeds the region that the body sweeps in a whole turn: greatestHeight.
// A body of revolution whose own axis u follows ω×u does not show its spin about u: its points may be taken to follow
// the swing alone, |ω×u| in size, with rates of at most |ω×u| R and K at most 2 |ω| |ω×u| R.

#include "gjk/detail/core_support.h"
#include "gjk/motion.h"

namespace gjk::detail {

/// Bounds on the positions of the core's points, rounded outwards.
struct CoreReach {
  double from_origin = 0;       ///< R
  double from_axis = 0;         ///< ρ; 0 for a shape that spinning does not change
  double above = 0, below = 0;  ///< along the axis of the spin (3-D), and against it
};

/// `axis`: of the spin, unit, in the shape's frame (3-D; otherwise meaningless).
template <int D>
CoreReach coreReach(const Shape<D>& shape, const Vec<D>& axis);

/// Whether the core is one of revolution about local y.
template <int D>
bool isOfRevolution(const Shape<D>& shape);

/// A unit vector, and the angular velocity with which it turns.
template <int D>
struct TurningAxis {
  Vec<D> direction{0.0};
  Spin<D> spin{0.0};

  bool stands() const { return spin == Spin<D>(0.0); }
};

/// How far the core reaches along an axis from the local origin, and how fast this grows at this time.
struct Extent {
  double height = 0, rate = 0;
};

/// |ω|
inline double speedOf(double spin) { return std::abs(spin); }
inline double speedOf(const Vec<3>& spin) { return glm::length(spin); }

/// The rate of n·r for a point r that turns with this spin.
template <int D>
double turningRate(const Vec<D>& n, const Spin<D>& spin, const Vec<D>& r) {
  if constexpr (D == 1) return 0;
  if constexpr (D == 2) return spin * (n.y * r.x - n.x * r.y);
  if constexpr (D == 3) return glm::dot(glm::cross(n, spin), r);
}

template <int D>
class MovingBody {
 public:
  /// Refers to the shape, which must outlive this object.
  MovingBody(const Shape<D>& shape, const Pose<D>& start, const Motion<D>& motion)
      : core_(shape), start_(start), motion_(motion), spin_(D == 1 ? 0 : speedOf(motion.angular)), swing_(spin_) {
    if constexpr (D == 3) {
      axis_ = unit<3>(motion.angular);
      if (isOfRevolution(shape)) swing_ = glm::length(glm::cross(motion.angular, start.rotation.column(1)));
    }
    reach_ = detail::coreReach<D>(shape, start.rotation.applyInverse(axis_));
  }

  const CoreSupport<D>& core() const { return core_; }
  const Shape<D>& shape() const { return core_.shape(); }
  const Pose<D>& start() const { return start_; }
  const Motion<D>& motion() const { return motion_; }
  double radius() const { return core_.shape().coreRadius(); }
  double spin() const { return spin_; }
  double reach() const { return reach_.from_origin; }
  /// Whether spinning moves points of the core.
  bool turns() const { return spin_ * reach_.from_axis > 0; }

  Rotation<D> rotationAt(double time) const { return turned<D>(start_.rotation, motion_.angular, time); }

  /// The furthest point along n, in world directions, relative to the local origin.
  Vec<D> furthest(const Vec<D>& n, const Rotation<D>& rotation) const {
    return rotation.apply(core_.support(rotation.applyInverse(n)).point);
  }

  /// `point`: the furthest one along the axis.
  Extent extent(const TurningAxis<D>& axis, const Vec<D>& point) const {
    const Vec<D>& n = axis.direction;
    const bool grows = turns() || !axis.stands();
    return {glm::dot(n, point), grows ? turningRate<D>(n, motion_.angular - axis.spin, point) : 0.0};
  }

  /// e' is at most this.
  double greatestRate(const TurningAxis<D>& axis) const {
    if (!axis.stands()) return relativeSpin(axis) * reach_.from_origin;
    return std::min(speedAcross(axis.direction) * reach_.from_axis, swing_ * reach_.from_origin);
  }
  /// K: e' + K t never decreases.
  double rateGrowth(const TurningAxis<D>& axis) const {
    if (!axis.stands()) return relativeSpin(axis) * (spin_ + speedOf(axis.spin)) * reach_.from_origin;
    return std::min(spin_ * speedAcross(axis.direction) * reach_.from_axis, 2 * spin_ * swing_ * reach_.from_origin);
  }
  /// e is at most this in a whole turn, along a fixed axis.
  double greatestHeight(const Vec<D>& n) const {
    if constexpr (D == 3) {
      const double along = glm::dot(n, axis_);
      const double across = glm::length(glm::cross(n, axis_));
      return std::min((along > 0 ? along * reach_.above : -along * reach_.below) + across * reach_.from_axis,
                      reach_.from_origin);
    }
    return reach_.from_origin;
  }

 private:
  double relativeSpin(const TurningAxis<D>& axis) const { return D == 1 ? 0 : speedOf(motion_.angular - axis.spin); }
  /// |n×ω|
  double speedAcross(const Vec<D>& n) const {
    if constexpr (D == 3) return glm::length(glm::cross(n, motion_.angular));
    return spin_;
  }

  CoreSupport<D> core_;
  Pose<D> start_;
  Motion<D> motion_;
  double spin_, swing_;
  Vec<D> axis_{0.0};
  CoreReach reach_;
};

}  // namespace gjk::detail
