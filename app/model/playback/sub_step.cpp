#include "model/playback/sub_step.h"

#include <array>

namespace gjklab {
namespace {

constexpr std::array kPhases{
    PhaseInfo{Phase::gjk, "gjk", "GJK", "GJK 1", nullptr, false},
    PhaseInfo{Phase::epa, "epa", "EPA", "EPA 1", nullptr, false},
    PhaseInfo{Phase::sat, "sat", "the separating axis test", "axis 1", nullptr, false},
    PhaseInfo{Phase::result, "result", "the result", nullptr, "result", true},
    PhaseInfo{Phase::contact, "contact", "the contact manifold", nullptr, "contacts", true},
    PhaseInfo{Phase::hull, "hull", "the hull", "start", "hull", true},
    PhaseInfo{Phase::impact, "impact", "the search for the impact", "advance 1", "impact", true},
};

constexpr std::array kSubSteps{
    SubStepInfo{SubStep::gjk_direction, Phase::gjk, "direction", "GJK #: direction", true, nullptr},
    SubStepInfo{SubStep::gjk_support, Phase::gjk, "support", "GJK #: support", true,
                "How far does A ⊖ B reach along d?"},
    SubStepInfo{SubStep::gjk_progress, Phase::gjk, "progress", "GJK #: progress test", true, "Stop or go on?"},
    SubStepInfo{SubStep::gjk_region, Phase::gjk, "region", "GJK #: region", true, "Which Voronoi region holds O?"},
    SubStepInfo{SubStep::gjk_keep, Phase::gjk, "keep", "GJK #: keep", true, "What is kept, what is dropped?"},
    SubStepInfo{SubStep::gjk_end, Phase::gjk, "end", "GJK ends", false, "GJK ends: what has it found?"},
    SubStepInfo{SubStep::epa_closest_facet, Phase::epa, "closest-facet", "EPA #: nearest facet", true,
                "Which part of the boundary is nearest O?"},
    SubStepInfo{SubStep::epa_support, Phase::epa, "support", "EPA #: support", true,
                "How far does A ⊖ B reach along n?"},
    SubStepInfo{SubStep::epa_bound, Phase::epa, "bound", "EPA #: bound test", true, "Stop or go on?"},
    SubStepInfo{SubStep::epa_horizon, Phase::epa, "horizon", "EPA #: horizon", true,
                "What does w see, and what is the horizon?"},
    SubStepInfo{SubStep::epa_rebuild, Phase::epa, "rebuild", "EPA #: rebuild", true, nullptr},
    SubStepInfo{SubStep::sat_axis, Phase::sat, "axis", "axis #", true, nullptr},
    SubStepInfo{SubStep::sat_shadows, Phase::sat, "shadows", "axis #: shadows", true, "Is there a gap on this axis?"},
    SubStepInfo{SubStep::result, Phase::result, "", "result", false, "What is the answer?"},
    SubStepInfo{SubStep::contact_reference, Phase::contact, "reference", "contacts: reference", false,
                "Which feature is the reference?"},
    SubStepInfo{SubStep::contact_incident, Phase::contact, "incident", "contacts: incident", false,
                "Which feature meets it?"},
    SubStepInfo{SubStep::contact_clip, Phase::contact, "clip", "contacts: clip #", true,
                "What does this plane cut off?"},
    SubStepInfo{SubStep::contact_above, Phase::contact, "above", "contacts: reference plane", false,
                "What is behind the reference?"},
    SubStepInfo{SubStep::contact_reduce, Phase::contact, "reduce", "contacts: reduction", false,
                "Which contacts stay?"},
    SubStepInfo{SubStep::contact_points, Phase::contact, "points", "contact points", false,
                "Where do A and B push each other?"},
    SubStepInfo{SubStep::hull_simplex, Phase::hull, "simplex", "hull: starting simplex", false, nullptr},
    SubStepInfo{SubStep::hull_outside, Phase::hull, "outside", "hull: points outside", false,
                "Which points lie outside?"},
    SubStepInfo{SubStep::hull_farthest, Phase::hull, "farthest", "hull #: furthest point", true,
                "Which point comes next?"},
    SubStepInfo{SubStep::hull_visible, Phase::hull, "visible", "hull #: visible facets", true, "What does it see?"},
    SubStepInfo{SubStep::hull_horizon, Phase::hull, "horizon", "hull #: horizon", true, "What is left open?"},
    SubStepInfo{SubStep::hull_facets, Phase::hull, "facets", "hull #: new facets", true, nullptr},
    SubStepInfo{SubStep::hull_dropped, Phase::hull, "dropped", "hull #: points dropped", true,
                "Which points lie inside now?"},
    SubStepInfo{SubStep::hull_result, Phase::hull, "result", "the hull", false, "What is the hull?"},
    SubStepInfo{SubStep::impact_distance, Phase::impact, "distance", "advance #: distance", true, nullptr},
    SubStepInfo{SubStep::impact_speed, Phase::impact, "speed", "advance #: closing speed", true,
                "How fast can the gap close at most?"},
    SubStepInfo{SubStep::impact_advance, Phase::impact, "advance", "advance #: safe step", true,
                "How far may the time go on?"},
    SubStepInfo{SubStep::impact_result, Phase::impact, "result", "the impact", false, "When do A and B meet?"},
};

/// A row out of place, or a missing one, does not compile.
constexpr bool inOrder() {
  for (std::size_t i = 0; i < kPhases.size(); ++i)
    if (kPhases[i].phase != static_cast<Phase>(i)) return false;
  for (std::size_t i = 0; i < kSubSteps.size(); ++i)
    if (kSubSteps[i].step != static_cast<SubStep>(i) || (i > 0 && kSubSteps[i].phase < kSubSteps[i - 1].phase))
      return false;
  return kSubSteps.back().step == SubStep::impact_result && kPhases.back().phase == Phase::impact;
}
static_assert(inOrder());

}  // namespace

std::span<const PhaseInfo> allPhases() { return kPhases; }
std::span<const SubStepInfo> allSubSteps() { return kSubSteps; }
const PhaseInfo& infoOf(Phase phase) { return kPhases[static_cast<std::size_t>(phase)]; }
const SubStepInfo& infoOf(SubStep step) { return kSubSteps[static_cast<std::size_t>(step)]; }

bool endsPhase(SubStep step) {
  const std::size_t next = static_cast<std::size_t>(step) + 1;
  return next == kSubSteps.size() || kSubSteps[next].phase != phaseOf(step);
}

std::string name(SubStep step) {
  const SubStepInfo& info = infoOf(step);
  const std::string phase = infoOf(info.phase).word;
  return *info.word ? phase + "-" + info.word : phase;
}

}  // namespace gjklab
