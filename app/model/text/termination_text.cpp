#include "model/text/termination_text.h"

namespace gjklab {

const char* terminationText(gjk::Termination termination) {
  switch (termination) {
    case gjk::Termination::converged:
      return "converged";
    case gjk::Termination::origin_enclosed:
      return "origin enclosed";
    case gjk::Termination::separating_direction:
      return "separating direction";
    case gjk::Termination::flat_difference:
      return "flat A ⊖ B";
    case gjk::Termination::precision_limit:
      return "limit of precision";
    case gjk::Termination::max_iterations:
      return "limit of iterations";
    case gjk::Termination::unsuited:
      return "unsuited method";
    case gjk::Termination::invalid_input:
      return "invalid input";
  }
  return "";
}

const char* terminationText(gjk::ImpactTermination termination) {
  switch (termination) {
    case gjk::ImpactTermination::converged:
      return "converged";
    case gjk::ImpactTermination::duration_passed:
      return "duration passed";
    case gjk::ImpactTermination::precision_limit:
      return "limit of precision";
    case gjk::ImpactTermination::max_iterations:
      return "limit of iterations";
    case gjk::ImpactTermination::unsuited:
      return "unsuited method";
    case gjk::ImpactTermination::invalid_input:
      return "invalid input";
  }
  return "";
}

}  // namespace gjklab
