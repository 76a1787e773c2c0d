#include "model/bounds.h"

namespace gjklab {

namespace {

/// GJK: the direction comes with what the former iteration proved, the progress test improves the lower bound, the new
/// closest point the upper one.
MomentBounds gjkBounds(const Run& run, const Moment& moment) {
  MomentBounds bounds;
  if (run.method == gjk::Method::boolean) return bounds;
  const auto& records = run.trace.gjk;
  const auto k = static_cast<std::size_t>(moment.record);
  const gjk::GjkRecord<3>* before = k > 0 ? &records[k - 1] : nullptr;

  bounds.on_depth = boundsAreOnDepth(run, false);
  bool lower = true, upper = true;
  gjk::GjkRecord<3> seen = records[k];
  if (moment.sub_step == SubStep::gjk_direction || moment.sub_step == SubStep::gjk_support) {
    // The first w already proves a lower bound, with no progress test of its own to say so.
    lower = before != nullptr || moment.sub_step == SubStep::gjk_support;
    upper = before != nullptr;
    if (before) seen.lower_bound = before->lower_bound, seen.upper_bound = before->upper_bound;
  } else if (moment.sub_step == SubStep::gjk_progress) {
    upper = before != nullptr;
    if (before) seen.upper_bound = before->upper_bound;
  }
  bounds.value = gjk::boundsOnAnswer(run.trace, seen);
  // Where only the radii overlap, a lower bound on the distance of the cores is an upper one on the depth.
  bounds.lower_known = bounds.on_depth ? upper : lower;
  bounds.upper_known = bounds.on_depth ? lower : upper;
  return bounds;
}

/// EPA: the closest facet gives the lower bound, the support point along its normal the upper one.
MomentBounds epaBounds(const Run& run, const Moment& moment) {
  const auto& records = run.trace.epa;
  const auto k = static_cast<std::size_t>(moment.record);
  gjk::EpaRecord<3> seen = records[k];
  MomentBounds bounds;
  bounds.on_depth = bounds.lower_known = bounds.upper_known = true;
  if (moment.sub_step == SubStep::epa_closest_facet) {
    bounds.upper_known = k > 0;
    if (k > 0) seen.upper_bound = records[k - 1].upper_bound;
  }
  bounds.value = gjk::boundsOnAnswer(run.trace, seen);
  return bounds;
}

}  // namespace

bool boundsAreOnDepth(const Run& run, bool epa) { return epa || (run.trace.epa.empty() && run.trace.result.depth > 0); }

MomentBounds boundsAt(const Run& run, const Moment& moment) {
  switch (phaseOf(moment.sub_step)) {
    case Phase::gjk:
      return gjkBounds(run, moment);
    case Phase::epa:
      return epaBounds(run, moment);
    case Phase::result:
    case Phase::contact:
    case Phase::hull:
      break;
  }
  const auto& result = run.trace.result;
  MomentBounds bounds;
  bounds.on_depth = result.depth > 0;
  bounds.value = {result.lower_bound, result.upper_bound};
  bounds.lower_known = bounds.upper_known =
      result.has_distance && result.termination != gjk::Termination::invalid_input;
  return bounds;
}

}  // namespace gjklab
