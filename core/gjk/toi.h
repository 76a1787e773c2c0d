#pragma once
// Time of impact: when do two moving convex bodies meet first?
//
//   ImpactOptions<3> options;
//   options.duration = 1.0 / 60;
//   ImpactResult<3> hit = impact(a, pose_a, motion_a, b, pose_b, motion_b, options);
//   if (hit.status == ImpactStatus::hit) …   // the bodies are apart at every moment before hit.time
//
// The answer is never late: for a hit every moment before `time` is proven to be without contact, and at `time` the
// bodies are no further apart than tolerance · S; for a miss every moment of the duration is. No speed and no spin is
// too great, since no moment is sampled: each advance is as long as a bound on the motion proves safe.
//
// At the start. Bodies that overlap by more than tolerance · S are `overlapping`. Bodies that touch (to tolerance · S)
// are a hit at time 0, unless the gap between them opens at once: bodies that part are not reported as meeting, and
// are followed further, since they may meet again. Bodies that slide or rest on each other do not part.
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
  /// Hit: of the first contact. Miss: the duration. Overlapping: 0. At precision_limit and max_iterations (status
  /// `hit`) the time up to which no contact is proven. Invalid: 0. Always: apart at every moment before.
  double time = 0;
  /// At `time`; of no meaning for a miss and for `invalid`. Overlapping: distance 0, and `depth`.
  double distance = 0, depth = 0;
  Vec<D> normal{0.0};                 ///< unit, from A towards B
  Vec<D> point_a{0.0}, point_b{0.0};  ///< world space, at `time`: the nearest points
  int iterations = 0;                 ///< advances: GJK runs (ray cast: support points)
  int support_calls = 0;              ///< evaluations of the support function of A ⊖ B
  ImpactTermination termination = ImpactTermination::converged;
  /// Whether there is a contact, or a time up to which there is none; else point, normal and distance mean nothing.
  bool meets() const { return status == ImpactStatus::hit || status == ImpactStatus::overlapping; }
};

/// One advance: what is known at `time`, and how far it allows to go.
template <int D>
struct ImpactRecord {
  double time = 0;
  /// Between the bodies; negative: minus the depth, at the start of an overlapping pair. Ray cast: of the simplex, once
  /// it has slid on, and `query` holds that one iteration.
  double distance = 0;
  Vec<D> normal{0.0};  ///< unit, from A towards B; the gap is measured along it
  /// At most so fast does the gap along `normal` close at any moment of the advance (proven): the sum of what the
  /// linear velocities and each body's spin give. Not positive: it does not close.
  double speed_bound = 0;
  double linear_speed = 0, spin_speed_a = 0, spin_speed_b = 0;
  /// The axis along which the gap is followed begins as `normal` and turns with this angular velocity; 0: it stands.
  Spin<D> axis_spin{0.0};
  /// The advance is proven by the space that the spinning bodies sweep in whole turns, which they cannot leave; the
  /// speeds are then means over it.
  bool swept = false;
  /// How far the time goes on: the distance, less a part of the tolerance, over `speed_bound`; more where bilateral
  /// advancement walks on along the axis. 0 in the last record.
  double advance = 0;
  Trace<D> query;  ///< the whole run at that time, points in world space
};

/// Every advance, complete on every exit.
template <int D>
struct ImpactTrace {
  std::vector<ImpactRecord<D>> records;
  double scale = 0;   ///< S of the pair at the start
  double target = 0;  ///< the gap that the advances aim at: a part of tolerance · S
  ImpactResult<D> result;
};

/// First contact of two moving bodies. Ends on every input, with a named reason; allocates nothing without a trace.
template <int D>
ImpactResult<D> impact(const Shape<D>& a, const Pose<D>& pose_a, const Motion<D>& motion_a, const Shape<D>& b,
                       const Pose<D>& pose_b, const Motion<D>& motion_b, const ImpactOptions<D>& options = {},
                       ImpactTrace<D>* trace = nullptr, WarmStart<D>* warm = nullptr);

}  // namespace gjk
