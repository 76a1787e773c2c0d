// The false claims of a replayed run beside the true values: in difference space the points, directions, lengths and
// features themselves, in world space the points of the bodies behind a support point.

#include "model/figure/figure_parts.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

namespace gjklab {
namespace {

constexpr double kDisputeArrow = 96;  ///< pixels

dvec2 sideOf(const FigureBuilder& builder, dvec3 from, dvec3 to) {
  const dvec2 along = builder.screenDirection(to - from);
  return along == dvec2(0.0) ? dvec2(0.7, -0.7) : along;
}

/// A support point, a nearest point, or a vertex that is none of A ⊖ B.
const char* letterOf(const Dispute& dispute) {
  if (dispute.pair) return " *w*";
  return dispute.truth.empty() ? "" : " *x*";
}

void addPoint(FigureBuilder& builder, const Dispute& dispute) {
  const std::string letter = letterOf(dispute);
  const bool both = !dispute.claimed.empty() && !dispute.truth.empty();
  if (both) builder.line(Role::claimed, dispute.claimed[0], dispute.truth[0], Emphasis::faint, true);
  for (const dvec3& point : dispute.claimed) {
    builder.marker(Role::claimed, point, MarkerShape::square);
    builder.label(Role::claimed, point, tr("claimed") + letter,
                  both ? sideOf(builder, dispute.truth[0], point) : dvec2(0.7, 0.7), priority_answer);
  }
  for (const dvec3& point : dispute.truth) {
    builder.marker(Role::truth, point, MarkerShape::diamond);
    builder.label(Role::truth, point, tr("true") + letter,
                  both ? sideOf(builder, dispute.claimed[0], point) : dvec2(0.7, 0.7), priority_answer);
  }
}

/// From O, if they can be distinguished.
void addDirections(FigureBuilder& builder, const Dispute& dispute) {
  const double length = builder.pixels(kDisputeArrow);
  const auto add = [&](Role role, const std::vector<dvec3>& directions, const char* name, bool dashed) {
    for (const dvec3& direction : directions) {
      const dvec3 tip = direction * length;
      builder.arrow(role, dvec3(0.0), tip, Emphasis::normal, dashed);
      builder.label(role, tip, name, sideOf(builder, dvec3(0.0), tip), priority_answer);
    }
  };
  add(Role::claimed, dispute.claimed, tr("claimed *d*"), true);
  add(Role::truth, dispute.truth, tr("towards *O*"), false);
}

void addFeature(FigureBuilder& builder, Role role, const std::vector<dvec3>& corners, const char* name, bool dashed,
                dvec2 away) {
  if (corners.empty()) return;
  dvec3 middle(0.0);
  for (std::size_t i = 0; i < corners.size(); ++i) {
    middle += corners[i] / static_cast<double>(corners.size());
    builder.marker(role, corners[i], dashed ? MarkerShape::square : MarkerShape::diamond);
    for (std::size_t j = i + 1; j < corners.size(); ++j)
      builder.line(role, corners[i], corners[j], Emphasis::normal, dashed);
  }
  builder.label(role, middle, name, away, priority_answer);
}

void addBound(FigureBuilder& builder, const Dispute& dispute) {
  const auto add = [&](Role role, double length, const std::string& name, bool outer) {
    if (!(length > 0)) return;
    addLengthAroundOrigin(builder, role, length, name + " " + number(length, 4), outer);
  };
  const double claimed = *dispute.claimed_length, truth = *dispute.true_length;
  add(Role::claimed, claimed, dispute.name, claimed > truth);
  add(Role::truth, truth, dispute.true_name, claimed <= truth);
}

void addPolytope(FigureBuilder& builder, const Dispute& dispute) {
  addFeature(builder, Role::claimed, dispute.claimed, dispute.name.c_str(), true, {0.7, 0.7});
  for (const dvec3& point : dispute.truth) {
    builder.marker(Role::truth, point, MarkerShape::diamond);
    if (!dispute.true_name.empty()) builder.label(Role::truth, point, dispute.true_name, {-0.7, -0.7}, priority_answer);
  }
}

}  // namespace

void addDifferenceDisputes(FigureBuilder& builder) {
  for (const Dispute& dispute : builder.frame.disputes) switch (dispute.kind) {
      case Dispute::Kind::point:
        addPoint(builder, dispute);
        break;
      case Dispute::Kind::direction:
        addDirections(builder, dispute);
        break;
      case Dispute::Kind::feature:
        addFeature(builder, Role::claimed, dispute.claimed, tr("claimed region"), true, {0.7, 0.7});
        addFeature(builder, Role::truth, dispute.truth, tr("true region"), false, {-0.7, -0.7});
        break;
      case Dispute::Kind::bound:
        addBound(builder, dispute);
        break;
      case Dispute::Kind::polytope:
        addPolytope(builder, dispute);
        break;
    }
}

void addWorldDisputes(FigureBuilder& builder) {
  for (const Dispute& dispute : builder.frame.disputes) {
    if (!dispute.pair || !dispute.claimed_pair) continue;
    for (const Which which : {Which::a, Which::b}) {
      const bool first = which == Which::a;
      const dvec3 lift = rowOf(builder, which);
      const dvec3 truth = (first ? dispute.pair->a : dispute.pair->b) + lift;
      const dvec3 claimed = (first ? dispute.claimed_pair->a : dispute.claimed_pair->b) + lift;
      if (builder.onScreen(truth, claimed) < 2) continue;
      builder.line(Role::claimed, claimed, truth, Emphasis::faint, true);
      builder.marker(Role::claimed, claimed, MarkerShape::square);
      builder.marker(Role::truth, truth, MarkerShape::diamond);
      builder.label(Role::truth, truth, first ? tr("true *s_A(d)*") : tr("true *s_B(−d)*"),
                    sideOf(builder, claimed, truth), priority_answer);
    }
  }
}

}  // namespace gjklab
