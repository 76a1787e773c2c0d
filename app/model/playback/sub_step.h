#pragma once
// The kinds of moments: every sub-step of every phase, with its words. A new sub-step is a row of the table in
// sub_step.cpp; a new phase is a row of each of its two tables and files of its own.

#include <cstdint>
#include <span>
#include <string>

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
  impact_distance,  ///< moving bodies instead of a query: how far apart they are at t_i
  impact_speed,     ///< how fast the gap can close at most
  impact_advance,   ///< how long that is safe, and where it leads
  impact_result,
};

enum class Phase : std::uint8_t { gjk, epa, sat, result, contact, hull, impact };

struct PhaseInfo {
  Phase phase;
  const char* word;   ///< "gjk": in addresses, file names and JSON
  const char* title;  ///< "GJK": in sentences
  const char* first;  ///< over the slider, at its first iteration: "GJK 1"; null: it has no iterations
  const char* end;    ///< over the slider, at its end: "result"; null: it ends with an iteration
  bool answered;      ///< the query is answered before it starts, or is not asked: the difference pane shows the answer
};

struct SubStepInfo {
  SubStep step;
  Phase phase;
  const char* word;  ///< "region": behind its phase, in addresses, file names and JSON; empty: the phase says it all
  const char* name;  ///< "GJK #: region": on the screen; # stands for the number of the iteration
  bool repeats;      ///< one for each record of its phase: an address has its number
  /// What can be asked over the picture before it, in place of its title; null: it answers nothing.
  const char* question;
};

/// All, in the order of the enumerators: within a phase that is the order in which they are shown.
std::span<const PhaseInfo> allPhases();
std::span<const SubStepInfo> allSubSteps();
const PhaseInfo& infoOf(Phase);
const SubStepInfo& infoOf(SubStep);

inline Phase phaseOf(SubStep step) { return infoOf(step).phase; }
/// Whether no sub-step of its phase is shown after it.
bool endsPhase(SubStep);
/// "gjk-region": the word in file names and in JSON.
std::string name(SubStep);
/// Whether the query is answered: the difference pane shows the result, and what comes after it.
inline bool isAnswered(SubStep step) { return infoOf(phaseOf(step)).answered; }

}  // namespace gjklab
