#include "model/playback/sub_step.h"

#include "model/text/translate.h"

#include <array>

namespace gjklab {
namespace {

constexpr std::array kPhases{
    PhaseInfo{Phase::gjk, "gjk", "GJK", translatable("GJK 1"), nullptr, false},
    PhaseInfo{Phase::epa, "epa", "EPA", translatable("EPA 1"), nullptr, false},
    PhaseInfo{Phase::sat, "sat", translatable("the separating axis test"), translatable("axis 1"), nullptr, false},
    PhaseInfo{Phase::result, "result", translatable("the result"), nullptr, translatable("result"), true},
    PhaseInfo{Phase::contact, "contact", translatable("the contact manifold"), nullptr, translatable("contacts"), true},
    PhaseInfo{Phase::hull, "hull", translatable("the hull"), translatable("start"), translatable("hull"), true},
    PhaseInfo{Phase::impact, "impact", translatable("the search for the impact"), translatable("iteration 1"),
              translatable("impact"), true},
};

constexpr std::array kSubSteps{
    SubStepInfo{SubStep::gjk_direction, Phase::gjk, "direction", translatable("GJK #: direction"), true,
                translatable("Where does GJK look next?")},
    SubStepInfo{SubStep::gjk_support, Phase::gjk, "support", translatable("GJK #: support"), true,
                translatable("How far does A ⊖ B reach along d?")},
    SubStepInfo{SubStep::gjk_progress, Phase::gjk, "progress", translatable("GJK #: progress test"), true,
                translatable("Stop or go on?")},
    SubStepInfo{SubStep::gjk_region, Phase::gjk, "region", translatable("GJK #: region"), true,
                translatable("In which Voronoi region is O?")},
    SubStepInfo{SubStep::gjk_keep, Phase::gjk, "keep", translatable("GJK #: keep"), true,
                translatable("What is kept, and what is dropped?")},
    SubStepInfo{SubStep::gjk_end, Phase::gjk, "end", translatable("GJK ends"), false,
                translatable("GJK ends: what has it found?")},
    SubStepInfo{SubStep::epa_closest_facet, Phase::epa, "closest-facet", translatable("EPA #: nearest facet"), true,
                translatable("Which part of the boundary is nearest O?")},
    SubStepInfo{SubStep::epa_support, Phase::epa, "support", translatable("EPA #: support"), true,
                translatable("How far does A ⊖ B reach along n?")},
    SubStepInfo{SubStep::epa_bound, Phase::epa, "bound", translatable("EPA #: bound test"), true,
                translatable("Stop or go on?")},
    SubStepInfo{SubStep::epa_horizon, Phase::epa, "horizon", translatable("EPA #: horizon"), true,
                translatable("What does w see, and what is the horizon?")},
    SubStepInfo{SubStep::epa_rebuild, Phase::epa, "rebuild", translatable("EPA #: rebuild"), true, nullptr},
    SubStepInfo{SubStep::sat_axis, Phase::sat, "axis", translatable("axis #"), true, nullptr},
    SubStepInfo{SubStep::sat_shadows, Phase::sat, "shadows", translatable("axis #: shadows"), true,
                translatable("Is there a gap on this axis?")},
    SubStepInfo{SubStep::result, Phase::result, "", translatable("result"), false, translatable("What is the answer?")},
    SubStepInfo{SubStep::contact_reference, Phase::contact, "reference", translatable("contacts: reference"), false,
                translatable("Which feature is the reference?")},
    SubStepInfo{SubStep::contact_incident, Phase::contact, "incident", translatable("contacts: incident"), false,
                translatable("Which feature meets it?")},
    SubStepInfo{SubStep::contact_clip, Phase::contact, "clip", translatable("contacts: clip #"), true,
                translatable("What does this plane cut off?")},
    SubStepInfo{SubStep::contact_above, Phase::contact, "above", translatable("contacts: reference plane"), false,
                translatable("What is behind the reference?")},
    SubStepInfo{SubStep::contact_reduce, Phase::contact, "reduce", translatable("contacts: reduction"), false,
                translatable("Which contacts stay?")},
    SubStepInfo{SubStep::contact_points, Phase::contact, "points", translatable("contact points"), false,
                translatable("Where do A and B push against each other?")},
    SubStepInfo{SubStep::hull_simplex, Phase::hull, "simplex", translatable("hull: starting simplex"), false, nullptr},
    SubStepInfo{SubStep::hull_outside, Phase::hull, "outside", translatable("hull: points outside"), false,
                translatable("Which points lie outside?")},
    SubStepInfo{SubStep::hull_farthest, Phase::hull, "farthest", translatable("hull #: furthest point"), true,
                translatable("Which point comes next?")},
    SubStepInfo{SubStep::hull_visible, Phase::hull, "visible", translatable("hull #: visible facets"), true,
                translatable("What does it see?")},
    SubStepInfo{SubStep::hull_horizon, Phase::hull, "horizon", translatable("hull #: horizon"), true,
                translatable("What is left open?")},
    SubStepInfo{SubStep::hull_facets, Phase::hull, "facets", translatable("hull #: new facets"), true, nullptr},
    SubStepInfo{SubStep::hull_dropped, Phase::hull, "dropped", translatable("hull #: points dropped"), true,
                translatable("Which points lie inside now?")},
    SubStepInfo{SubStep::hull_result, Phase::hull, "result", translatable("the hull"), false,
                translatable("What is the hull?")},
    SubStepInfo{SubStep::impact_distance, Phase::impact, "distance", translatable("iteration #: distance"), true,
                nullptr},
    SubStepInfo{SubStep::impact_speed, Phase::impact, "speed", translatable("iteration #: closing speed"), true,
                translatable("How fast can the gap close?")},
    SubStepInfo{SubStep::impact_advance, Phase::impact, "advance", translatable("iteration #: safe step"), true,
                translatable("How far can time advance?")},
    SubStepInfo{SubStep::impact_result, Phase::impact, "result", translatable("the impact"), false,
                translatable("When do A and B meet?")},
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
