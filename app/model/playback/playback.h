#pragma once
// Playback: a trace as a row of moments. Seeking is an index; nothing is run again.

#include "model/playback/sub_step.h"
#include "model/run/run.h"

#include <vector>

namespace gjklab {

/// One position on the timeline.
struct Moment {
  SubStep sub_step = SubStep::result;
  /// Index by phase: into trace.gjk (gjk_end: the last GJK record), into trace.epa, into sat->axes, into the clips of a
  /// contact manifold, into the steps of a hull (hull_result: their number), into the advances of an impact
  /// (impact_result: their number); −1 for `result` and for moments that have none.
  int record = -1;
  friend bool operator==(const Moment&, const Moment&) = default;
};

/// All moments of a run, in order; never empty. Omits sub-steps that a record did not reach.
class Timeline {
 public:
  Timeline() = default;
  explicit Timeline(const Run&);
  int size() const { return static_cast<int>(moments_.size()); }
  const Moment& operator[](int i) const { return moments_[static_cast<std::size_t>(i)]; }
  /// The number of sign tests of the region step at i, which can be shown one by one; 0 for other steps.
  int testsAt(int i) const;
  /// The name of the end of a search for an impact over the slider, since it need not be an impact.
  const char* impactEnd() const { return impact_end_; }
  /// The first moment of the iteration of i, of the previous one, of the next one (clamped to the ends).
  int iterationStart(int i) const;
  /// The last moment of the iteration of i. The end of GJK belongs to GJK's last iteration.
  int iterationEnd(int i) const;
  int previousIteration(int i) const;
  int nextIteration(int i) const;
  /// The position in this timeline that corresponds to `moment` of another run: the same iteration and sub-step if they
  /// exist, otherwise the nearest earlier sub-step of that iteration, or the last moment if there is no such iteration.
  int nearest(const Moment& moment) const;

  /// The moments of two runs in one row, for two methods stepped together: for each iteration all sub-steps of either
  /// run.
  static Timeline together(const Timeline&, const Timeline&);
  /// The position in this timeline that corresponds to `moment` of such a row: the same iteration and sub-step, the
  /// nearest earlier sub-step of that iteration, or the end of the phase if the run has no such iteration.
  int inStep(const Moment& moment) const;

  /// Whether a GJK record has a progress test.
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
