// The captions of the search for a time of impact: the distance, the greatest closing speed, the safe step.

#include "model/caption/code_lines.h"
#include "model/caption/impact_caption_context.h"
#include "model/text/paragraph.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace gjklab {

double ImpactCaptionContext::planeGap() const { return rayPlaneOf(study, t.scene, index).gap; }

namespace {

using Mood = TestRow::Mood;

void tellRayPlane(const ImpactCaptionContext& i, Caption& out) {
  static constexpr PerDimension<const char*> kApart{
      translatable("So a point lies between A and B."),
      translatable("So a line perpendicular to n lies between A and B."),
      translatable("So a plane perpendicular to n lies between A and B.")};
  static constexpr PerDimension<const char*> kApartBrief{translatable("{gap} apart: a point lies between them."),
                                                         translatable("{gap} apart: a line lies between them."),
                                                         translatable("{gap} apart: a plane lies between them.")};
  const double gap = i.planeGap();
  const Argument t = i.time(), n = arg("n", i.t.vector(i.record().normal)), shown = arg("gap", number(gap));
  out.title = tr("How far apart are A and B along n?");
  if (gap > 0) {
    out.body = i.starts() ? tr("n = {n} is d scaled to length 1. At the start the support point of A ⊖ B along d is "
                               "**{gap} short of O**.",
                               n, shown)
                          : tr("n = {n} is d scaled to length 1. At *t* = {t} the support point of A ⊖ B along d is "
                               "**{gap} short of O**.",
                               t, n, shown);
    addSentence(out.body, tr(i.t.form(kApart)));
    out.brief = tr(i.t.form(kApartBrief), shown);
  } else {
    out.body =
        i.starts()
            ? tr("n = {n} is d scaled to length 1. At the start the support point of A ⊖ B along d is not short of O.",
                 n)
            : tr("n = {n} is d scaled to length 1. At *t* = {t} the support point of A ⊖ B along d is not short of O.",
                 t, n);
    addSentence(out.body, tr("Along n nothing separates A and B, so the simplex grows."));
    out.brief = tr("Nothing separates them along n: the simplex grows.");
  }
  out.tests.push_back(
      row(tr("w short of O"), gap, gap > 0 ? tr("apart") : tr("search on"), gap > 0 ? Mood::good : Mood::muted));
}

void tellOverlap(const ImpactCaptionContext& i, Caption& out) {
  const double depth = -i.record().distance;
  const Argument shown = arg("depth", number(depth));
  out.title = tr("Are they apart at the start?");
  out.body =
      tr("No: A and B overlap, by **{depth}**. There is a first contact only if the bodies begin apart: drag one away.",
         shown);
  out.brief = tr("No: they overlap by **{depth}**.", shown);
  out.tests.push_back(row(tr("depth"), depth, tr("overlap"), Mood::bad));
  out.tests.push_back(row(tr("tolerance"), i.touching(), "", Mood::muted));
}

bool standStill(const Scene& scene) {
  const dvec3 none(0.0);
  return scene.a.linear_velocity == none && scene.b.linear_velocity == none && scene.a.angular_velocity == none &&
         scene.b.angular_velocity == none;
}

/// They touch: for good, or they part.
void tellTouch(const ImpactCaptionContext& i, Caption& out) {
  const gjk::ImpactRecord<3>& r = i.record();
  if (i.parts()) {
    const Argument n = arg("n", i.t.vector(r.normal));
    out.body = i.starts() ? tr("At the start A and B touch, but the gap along n = {n} opens: they part, and may meet "
                               "again.",
                               n)
                          : tr("At *t* = {t} A and B touch, but the gap along n = {n} opens: they part, and may meet "
                               "again.",
                               i.time(), n);
    out.brief = tr("They touch, and the gap opens.");
    return;
  }
  const Argument gap = arg("gap", number(std::max(r.distance, 0.0))), most = arg("most", number(i.touching()));
  out.body =
      i.starts()
          ? tr("At the start they are {gap} apart, no more than the tolerance, {most}: **that is contact**.", gap, most)
          : tr("At *t* = {t} they are {gap} apart, no more than the tolerance, {most}: **that is contact**.", i.time(),
               gap, most);
  out.brief = tr("{gap} apart: **that is contact**.", gap);
}

void tellApart(const ImpactCaptionContext& i, Caption& out) {
  const gjk::ImpactRecord<3>& r = i.record();
  const Argument gap = arg("gap", number(r.distance)), n = arg("n", i.t.vector(r.normal));
  if (i.index > 0 && r.query.start)
    out.body = tr("At *t* = {t} GJK, started from its last simplex, finds A and B **{gap}** apart along n = {n}.",
                  i.time(), gap, n);
  else if (i.starts())
    out.body = tr("At the start GJK finds A and B **{gap}** apart along n = {n}.", gap, n);
  else
    out.body = tr("At *t* = {t} GJK finds A and B **{gap}** apart along n = {n}.", i.time(), gap, n);
  addSentence(out.body, tr("While a gap along n is left, they cannot touch."));
  out.brief = tr("**{gap}** apart, along n.", gap);
}

void tellDistance(const ImpactCaptionContext& i, Caption& out) {
  if (i.overlaps()) return tellOverlap(i, out);
  out.title = i.starts() ? tr("How far apart are they?") : tr("How far apart at *t* = {t}?", i.time());
  const bool contact = i.touches();
  if (contact)
    tellTouch(i, out);
  else
    tellApart(i, out);
  if (i.starts() && standStill(i.t.scene))
    addSentence(out.body, tr("Neither moves: drag the ring in the middle of a body to give it a velocity."));
  out.tests.push_back(row(tr("distance"), i.record().distance, contact ? tr("contact") : tr("go on"),
                          contact ? Mood::good : Mood::neutral));
  out.tests.push_back(row(tr("tolerance"), i.touching(), "", Mood::muted));
}

/// Why the bound holds over the whole step, where the axis or the bound is not the plain one.
std::string howBounded(const ImpactCaptionContext& i) {
  const gjk::ImpactRecord<3>& r = i.record();
  if (r.axis_spin != dvec3(0.0))
    return tr("n turns at *ω* = {spin} with the nearest features, and the bound is on the gap along this turning n.",
              arg("spin", i.spinText(r.axis_spin)));
  return "";
}

/// What each body's spin contributes to the bound on the closing speed. A negative share slows the closing down.
std::string spinShares(double a, double b, double velocities) {
  const double rounding = 1e-12 * std::max({std::abs(a), std::abs(b), std::abs(velocities)});
  for (double* share : {&a, &b})
    if (std::abs(*share) < rounding) *share = 0;
  if ((a == 0) != (b == 0)) {  // a spin that matters, and one that does not
    const Argument body = arg("body", a == 0 ? "B" : "A"), speed = arg("speed", number(std::abs(a + b)));
    return a + b > 0 ? tr("The spin of {body} adds at most {speed}.", body, speed)
                     : tr("The spin of {body} takes away at least {speed}.", body, speed);
  }
  const Argument of_a = arg("a", number(std::abs(a))), of_b = arg("b", number(std::abs(b)));
  if (a >= 0 && b >= 0) return tr("Spin adds at most {a} from A and {b} from B.", of_a, of_b);
  if (a >= 0) return tr("The spin of A adds at most {a}; that of B takes away at least {b}.", of_a, of_b);
  if (b >= 0) return tr("The spin of A takes away at least {a}; that of B adds at most {b}.", of_a, of_b);
  return tr("The spin of A takes away at least {a}; that of B takes away at least {b}.", of_a, of_b);
}

/// What the velocities and both spins give.
std::string speedSentences(const ImpactCaptionContext& i) {
  const gjk::ImpactRecord<3>& r = i.record();
  const Argument speed = arg("speed", number(std::abs(r.linear_speed)));
  const Argument bound = arg("bound", number(std::abs(r.speed_bound)));
  const bool opens = r.linear_speed < 0;
  if (i.parts()) return tr("The gap along n keeps opening during this advance, so its closing speed is at most 0.");
  if (i.castsRay())
    return tr("The gap along n closes at −n·(*v_B* − *v_A*) = **{speed}**.", arg("speed", number(r.speed_bound)));
  if (r.swept)
    return opens ? tr("However it spins, each body stays within the space that a whole turn sweeps. So during this "
                      "advance the gap along n opens at a mean speed of at least **{bound}**.",
                      arg("bound", number(-r.speed_bound)))
                 : tr("However it spins, each body stays within the space that a whole turn sweeps. So during this "
                      "advance the gap along n closes at a mean speed of at most **{bound}**.",
                      bound);
  if (isTranslation(i.t.scene))
    return opens ? tr("The velocities open the gap along n at the constant speed **{speed}**, because neither body "
                      "spins.",
                      speed)
                 : tr("The velocities close the gap along n at the constant speed **{speed}**, because neither body "
                      "spins.",
                      speed);
  std::string text = opens ? tr("Along n the velocities open the gap at a speed of at least {speed}.", speed)
                           : tr("Along n the velocities close the gap at a speed of at most {speed}.", speed);
  addSentence(text, spinShares(r.spin_speed_a, r.spin_speed_b, r.linear_speed));
  addSentence(text, r.speed_bound < 0 ? tr("In total the gap opens at a speed of at least **{bound}**.", bound)
                                      : tr("In total the gap closes at a speed of at most **{bound}**.", bound));
  return text;
}

std::string speedName(const gjk::ImpactRecord<3>& r) {
  if (r.speed_bound < 0) return r.swept ? tr("mean opening speed ≥") : tr("opening speed ≥");
  return r.swept ? tr("mean closing speed ≤") : tr("closing speed ≤");
}

void tellSpeed(const ImpactCaptionContext& i, Caption& out) {
  const gjk::ImpactRecord<3>& r = i.record();
  out.title = tr("How fast can the gap close?");
  out.body = speedSentences(i);
  addSentence(out.body, howBounded(i));
  if (r.speed_bound <= 0 && !i.parts()) addSentence(out.body, tr("During this advance it **does not close**."));
  const Argument speed = arg("speed", number(r.speed_bound));
  out.brief = r.speed_bound <= 0 || i.parts() ? tr("Not at all during this advance.")
              : r.swept                       ? tr("On average at **{speed}** or less.", speed)
                                              : tr("At **{speed}** or less.", speed);
  // Translators: rows of a table: parts of the closing speed.
  out.tests.push_back(row(tr("linear"), r.linear_speed));
  if (i.t.run.dimension > 1 && !i.castsRay()) {
    out.tests.push_back(row(tr("spin of A"), r.spin_speed_a));
    out.tests.push_back(row(tr("spin of B"), r.spin_speed_b));
  }
  out.tests.push_back(row(speedName(r), std::abs(r.speed_bound), r.speed_bound > 0 ? "" : tr("does not close"),
                          r.speed_bound > 0 ? Mood::neutral : Mood::good));
}

/// Whether the step is the quotient that the text says: bilateral advancement goes further.
bool isQuotient(const ImpactCaptionContext& i, double gap) {
  const gjk::ImpactRecord<3>& r = i.record();
  return r.speed_bound > 0 && std::abs(r.advance * r.speed_bound - gap) <= i.touching() + 1e-9 * std::abs(gap);
}

/// The value that number() writes.
double asWritten(double value) { return numberIn(fmt::format("{:.3e}", value)).value_or(value); }

/// "0.5 + 0.25 = **0.75**": with "=" if the numbers as written give the result as written, otherwise with "≈".
std::string equation(double left, char sign, double right, double result, const char* mark) {
  const double p = asWritten(left), q = asWritten(right);
  const std::string written = number(result);
  return fmt::format("{} {} {} {} {}{}{}", number(left), sign, number(right),
                     number(sign == '+' ? p + q : p / q) == written ? "=" : "≈", mark, written, mark);
}

/// How the gap that is left proves the step.
std::string advanceSentence(const ImpactCaptionContext& i, double gap) {
  const gjk::ImpactRecord<3>& r = i.record();
  const Argument shown = arg("gap", number(gap)), advance = arg("advance", number(r.advance));
  // Translators: {to} is an equation, "*t* = 0.5 + 0.25 = **0.75**"; {quotient} is another, "3 / 2 = 1.5".
  const Argument to = arg("to", "*t* = " + equation(r.time, '+', r.advance, r.time + r.advance, "**"));
  if (i.parts()) return tr("The gap keeps opening: {to}. A and B do not meet again before then.", to);
  if (r.swept && r.speed_bound > 0)
    return tr(
        "The gap of {gap} closes at a mean speed of at most {speed}, so it lasts at least until {to}. There is no "
        "contact before then.",
        shown, arg("speed", number(r.speed_bound)), to);
  if (isQuotient(i, gap))
    return tr(
        "A gap of {gap} that closes at a speed of at most {speed} lasts for at least {quotient}: {to}. There is no "
        "contact before then.",
        shown, arg("speed", number(r.speed_bound)), arg("quotient", equation(gap, '/', r.speed_bound, r.advance, "")),
        to);
  if (r.speed_bound <= 0)
    return tr("The gap of {gap} is proven not to close during this advance: {to}. There is no contact before then.",
              shown, to);
  if (i.bilateral())
    return tr(
        "The gap of {gap} along n is proven open, one time interval after another, until it closes: {to}. There is no "
        "contact before then.",
        shown, to);
  return tr("The gap of {gap} is proven to last for {advance}: {to}. There is no contact before then.", shown, advance,
            to);
}

void tellAdvance(const ImpactCaptionContext& i, Caption& out) {
  const gjk::ImpactRecord<3>& r = i.record();
  const double gap = i.castsRay() ? i.planeGap() : r.distance;
  out.title = tr("How far can time advance?");
  out.brief = i.passes() ? tr("To the end: they do not meet.")
                         : tr("By {advance}: no contact before *t* = **{next}**.", arg("advance", number(r.advance)),
                              arg("next", number(r.time + r.advance)));
  if (i.passes()) {
    out.body = tr("The gap of {gap} stays open for the **{rest}** that is left of the duration: they do not meet.",
                  arg("gap", number(gap)), arg("rest", number(i.remaining())));
  } else {
    out.body = advanceSentence(i, gap);
    if (i.castsRay()) addSentence(out.body, tr("The simplex moves with A ⊖ B."));
  }
  out.tests.push_back(row(tr("gap"), gap));
  out.tests.push_back(row(speedName(r), std::abs(r.speed_bound)));
  out.tests.push_back(row(tr("safe for"), r.advance, i.passes() ? tr("to the end") : "", Mood::good));
  out.tests.push_back(row(tr("next t"), std::min(r.time + r.advance, i.query.duration)));
}

void addFacts(const ImpactCaptionContext& i, Caption& out) {
  const gjk::ImpactRecord<3>& r = i.record();
  out.facts.push_back({"t", number(r.time), tr("of {duration}", arg("duration", number(i.query.duration)))});
  if (!i.castsRay()) {
    const gjk::Result<3>& there = r.query.result;
    out.facts.push_back({tr("GJK at t"), trn("{n} iteration", "{n} iterations", there.gjk_iterations),
                         r.query.start ? tr("warm") : ""});
    out.facts.push_back({tr("support calls"), std::to_string(there.support_calls), ""});
  }
  out.facts.push_back({"v_B − v_A", i.t.vector(i.t.scene.b.linear_velocity - i.t.scene.a.linear_velocity), ""});
}

const CodeLines kConservative{translatable("t = 0; if they overlap: stop"),
                              translatable("g, n = GJK of A and B at t"),
                              translatable("if g ≤ tolerance: they meet at t"),
                              translatable("c = greatest closing speed"),
                              translatable("h = time proven safe"),
                              translatable("if t + h ≥ end: a miss"),
                              "t = t + h",
                              translatable("repeat from 2")};
const CodeLines kBilateral{
    translatable("t = 0; if they overlap: stop"),     translatable("g, n = GJK of A and B at t"),
    translatable("if g ≤ tolerance: they meet at t"), translatable("c = greatest closing speed"),
    translatable("advance while a gap remains"),      translatable("if it lasts to the end: a miss"),
    translatable("t = the time at which it closes"),  translatable("repeat from 2")};
const CodeLines kRayCast{translatable("t = 0, any direction d"),
                         translatable("w = s_A(d) − s_B(−d) at t"),
                         translatable("if w is short of O:"),
                         translatable("\u00a0 c = its speed towards O"),
                         translatable("\u00a0 if w never reaches O: a miss"),
                         translatable("\u00a0 advance t, move the simplex"),
                         translatable("add w, x = nearest point to O"),
                         translatable("if |x| ≤ tolerance: they meet"),
                         translatable("d = −x, repeat from 2")};

/// The lines of each sub-step, numbered from 1 as on the screen.
struct Places {
  const CodeLines& lines;
  int overlap, distance, contact, speed, advance, miss;
};
const Places kPlaces[] = {
    {kConservative, 1, 2, 3, 4, 7, 6}, {kBilateral, 1, 2, 3, 4, 7, 6}, {kRayCast, 8, 2, 8, 4, 6, 5}};

}  // namespace

void tellImpact(const CaptionContext& t, Caption& out) {
  const ImpactCaptionContext i{t};
  const SubStep step = t.moment.sub_step;
  if (step == SubStep::impact_result) return tellImpactResult(i, out);
  if (step == SubStep::impact_distance) i.castsRay() ? tellRayPlane(i, out) : tellDistance(i, out);
  if (step == SubStep::impact_speed) tellSpeed(i, out);
  if (step == SubStep::impact_advance) tellAdvance(i, out);
  addFacts(i, out);
}

std::string impactOverline(const CaptionContext& t, int step, int steps) {
  const ImpactCaptionContext i{t};
  if (t.moment.sub_step == SubStep::impact_result)
    return trn("Impact · after {n} iteration", "Impact · after {n} iterations", i.result().iterations);
  return tr("Impact · iteration {n}", arg("n", t.moment.record + 1)) + t.stepText(step, steps);
}

Pseudocode impactPseudocode(const CaptionContext& t) {
  const ImpactCaptionContext i{t};
  const Places& places = kPlaces[static_cast<std::size_t>(i.query.impact_method)];
  const auto lit = [&] {
    const SubStep step = t.moment.sub_step;
    if (step == SubStep::impact_distance) {
      if (i.castsRay()) return i.record().advance > 0 ? places.distance : places.contact - 1;
      if (i.overlaps()) return places.overlap;
      return i.record().advance > 0 ? places.distance : places.contact;
    }
    if (step == SubStep::impact_speed) return places.speed;
    if (step == SubStep::impact_advance) return i.passes() ? places.miss : places.advance;
    return i.result().status == gjk::ImpactStatus::miss          ? places.miss
           : i.result().status == gjk::ImpactStatus::overlapping ? places.overlap
                                                                 : places.contact;
  };
  return {translated(places.lines), i.study.missing.empty() ? lit() - 1 : -1};
}

}  // namespace gjklab
