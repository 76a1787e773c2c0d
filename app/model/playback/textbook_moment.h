#pragma once
// The moment at which a textbook run goes wrong: the sub-step that shows it.

#include "model/playback/playback.h"
#include "model/run/textbook.h"

namespace gjklab {

inline Moment momentOf(const TextbookFault& fault) {
  using Kind = TextbookFault::Kind;
  switch (fault.kind) {
    case Kind::circle:
    case Kind::no_end:
      return {SubStep::gjk_keep, fault.record};
    case Kind::apart:
      return {SubStep::gjk_progress, fault.record};
    case Kind::enclosed:
      return {SubStep::gjk_region, fault.record};
    case Kind::flat_start:  // of EPA, or if EPA could not begin
      return {fault.epa ? SubStep::epa_closest_facet : SubStep::gjk_end, fault.record};
    case Kind::no_direction:
      return {fault.epa ? SubStep::epa_rebuild : SubStep::gjk_direction, fault.record};
    case Kind::not_convex:
      return {SubStep::epa_rebuild, fault.record};
    case Kind::wrong_depth:
      return {SubStep::epa_bound, fault.record};
  }
  return {SubStep::result, -1};
}

/// Empty for a run without faults, or of another method.
inline std::optional<Moment> faultMoment(const Run& run) {
  if (!run.textbook || !run.textbook->fault) return std::nullopt;
  return momentOf(*run.textbook->fault);
}

}  // namespace gjklab
