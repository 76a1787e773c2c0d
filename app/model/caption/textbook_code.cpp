// The pseudocode of a textbook run, and its line at a moment.

#include "model/caption/caption_parts.h"
#include "model/caption/code_lines.h"
#include "model/text/translatable.h"

#include <iterator>

namespace gjklab {

namespace {

const CodeLines kPlainGjkLines{
    translatable("d = from A's position to B's"),   "w = s_A(d) − s_B(−d)",
    translatable("if w·d < 0: “separated”"),        translatable("add w to the simplex"),
    translatable("pick a case by signs"),           translatable("if inside: “intersecting”"),
    translatable("keep the vertices of that case"), translatable("d = towards O, repeat from 2"),
};
const CodeLines kPlainEpaLines{
    translatable("polytope = the simplex around O"),
    translatable("F = facet with least n·p, p on F"),
    "w = s_A(n) − s_B(−n)",
    translatable("if w·n − n·p < 0.0001: done"),
    translatable("drop every facet that w sees"),
    translatable("join w to the open edges"),
    translatable("repeat from 2"),
};
/// Below three dimensions one facet makes way for w, whatever else w sees.
CodeLines plainEpaLines(int dimension) {
  CodeLines lines = kPlainEpaLines;
  if (dimension == 3) return lines;
  lines[4] = translatable("drop F");
  lines[5] = dimension == 2 ? translatable("join w to the ends of F") : translatable("put w in its place");
  return lines;
}

/// Lines numbered from 1, in the order of SubStep.
constexpr int kPlainFirstLine[] = {1, 2};
constexpr int kPlainGjkLine[] = {8, 2, 3, 5, 7};
constexpr int kPlainEpaLine[] = {2, 3, 4, 5, 6};

}  // namespace

Pseudocode textbookPseudocode(const CaptionContext& t) {
  const auto& trace = t.run.trace;
  const Phase phase = phaseOf(t.moment.sub_step);
  const bool epa = phase == Phase::epa || (phase == Phase::result && !trace.epa.empty());
  Pseudocode code{translated(epa ? plainEpaLines(t.run.dimension) : kPlainGjkLines), -1};
  if (phase == Phase::epa) {
    code.current = kPlainEpaLine[static_cast<std::size_t>(t.moment.sub_step) -
                                 static_cast<std::size_t>(SubStep::epa_closest_facet)] -
                   1;
  } else if (epa) {
    code.current = trace.epa.back().decision == gjk::EpaDecision::done ? 3 : 6;
  } else if (phase == Phase::gjk && t.moment.sub_step != SubStep::gjk_end) {
    const auto step = static_cast<std::size_t>(t.moment.sub_step);
    const bool inside = t.gjk().decision == gjk::GjkDecision::enclosed && t.moment.sub_step == SubStep::gjk_keep;
    code.current = (inside                                                ? 6
                    : !t.gjkBefore() && step < std::size(kPlainFirstLine) ? kPlainFirstLine[step]
                                                                          : kPlainGjkLine[step]) -
                   1;
  } else if (!trace.gjk.empty()) {
    const gjk::GjkDecision ended = trace.gjk.back().decision;
    code.current = ended == gjk::GjkDecision::separated ? 2 : ended == gjk::GjkDecision::enclosed ? 5 : 7;
  }
  return code;
}

}  // namespace gjklab
