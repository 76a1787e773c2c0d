// Where a textbook run goes wrong: judged by the reference's answer and by the geometry of its own polytope.

#include "model/run/textbook.h"
#include "model/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace gjklab {
namespace {

/// Single precision has some seven digits; what is off by more than a few of the last is wrong.
constexpr double kSingle = 1e-5;

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

/// The same simplex twice in a run that never ended.
std::optional<TextbookFault> circle(const gjk::Trace<3>& trace) {
  for (std::size_t i = 1; i < trace.gjk.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const Pairs pairs = keptPairs(trace.gjk[i]);
      if (pairs.empty() || pairs.count({-1, -1}) > 0 || pairs != keptPairs(trace.gjk[j])) continue;
      return TextbookFault{
          static_cast<int>(i), -1,
          fmt::format("Step {} holds the same simplex as step {}: the run goes round in a circle, here until its limit "
                      "of {} steps.",
                      i + 1, j + 1, trace.gjk.size()),
          "The reference goes on only while |x| falls, so that no simplex comes twice, and stops where its bounds "
          "meet."};
    }
  return TextbookFault{static_cast<int>(trace.gjk.size()) - 1, -1,
                       fmt::format("No end after {} steps.", trace.gjk.size()),
                       "The reference stops where its bounds have met."};
}

std::optional<TextbookFault> wrongWord(const gjk::Trace<3>& trace, const gjk::Result<3>& right) {
  const gjk::Result<3>& found = trace.result;
  if (found.status == right.status) return std::nullopt;
  const int last = static_cast<int>(trace.gjk.size()) - 1;
  const std::string word = gjk::name(found.status), truth = gjk::name(right.status);
  if (right.status == gjk::Status::touching)
    return TextbookFault{last, -1,
                         fmt::format("It says {}; the two touch. A sign that rounding decides says one thing here and "
                                     "another a little further on.",
                                     word),
                         "The reference says touching wherever zero lies within what its digits can tell."};
  return TextbookFault{
      last, -1,
      fmt::format("It says {}; the two are {}, by {}.", word, truth, number(std::max(right.distance, right.depth))),
      "The reference believes no sign: it ends with bounds that prove the answer."};
}

/// The first iteration after which a vertex lies in front of a facet that is alive, or a facet has no direction.
std::optional<TextbookFault> brokenPolytope(const Run& run) {
  const gjk::Trace<3>& trace = run.trace;
  const auto& vertices = trace.polytope.vertices;
  for (std::size_t k = 0; k <= trace.epa.size(); ++k) {
    const int iteration = static_cast<int>(k);  // after it; 0: the polytope that EPA begins with
    const std::size_t born = k == 0 ? static_cast<std::size_t>(trace.gjk.back().simplex.size())
                             : trace.epa[k - 1].new_vertex < 0
                                 ? vertices.size()
                                 : static_cast<std::size_t>(trace.epa[k - 1].new_vertex) + 1;
    for (const auto& facet : trace.polytope.facets) {
      if (!facet.aliveAt(iteration + 1)) continue;
      const int record = std::max(0, iteration - 1);
      if (!std::isfinite(facet.distance))
        return TextbookFault{-1, record,
                             "A facet has no direction: its corners lie in one line, and its normal is 0 / 0.",
                             "The reference never begins with a flat polytope, and adds no point that makes one."};
      const dvec3 on = vertices[static_cast<std::size_t>(facet.vertices[0])].w;
      for (std::size_t v = 0; v < std::min(born, vertices.size()); ++v) {
        const double front = glm::dot(vertices[v].w - on, facet.normal);
        if (front > kSingle * trace.scale)
          return TextbookFault{
              -1, record,
              fmt::format("The polytope is no longer convex: w{} stands {} in front of a facet.",
                          subscript(static_cast<int>(v)), number(front)),
              "The reference decides with exact signs which facets w sees, and turns no facet by where O lies."};
      }
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<TextbookFault> textbookFault(const Scene& scene, const Run& run) {
  const gjk::Trace<3>& trace = run.trace;
  if (trace.gjk.empty()) return std::nullopt;
  const gjk::Result<3> right = referenceOf(scene);
  if (trace.epa.empty() && trace.result.termination == gjk::Termination::max_iterations) return circle(trace);
  if (auto fault = wrongWord(trace, right)) return fault;
  if (trace.polytope.facets.empty()) return std::nullopt;
  if (auto fault = brokenPolytope(run)) return fault;
  const double off = std::abs(trace.result.depth - right.depth);
  if (off <= std::max(2e-4, kSingle * trace.scale)) return std::nullopt;
  return TextbookFault{
      -1, static_cast<int>(trace.epa.size()) - 1,
      fmt::format("It says {} deep; the depth is {}.", number(trace.result.depth), number(right.depth)),
      "The reference ends where its bounds meet, whatever the size of the bodies."};
}

}  // namespace gjklab
