// The proof of an answer in a few rows: what is proven by which evidence, and what the check says.

#include "model/caption/caption_parts.h"
#include "model/run/proof.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

namespace gjklab {

namespace {

/// The evidence from within: points of the bodies themselves.
Fact fromPoints(const Proof& proof, std::string value) {
  if (proof.polytope_points > 0) return {"polytope", std::move(value), fmt::format("{} points", proof.polytope_points)};
  return {"simplex", std::move(value), counted(proof.simplex_points, "point", "points")};
}

/// n, where that is the one; a method that was not asked for the distance has an n that proves less.
std::string directionOf(const Telling& t, const Proof& proof) {
  constexpr double kSame = 1e-9;
  const bool same = glm::distance(proof.direction, t.run.trace.result.normal) < kSame;
  return same ? "n" : t.vector(proof.direction);
}

std::string shortly(double value) { return "**" + number(value, 4) + "**"; }

struct ProofWords {
  const char *lines, *one_line, *strip, *round;
};
const ProofWords& proofWords(int dimension) {
  static constexpr ProofWords kWords[3] = {{"marks", "mark", "stretch", "interval"},
                                           {"lines", "line", "strip", "circle"},
                                           {"planes", "plane", "slab", "ball"}};
  return kWords[dimension - 1];
}

void provesGap(const Telling& t, const Proof& proof, Caption& out) {
  const ProofWords& word = proofWords(t.run.dimension);
  out.body += fmt::format(
      " **Proof:** one of the two {} touches A, the other touches B, and between them lies no point of either.",
      word.lines);
  const auto& result = t.run.trace.result;
  if (result.has_distance && result.status == gjk::Status::separated &&
      number(proof.lower, 4) == number(result.distance, 4))
    out.brief = fmt::format("They are {} apart: the {} between is empty.", shortly(result.distance), word.strip);
}

void provesOverlap(const Telling& t, const Proof& proof, Caption& out) {
  const ProofWords& word = proofWords(t.run.dimension);
  if (proof.vertices.empty()) {
    out.body += proof.simplex.empty()
                    ? ""
                    : " **Proof:** the simplex has a point nearer to O than the radii together are long.";
    return;
  }
  const double least = std::max(0.0, -proof.upper);
  out.body +=
      fmt::format(" **Proof:** the {} belongs to {}, and a{} {} of radius {} around O fits into it{}.",
                  words(t.run.dimension).polytope, t.difference(), word.round[0] == 'i' ? "n" : "", word.round,
                  number(std::max(0.0, least - t.run.trace.radius_sum), 4), t.cores() ? "; the radii add to that" : "");
  const auto& result = t.run.trace.result;
  if (number(least, 4) == number(result.depth, 4))
    out.brief = briefOf({fmt::format("Move B by {} along n: no shorter move parts them.", shortly(result.depth)),
                         fmt::format("Move B by {} along n, not less.", shortly(result.depth))});
}

}  // namespace

/// What the picture of the result shows as the proof, in one sentence.
void tellProof(const Telling& t, Caption& out) {
  if (!t.run.proof || !t.run.proof->verified) return;
  const Proof& proof = *t.run.proof;
  if (proof.claim == gjk::Status::intersecting) return provesOverlap(t, proof, out);
  if (proof.claim == gjk::Status::separated) return provesGap(t, proof, out);
  out.body += fmt::format(" **Proof:** one {} touches both, with A on one side and B on the other.",
                          proofWords(t.run.dimension).one_line);
}

void addProofTable(const Telling& t, Caption& out) {
  if (!t.run.proof) return;
  const Proof& proof = *t.run.proof;
  const bool depth = proof.claim == gjk::Status::intersecting;
  const char* what = depth ? "depth" : "distance";
  const auto bound = [&](const char* sign, double signed_distance) {
    // What rounding has left below zero proves no more than zero does.
    return fmt::format("{} {} {}", what, sign, number(std::max(0.0, depth ? -signed_distance : signed_distance)));
  };
  FactTable table{"PROOF", {}};
  if (std::isfinite(proof.lower))
    table.rows.push_back({"direction", bound(depth ? "≤" : "≥", proof.lower), "along " + directionOf(t, proof)});
  if (std::isfinite(proof.upper)) table.rows.push_back(fromPoints(proof, bound(depth ? "≥" : "≤", proof.upper)));
  table.rows.push_back({"checked", proof.verified ? "proven" : "not proven", "by other means"});
  if (!proof.verified) table.rows.push_back({"", "", proof.reason});
  out.tables.push_back(std::move(table));
}

}  // namespace gjklab
