#pragma once
// A track: one method's answer to the scene, with everything derived from it. The window has one, and a second one
// while two methods are compared; both use the same code.

#include "model/frame/frame.h"
#include "model/run/follow_up.h"
#include "model/run/given_run.h"
#include "model/solid/geometry.h"

namespace gjklab {

/// The greatest number of iterations of either algorithm that a track shows, regardless of the scene's limits, so that
/// running, stepping and drawing cause no delay.
inline constexpr int kMostIterations = 4096;

struct RunTrack {
  Scene scene;  ///< as last run; its iteration limits are at most kMostIterations
  Run run;
  WarmMemory warm;  ///< from which the next run may start
  /// A run from a file, used instead of running as long as the scene is the one to which it belongs.
  std::shared_ptr<const GivenRun> given;
  Timeline timeline;
  std::shared_ptr<const Geometry> geometry;
  Frame frame;  ///< of the moment shown

  /// The number of iterations of the algorithm that ended the run.
  int longest() const {
    return run.trace.epa.empty() ? run.trace.result.gjk_iterations : run.trace.result.epa_iterations;
  }
  /// Whether the run of this scene ended only because of the track's limit.
  bool cuts(const Scene& asked) const;
};

/// Runs the scene, or uses the run given for it: run, timeline and solids. Reuses the track's previous solids, and
/// those of the other track if it draws the same. A warm start begins with the simplex of the track's last run.
void follow(RunTrack&, const Scene&, const FollowUps&, const RunTrack* beside = nullptr, bool warm_start = false);
/// Whether the track has run this scene.
bool isOf(const RunTrack&, const Scene&);
/// The run from a file, while it is shown; otherwise null.
inline const GivenRun* givenTo(const RunTrack& track) {
  return track.given && track.given->scene == track.scene ? track.given.get() : nullptr;
}
/// The studies beside the same query have changed.
void followUp(RunTrack&, const FollowUps&);

}  // namespace gjklab
