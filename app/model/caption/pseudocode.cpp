// The algorithms in a few lines each, and which line a moment stands at. The nine steps of the closest-point method
// follow the order in which game-physics texts give them (one support point before the loop, one in it).

#include "model/caption/caption_parts.h"

namespace gjklab {

namespace {

// One line each in the narrowest inspector.

const std::vector<const char*> kSearchLines{
    "empty simplex, any direction d", "w = s_A(d) − s_B(−d)",      "add w to the simplex",
    "x = point of simplex nearest O", "if x = O: the shapes meet", "keep the feature that holds x",
};

const std::vector<const char*> kDistanceLoop{
    "d = −x, w = s_A(d) − s_B(−d)",
    "if w·d ≤ x·d: separated",
    "add w, again from 4",
};

std::vector<const char*> acceleratedLoop(bool nesterov) {
  return {
      nesterov ? "δ = (k+1)/(k+3), y = δx + (1−δ)w" : "δ = 1/(k+1), y = x",
      "d = δ d/|d| − (1−δ) y/|y|",
      "w = s_A(d) − s_B(−d)",
      "if w·(−x) ≤ x·(−x):",
      "\u00a0 d was −x: separated",
      "\u00a0 else d = −x from now on, to 9",
      "add w, again from 4",
  };
}

std::vector<const char*> joined(std::vector<const char*> lines, const std::vector<const char*>& more) {
  lines.insert(lines.end(), more.begin(), more.end());
  return lines;
}

const std::vector<const char*> kBooleanLines{
    "empty simplex, any direction d", "w = s_A(d) − s_B(−d)",           "if w does not pass O: separated",
    "add w to the simplex",           "find the region that holds O",   "if the inside: the shapes meet",
    "keep only that feature",         "d = from it to O, again from 2",
};

const std::vector<const char*> kEpaLines{
    "polytope = the simplex around O",
    "F = facet nearest O, normal n",
    "w = s_A(n) − s_B(−n)",
    "if w no further than F: done",
    "drop every facet that w sees",
    "join w to the horizon",
    "again from 2",
};

std::vector<const char*> gjkLines(const Telling& t) {
  if (t.boolean()) return kBooleanLines;
  const gjk::Acceleration acceleration = t.scene.query.acceleration;
  return joined(kSearchLines, acceleration == gjk::Acceleration::none
                                  ? kDistanceLoop
                                  : acceleratedLoop(acceleration == gjk::Acceleration::nesterov));
}

/// Line numbers from 1, as on the screen.
int distanceLine(SubStep step, const gjk::GjkRecord<3>& record, bool first) {
  const bool ended_by_test = record.region == gjk::kNoFeature;
  const bool meets = record.decision == gjk::GjkDecision::enclosed;
  switch (step) {
    case SubStep::gjk_direction:
      return first ? 1 : 7;
    case SubStep::gjk_support:
      return first ? 2 : 7;
    case SubStep::gjk_progress:
      return 8;
    case SubStep::gjk_region:
      return 4;
    case SubStep::gjk_keep:
      return meets ? 5 : 6;
    default:
      return meets ? 5 : ended_by_test ? 8 : 9;
  }
}

int acceleratedLine(SubStep step, const gjk::GjkRecord<3>& record, bool first) {
  const bool off = record.momentum && record.momentum->phase == gjk::MomentumPhase::off;
  const bool dropped = record.momentum && record.momentum->dropped_here;
  switch (step) {
    case SubStep::gjk_direction:
      return first ? 1 : off ? 12 : 8;
    case SubStep::gjk_support:
      return first ? 2 : 9;
    case SubStep::gjk_progress:
      return dropped ? 12 : record.region == gjk::kNoFeature ? 11 : 10;
    case SubStep::gjk_region:
    case SubStep::gjk_keep:
      return distanceLine(step, record, first);
    default:
      return record.decision == gjk::GjkDecision::enclosed ? 5 : record.region == gjk::kNoFeature ? 11 : 13;
  }
}

int booleanLine(SubStep step, const gjk::GjkRecord<3>& record, bool first) {
  const bool meets = record.decision == gjk::GjkDecision::enclosed;
  switch (step) {
    case SubStep::gjk_direction:
      return first ? 1 : 8;
    case SubStep::gjk_support:
      return 2;
    case SubStep::gjk_progress:
      return 3;
    case SubStep::gjk_region:
      return 5;
    case SubStep::gjk_keep:
      return meets ? 6 : 7;
    default:
      return meets ? 6 : record.region == gjk::kNoFeature ? 3 : 8;
  }
}

int epaLine(SubStep step) {
  switch (step) {
    case SubStep::epa_closest_facet:
      return 2;
    case SubStep::epa_support:
      return 3;
    case SubStep::epa_horizon:
      return 5;
    case SubStep::epa_rebuild:
      return 6;
    default:
      return 4;
  }
}

}  // namespace

Pseudocode pseudocodeOf(const Telling& t) {
  const auto& trace = t.run.trace;
  const Phase phase = phaseOf(t.moment.sub_step);
  if (phase == Phase::contact) return contactPseudocode(t);
  if (phase == Phase::hull) return hullPseudocode(t);
  if (t.run.sat) return separatingAxesCode(t);
  if (t.run.method == gjk::Method::separating_axes) return {};
  if (phase == Phase::epa || (phase == Phase::result && !trace.epa.empty()))
    return {kEpaLines, epaLine(t.moment.sub_step) - 1};

  Pseudocode code{gjkLines(t), -1};
  if (trace.gjk.empty()) return code;  // invalid input: nothing ran
  const int index = phase == Phase::gjk ? t.moment.record : static_cast<int>(trace.gjk.size()) - 1;
  const auto& record = trace.gjk[static_cast<std::size_t>(index)];
  const SubStep step = phase == Phase::gjk ? t.moment.sub_step : SubStep::gjk_end;
  const bool accelerated = t.scene.query.acceleration != gjk::Acceleration::none;
  const auto lineOf = t.boolean() ? booleanLine : accelerated ? acceleratedLine : distanceLine;
  code.current = lineOf(step, record, recordBefore(t.run, index) == nullptr) - 1;
  return code;
}

}  // namespace gjklab
