#pragma once
// The runs of the scene on the screen: that of its own method, that of a second method or a replayed one, and one that
// continues in the background. They store their inputs, and are recomputed when these change.

#include "model/compare/inquiry.h"
#include "model/session/comparing.h"
#include "model/session/intent.h"
#include "model/session/run_track.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

namespace gjklab {

class LongRun;  // long_run.h

class Runs {
 public:
  /// The inputs of the runs.
  struct Source {
    std::uint64_t scene = 0;  ///< its revision; 0 if there are no runs
    Inquiry asked;
    std::optional<int> opened;  ///< the step of a search for an impact whose GJK run is open
    std::shared_ptr<const ReplayedRun> replayed;
    int wording = 0;  ///< changes when the runs' sentences are to be made again
    friend bool operator==(const Source&, const Source&) = default;
  };

  const RunTrack& own() const { return *own_; }
  RunTrack& own() { return *own_; }
  const Comparing& comparing() const { return comparing_; }
  Comparing& comparing() { return comparing_; }
  /// The rival's track in its pane, the scene's own in the others.
  const RunTrack& track(Space space) const {
    return space == Space::rival && comparing_.track() ? *comparing_.track() : *own_;
  }
  /// The moments of the slider; while two methods are compared, those of both runs combined.
  const Timeline& timeline() const { return comparing_.track() ? comparing_.row() : own_->timeline; }
  /// The position of a track when the slider is at `position`.
  int placeOf(const RunTrack& track, int position) const {
    return comparing_.track() ? track.timeline.inStep(timeline()[position]) : position;
  }
  /// The time of the open step.
  double openedTime() const { return opened_time_; }
  const Source& source() const { return source_; }
  /// Changes with every follow().
  std::uint64_t revision() const { return revision_; }
  /// Whether one of the methods is the separating axis test.
  bool testsAxes() const;
  /// The position on the slider where a textbook run goes wrong; empty if none does.
  std::optional<int> faultPosition() const;
  /// The background run, continuing or finished; otherwise null.
  const LongRun* longRun() const { return long_run_.get(); }

  /// Updates the background run; call it once per frame.
  void goOn();

  void apply(const ContinueInBackground&, const Scene&);
  void apply(const StopRun&, const Scene&);

  /// The inputs for the runs of this scene.
  Source sourceOf(const Scene&, std::uint64_t revision, const Inquiry&, const std::optional<int>& opened) const;
  void follow(Source, const Scene&, Naming);

  /// Used instead of the next run of its scene: a track that has already run it, or null.
  void prepare(std::unique_ptr<RunTrack> ready) { ready_ = std::move(ready); }
  /// Sets the run to show with the next scene. Returns the previous one, which must live until its run has been
  /// replaced.
  std::shared_ptr<const GivenRun> give(std::shared_ptr<const GivenRun> given) {
    return std::exchange(own_->given, std::move(given));
  }
  /// The replayed run, shown beside ours as long as its pair is on the screen; null: none.
  void replay(std::shared_ptr<const ReplayedRun> run) { replayed_ = std::move(run); }
  /// After a change of the language: the next follow() makes the sentences that runs and comparisons keep again.
  void sayAgain();

 private:
  void followOwn(const Source& before, const Scene&);
  void followStep(const Scene&);

  std::unique_ptr<RunTrack> own_ =
      std::make_unique<RunTrack>();  ///< on the heap, like the rival's, because its frame refers to it
  std::unique_ptr<RunTrack> ready_;
  Comparing comparing_;
  std::shared_ptr<const ReplayedRun> replayed_;
  std::shared_ptr<LongRun> long_run_;
  Source source_;
  int wording_ = 0;
  std::uint64_t revision_ = 0;
  double opened_time_ = 0;
};

}  // namespace gjklab
