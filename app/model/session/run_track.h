#pragma once
// A track: one way of answering the scene with everything that follows from it. The window has one; while two methods
// are compared it has a second one beside it, and both go through the same code.

#include "model/frame/frame.h"
#include "model/run/follow_up.h"
#include "model/run/given_run.h"
#include "model/solid/geometry.h"

namespace gjklab {

/// How many iterations of either algorithm a track follows at most, whatever the scene asks for: these are run, stepped
/// through and drawn while nobody waits.
inline constexpr int kMostIterations = 4096;

struct RunTrack {
  Scene scene;  ///< as it was last run: its limits of iterations are at most kMostIterations
  Run run;
  WarmMemory warm;  ///< what the next run may start from
  /// A run that is not ours: taken in place of running as long as the scene is the one that it belongs to.
  std::shared_ptr<const GivenRun> given;
  Timeline timeline;
  std::shared_ptr<const Geometry> geometry;
  Frame frame;  ///< of the moment that shows

  /// How many iterations of the algorithm that ended the run there are.
  int longest() const {
    return run.trace.epa.empty() ? run.trace.result.gjk_iterations : run.trace.result.epa_iterations;
  }
  /// Whether the run of this scene ended only because a track follows no more of it.
  bool cuts(const Scene& asked) const;
};

/// Runs the scene, or takes the run that was given for it: run, timeline and solids. Takes the solids over from what
/// the track held before, and from the track beside it where that draws the same. A warm start begins with the simplex
/// of the track's last run.
void follow(RunTrack&, const Scene&, const FollowUps&, const RunTrack* beside = nullptr, bool warm_start = false);
/// Whether the track has followed this scene.
bool isOf(const RunTrack&, const Scene&);
/// The run that is not ours, while it shows; else null.
inline const GivenRun* givenTo(const RunTrack& track) {
  return track.given && track.given->scene == track.scene ? track.given.get() : nullptr;
}
/// Something else is asked beside the same query.
void followUp(RunTrack&, const FollowUps&);

}  // namespace gjklab
