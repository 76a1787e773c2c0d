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
  /// The time of the step that is shown alone.
  double openedTime() const { return opened_time_; }
  const Source& source() const { return source_; }
  /// Changes with every follow().
  std::uint64_t revision() const { return revision_; }
  /// Whether one of the methods is the separating axis test.
  bool testsAxes() const;
  /// Where a textbook run goes wrong, on the slider; nothing where none does.
  std::optional<int> faultPosition() const;
  /// The run that goes on aside, or has ended; else null.
  const LongRun* longRun() const { return long_run_.get(); }

  /// The run that goes on aside, once a frame.
  void goOn();

  void apply(const ContinueInBackground&, const Scene&);
  void apply(const StopRun&, const Scene&);

  /// What the runs of this scene are to be made from.
  Source sourceOf(const Scene&, std::uint64_t revision, const Inquiry&, const std::optional<int>& opened) const;
  void follow(Source, const Scene&, Naming);

  /// Taken in place of the next run of its scene: a track that has followed it already, or null.
  void prepare(std::unique_ptr<RunTrack> ready) { ready_ = std::move(ready); }
  /// The run that the next scene is shown with; returns the former one, which lives until its run has been replaced.
  std::shared_ptr<const GivenRun> give(std::shared_ptr<const GivenRun> given) {
    return std::exchange(own_->given, std::move(given));
  }
  /// Somebody's own run, which shows beside ours as long as its pair is on the screen; null: none.
  void replay(std::shared_ptr<const ReplayedRun> run) { replayed_ = std::move(run); }

 private:
  void followOwn(const Source& before, const Scene&);
  void followStep(const Scene&);

  std::unique_ptr<RunTrack> own_ =
      std::make_unique<RunTrack>();  ///< on the heap, as the rival's: its frame refers to it
  std::unique_ptr<RunTrack> ready_;
  Comparing comparing_;
  std::shared_ptr<const ReplayedRun> replayed_;
  std::shared_ptr<LongRun> long_run_;
  Source source_;
  std::uint64_t revision_ = 0;
  double opened_time_ = 0;
};

}  // namespace gjklab
