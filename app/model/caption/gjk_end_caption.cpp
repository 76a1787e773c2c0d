// How GJK ended, and what proves it.

#include "model/caption/gjk_caption.h"

#include <glm/geometric.hpp>

namespace gjklab {

namespace {

/// " The radii … are taken off: …": what the answer owes to the radii that were set aside.
std::string radiiSentence(const CaptionContext& t, double core_distance) {
  const auto& trace = t.run.trace;
  if (trace.radius_sum <= 0) return "";
  const Argument radii = arg("radii", number(trace.radius_sum));
  const double rest = core_distance - trace.radius_sum;
  if (trace.result.status == gjk::Status::touching)
    return " " + tr("GJK subtracts the radii, {radii} in total: the shapes **touch**.", radii);
  if (rest > 0)
    return " " + tr("GJK subtracts the radii, {radii} in total: the shapes are {distance} apart.", radii,
                    arg("distance", number(rest)));
  return " " + tr("GJK subtracts the radii, {radii} in total: the shapes overlap by {depth}.", radii,
                  arg("depth", number(-rest)));
}

/// "Separated", "Touching", "The cores are apart": what GJK has found when its progress test ends it.
const char* foundTitle(const CaptionContext& t) {
  if (t.cores()) return tr("The cores are apart: what proves it?");
  return t.run.trace.result.status == gjk::Status::touching ? tr("Touching: what proves it?")
                                                            : tr("Separated: what proves it?");
}

/// The boolean method's proof: all on one side, O on the other.
void tellSeparatingDirection(const CaptionContext& t, double reach, Caption& out) {
  static constexpr PerDimension<ShapeForms> kSides{
      ShapeForms{
          translatable("With d = {d}, w has all of A ⊖ B on one side and O on the other."),
          translatable("With d = {d}, w has all of the cores' difference on one side and O on the other, {reach} away, "
                       "more than the radii of {radii}.")},
      ShapeForms{translatable("With d = {d}, the line through w perpendicular to d has all of A ⊖ B on one side and O "
                              "on the other."),
                 translatable("With d = {d}, the line through w perpendicular to d has all of the cores' difference on "
                              "one side and O on the other, {reach} away, more than the radii of {radii}.")},
      ShapeForms{translatable("With d = {d}, the plane through w perpendicular to d has all of A ⊖ B on one side and O "
                              "on the other."),
                 translatable("With d = {d}, the plane through w perpendicular to d has all of the cores' difference "
                              "on one side and O on the other, {reach} away, more than the radii of {radii}.")}};
  static constexpr ShapeForms kBrief{translatable("All of A ⊖ B falls {gap} short of O."),
                                     translatable("The cores' difference falls {gap} short of O.")};
  out.title = tr("Separated: what proves it?");
  out.body = tr(t.form(kSides), arg("d", t.vector(t.gjk().direction)), arg("reach", number(reach)),
                arg("radii", number(t.run.trace.radius_sum)));
  out.body += std::string(" ") + tr("This method does not measure how far apart the shapes are.");
  out.brief = tr(t.form(kBrief), arg("gap", number(reach)));
}

/// The boolean method: the shapes meet though the simplex does not hold O.
void tellMeetingEnd(const CaptionContext& t, Caption& out) {
  const bool intersect = t.run.trace.result.status == gjk::Status::intersecting;
  out.title = tr("The shapes meet: what proves it?");
  out.body =
      noneNearerSentence(t) + " " + (intersect ? tr("So the shapes **intersect**.") : tr("So the shapes **touch**."));
  out.brief =
      intersect ? tr("Nothing is nearer to O: the shapes intersect.") : tr("Nothing is nearer to O: the shapes touch.");
}

/// The distance method: x is the nearest point, and w proves it.
void tellNearestEnd(const CaptionContext& t, double distance, double reach, Caption& out) {
  static constexpr PerDimension<ShapeForms> kBeyond{
      ShapeForms{translatable("x is a point of A ⊖ B at distance {distance}, and all of A ⊖ B lies beyond w, {reach} "
                              "from O."),
                 translatable("x is a point of the cores' difference at distance {distance}, and all of the cores' "
                              "difference lies beyond w, {reach} from O.")},
      ShapeForms{translatable("x is a point of A ⊖ B at distance {distance}, and all of A ⊖ B lies beyond the line "
                              "through w perpendicular to d, {reach} from O."),
                 translatable("x is a point of the cores' difference at distance {distance}, and all of the cores' "
                              "difference lies beyond the line through w perpendicular to d, {reach} from O.")},
      ShapeForms{translatable("x is a point of A ⊖ B at distance {distance}, and all of A ⊖ B lies beyond the plane "
                              "through w perpendicular to d, {reach} from O."),
                 translatable("x is a point of the cores' difference at distance {distance}, and all of the cores' "
                              "difference lies beyond the plane through w perpendicular to d, {reach} from O.")}};
  static constexpr ShapeForms kNoneNearer{translatable("So nothing is nearer: the shapes' distance is {distance}."),
                                          translatable("So nothing is nearer: the cores' distance is {distance}.")};
  static constexpr ShapeForms kZero{
      translatable("x is a point of A ⊖ B at distance {distance}: that is zero within the tolerance."),
      translatable("x is a point of the cores' difference at distance {distance}: that is zero within the tolerance.")};
  const std::string far = number(distance), least = number(reach);
  const Argument x = arg("distance", far), bound = arg("reach", least);
  out.title = foundTitle(t);
  out.body = reach > 0 ? tr(t.form(kBeyond), x, bound) + " " + tr(t.form(kNoneNearer), x) : tr(t.form(kZero), x);
  out.brief = reach <= 0     ? std::string(tr("x is O itself, within the tolerance."))
              : far == least ? tr("x is {distance} from O, and no point is nearer.", x)
                             : tr("x is {distance} from O; no point is nearer than {reach}.", x, bound);
  out.body += radiiSentence(t, distance);
}

void tellSeparatedEnd(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  const double reach = -glm::dot(record.support.w, record.direction) / glm::length(record.direction);
  if (t.run.trace.result.termination == gjk::Termination::separating_direction)
    return tellSeparatingDirection(t, reach, out);
  if (t.boolean()) return tellMeetingEnd(t, out);
  const auto* before = t.gjkBefore();
  const bool left_out = record.region == gjk::kNoFeature && before;
  tellNearestEnd(t, left_out ? before->upper_bound : record.upper_bound, reach, out);
}

/// Where the simplex holds O, and that it is a point of both.
void tellSharedPoint(const CaptionContext& t, Caption& out) {
  static constexpr ShapeForms kVertex{
      translatable("O is *{feature}* itself, a point of A ⊖ B, so A and B have a point in common."),
      translatable("O is *{feature}* itself, a point of the cores' difference, so the cores have a point in common.")};
  static constexpr KindForms kLies{.interval = translatable("O lies in the interval *{feature}*."),
                                   .edge = translatable("O lies on the edge *{feature}*."),
                                   .triangle = translatable("O lies in the triangle *{feature}*."),
                                   .face = translatable("O lies on the face *{feature}*."),
                                   .tetrahedron = translatable("O lies in the tetrahedron *{feature}*.")};
  static constexpr ShapeForms kBelongs{
      translatable("All of it belongs to A ⊖ B, so A and B have a point in common."),
      translatable("All of it belongs to the cores' difference, so the cores have a point in common.")};
  static constexpr KindForms kBrief{
      .interval = translatable("O lies in the interval *{feature}*: a shared point."),
      .edge = translatable("O lies on the edge *{feature}*: a shared point."),
      .triangle = translatable("O lies in the triangle *{feature}*: a shared point."),
      .face = translatable("O lies on the face *{feature}*: a shared point."),
      .tetrahedron = translatable("O lies in the tetrahedron *{feature}*: a shared point.")};
  const gjk::Feature kept = t.gjk().kept;
  const Argument feature = arg("feature", t.names.of(kept));
  if (gjk::vertexCount(kept) == 1) {
    out.body = tr(t.form(kVertex), feature);
    out.brief = tr("O is *{feature}* itself: they share a point.", feature);
  } else {
    out.body = tr(t.form(kLies, kept), feature) + " " + tr(t.form(kBelongs));
    out.brief = tr(t.form(kBrief, kept), feature);
  }
}

void tellEnclosedEnd(const CaptionContext& t, Caption& out) {
  static constexpr PerDimension<const char*> kGrows{
      translatable("GJK cannot tell whether they overlap or only touch. EPA finds out by growing an interval from "
                   "*{feature}*."),
      translatable("GJK cannot tell whether they overlap or only touch. EPA finds out by growing a polygon from "
                   "*{feature}*."),
      translatable("GJK cannot tell whether they overlap or only touch. EPA finds out by growing a polytope from "
                   "*{feature}*.")};
  const auto& trace = t.run.trace;
  const bool full = gjk::vertexCount(t.gjk().kept) == t.run.dimension + 1;
  out.title = t.cores()                                                  ? tr("The cores meet: what proves it?")
              : full && trace.result.status == gjk::Status::intersecting ? tr("Intersecting: what proves it?")
                                                                         : tr("The shapes meet: what proves it?");
  tellSharedPoint(t, out);
  out.body += " ";
  if (!trace.epa.empty() && full)
    out.body += tr("GJK cannot tell how deep the overlap is: EPA grows this simplex to find out.");
  else if (!trace.epa.empty())
    out.body += tr(t.form(kGrows), arg("feature", t.names.of(t.gjk().kept)));
  else if (trace.radius_sum > 0)
    out.body += tr("The cores themselves have no depth: the radii, {radii} in total, are the whole depth.",
                   arg("radii", number(trace.radius_sum)));
  else
    out.body += std::string(tr("The run ends here.")) + " " + reasonSentence(t, trace.result.termination);
}

/// GJK stopped without a proof.
void tellStoppedEnd(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  const gjk::Termination termination = t.run.trace.result.termination;
  out.title = termination == gjk::Termination::max_iterations ? tr("GJK stops at its iteration limit")
                                                              : tr("GJK stops before it is done");
  out.body = fmt::format("**{}**: {}", terminationText(termination), reasonSentence(t, termination));
  if (t.boolean()) {
    out.brief = tr("Neither yes nor no is proven.");
    return;
  }
  out.brief = tr("Proven so far: {range}.", arg("range", rangeText(record.lower_bound, record.upper_bound)));
  out.body += " " + distanceSentence(t, record.lower_bound, record.upper_bound);
}

}  // namespace

void tellGjkEnd(const CaptionContext& t, Caption& out) {
  switch (t.gjk().decision) {
    case gjk::GjkDecision::separated:
      tellSeparatedEnd(t, out);
      break;
    case gjk::GjkDecision::enclosed:
      tellEnclosedEnd(t, out);
      break;
    case gjk::GjkDecision::go_on:
    case gjk::GjkDecision::stopped:
      tellStoppedEnd(t, out);
      break;
  }
  if (t.run.trace.epa.empty() && t.run.trace.radius_sum == 0) addAnswerFacts(t, out);
}

}  // namespace gjklab
