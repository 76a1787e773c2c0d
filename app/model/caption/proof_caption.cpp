// The proof of an answer in a few rows: what is proven by which evidence, and what the check says.

#include "model/caption/caption_parts.h"
#include "model/run/proof.h"
#include "model/text/characters.h"
#include "model/text/paragraph.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

namespace gjklab {

namespace {

/// The evidence from within: points of the bodies themselves.
Fact fromPoints(const Proof& proof, std::string value) {
  if (proof.polytope_points > 0)
    return {tr("polytope"), std::move(value), counted(proof.polytope_points, "point", "points")};
  return {tr("simplex"), std::move(value), counted(proof.simplex_points, "point", "points")};
}

/// n, if it proves the bound; a method that does not compute the distance has an n that proves less.
std::string directionOf(const CaptionContext& t, const Proof& proof) {
  constexpr double kSame = 1e-9;
  const bool same = glm::distance(proof.direction, t.run.trace.result.normal) < kSame;
  return same ? "n" : t.vector(proof.direction);
}

std::string shortly(double value) { return "**" + number(value, 4) + "**"; }

void provesGap(const CaptionContext& t, const Proof& proof, Caption& out) {
  static constexpr PerDimension<const char*> kProof{
      translatable(
          "**Proof:** one of the two points belongs to A, the other to B, and no point of A or B lies between them."),
      translatable(
          "**Proof:** one of the two lines touches A, the other touches B, and no point of A or B lies between them."),
      translatable("**Proof:** one of the two planes touches A, the other touches B, and no point of A or B lies "
                   "between them.")};
  static constexpr PerDimension<const char*> kBrief{
      translatable("They are {distance} apart: the stretch between is empty."),
      translatable("They are {distance} apart: the strip between is empty."),
      translatable("They are {distance} apart: the slab between them is empty.")};
  out.body += std::string(" ") + tr(t.form(kProof));
  const auto& result = t.run.trace.result;
  if (result.has_distance && result.status == gjk::Status::separated &&
      number(proof.lower, 4) == number(result.distance, 4))
    out.brief = tr(t.form(kBrief), arg("distance", shortly(result.distance)));
}

/// Adds a sentence to the body if it still fits.
void addIfRoom(std::string& body, const std::string& sentence) {
  constexpr int kMostBody = 320;
  if (characterCount(body) + 1 + characterCount(sentence) <= kMostBody) addSentence(body, sentence);
}

/// What follows from the part of A ⊖ B around O, of depth `least` with the radii; and why the answer's way is enough.
void tellWhatFollows(const CaptionContext& t, const Proof& proof, double least, Caption& out) {
  const auto& result = t.run.trace.result;
  if (!result.has_distance) return;
  const std::string depth = number(result.depth, 4);
  if (number(least, 4) != depth) {
    if (!t.cores()) addIfRoom(out.body, tr("So every way out is at least that long."));
    return;
  }
  addIfRoom(out.body, tr("So no shorter move is enough."));
  if (number(-proof.lower, 4) == depth && directionOf(t, proof) == "n")
    addIfRoom(out.body, tr("This one is: along n, A ⊖ B reaches only {depth} beyond O.", arg("depth", depth)));
}

void provesOverlap(const CaptionContext& t, const Proof& proof, Caption& out) {
  static constexpr PerDimension<ShapeForms> kProof{
      ShapeForms{translatable("**Proof:** an interval in A ⊖ B contains all points within {radius} of O."),
                 translatable("**Proof:** an interval in the cores' difference contains all points within {radius} of "
                              "O; the radii add to that.")},
      ShapeForms{translatable("**Proof:** a polygon in A ⊖ B contains the disc of radius {radius} around O."),
                 translatable("**Proof:** a polygon in the cores' difference contains the disc of radius {radius} "
                              "around O; the radii add to that.")},
      ShapeForms{translatable("**Proof:** a polytope in A ⊖ B contains the ball of radius {radius} around O."),
                 translatable("**Proof:** a polytope in the cores' difference contains the ball of radius {radius} "
                              "around O; the radii add to that.")}};
  static constexpr const char* kPlain = translatable("Move B by {depth} along n; no shorter move is enough.");
  static constexpr PerDimension<ShapeForms> kReason{
      ShapeForms{kPlain, kPlain},
      ShapeForms{translatable("Move B {depth} along n, no less: the disc is in A ⊖ B."), kPlain},
      ShapeForms{translatable("Move B {depth} along n, no less: the ball is in A ⊖ B."), kPlain}};
  if (proof.vertices.empty()) {
    if (!proof.simplex.empty())
      out.body += std::string(" ") + tr("**Proof of the overlap:** |x| is less than the sum of the radii.");
    return;
  }
  const double least = std::max(0.0, -proof.upper);
  out.body += " " + tr(t.form(kProof), arg("radius", number(std::max(0.0, least - t.run.trace.radius_sum), 4)));
  tellWhatFollows(t, proof, least, out);
  const auto& result = t.run.trace.result;
  const Argument depth = arg("depth", shortly(result.depth));
  // A ball that O's mark covers proves nothing to the eye.
  constexpr double kSeen = 0.06;
  const char* reason = result.depth > kSeen * t.run.trace.scale ? t.form(kReason) : kPlain;
  if (number(least, 4) == number(result.depth, 4))
    out.brief = briefOf({tr(reason, depth), tr(kPlain, depth), tr("Move B by at least {depth} along n.", depth)});
}

// What the library's check of a proof finds wrong.
[[maybe_unused]] constexpr const char* kFaults[] = {translatable("there is no answer"),
                                                    translatable("the direction does not separate the bodies"),
                                                    translatable("no proof that the bodies overlap"),
                                                    translatable("they may overlap by more than twice the tolerance"),
                                                    translatable("they may be further apart than twice the tolerance"),
                                                    translatable("the lower bound is not proven"),
                                                    translatable("the upper bound is not proven"),
                                                    translatable("the number lies outside the proven bounds")};

/// The check's reason for its "no", which the library writes as "not proven: … (number)".
std::string faultOf(const std::string& reason) {
  const std::string kBegin = "not proven: ";
  const std::size_t end = reason.rfind(" (");
  if (!reason.starts_with(kBegin) || end == std::string::npos) return reason;
  const std::string fault = reason.substr(kBegin.size(), end - kBegin.size());
  return tr("not proven: {fault}", arg("fault", tr(fault.c_str()))) + inReadersDigits(reason.substr(end));
}

}  // namespace

/// What the picture of the result shows as the proof, in one sentence.
void tellProof(const CaptionContext& t, Caption& out) {
  if (!t.run.proof || !t.run.proof->verified) return;
  const Proof& proof = *t.run.proof;
  if (proof.claim == gjk::Status::intersecting) return provesOverlap(t, proof, out);
  if (proof.claim == gjk::Status::separated) return provesGap(t, proof, out);
  static constexpr PerDimension<const char*> kFlat{translatable("**Proof:** A and B are the same point."),
                                                   translatable("**Proof:** A and B lie on one line."),
                                                   translatable("**Proof:** A and B lie in one plane.")};
  static constexpr PerDimension<const char*> kTouches{
      translatable("**Proof:** one point belongs to both, with A on one side and B on the other."),
      translatable("**Proof:** one line touches both, with A on one side and B on the other."),
      translatable("**Proof:** one plane touches both, with A on one side and B on the other.")};
  const bool flat = t.run.trace.result.termination == gjk::Termination::flat_difference;
  out.body += std::string(" ") + tr(t.form(flat ? kFlat : kTouches));
}

void addProofTable(const CaptionContext& t, Caption& out) {
  if (!t.run.proof) return;
  const Proof& proof = *t.run.proof;
  const bool depth = proof.claim == gjk::Status::intersecting;
  const char* what = depth ? tr("depth") : tr("distance");
  const auto bound = [&](const char* sign, double signed_distance) {
    // A negative rounding error proves no more than zero, and one of the size of A ⊖ B's last digits is zero.
    const double proven = std::max(0.0, depth ? -signed_distance : signed_distance);
    return fmt::format("{} {} {}", what, sign, number(proven <= 1e-15 * t.run.trace.scale ? 0 : proven));
  };
  FactTable table;
  table.title = tr("PROOF");
  if (std::isfinite(proof.lower))
    table.rows.push_back({tr("direction"), bound(depth ? "≤" : "≥", proof.lower),
                          tr("along {direction}", arg("direction", directionOf(t, proof)))});
  if (std::isfinite(proof.upper)) table.rows.push_back(fromPoints(proof, bound(depth ? "≥" : "≤", proof.upper)));
  table.rows.push_back({tr("check"), proof.verified ? tr("passed") : tr("failed"), tr("independent")});
  if (!proof.verified) table.rows.push_back({"", "", faultOf(proof.reason)});
  out.tables.push_back(std::move(table));
}

}  // namespace gjklab
