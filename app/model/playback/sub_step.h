#pragma once
// The kinds of moments: every sub-step of every phase, with its words. A new sub-step needs a row in a table of
// sub_step.cpp; a new phase needs a row in both of its tables, and its own files.

#include <cstdint>
#include <span>
#include <string>

namespace gjklab {

enum class SubStep : std::uint8_t {
  gjk_direction,
  gjk_support,
  gjk_progress,  ///< whether the difference can still reach the origin, and what is proven so far
  gjk_region,
  gjk_keep,
  gjk_end,  ///< GJK's result and its proof
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
  contact_above,   ///< points beyond the reference plane are left out
  contact_reduce,  ///< which candidates are kept
  contact_points,  ///< the contacts
  hull_simplex,    ///< a hull instead of a query: the starting simplex
  hull_outside,    ///< every point is assigned to a facet that it is outside of, or is inside
  hull_farthest,   ///< the point to be added
  hull_visible,    ///< the facets that it sees
  hull_horizon,
  hull_facets,   ///< the new facets
  hull_dropped,  ///< points of removed facets are assigned to the new ones; those that see none are inside
  hull_result,
  impact_distance,  ///< moving bodies instead of a query: the distance at t_i
  impact_speed,     ///< the greatest closing speed of the gap
  impact_advance,   ///< how long it is safe to advance, and to which time
  impact_result,
};

enum class Phase : std::uint8_t { gjk, epa, sat, result, contact, hull, impact };

struct PhaseInfo {
  Phase phase;
  const char* word;   ///< "gjk": in addresses, file names and JSON
  const char* title;  ///< "GJK": in sentences
  const char* first;  ///< over the slider, at its first iteration: "GJK 1"; null if it has no iterations
  const char* end;    ///< over the slider, at its end: "result"; null if it ends with an iteration
  bool answered;      ///< the query is answered before it starts, or there is none: the difference pane shows the
                      ///< answer
};

struct SubStepInfo {
  SubStep step;
  Phase phase;
  const char* word;  ///< "region": after its phase, in addresses, file names and JSON; empty if the phase's word is
                     ///< enough
  const char* name;  ///< "GJK #: region": on the screen; # stands for the number of the iteration
  bool repeats;      ///< occurs once for each record of its phase, so an address has a number
  /// The question about the previous picture, shown in place of its title; null: it answers none.
  const char* question;
};

/// All sub-steps in the order of the enumerators, which within a phase is the order of display.
std::span<const PhaseInfo> allPhases();
std::span<const SubStepInfo> allSubSteps();
const PhaseInfo& infoOf(Phase);
const SubStepInfo& infoOf(SubStep);

inline Phase phaseOf(SubStep step) { return infoOf(step).phase; }
/// Whether it is the last sub-step of its phase.
bool endsPhase(SubStep);
/// "gjk-region": the word in file names and in JSON.
std::string name(SubStep);
/// Whether the query is answered, so that the difference pane shows the result and what follows it.
inline bool isAnswered(SubStep step) { return infoOf(phaseOf(step)).answered; }

}  // namespace gjklab
