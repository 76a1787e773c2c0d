#pragma once
// Time of impact: when do two moving convex bodies first meet?
//
//   ImpactOptions<3> options;
//   options.duration = 1.0 / 60;
//   ImpactResult<3> hit = impact(a, pose_a, motion_a, b, pose_b, motion_b, options);
//   if (hit.status == ImpactStatus::hit) …   // there is no contact before hit.time
//
// The answer is never late. For a hit, every moment before `time` is proven to be without contact, and for a miss every
// moment of the duration; except that bodies that touch at the start and separate do touch at first (see below). If the
// search `converged`, the bodies are at most tolerance · S apart at `time` of a hit. Any speed and spin are allowed,
// because the search does not sample: each advance is as long as a bound on the motion proves safe.
//
// At the start. Bodies that overlap by more than tolerance · S are `overlapping`. Bodies that touch (to tolerance · S)
// are a hit at time 0, unless the gap between them opens at once: the search does not report separating bodies as
// meeting, and goes on, since they may meet again. Bodies that slide or rest on each other do not separate.
//
// Units: time in the unit of the velocities, lengths in scene units. Frames: as query(); points in world space.

#include "gjk/motion.h"
#include "gjk/query.h"
#include "gjk/toi_options.h"

#include <vector>

namespace GJK_API gjk {

template <int D>
struct ImpactResult {
  ImpactStatus status = ImpactStatus::miss;
  /// Hit: the time of the first contact. Miss: the duration. Overlapping or invalid: 0. At precision_limit and
  /// max_iterations (status `hit`): the time before which contact is proven impossible. In all cases there is no
  /// contact before, except one at the start (see above).
  double time = 0;
  /// At `time`; meaningless for a miss and for `invalid`. Overlapping: distance 0, and `depth`.
  double distance = 0, depth = 0;
  Vec<D> normal{0.0};                 ///< unit, from A towards B
  Vec<D> point_a{0.0}, point_b{0.0};  ///< world space, at `time`: the nearest points
  int iterations = 0;                 ///< advances: GJK runs (ray cast: support points)
  int support_calls = 0;              ///< evaluations of the support function of A ⊖ B
  ImpactTermination termination = ImpactTermination::converged;
  /// False only for a miss and for `invalid`; points, normal and distance are then meaningless.
  bool meets() const { return status == ImpactStatus::hit || status == ImpactStatus::overlapping; }
};

/// One advance: the state at `time`, and the safe step from there.
template <int D>
struct ImpactRecord {
  double time = 0;
  /// The distance between the bodies. If the pair overlaps at the start, minus the depth. Ray cast: the distance
  /// of the simplex after sliding; `query` has that one iteration.
  double distance = 0;
  Vec<D> normal{0.0};  ///< unit, from A towards B; the gap is measured along it
  /// A proven bound on the speed at which the gap along `normal` closes during the advance: the sum of the parts from
  /// the linear velocities and from each body's spin. If not positive, the gap does not close.
  double speed_bound = 0;
  double linear_speed = 0, spin_speed_a = 0, spin_speed_b = 0;
  /// The axis along which the gap is measured begins as `normal` and turns with this angular velocity; 0 if it is
  /// fixed.
  Spin<D> axis_spin{0.0};
  /// The advance is proven by the regions that the spinning bodies sweep in whole turns, which they cannot leave; the
  /// speeds are then averages over the advance.
  bool swept = false;
  /// The step in time. If `speed_bound` is positive: the distance, less a part of the tolerance, divided by it; longer
  /// if bilateral advancement continues along the axis. If not: a time for which the gap is proven not to close. 0 in
  /// the last record.
  double advance = 0;
  Trace<D> query;  ///< the complete run at that time, points in world space
};

/// Every advance, complete however the search ends.
template <int D>
struct ImpactTrace {
  std::vector<ImpactRecord<D>> records;
  double scale = 0;   ///< S of the pair at the start
  double target = 0;  ///< the gap at which the advances aim: a part of tolerance · S
  ImpactResult<D> result;
};

/// The first contact of two moving bodies. Ends on every input, with a named reason; allocates nothing without a trace.
template <int D>
ImpactResult<D> impact(const Shape<D>& a, const Pose<D>& pose_a, const Motion<D>& motion_a, const Shape<D>& b,
                       const Pose<D>& pose_b, const Motion<D>& motion_b, const ImpactOptions<D>& options = {},
                       ImpactTrace<D>* trace = nullptr, WarmStart<D>* warm = nullptr);

}  // namespace gjk
