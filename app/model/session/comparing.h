#pragma once
// Comparing: the second of two methods that run on one scene, and what there is to say of both.

#include "model/compare/comparison.h"
#include "model/replay/replayed_run.h"
#include "model/session/run_track.h"

#include <memory>
#include <optional>

namespace gjklab {

class Comparing {
 public:
  /// The second method's track; null while nothing is compared.
  const RunTrack* track() const { return track_.get(); }
  RunTrack* track() { return track_.get(); }
  /// Somebody's own run, where that is the second one; else null.
  const ReplayedRun* replayed() const { return replayed_.get(); }
  /// Where its false claims show on the row, in order of the claims.
  std::vector<int> falseClaims() const;
  /// The moments of both in step.
  const Timeline& row() const { return row_; }
  /// What both are called.
  const RivalNames& names() const { return names_; }
  /// The table of both methods, and where they part.
  const Comparison& comparison() const { return comparison_; }
  /// Where they part, on the row, or where somebody's own run makes its first false claim; nothing where there is no
  /// such place.
  std::optional<int> partingPosition() const;

  /// Runs the rival beside the scene's own track, or ends the comparison. `another`: the scene has changed, and the
  /// reference with it.
  void follow(const RunTrack& own, const std::optional<Rival>& rival, const FollowUps& asked, bool warm_start,
              bool another, Naming);
  /// The same with somebody's own run of the pair in place of a rival.
  void follow(const RunTrack& own, std::shared_ptr<const ReplayedRun> replayed, const FollowUps& asked, bool another,
              Naming);
  /// The vertices of the simplexes are called otherwise from now on.
  void rename(const RunTrack& own, Naming);
  /// Finds the reference where there is none yet. While a shape is dragged only one that takes no time is found; the
  /// others when it is let go, and with them what single precision makes of the pair.
  void findReference(const Scene& scene, bool dragged);

 private:
  void begin(bool another);
  void forget();

  std::shared_ptr<const ReplayedRun> replayed_;
  std::unique_ptr<RunTrack> track_;  ///< on the heap: its frame refers to it
  Timeline row_;
  Rival rival_;  ///< none in particular while somebody's own run is the second one
  RivalNames names_;
  Comparison comparison_;
  bool reference_known_ = false;  ///< or known that there is none
};

}  // namespace gjklab
