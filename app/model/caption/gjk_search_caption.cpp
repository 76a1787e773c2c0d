// The first half of a GJK iteration: the search direction, the support point, the progress test.

#include "model/caption/gjk_caption.h"

#include <algorithm>
#include <glm/geometric.hpp>

namespace gjklab {

namespace {

using Mood = TestRow::Mood;

/// Length of the search direction's reach: how far along d, from O, the support point lies (negative: short of O).
double reachOf(const gjk::GjkRecord<3>& record) {
  return glm::dot(record.support.w, record.direction) / glm::length(record.direction);
}

const char* reachVerdict(double reach) {
  return reach < 0 ? tr("short of O") : reach > 0 ? tr("past O") : tr("level with O");
}

/// The boolean method continues: w passes O, or comes as near as the radii and the tolerance allow.
void tellBooleanGoesOn(double reach, double radii, Caption& out) {
  const Argument gap = arg("gap", number(-reach));
  if (reach > 0) {
    out.brief = tr("Yes, by {reach}: O may be inside, so w joins.", arg("reach", number(reach)));
  } else if (reach == 0) {
    out.brief = tr("w is level with O: O may be inside, so w joins.");
  } else if (radii > 0) {
    out.brief = tr("No, but the radii may bridge {gap}: w joins.", gap);
    out.body += " " + tr("The radii, {radii} in total, may still bridge that.", arg("radii", number(radii)));
  } else {
    out.brief = tr("No: short by less than the tolerance, so w joins.");
    out.body += std::string(" ") + tr("That is within the tolerance, so nothing is proven.");
  }
  out.body += std::string(" ") + tr("O may be inside: w will join the simplex.");
}

/// The boolean method has found a direction along which w does not reach O.
void tellBooleanSeparated(const CaptionContext& t, double reach, double radii, Caption& out) {
  static constexpr PerDimension<ShapeForms> kSeparates{
      ShapeForms{translatable("Thus w separates O from A ⊖ B: the shapes are **separated**."),
                 translatable("Thus w separates O from the cores' difference: the shapes are **separated**.")},
      ShapeForms{translatable("Thus the line through w perpendicular to d separates O from A ⊖ B: the shapes are "
                              "**separated**."),
                 translatable("Thus the line through w perpendicular to d separates O from the cores' difference: the "
                              "shapes are **separated**.")},
      ShapeForms{translatable("Thus the plane through w perpendicular to d separates O from A ⊖ B: the shapes are "
                              "**separated**."),
                 translatable("Thus the plane through w perpendicular to d separates O from the cores' difference: the "
                              "shapes are **separated**.")}};
  out.brief = tr("No, {gap} short of O: the shapes are apart.", arg("gap", number(-reach)));
  if (radii > 0) out.body += " " + tr("The radii reach only {radii}.", arg("radii", number(radii)));
  out.body += std::string(" ") + tr(t.form(kSeparates));
  out.tests.front().verdict = tr(gjk::name(gjk::Status::separated));
  out.tests.front().mood = Mood::good;
}

/// The boolean method finds no point nearer to O than the simplex: they meet.
void tellBooleanMeeting(const CaptionContext& t, double radii, Caption& out) {
  const bool intersect = t.run.trace.result.status == gjk::Status::intersecting;
  out.body += " " + noneNearerSentence(t) + " ";
  const Argument together = arg("radii", number(radii));
  if (radii > 0)
    out.body += intersect ? tr("With the radii, {radii} in total, the shapes **intersect**.", together)
                          : tr("With the radii, {radii} in total, the shapes **touch**.", together);
  else
    out.body += intersect ? tr("So the shapes **intersect**.") : tr("So the shapes **touch**.");
  out.brief =
      intersect ? tr("Nothing is nearer to O: the shapes intersect.") : tr("Nothing is nearer to O: the shapes touch.");
}

/// The boolean method: w must pass O; where radii are set aside, it must come as near to O as they reach.
void tellBooleanProgress(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  const auto& result = t.run.trace.result;
  const double reach = reachOf(record), radii = t.run.trace.radius_sum;
  out.title = tr("Does w pass the origin?");
  out.tests.push_back(row("w·d / |d|", reach, reachVerdict(reach)));
  if (radii > 0) out.tests.push_back(row(tr("radii"), radii, tr("set aside")));
  if (reach > 0)
    out.body = tr("Yes: along d, w lies {reach} past O.", arg("reach", number(reach)));
  else if (reach == 0)
    out.body = tr("Along d, w is level with O.");
  else
    out.body = tr("No: even w, furthest along d, falls {gap} short of O.", arg("gap", number(-reach)));
  if (record.region != gjk::kNoFeature) return tellBooleanGoesOn(reach, radii, out);
  const bool separated = record.decision == gjk::GjkDecision::separated;
  if (separated && result.termination == gjk::Termination::separating_direction)
    return tellBooleanSeparated(t, reach, radii, out);
  if (separated) return tellBooleanMeeting(t, radii, out);
  out.brief = tr("GJK stops here: {reason}.", arg("reason", terminationText(result.termination)));
  out.body += std::string(" ") + tr("GJK stops here.") + " " + reasonSentence(t, result.termination);
}

/// "*b = A₂ − B₁* and *c = A₃ − B₁*", in the names of the coming iteration.
std::string carriedOver(const CaptionContext& t, const gjk::GjkRecord<3>& start) {
  std::vector<std::string> items;
  for (int i = 0; i < start.simplex.size(); ++i)
    items.push_back(fmt::format("{} = {}", t.names[i + 1], pairName(start.simplex[i].support, t.nameForLife(i + 1))));
  return listed(items);
}

/// The first direction of a warm start.
void tellWarmStart(const CaptionContext& t, Caption& out) {
  const gjk::GjkRecord<3>& start = *t.run.trace.start;
  out.title = tr("What does a warm start begin with?");
  out.body =
      tr("With the last run's simplex: {points}. However A and B have moved, these pairs still give points of A ⊖ B. "
         "After a small motion they are near the answer. x = {x} is the point nearest to O.",
         arg("points", carriedOver(t, start)), arg("x", t.vector(start.closest)));
  out.brief =
      tr("With the last run's simplex: x is {length} from O.", arg("length", number(glm::length(start.closest))));
  out.tests.push_back(lengthRow("|x|", start.closest, tr("distance of x")));
}

/// " Making room for a new a: a is now b." Empty with permanent names, or if every vertex keeps its letter.
std::string renamingSentence(const CaptionContext& t) {
  if (t.naming == Naming::for_life) return "";
  const auto& before = *t.gjkBefore();
  std::string renamed;
  int next = 1;
  for (int i = 0; i < before.simplex.size(); ++i) {
    if (!gjk::contains(before.kept, i)) continue;
    if (i != next)
      renamed += (renamed.empty() ? "" : ", ") +
                 tr("*{before}* is now *{now}*", arg("before", t.names[i]), arg("now", t.names[next]));
    ++next;
  }
  if (renamed.empty()) return "";
  return " " + tr("Making room for a new *{a}*: {renamed}.", arg("a", t.names[0]), arg("renamed", renamed));
}

/// The vertices of the simplex before w arrives, in the names of this iteration.
std::string formerNames(const CaptionContext& t) { return t.names.of(gjk::allOf(t.gjk().simplex.size()) & ~1u); }

/// What this direction has proven, in a sentence that the bounds follow.
std::string shownSentence(const CaptionContext& t, double reach) {
  static constexpr ShapeForms kShort{
      translatable("No point of A ⊖ B lies further along d than w, {gap} short of O."),
      translatable("No point of the cores' difference lies further along d than w, {gap} short of O.")};
  static constexpr PerDimension<ShapeForms> kPast{
      ShapeForms{translatable("w lies {reach} past O along d, so nothing separates O from A ⊖ B."),
                 translatable("w lies {reach} past O along d, so nothing separates O from the cores' difference.")},
      ShapeForms{
          translatable("w lies {reach} past O along d, so no line perpendicular to d separates O from A ⊖ B."),
          translatable("w lies {reach} past O along d, so no line perpendicular to d separates O from the cores' "
                       "difference.")},
      ShapeForms{
          translatable("w lies {reach} past O along d, so no plane perpendicular to d separates O from A ⊖ B."),
          translatable("w lies {reach} past O along d, so no plane perpendicular to d separates O from the cores' "
                       "difference.")}};
  if (reach < 0) return tr(t.form(kShort), arg("gap", number(-reach)));
  return tr(t.form(kPast), arg("reach", number(reach)));
}

/// " Iteration 2 has already proven more." Where this direction does not move the lower bound, to the eye.
std::string earlierProofSentence(const CaptionContext& t, double reach) {
  const int proof = lowerBoundProof(t.run, t.moment.record);
  if (proof < 0 || proof == t.moment.record || number(-reach) == number(t.gjk().lower_bound)) return "";
  return " " + tr("Iteration {iteration} has already proven more.",
                  arg("iteration", t.run.trace.gjk[static_cast<std::size_t>(proof)].iteration));
}

/// The very first direction.
void tellFirstDirection(const CaptionContext& t, Caption& out) {
  static constexpr ShapeForms kAsks{
      translatable("GJK asks for the point of A ⊖ B that lies furthest along it: the **support point**."),
      translatable("GJK asks for the point of the cores' difference that lies furthest along it: the **support "
                   "point**.")};
  const dvec3& direction = t.gjk().direction;
  const Argument d = arg("d", t.vector(direction));
  out.title = tr("Where should GJK look first?");
  if (t.scene.query.initial_direction)
    out.body = tr("The simplex is still empty, so any direction will do: the scene sets one, d = {d}.", d);
  else if (t.scene.a.position == t.scene.b.position)
    out.body =
        tr("The simplex is still empty, so any direction will do: the positions coincide, so GJK takes the x axis, d = "
           "{d}.",
           d);
  else
    out.body =
        tr("The simplex is still empty, so any direction will do: GJK takes the direction from A's position to B's, d "
           "= {d}.",
           d);
  out.body += std::string(" ") + tr(t.form(kAsks));
  out.brief = vectorBrief(t, translatable("Any direction will do: d = {v}."), direction,
                          translatable("Any direction will do."));
}

/// The boolean method's next direction.
void tellTowardsO(const CaptionContext& t, Caption& out) {
  static constexpr ShapeForms kBeyond{
      translatable("The simplex is now *{simplex}*. d = {d} points from there to O, out of the open side: only a point "
                   "of A ⊖ B beyond O can close a simplex around it."),
      translatable("The simplex is now *{simplex}*. d = {d} points from there to O, out of the open side: only a point "
                   "of the cores' difference beyond O can close a simplex around it.")};
  const Argument simplex = arg("simplex", formerNames(t));
  out.title = tr("Where can O still be?");
  out.body = tr(t.form(kBeyond), simplex, arg("d", t.vector(t.gjk().direction))) + renamingSentence(t);
  out.brief = tr("Beyond *{simplex}*: search from there towards O.", simplex);
}

/// The next direction of the distance method.
void tellTowardsNearer(const CaptionContext& t, const dvec3& x, Caption& out) {
  static constexpr PerDimension<ShapeForms> kNearer{
      ShapeForms{translatable("Any nearer point of A ⊖ B lies beyond x, towards O."),
                 translatable("Any nearer point of the cores' difference lies beyond x, towards O.")},
      ShapeForms{
          translatable("Any nearer point of A ⊖ B lies on O's side of the line through x perpendicular to d."),
          translatable(
              "Any nearer point of the cores' difference lies on O's side of the line through x perpendicular to d.")},
      ShapeForms{translatable("Any nearer point of A ⊖ B lies on O's side of the plane through x perpendicular to d."),
                 translatable("Any nearer point of the cores' difference lies on O's side of the plane through x "
                              "perpendicular to d.")}};
  static constexpr ShapeForms kAsk{translatable("So ask how far A ⊖ B reaches along d = −x."),
                                   translatable("So ask how far the cores reach along d = −x.")};
  const Argument length = arg("length", number(glm::length(x)));
  out.title = tr("Why search along d = −x?");
  out.body = tr("x = {x} is the point nearest O so far, with |x| = {length}.", arg("x", t.vector(x)), length) + " " +
             tr(t.form(kNearer)) + " " + tr(t.form(kAsk)) + renamingSentence(t);
  out.brief = tr("x is {length} from O: any nearer point lies that way.", length);
  out.tests.push_back(lengthRow("|x|", x, tr("distance of x")));
}

}  // namespace

std::string noneNearerSentence(const CaptionContext& t) {
  static constexpr ShapeForms kForms{
      translatable("No point of A ⊖ B is nearer to O than the simplex, within the tolerance."),
      translatable("No point of the cores' difference is nearer to O than the simplex, within the tolerance.")};
  return tr(t.form(kForms));
}

void tellDirection(const CaptionContext& t, Caption& out) {
  const auto* before = t.gjkBefore();
  if (!before)
    tellFirstDirection(t, out);
  else if (t.moment.record == 0)
    tellWarmStart(t, out);
  else if (t.gjk().momentum)
    tellMomentum(t, out);
  else if (t.boolean())
    tellTowardsO(t, out);
  else
    tellTowardsNearer(t, before->closest, out);
}

void tellSupport(const CaptionContext& t, Caption& out) {
  static constexpr ShapeForms kTitle{translatable("How far does A ⊖ B reach along d?"),
                                     translatable("How far do the cores reach along d?")};
  static constexpr ShapeForms kFurthest{
      translatable("So w = {w} is the point of A ⊖ B furthest along d."),
      translatable("So w = {w} is the point of the cores' difference furthest along d.")};
  static constexpr ShapeForms kFirstBound{
      translatable("It falls {gap} short of O: a first **lower bound** on the distance."),
      translatable("It falls {gap} short of O: a first **lower bound** on the cores' distance.")};
  const auto& record = t.gjk();
  const gjk::Support<3>& w = record.support;
  const bool named = w.index_a >= 0 && w.index_b >= 0;
  out.title = tr(t.form(kTitle));
  out.body = pairSentence(t, w, "d") + " " +
             tr(t.form(kFurthest), arg("w", (named ? pairName(w) + " = " : "") + t.vector(w.w)));
  out.brief =
      named ? tr("As far as w = {v}.", arg("v", fmt::format("A{} − B{}", subscript(w.index_a), subscript(w.index_b))))
            : vectorBrief(t, translatable("As far as w = {v}."), w.w, translatable("As far as the new w."));
  if (!t.boolean() && !t.gjkBefore() && record.lower_bound > 0)
    out.body += " " + tr(t.form(kFirstBound), arg("gap", number(record.lower_bound)));
  const double length = glm::length(record.direction), reach = reachOf(record);
  out.tests.push_back(row("s_A(d)·d / |d|", glm::dot(w.a, record.direction) / length));
  out.tests.push_back(row("s_B(−d)·d / |d|", glm::dot(w.b, record.direction) / length));
  out.tests.push_back(row("w·d / |d|", reach, reachVerdict(reach)));
}

void tellProgress(const CaptionContext& t, Caption& out) {
  static constexpr ShapeForms kTitle{translatable("Is any point of A ⊖ B nearer to O than x?"),
                                     translatable("Is any point nearer to O than x?")};
  static constexpr ShapeForms kNearest{
      translatable("x is {distance} from O, and within the tolerance no point is nearer. x is **the nearest point** of "
                   "A ⊖ B, and GJK ends."),
      translatable("x is {distance} from O, and within the tolerance no point is nearer. x is **the nearest point** of "
                   "the cores' difference, and GJK ends.")};
  if (t.boolean()) return tellBooleanProgress(t, out);
  const auto& record = t.gjk();
  if (record.momentum && record.momentum->dropped_here) return tellMomentumSpent(t, out);
  const auto* before = t.gjkBefore();
  const double lower = record.lower_bound, upper = before ? before->upper_bound : record.upper_bound;
  const double reach = reachOf(record), gap = upper - lower;
  const double tolerance = t.scene.query.tolerance * t.run.trace.scale;
  const char* whose = t.cores() ? tr("cores") : "";
  out.title = tr(t.form(kTitle));
  out.tests.push_back(row("w·d / |d|", reach, reachVerdict(reach)));
  out.tests.push_back(row(tr("lower bound"), lower, whose));
  out.tests.push_back(row(tr("upper bound |x|"), upper, whose));
  out.body = shownSentence(t, reach) + earlierProofSentence(t, reach) + " ";
  if (record.region != gjk::kNoFeature) {
    out.body += distanceSentence(t, lower, upper) + " " +
                tr("The gap of {gap} leaves room for a nearer point: w joins the simplex as *{a}*.",
                   arg("gap", number(gap)), arg("a", t.names[0]));
    out.brief = tr("Perhaps: the bounds are {gap} apart. w joins.", arg("gap", number(gap)));
    out.tests.push_back(row(tr("gap"), gap, tr("go on")));
    return;
  }
  if (record.decision == gjk::GjkDecision::separated && gap <= tolerance) {
    out.body += tr(t.form(kNearest), arg("distance", number(upper)));
    out.brief = tr("No: the bounds agree, so x is the nearest point.");
    out.tests.push_back(row(tr("gap"), gap, tr("closed"), Mood::good));
    return;
  }
  const gjk::Termination termination = t.run.trace.result.termination;
  out.body += distanceSentence(t, lower, upper) + " " + tr("GJK stops here.") + " " + reasonSentence(t, termination);
  out.brief = tr("GJK stops with the bounds {gap} apart.", arg("gap", number(std::max(gap, 0.0))));
  out.tests.push_back(row(tr("gap"), gap, terminationText(termination), Mood::bad));
}

}  // namespace gjklab
