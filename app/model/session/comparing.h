#pragma once
// Comparing: the second of two methods that run on one scene, and the comparison of both.

#include "model/compare/comparison.h"
#include "model/replay/replayed_run.h"
#include "model/session/run_track.h"

#include <memory>
#include <optional>

namespace gjklab {

class Comparing {
 public:
  /// The second method's track; null without a comparison.
  const RunTrack* track() const { return track_.get(); }
  RunTrack* track() { return track_.get(); }
  /// The replayed run, if that is the second one; otherwise null.
  const ReplayedRun* replayed() const { return replayed_.get(); }
  /// The positions of its false claims in the row, in order of the claims.
  std::vector<int> falseClaims() const;
  /// The combined row of both runs' moments.
  const Timeline& row() const { return row_; }
  /// The names of both methods.
  const RivalNames& names() const { return names_; }
  /// The table of both methods, and where they differ.
  const Comparison& comparison() const { return comparison_; }
  /// The position in the row where they differ, or where a replayed run makes its first false claim; empty if there is
  /// none.
  std::optional<int> partingPosition() const;

  /// Runs the rival beside the scene's own track, or ends the comparison. `another`: the scene, and so the reference,
  /// has changed.
  void follow(const RunTrack& own, const std::optional<Rival>& rival, const FollowUps& asked, bool warm_start,
              bool another, Naming);
  /// The same with a replayed run of the pair in place of a rival.
  void follow(const RunTrack& own, std::shared_ptr<const ReplayedRun> replayed, const FollowUps& asked, bool another,
              Naming);
  /// Changes how the vertices of the simplices are named.
  void rename(const RunTrack& own, Naming);
  /// Computes the reference if there is none yet. While a shape is dragged, only if this is fast; otherwise after the
  /// drag, together with the analysis in single precision.
  void findReference(const Scene& scene, bool dragged);

 private:
  void begin(bool another);
  void forget();

  std::shared_ptr<const ReplayedRun> replayed_;
  std::unique_ptr<RunTrack> track_;  ///< on the heap: its frame refers to it
  Timeline row_;
  Rival rival_;  ///< meaningless while a replayed run is the second one
  RivalNames names_;
  Comparison comparison_;
  bool reference_known_ = false;  ///< or there is known to be none
};

}  // namespace gjklab
