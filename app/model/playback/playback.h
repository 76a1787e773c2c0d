#pragma once
// Playback: a trace seen as a row of moments. Seeking is an index; nothing is run again.

#include "model/run/run.h"

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
  sat_axis,     ///< which axis is tested, and where it comes from
  sat_shadows,  ///< the two shadows on it, gap or overlap
  result,
  contact_reference,  ///< after the result: the feature that the other body is clipped against
  contact_incident,
  contact_clip,    ///< one for each clipping plane
  contact_above,   ///< points on the far side of the reference plane are left out
  contact_reduce,  ///< which of the candidates stay
  contact_points,  ///< the contacts
  hull_simplex,    ///< a hull instead of a query: the starting simplex
  hull_outside,    ///< every point is given to a facet that it lies outside of, or is inside
  hull_farthest,   ///< the point to be added
  hull_visible,    ///< the facets that it sees
  hull_horizon,
  hull_facets,   ///< the new facets
  hull_dropped,  ///< points of the fallen facets are given to the new ones; those that see none are inside
  hull_result,
};

enum class Phase : std::uint8_t { gjk, epa, sat, result, contact, hull };
Phase phaseOf(SubStep);
/// "gjk-region": the word in file names and in JSON.
const char* name(SubStep);
/// Whether the query is answered: the difference pane shows the result, and what comes after it.
inline bool isAnswered(SubStep step) { return step >= SubStep::result; }

/// One place on the timeline.
struct Moment {
  SubStep sub_step = SubStep::result;
  /// Index by phase: into trace.gjk (gjk_end: the last GJK record), into trace.epa, into sat->axes, of the clip of a
  /// contact manifold, of the step of a hull (hull_result: their number); −1 for `result` and for moments that have
  /// none.
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

  std::vector<Moment> moments_;
};

}  // namespace gjklab
