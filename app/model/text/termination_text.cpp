#include "model/text/termination_text.h"

#include "model/text/translate.h"

namespace gjklab {

// The library's words that a window shows with tr().
[[maybe_unused]] static constexpr const char* kWords[] = {
    translatable("separated"), translatable("touching"),  translatable("intersecting"), translatable("invalid"),
    translatable("hit"),       translatable("miss"),      translatable("overlapping"),  translatable("contact"),
    translatable("asleep"),    translatable("far"),       translatable("cached"),       translatable("warm"),
    translatable("cold"),      translatable("continuous")};

const char* terminationText(gjk::Termination termination) {
  switch (termination) {
    case gjk::Termination::converged:
      return tr("converged");
    case gjk::Termination::origin_enclosed:
      return tr("origin enclosed");
    case gjk::Termination::separating_direction:
      return tr("separating direction");
    case gjk::Termination::flat_difference:
      return tr("flat A ⊖ B");
    case gjk::Termination::precision_limit:
      return tr("limit of precision");
    case gjk::Termination::max_iterations:
      return tr("limit of iterations");
    case gjk::Termination::unsuited:
      return tr("unsuitable method");
    case gjk::Termination::invalid_input:
      return tr("invalid input");
  }
  return "";
}

const char* terminationText(gjk::ImpactTermination termination) {
  switch (termination) {
    case gjk::ImpactTermination::converged:
      return tr("converged");
    case gjk::ImpactTermination::duration_passed:
      return tr("duration passed");
    case gjk::ImpactTermination::precision_limit:
      return tr("limit of precision");
    case gjk::ImpactTermination::max_iterations:
      return tr("limit of iterations");
    case gjk::ImpactTermination::unsuited:
      return tr("unsuitable method");
    case gjk::ImpactTermination::invalid_input:
      return tr("invalid input");
  }
  return "";
}

}  // namespace gjklab
