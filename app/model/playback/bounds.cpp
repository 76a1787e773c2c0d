#include "model/playback/bounds.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

namespace gjklab {

namespace {

/// GJK: the direction comes with what the former iteration proved, the progress test improves the lower bound, the new
/// closest point the upper one.
MomentBounds gjkBounds(const Run& run, const Moment& moment) {
  MomentBounds bounds;
  if (run.method == gjk::Method::boolean) return bounds;
  const auto& records = run.trace.gjk;
  const auto k = static_cast<std::size_t>(moment.record);
  const gjk::GjkRecord<3>* before = recordBefore(run, moment.record);

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

/// EPA: the nearest facet gives the lower bound, the support point along its normal the upper one.
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

/// The widest gap so far is a lower bound on the distance, the least overlap an upper one on the depth.
MomentBounds satBounds(const Run& run, const Moment& moment) {
  const bool seen = moment.sub_step == SubStep::sat_shadows;
  const int best = run.sat->bestUpTo(seen ? moment.record : moment.record - 1);
  MomentBounds bounds;
  if (best < 0) return bounds;
  const double separation = run.sat->axis(best).separation;
  bounds.on_depth = bounds.upper_known = separation <= 0;
  bounds.lower_known = separation > 0;
  (bounds.on_depth ? bounds.value.upper : bounds.value.lower) = std::abs(separation);
  return bounds;
}

}  // namespace

int lowerBoundProof(const Run& run, int record) {
  int best = -1;
  double greatest = 0;
  for (int k = 0; k <= record; ++k) {
    const gjk::GjkRecord<3>& each = run.trace.gjk[static_cast<std::size_t>(k)];
    const double bound = -glm::dot(each.support.w, each.direction) / glm::length(each.direction);
    // What rounding tells apart is the same proof to the eye.
    if (!(bound > 0) || bound < greatest * (1 - 1e-12)) continue;
    best = k;
    greatest = std::max(greatest, bound);
  }
  return best;
}

bool boundsAreOnDepth(const Run& run, bool epa) { return epa || (run.trace.epa.empty() && run.trace.result.depth > 0); }

MomentBounds boundsAt(const Run& run, const Moment& moment) {
  if (run.textbook) return {};  // it proves none
  switch (phaseOf(moment.sub_step)) {
    case Phase::gjk:
      return gjkBounds(run, moment);
    case Phase::epa:
      return epaBounds(run, moment);
    case Phase::sat:
      return satBounds(run, moment);
    case Phase::result:
    case Phase::contact:
    case Phase::hull:
    case Phase::impact:
      break;
  }
  const auto& result = run.trace.result;
  MomentBounds bounds;
  bounds.on_depth = result.depth > 0;
  bounds.value = {result.lower_bound, result.upper_bound};
  bounds.lower_known = bounds.upper_known =
      result.has_distance && result.termination != gjk::Termination::invalid_input;
  if (run.sat && !result.has_distance) bounds.lower_known = true;
  return bounds;
}

}  // namespace gjklab
