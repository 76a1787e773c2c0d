#pragma once
// Two moving bodies for the methods of toi.h: the gap along a direction at any time, how fast it can close, and the GJK
// run at a time.
//
// The gap along n at time t: s(t) = n·c(t) − e_A(t) − e_B(t) − r_A − r_B, with c the vector between the local origins,
// e_A the reach of A's core along n, e_B that of B's along −n, r the radii. It costs two support points, and if it is
// positive for any n, the bodies are separated. Along an axis n that turns with the angular velocity Ω it closes at the
// rate −n·(v_B − v_A) − (Ω×n)·c + e_A' + e_B' (moving_body.h).
//
// The choice of Ω. Any Ω is allowed; the best is that of the normal of the true nearest points. If a corner of B is
// nearest to a face of A, the normal turns with the face: with Ω = ω_A the gap is the corner's distance from the face
// at every time, while along a fixed axis the face's far corner rises and closes the gap too soon. If two edges are
// nearest, n stays perpendicular to both: (n×Ω)·e = (n×ω)·e for each edge e with its body's ω gives two equations for
// the two coordinates of n×Ω. If an edge is nearest to a corner, there is one such equation.
//
// Everything is computed in a frame that moves with A's position. Only the difference of the positions matters, so
// bodies far from the world origin lose no precision.
//
// Rounding. The error of a gap is at most kRounding · (lengths), plus the same fraction of the lengths of the motion
// until t. This error is subtracted as an additional gap and closing speed, so that the proof holds for the rounded
// numbers.

#include "gjk/detail/moving_body.h"
#include "gjk/query.h"

#include <array>
#include <limits>

namespace gjk::detail {

/// The gap along an axis at a moment.
struct Gap {
  double width = 0;
  double linear = 0;  ///< the rate at which the local origins close it
  Extent a, b;
  double closing() const { return linear + a.rate + b.rate; }
};

/// How far the time can advance, and the proven closing speed for it.
template <int D>
struct Advance {
  double step = 0;
  double linear = 0, spin_a = 0, spin_b = 0;
  Spin<D> axis_spin{0.0};  ///< the angular velocity of the axis of this proof
  bool swept = false;      ///< proven by the regions that the spinning bodies sweep; the speeds are averages over the
                           ///< step
  double speed() const { return linear + spin_a + spin_b; }
};

/// The last simplex of a GJK run: pairs of points in the bodies' own frames.
template <int D>
using GjkSimplex = InlineList<LocalSupport<D>, kSimplexSize<D>>;

/// The angular velocities to try for an axis along n, in addition to zero.
template <int D>
using AxisSpins = InlineList<Spin<D>, 3>;
template <int D>
AxisSpins<D> axisSpins(const MovingBody<D>& a, const MovingBody<D>& b, const Vec<D>& n, double time,
                       const GjkSimplex<D>& simplex);

template <int D>
class MovingPair {
 public:
  MovingPair(const Shape<D>& a, const Pose<D>& pose_a, const Motion<D>& motion_a, const Shape<D>& b,
             const Pose<D>& pose_b, const Motion<D>& motion_b);

  const MovingBody<D>& a() const { return a_; }
  const MovingBody<D>& b() const { return b_; }

  /// Whether a run up to this time has only finite numbers.
  bool isValidUntil(double time) const;

  /// S of the pair at the start.
  double scale() const;

  /// From A's local origin to B's.
  Vec<D> offset(double time) const { return offset_ + time * velocity_; }
  /// B's linear velocity relative to A's.
  Vec<D> velocity() const { return velocity_; }
  double radius() const { return a_.radius() + b_.radius(); }

  /// The gap along an axis at this time, from A towards B; counts one support point of A ⊖ B. Several axes that begin
  /// in one direction share it.
  Gap gap(const TurningAxis<D>& axis, double time);

  /// The longest step after `time` for which the bodies' gap, now along n and wider than `room`, is proven not to close
  /// by more than `room`. `simplex`: that of the GJK run that gave n, its points in the bodies' frames.
  Advance<D> advance(const Vec<D>& n, double room, double time, double remaining, const GjkSimplex<D>& simplex);

  /// An upper bound on the closing speed along the axis at any time of the interval; `end`: the gap at its end.
  Advance<D> closingWithin(const TurningAxis<D>& axis, double time, double interval, const Gap& end) const;

  /// The GJK run at this time; points, including those of the trace, are relative to A's position.
  Result<D> ask(double time, const Options<D>& options, Trace<D>* trace, WarmStart<D>* warm);

  /// The error of a gap at the start, and its increase per unit of time.
  double rounding() const { return rounding_; }
  double roundingRate() const { return rounding_rate_; }

  int supportCalls() const { return support_calls_; }

 private:
  /// An axis along which an advance is tried, in one interval or two.
  struct Trial {
    TurningAxis<D> axis;
    Gap now;
    double interval = 0;  ///< the next to be tried
    Advance<D> best{};
    bool finished = false;  ///< a shorter interval proves no more
  };
  Trial begin(const TurningAxis<D>& axis, double room, double time, double remaining);
  void tryInterval(Trial& trial, double room, double time);
  void finish(Trial& trial, double room, double time, double reached_by_others);
  Advance<D> withinSweptSpace(const Vec<D>& n, const Gap& now, double room, double remaining) const;
  double linearGrowth(const TurningAxis<D>& axis, double time, double interval) const;

  /// The bodies' rotations at a moment. Those of the last moments are kept: sines take longer than support points.
  struct Moment {
    double time = std::numeric_limits<double>::quiet_NaN();
    Rotation<D> rotation_a, rotation_b;
  };
  const Moment& at(double time);

  /// The support points along n at a moment, in world directions, relative to the local origins.
  struct Reached {
    double time = std::numeric_limits<double>::quiet_NaN();
    Vec<D> n{0.0}, on_a{0.0}, on_b{0.0};
  };
  Reached reached(const Vec<D>& n, double time);
  /// Those where an advance begins, kept for its axes.
  const Reached& reachedNow(const Vec<D>& n, double time);
  Gap gap(const TurningAxis<D>& axis, const Reached& points) const;
  Gap gapAfter(const TurningAxis<D>& axis, double time, double interval);

  MovingBody<D> a_, b_;
  Vec<D> offset_, velocity_;
  double rounding_, rounding_rate_;
  int support_calls_ = 0;
  std::array<Moment, 4> moments_;
  std::size_t next_moment_ = 0;  ///< the oldest
  Reached now_;
};

/// Moves all points of bodies in a trace.
template <int D>
void translate(Trace<D>& trace, const Vec<D>& by);

}  // namespace gjk::detail
