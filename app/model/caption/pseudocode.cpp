// The algorithms in a few lines each, and the line of a moment. The nine steps of the closest-point method follow the
// order in which game-physics texts give them (one support point before the loop, one in it).

#include "model/caption/caption_parts.h"
#include "model/caption/code_lines.h"
#include "model/text/translate.h"

namespace gjklab {

namespace {

// One line each in the narrowest inspector.

/// The lines of the closest-point method, up to its loop.
CodeLines searchLines(const CaptionContext& t) {
  return {t.run.trace.start ? translatable("simplex of the last run") : translatable("empty simplex, any direction d"),
          "w = s_A(d) − s_B(−d)",
          translatable("add w to the simplex"),
          translatable("x = point of simplex nearest O"),
          t.cores() ? translatable("if x = O: the cores meet") : translatable("if x = O: the shapes meet"),
          translatable("keep the feature that contains x")};
}

CodeLines distanceLoop(const CaptionContext& t) {
  return {"d = −x, w = s_A(d) − s_B(−d)",
          t.cores() ? translatable("if w·d ≤ x·d: x is nearest") : translatable("if w·d ≤ x·d: |x| is the distance"),
          translatable("add w, repeat from 4")};
}

CodeLines acceleratedLoop(const CaptionContext& t) {
  const bool nesterov = t.scene.query.acceleration == gjk::Acceleration::nesterov;
  return {
      nesterov ? "δ = (k+1)/(k+3), y = δx + (1−δ)w" : "δ = 1/(k+1), y = x",
      "d = δ d/|d| − (1−δ) y/|y|",
      "w = s_A(d) − s_B(−d)",
      translatable("if w·(−x) ≤ x·(−x):"),
      translatable("\u00a0 if d was −x: x is nearest"),
      translatable("\u00a0 else d = −x from now on, go to 9"),
      translatable("add w, repeat from 4"),
  };
}

/// Behind each method where radii are set aside.
constexpr const char *kSubtractLine = translatable("subtract the radii: the answer"),
                     *kAddLine = translatable("add the radii: the depth");

CodeLines joined(CodeLines lines, const CodeLines& more) {
  lines.insert(lines.end(), more.begin(), more.end());
  return lines;
}

CodeLines booleanLines(const CaptionContext& t) {
  return {translatable("empty simplex, any direction d"),
          "w = s_A(d) − s_B(−d)",
          t.cores() ? translatable("if O is > radii past w: separated") : translatable("if w is short of O: separated"),
          translatable("if no progress along d: they touch"),
          translatable("add w to the simplex"),
          translatable("find the region that contains O"),
          t.cores() ? translatable("if inside: the cores meet") : translatable("if inside: the shapes meet"),
          translatable("keep only that feature"),
          translatable("d = from it to O, repeat from 2")};
}

const CodeLines kEpaLines{
    translatable("polytope = the simplex around O"),
    translatable("F = facet nearest O, normal n"),
    "w = s_A(n) − s_B(−n)",
    translatable("if w no further than F: done"),
    translatable("drop every facet that w sees"),
    translatable("join w to the horizon"),
    translatable("repeat from 2"),
};

CodeLines gjkLines(const CaptionContext& t) {
  CodeLines lines =
      t.boolean() ? booleanLines(t)
                  : joined(searchLines(t), t.scene.query.acceleration == gjk::Acceleration::none ? distanceLoop(t)
                                                                                                 : acceleratedLoop(t));
  if (t.cores() && !t.boolean()) lines.push_back(kSubtractLine);
  return lines;
}

/// The line of each sub-step of GJK, numbered from 1 as on the screen, in the order of SubStep. That of the end follows
/// from how it ended.
struct GjkLines {
  int first[2];  ///< direction and support, before the loop
  int each[5];
  int meets, by_test, goes_on;
};
constexpr GjkLines kDistance{{1, 2}, {7, 7, 8, 4, 6}, 5, 8, 9};
constexpr GjkLines kAccelerated{{1, 2}, {8, 9, 10, 4, 6}, 5, 11, 13};
constexpr GjkLines kBoolean{{1, 2}, {9, 2, 3, 6, 8}, 7, 3, 9};

constexpr int kMomentumOff = 12, kNoNearer = 4;  ///< of kAccelerated, of kBoolean

int gjkLine(const CaptionContext& t, SubStep step, int index) {
  const auto& record = t.run.trace.gjk[static_cast<std::size_t>(index)];
  const bool accelerated = t.scene.query.acceleration != gjk::Acceleration::none;
  const GjkLines& lines = t.boolean() ? kBoolean : accelerated ? kAccelerated : kDistance;
  const bool first = recordBefore(t.run, index) == nullptr;
  const bool meets = record.decision == gjk::GjkDecision::enclosed;
  const bool by_test = record.region == gjk::kNoFeature && record.decision == gjk::GjkDecision::separated;
  const bool no_nearer =
      t.boolean() && by_test && t.run.trace.result.termination != gjk::Termination::separating_direction;
  if (step == SubStep::gjk_end)
    return no_nearer ? kNoNearer : meets ? lines.meets : by_test ? lines.by_test : lines.goes_on;
  if (step == SubStep::gjk_keep && meets) return lines.meets;
  if (step == SubStep::gjk_progress && no_nearer) return kNoNearer;
  if (accelerated && !t.boolean() && record.momentum) {
    const bool dropped = record.momentum->dropped_here;
    if (step == SubStep::gjk_direction && record.momentum->phase == gjk::MomentumPhase::off) return kMomentumOff;
    if (step == SubStep::gjk_progress && dropped) return kMomentumOff;
  }
  if (accelerated && step == SubStep::gjk_progress && by_test) return lines.by_test;
  const auto at = static_cast<std::size_t>(step);
  return first && at < std::size(lines.first) ? lines.first[at] : lines.each[at];
}

/// In the order of SubStep, from EPA's first.
constexpr int kEpaLine[] = {2, 3, 4, 5, 6};

/// EPA's lines; at the result the one that ended it, or that takes the radii off.
Pseudocode epaCode(const CaptionContext& t) {
  Pseudocode code{translated(kEpaLines), -1};
  if (t.cores()) code.lines.push_back(tr(kAddLine));
  if (phaseOf(t.moment.sub_step) == Phase::epa) {
    const auto step =
        static_cast<std::size_t>(t.moment.sub_step) - static_cast<std::size_t>(SubStep::epa_closest_facet);
    code.current = kEpaLine[step] - 1;
  } else {
    const bool done = t.run.trace.epa.back().decision == gjk::EpaDecision::done;
    code.current = t.cores() ? static_cast<int>(code.lines.size()) - 1 : done ? 3 : 6;
  }
  return code;
}

}  // namespace

Pseudocode pseudocodeOf(const CaptionContext& t) {
  const auto& trace = t.run.trace;
  const Phase phase = phaseOf(t.moment.sub_step);
  if (phase == Phase::contact) return contactPseudocode(t);
  if (phase == Phase::hull) return hullPseudocode(t);
  if (phase == Phase::impact) return impactPseudocode(t);
  if (t.textbook()) return textbookPseudocode(t);
  if (t.run.sat) return separatingAxesCode(t);
  if (t.run.method == gjk::Method::separating_axes) return {};
  if (phase == Phase::epa || (phase == Phase::result && !trace.epa.empty())) return epaCode(t);

  Pseudocode code{translated(gjkLines(t)), -1};
  if (trace.gjk.empty()) return code;  // invalid input: nothing ran
  if (phase == Phase::gjk) {
    code.current = gjkLine(t, t.moment.sub_step, t.moment.record) - 1;
  } else if (t.cores() && !t.boolean()) {
    code.current = static_cast<int>(code.lines.size()) - 1;
  } else {
    code.current = gjkLine(t, SubStep::gjk_end, static_cast<int>(trace.gjk.size()) - 1) - 1;
  }
  return code;
}

}  // namespace gjklab
