// Which false claims would not be false but for an earlier one.

#include "model/replay/checking.h"
#include "model/text/translate.h"

namespace gjklab {

namespace {

bool isBound(Claim claim) { return claim == Claim::lower_bound || claim == Claim::upper_bound; }

bool isOfW(Claim claim) { return claim == Claim::support || claim == Claim::member; }

/// Claims whose fault makes the rest of a run wrong, rather than only being reported wrongly.
bool misleads(Claim claim) {
  return claim == Claim::direction || claim == Claim::member || claim == Claim::support || claim == Claim::dropped ||
         claim == Claim::progress || claim == Claim::polytope || isBound(claim);
}

bool follows(const FalseClaim& later, const FalseClaim& earlier) {
  if (later.claim == Claim::support && later.cause == tr(kLoggedDirection))
    return earlier.claim == Claim::direction && earlier.iteration == later.iteration;
  // One mistake in the code, made in each iteration.
  const bool same_kind = later.claim == earlier.claim || (isOfW(later.claim) && isOfW(earlier.claim));
  if (same_kind && later.cause == earlier.cause && (!later.cause.empty() || later.claim == Claim::closest)) return true;
  if (later.cause == tr(kNotANumber) && later.cause == earlier.cause) return true;
  if (later.claim == Claim::progress) return misleads(earlier.claim) && !isBound(earlier.claim);
  // Bounds are worked out from w, and the best of them is carried on.
  if (isBound(later.claim)) {
    if (earlier.claim == later.claim) return true;
    const bool same_w = earlier.iteration == later.iteration && earlier.phase == later.phase;
    if (same_w && (earlier.claim == Claim::support || earlier.claim == Claim::member)) return true;
  }
  if (earlier.claim == Claim::polytope && later.phase == ReplayPhase::epa &&
      (later.claim == Claim::polytope || later.claim == Claim::closest || later.claim == Claim::direction ||
       isBound(later.claim)))
    return true;
  return later.claim == Claim::status && (misleads(earlier.claim) || earlier.claim == Claim::status);
}

}  // namespace

void findConsequences(std::vector<FalseClaim>& faults) {
  for (std::size_t i = 0; i < faults.size(); ++i)
    for (std::size_t k = 0; k < i && !faults[i].follows_from; ++k)
      if (follows(faults[i], faults[k])) faults[i].follows_from = faults[k].follows_from.value_or(k);
}

}  // namespace gjklab
