#pragma once
// A lane: one way of answering the scene with everything that follows from it. The window has one; while two methods
// are compared it has a second one beside it, and both go through the same code.

#include "model/frame/frame.h"
#include "model/run/follow_up.h"
#include "model/run/given_run.h"
#include "model/solid/geometry.h"

namespace gjklab {

/// How many iterations of either algorithm a lane follows at most, whatever the scene asks for: these are run, stepped
/// through and drawn while nobody waits.
inline constexpr int kMostIterations = 4096;

struct Lane {
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
  /// Whether the run of this scene ended only because a lane follows no more of it.
  bool cuts(const Scene& asked) const;
};

/// Runs the scene, or takes the run that was given for it: run, timeline and solids. Takes the solids over from what
/// the lane held before, and from the lane beside it where that draws the same. A warm start begins with the simplex of
/// the lane's last run.
void follow(Lane&, const Scene&, const FollowUps&, const Lane* beside = nullptr, bool warm_start = false);
/// Whether the lane has followed this scene.
bool isOf(const Lane&, const Scene&);
/// The run that is not ours, while it shows; else null.
inline const GivenRun* givenTo(const Lane& lane) {
  return lane.given && lane.given->scene == lane.scene ? lane.given.get() : nullptr;
}
/// Something else is asked beside the same query.
void followUp(Lane&, const FollowUps&);

}  // namespace gjklab
