#include "gjk/trace.h"

namespace GJK_API gjk {

const char* name(Status status) {
  switch (status) {
    case Status::separated:
      return "separated";
    case Status::touching:
      return "touching";
    case Status::intersecting:
      return "intersecting";
    case Status::invalid:
      return "invalid";
  }
  return "";
}

const char* name(Termination termination) {
  switch (termination) {
    case Termination::converged:
      return "converged";
    case Termination::origin_enclosed:
      return "origin-enclosed";
    case Termination::separating_direction:
      return "separating-direction";
    case Termination::flat_difference:
      return "flat-difference";
    case Termination::precision_limit:
      return "precision-limit";
    case Termination::max_iterations:
      return "max-iterations";
    case Termination::unsuited:
      return "unsuited";
    case Termination::invalid_input:
      return "invalid-input";
  }
  return "";
}

const char* name(GjkDecision decision) {
  switch (decision) {
    case GjkDecision::go_on:
      return "go-on";
    case GjkDecision::separated:
      return "separated";
    case GjkDecision::enclosed:
      return "enclosed";
    case GjkDecision::stopped:
      return "stopped";
  }
  return "";
}

const char* name(EpaDecision decision) {
  switch (decision) {
    case EpaDecision::expand:
      return "expand";
    case EpaDecision::done:
      return "done";
    case EpaDecision::stopped:
      return "stopped";
  }
  return "";
}

const char* name(MomentumPhase phase) {
  switch (phase) {
    case MomentumPhase::starting:
      return "starting";
    case MomentumPhase::running:
      return "running";
    case MomentumPhase::off:
      return "off";
  }
  return "";
}

const char* letters(Feature feature) {
  static constexpr const char* kLetters[16] = {"",  "a",  "b",  "ab",  "c",  "ac",  "bc",  "abc",
                                               "d", "ad", "bd", "abd", "cd", "acd", "bcd", "abcd"};
  return feature < 16 ? kLetters[feature] : "";
}

}  // namespace gjk
