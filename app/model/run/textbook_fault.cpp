// Where a textbook run goes wrong: judged by the reference's answer and by the geometry of its own polytope.

#include "model/run/textbook.h"
#include "model/run/vertex_naming.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace gjklab {
namespace {

/// Single precision has some seven digits; what is off by more than a few of the last is wrong.
constexpr double kSingle = 1e-5;
/// Of the size of A ⊖ B: a depth that is off by more is no longer the depth that a picture shows.
constexpr double kVisible = 1e-3;

using Kind = TextbookFault::Kind;

gjk::Result<3> referenceOf(Scene scene) {
  scene.query = QuerySettings{};
  return solve(scene);
}

using Pairs = std::set<std::pair<int, int>>;

Pairs keptPairs(const gjk::GjkRecord<3>& record) {
  Pairs pairs;
  for (int i = 0; i < record.simplex.size(); ++i)
    if ((record.kept >> i & 1u) != 0)
      pairs.insert({record.simplex[i].support.index_a, record.simplex[i].support.index_b});
  return pairs;
}

/// The first step without a direction.
std::optional<TextbookFault> nowhere(const gjk::Trace<3>& trace) {
  for (std::size_t i = 1; i < trace.gjk.size(); ++i)
    if (trace.gjk[i].direction == dvec3(0.0))
      return TextbookFault{
          Kind::no_direction, false, static_cast<int>(i),
          tr("The search direction is 0: O lies on the simplex, so the cross products give no direction. The run goes "
             "on until its limit of {limit} iterations.",
             arg("limit", trace.gjk.size())),
          tr("gjklab knows x, the point of the simplex nearest O: where x = O its GJK ends, and the shapes meet.")};
  return std::nullopt;
}

/// A run that never ended: the same simplex twice, or no end.
TextbookFault endless(const gjk::Trace<3>& trace) {
  if (auto fault = nowhere(trace)) return *fault;
  for (std::size_t i = 1; i < trace.gjk.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const Pairs pairs = keptPairs(trace.gjk[i]);
      if (pairs.empty() || pairs.count({-1, -1}) > 0 || pairs != keptPairs(trace.gjk[j])) continue;
      return {
          Kind::circle, false, static_cast<int>(i),
          tr("Iteration {step} keeps the same vertices as iteration {earlier}, so the run cycles, here until its limit "
             "of {limit} iterations.",
             arg("step", i + 1), arg("earlier", j + 1), arg("limit", trace.gjk.size())),
          tr("gjklab continues only while |x| falls, so no simplex can recur, and it stops when its bounds agree.")};
    }
  return {Kind::no_end, false, static_cast<int>(trace.gjk.size()) - 1,
          tr("No end after {count} iterations.", arg("count", trace.gjk.size())),
          tr("gjklab stops when its bounds agree.")};
}

std::optional<TextbookFault> wrongWord(const gjk::Trace<3>& trace, const gjk::Result<3>& right) {
  const gjk::Result<3>& found = trace.result;
  if (found.status == right.status) return std::nullopt;
  const Kind kind = found.status == gjk::Status::separated ? Kind::apart : Kind::enclosed;
  const int last = static_cast<int>(trace.gjk.size()) - 1;
  const Argument word = arg("claim", tr(gjk::name(found.status)));
  if (right.status == gjk::Status::touching)
    return TextbookFault{kind, false, last,
                         tr("The textbook reports {claim}, but the shapes touch: O is on the boundary of A ⊖ B, and a "
                            "tiny motion can change the answer.",
                            word),
                         tr("gjklab reports touching whenever the distance or depth is at most tolerance · S, with S "
                            "the largest coordinate of A ⊖ B in magnitude.")};
  return TextbookFault{kind, false, last,
                       right.status == gjk::Status::separated
                           ? tr("The textbook reports {claim}, but the shapes are {length} apart.", word,
                                arg("length", number(right.distance)))
                           : tr("The textbook reports {claim}, but the shapes overlap by {length}.", word,
                                arg("length", number(right.depth))),
                       tr("gjklab does not decide by signs alone: its bounds prove the answer.")};
}

/// A facet or edge whose normal cannot be computed: scaled to length 1 it is 0 / 0.
std::string flatSentence(bool start, bool plane) {
  if (plane)
    return start ? tr("EPA begins with an edge whose ends coincide: scaling its normal to length 1 divides 0 by 0.")
                 : tr("The ends of a new edge coincide: scaling its normal to length 1 divides 0 by 0.");
  return start
             ? tr("EPA begins with a facet whose vertices lie on one line: scaling its normal to length 1 divides 0 by "
                  "0.")
             : tr("The vertices of a new facet lie on one line: scaling its normal to length 1 divides 0 by 0.");
}

/// The fault of a facet that is alive after `iteration` of EPA; `vertices`: their number at that time; `plane`: the
/// facets are edges of a polygon.
std::optional<TextbookFault> brokenFacet(const gjk::Trace<3>& trace, const gjk::FacetRecord<3>& facet, int iteration,
                                         std::size_t vertices, bool plane) {
  const bool start = iteration == 0;
  const int record = std::max(0, iteration - 1);
  if (facet.normal == dvec3(0.0))
    return TextbookFault{start ? Kind::flat_start : Kind::no_direction, !trace.epa.empty(),
                         trace.epa.empty() ? static_cast<int>(trace.gjk.size()) - 1 : record,
                         flatSentence(start, plane),
                         plane ? tr("gjklab never begins with a flat polygon, and never adds an edge whose ends "
                                    "coincide.")
                               : tr("gjklab never begins with a flat polytope, and never adds a facet whose vertices "
                                    "lie on one line.")};
  const dvec3 on = trace.polytope.vertices[static_cast<std::size_t>(facet.vertices[0])].w;
  for (std::size_t v = 0; v < vertices; ++v) {
    const double front = glm::dot(trace.polytope.vertices[v].w - on, facet.normal);
    if (front <= kSingle * trace.scale) continue;
    const Argument vertex = arg("vertex", fmt::format("{} = {}", polytopeNames(trace, Naming::for_life)[v],
                                                      vectorText(trace.polytope.vertices[v].w, plane ? 2 : 3)));
    const Argument height = arg("height", number(front));
    if (start)
      return TextbookFault{
          Kind::flat_start, true, 0,
          plane ? tr("EPA begins with an edge turned inside out: {vertex} lies {height} in front of it. The "
                     "textbook orients an edge by the side on which O lies, but O lies on it.",
                     vertex, height)
                : tr("EPA begins with a facet turned inside out: {vertex} lies {height} in front of it. The "
                     "textbook orients a facet by the side on which O lies, but O lies on it.",
                     vertex, height),
          plane ? tr("gjklab's own EPA never uses O to orient an edge: the vertices are in order from the start.")
                : tr("gjklab's own EPA never uses O to orient a facet: the vertices are in order from the start.")};
    return TextbookFault{
        Kind::not_convex, true, record,
        plane ? tr("The polygon stops being convex: {vertex} lies {height} in front of an edge.", vertex, height)
              : tr("The polytope stops being convex: {vertex} lies {height} in front of a facet.", vertex, height),
        plane ? tr("gjklab's own EPA removes every edge that w sees, by exact sign tests, and never uses O to orient "
                   "an edge.")
              : tr("gjklab's own EPA uses exact sign tests and never uses O to orient a facet.")};
  }
  return std::nullopt;
}

/// The first iteration after which a vertex lies in front of a facet that is alive, or a facet has no direction.
std::optional<TextbookFault> brokenPolytope(const gjk::Trace<3>& trace, bool plane) {
  for (std::size_t k = 0; k <= trace.epa.size(); ++k) {
    const int iteration = static_cast<int>(k);  // after it; 0: the polytope that EPA begins with
    const std::size_t vertices = k == 0 ? static_cast<std::size_t>(trace.gjk.back().simplex.size())
                                 : trace.epa[k - 1].new_vertex < 0
                                     ? trace.polytope.vertices.size()
                                     : static_cast<std::size_t>(trace.epa[k - 1].new_vertex) + 1;
    for (const auto& facet : trace.polytope.facets)
      if (facet.aliveAt(iteration + 1))
        if (auto fault =
                brokenFacet(trace, facet, iteration, std::min(vertices, trace.polytope.vertices.size()), plane))
          return fault;
  }
  return std::nullopt;
}

/// EPA ended at its limit of iterations or facets.
TextbookFault unfinishedDepth(const gjk::Trace<3>& trace, const gjk::Result<3>& right) {
  return {
      Kind::wrong_depth, true, static_cast<int>(trace.epa.size()) - 1,
      trn("The textbook's depth is {claim}; the true depth is {depth}. EPA ended at its limit, after {n} iteration.",
          "The textbook's depth is {claim}; the true depth is {depth}. EPA ended at its limit, after {n} iterations.",
          static_cast<long long>(trace.epa.size()), arg("claim", number(trace.result.depth)),
          arg("depth", number(right.depth))),
      tr("At a limit, too, gjklab's bounds are proven.")};
}

std::optional<TextbookFault> faultOf(const gjk::Trace<3>& trace, const gjk::Result<3>& right, bool plane) {
  if (trace.gjk.empty()) return std::nullopt;
  if (trace.epa.empty() && trace.result.termination == gjk::Termination::max_iterations) return endless(trace);
  if (auto fault = wrongWord(trace, right)) return fault;
  if (trace.polytope.facets.empty()) return std::nullopt;
  if (auto fault = brokenPolytope(trace, plane)) return fault;
  const double off = std::abs(trace.result.depth - right.depth);
  if (off <= kVisible * trace.scale) return std::nullopt;
  if (trace.result.termination == gjk::Termination::max_iterations) return unfinishedDepth(trace, right);
  return TextbookFault{Kind::wrong_depth, true, static_cast<int>(trace.epa.size()) - 1,
                       tr("The textbook's depth is {claim}; the true depth is {depth}. {limit} is an absolute "
                          "tolerance, and no coordinate of A ⊖ B exceeds {size} in magnitude.",
                          arg("claim", number(trace.result.depth)), arg("depth", number(right.depth)),
                          arg("limit", inReadersDigits("0.0001")), arg("size", number(trace.scale))),
                       tr("gjklab stops when its bounds agree, with a tolerance relative to the largest coordinate of "
                          "A ⊖ B in magnitude.")};
}

}  // namespace

TextbookRun judgeTextbook(const Scene& scene, const Run& run) {
  TextbookRun judged{referenceOf(scene), std::nullopt};
  judged.fault = faultOf(run.trace, judged.reference, run.dimension == 2);
  return judged;
}

std::string placeText(const TextbookFault& fault) {
  return tr("in {phase} iteration {iteration}", arg("phase", fault.epa ? "EPA" : "GJK"),
            arg("iteration", fault.record + 1));
}

}  // namespace gjklab
