#pragma once
// Conservative advancement: the search for a first contact.
//
// Sources: B. Mirtich, Impulse-based Dynamic Simulation of Rigid Body Systems, 1996, §2.3 (advance by distance over the
// greatest closing speed); X. Zhang, M. Lee, Y. J. Kim 2006 (the speed taken along the normal n). At time t GJK gives
// distance and n. Along this n the gap is the distance now, and where it stays positive the bodies stay apart; so the
// time can advance by distance / (greatest closing speed along n) without a contact. GJK then runs again with a warm
// start.
//
// Deviations. (1) The closing speed is bounded over the interval of the advance itself, and for the bodies' reach along
// n instead of their fastest point (moving_body.h). As the intervals shrink, the bound approaches the true closing
// speed, so the steps become Newton steps and converge quadratically, while those of a fixed bound converge linearly. A
// bound for fixed speeds remains as a floor, so no step is shorter than the source's. (2) The steps aim at a gap of
// tolerance/2 · S, so that rounding cannot carry them into contact. (3) Spinning bodies stay within balls about their
// local origins: far bodies that spin fast advance as if they did not.

#include "gjk/detail/moving_pair.h"
#include "gjk/toi.h"

namespace gjk::detail {

template <int D>
class ImpactSearch {
 public:
  ImpactSearch(const Shape<D>& a, const Pose<D>& pose_a, const Motion<D>& motion_a, const Shape<D>& b,
               const Pose<D>& pose_b, const Motion<D>& motion_b, const ImpactOptions<D>& options, ImpactTrace<D>* trace,
               WarmStart<D>* warm)
      : pair_(a, pose_a, motion_a, b, pose_b, motion_b),
        options_(options),
        query_(options.query),
        trace_(trace),
        warm_(warm ? warm : &own_warm_) {
    query_.method = Method::distance;
    query_.tolerance = std::min(query_.tolerance, options.tolerance / 64);
    query_.epa_tolerance = std::min(query_.epa_tolerance, options.tolerance / 64);
  }

  ImpactResult<D> run();

 private:
  bool isValid() const;
  /// Touching bodies: how long they are proven to separate from the start; 0 if they do not.
  double partingTime(Vec<D>& n);
  bool isParting(const Vec<D>& n, double until, double& parted);
  ImpactTermination reasonOfNoRoom() const;
  bool castRay();
  ImpactResult<D> advanceUntilContact();
  /// Runs GJK at time_; stores the result in contact_, and in the trace as a new record.
  void ask();
  void record(const Vec<D>& n, const Advance<D>& advance);
  ImpactResult<D> finish(ImpactStatus status, ImpactTermination termination);

  double touching() const { return options_.tolerance * scale_; }

  MovingPair<D> pair_;
  const ImpactOptions<D>& options_;
  Options<D> query_;
  ImpactTrace<D>* trace_;
  WarmStart<D> own_warm_;
  WarmStart<D>* warm_;
  double scale_ = 0, target_ = 0;
  double time_ = 0;
  int iterations_ = 0, ray_calls_ = 0;
  Result<D> contact_;  ///< at time_, points relative to A's position
};

}  // namespace gjk::detail
