#pragma once
// Playback: a trace seen as a row of moments. Seeking is an index; nothing is run again.

#include "model/playback/sub_step.h"
#include "model/run/run.h"

#include <vector>

namespace gjklab {

/// One place on the timeline.
struct Moment {
  SubStep sub_step = SubStep::result;
  /// Index by phase: into trace.gjk (gjk_end: the last GJK record), into trace.epa, into sat->axes, of the clip of a
  /// contact manifold, of the step of a hull (hull_result: their number), of the advance of an impact (impact_result:
  /// their number); −1 for `result` and for moments that have none.
  int record = -1;
  friend bool operator==(const Moment&, const Moment&) = default;
};

/// All moments of a run, in order; never empty. Sub-steps that a record did not reach are left out.
class Timeline {
 public:
  Timeline() = default;
  explicit Timeline(const Run&);
  int size() const { return static_cast<int>(moments_.size()); }
  const Moment& operator[](int i) const { return moments_[static_cast<std::size_t>(i)]; }
  /// How many sign tests the region step at i makes, which can be gone through one by one; 0 elsewhere.
  int testsAt(int i) const;
  /// What the end of a search for an impact is called over the slider: it need not be one.
  const char* impactEnd() const { return impact_end_; }
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
  void addQuery(const Run&);
  void addContacts(const ContactRun&);
  void addHull(const HullRun&);
  void addImpact(const ImpactStudy&);

  std::vector<Moment> moments_;
  std::vector<int> tests_;  ///< by GJK record
  const char* impact_end_ = "impact";
};

}  // namespace gjklab
