#pragma once
// Playback: a trace seen as a row of moments. Seeking is an index; nothing is run again.

#include "model/run.h"

#include <vector>

namespace gjklab {

enum class SubStep : std::uint8_t {
  gjk_direction,
  gjk_support,
  gjk_progress,  ///< can the difference still reach the origin; what is proven so far
  gjk_region,
  gjk_keep,
  gjk_end,  ///< what GJK found, and what proves it
  epa_closest_facet,
  epa_support,
  epa_bound,
  epa_horizon,
  epa_rebuild,
  result,
};

enum class Phase : std::uint8_t { gjk, epa, result };
Phase phaseOf(SubStep);
/// "gjk-region": the word in file names and in JSON.
const char* name(SubStep);

/// One place on the timeline.
struct Moment {
  SubStep sub_step = SubStep::result;
  int record = -1;  ///< index into trace.gjk or trace.epa by phase (gjk_end: the last GJK record); −1 for `result`
  friend bool operator==(const Moment&, const Moment&) = default;
};

/// All moments of a run, in order; never empty. Sub-steps that a record did not reach are left out.
class Timeline {
 public:
  Timeline() = default;
  explicit Timeline(const Run&);
  int size() const { return static_cast<int>(moments_.size()); }
  const Moment& operator[](int i) const { return moments_[static_cast<std::size_t>(i)]; }
  /// First moment of the iteration that holds i, of the one before it, of the one after it (clamped to the ends).
  int iterationStart(int i) const;
  /// Last moment of the iteration that holds i. The end of GJK belongs to GJK's last iteration.
  int iterationEnd(int i) const;
  int previousIteration(int i) const;
  int nextIteration(int i) const;
  /// The place in this timeline that corresponds to `moment` of another run: the same iteration and sub-step where they
  /// exist, the nearest earlier sub-step of that iteration otherwise, the last moment when the iteration is no longer
  /// there.
  int nearest(const Moment& moment) const;

  /// The moments of two runs in one row, for two methods that go in step: iteration by iteration all sub-steps that
  /// either run has.
  static Timeline together(const Timeline&, const Timeline&);
  /// The place in this timeline that goes with `moment` of such a row: the same iteration and sub-step, the nearest
  /// earlier sub-step of that iteration, or, where the run has no such iteration any more, the end of the phase.
  int inStep(const Moment& moment) const;

  /// Whether a GJK record has a progress test to show.
  static bool hasProgressTest(const Run&, int record);

 private:
  std::vector<Moment> moments_;
};

}  // namespace gjklab
