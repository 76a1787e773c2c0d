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

}  // namespace

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
