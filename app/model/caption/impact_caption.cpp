// The search for a time of impact told step by step: how far apart, how fast the gap can close at most, how long that
// is safe.

#include "model/caption/impact_telling.h"

#include <cmath>

namespace gjklab {

double ImpactTelling::planeGap() const { return rayPlaneOf(study, t.scene, index).gap; }

namespace {

using Mood = TestRow::Mood;

/// "At the start" or "At t = 1.137".
std::string whenText(const ImpactTelling& i) {
  return i.record().time == 0 ? "At the start" : "At *t* = " + number(i.record().time);
}

void tellRayPlane(const ImpactTelling& i, Caption& out) {
  const double gap = i.planeGap();
  out.title = "How far is A ⊖ B from O along d?";
  out.body =
      fmt::format("{} the support point of A ⊖ B along d, with n = {}, ", whenText(i), i.t.vector(i.record().normal));
  out.body += gap > 0 ? fmt::format("is **{} short of O**: a plane lies between.", number(gap))
                      : "reaches O: no plane lies between, the simplex grows.";
  out.brief =
      gap > 0 ? fmt::format("{} short of O: a plane lies between.", number(gap)) : "It reaches O: the simplex grows.";
  out.tests.push_back(row("plane to O", gap, gap > 0 ? "apart" : "search on", gap > 0 ? Mood::good : Mood::muted));
}

void tellOverlap(const ImpactTelling& i, Caption& out) {
  const double depth = -i.record().distance;
  out.title = "Are they apart at the start?";
  out.body = fmt::format(
      "No: A and B overlap, by **{}**. A first contact can be looked for only where bodies begin apart: drag one away.",
      number(depth));
  out.brief = fmt::format("No: they overlap by **{}**.", number(depth));
  out.tests.push_back(row("depth", depth, "overlap", Mood::bad));
  out.tests.push_back(row("tolerance · S", i.touching(), "", Mood::muted));
}

bool standStill(const Scene& scene) {
  const dvec3 none(0.0);
  return scene.a.linear_velocity == none && scene.b.linear_velocity == none && scene.a.angular_velocity == none &&
         scene.b.angular_velocity == none;
}

void tellDistance(const ImpactTelling& i, Caption& out) {
  const gjk::ImpactRecord<3>& r = i.record();
  if (i.overlaps()) return tellOverlap(i, out);
  out.title = r.time == 0 ? "How far apart are they?" : fmt::format("How far apart at *t* = {}?", number(r.time));
  const bool contact = i.touches();
  if (i.parts())
    out.body = fmt::format("{} A and B touch, but the gap along n = {} opens: they part, and may meet again.",
                           whenText(i), i.t.vector(r.normal));
  else if (contact)
    out.body = fmt::format("{} they are {} apart, no more than tolerance · S = {}: **that is contact**.", whenText(i),
                           number(std::max(r.distance, 0.0)), number(i.touching()));
  else
    out.body =
        fmt::format("{} GJK{} finds A and B **{}** apart along n = {}. While a gap along n is left, they cannot touch.",
                    whenText(i), i.index > 0 && r.query.start ? ", begun with its last simplex," : "",
                    number(r.distance), i.t.vector(r.normal));
  out.brief = i.parts() ? "They touch, and the gap opens."
              : contact ? fmt::format("{} apart: **that is contact**.", number(std::max(r.distance, 0.0)))
                        : fmt::format("**{}** apart, along n.", number(r.distance));
  if (r.time == 0 && standStill(i.t.scene))
    out.body += " Neither moves: drag the ring in the middle of a body to give it a velocity.";
  out.tests.push_back(row("distance", r.distance, contact ? "contact" : "go on", contact ? Mood::good : Mood::neutral));
  out.tests.push_back(row("tolerance · S", i.touching(), "", Mood::muted));
}

/// Why the bound holds over the whole step, where the axis or the bound is not the plain one.
std::string howBounded(const ImpactTelling& i) {
  const gjk::ImpactRecord<3>& r = i.record();
  if (r.swept)
    return " Proven by the space that the spinning bodies sweep in whole turns; the speeds are means over the step.";
  if (r.axis_spin != dvec3(0.0))
    return fmt::format(" The axis turns with *ω* = {}, as the nearest features do: so their gap is followed.",
                       i.spinText(r.axis_spin));
  return "";
}

/// What each body's spin contributes to the bound on the closing speed. A negative share slows the closing down.
std::string spinShares(double a, double b) {
  const auto share = [](double speed) {
    return speed < 0 ? fmt::format("takes away at least {}", number(-speed))
                     : fmt::format("adds at most {}", number(speed));
  };
  if (a >= 0 && b >= 0) return fmt::format("spin adds at most {} from A and {} from B", number(a), number(b));
  return fmt::format("the spin of A {}, that of B {}", share(a), share(b));
}

/// What the velocities and both spins give, in one sentence or two.
std::string speedSentence(const ImpactTelling& i) {
  const gjk::ImpactRecord<3>& r = i.record();
  const std::string speed = number(std::abs(r.linear_speed));
  if (i.parts()) return "The gap along n opens all the time until the next look: it closes at most at 0.";
  if (i.castsRay()) return fmt::format("The plane comes nearer at −n·(*v_B* − *v_A*) = **{}**.", number(r.speed_bound));
  if (isTranslation(i.t.scene))
    return fmt::format("Along n the velocities {} the gap at **{}**, at every moment: nothing spins.",
                       r.linear_speed < 0 ? "open" : "close", speed);
  return fmt::format("Along n the velocities {} {}; {}. Together the gap {} **{}**.",
                     r.linear_speed < 0 ? "open the gap at least at" : "close the gap at most at", speed,
                     spinShares(r.spin_speed_a, r.spin_speed_b),
                     r.speed_bound < 0 ? "opens at least at" : "closes at most at", number(std::abs(r.speed_bound)));
}

void tellSpeed(const ImpactTelling& i, Caption& out) {
  const gjk::ImpactRecord<3>& r = i.record();
  out.title = "How fast can the gap close at most?";
  out.body = speedSentence(i) + howBounded(i);
  if (r.speed_bound <= 0 && !i.parts()) out.body += " During this step it **does not close**.";
  out.brief = r.speed_bound <= 0 || i.parts() ? "Not at all during this step."
                                              : fmt::format("At a speed of **{}**.", number(r.speed_bound));
  out.tests.push_back(row("linear", r.linear_speed));
  if (i.t.run.dimension > 1 && !i.castsRay()) {
    out.tests.push_back(row("spin of A", r.spin_speed_a));
    out.tests.push_back(row("spin of B", r.spin_speed_b));
  }
  out.tests.push_back(row("closes at most", r.speed_bound, r.speed_bound > 0 ? "" : "never",
                          r.speed_bound > 0 ? Mood::neutral : Mood::good));
}

/// Whether the step is the quotient that the text says: bilateral advancement goes further.
bool isQuotient(const ImpactTelling& i, double gap) {
  const gjk::ImpactRecord<3>& r = i.record();
  return r.speed_bound > 0 && std::abs(r.advance * r.speed_bound - gap) <= i.touching() + 1e-9 * std::abs(gap);
}

void tellAdvance(const ImpactTelling& i, Caption& out) {
  const gjk::ImpactRecord<3>& r = i.record();
  const double gap = i.castsRay() ? i.planeGap() : r.distance;
  out.title = "How far may the time go on?";
  out.brief = i.passes() ? "To the end: they do not meet."
                         : fmt::format("By {}, to *t* = **{}**: no contact before.", number(r.advance),
                                       number(r.time + r.advance));
  if (i.passes()) {
    out.body = fmt::format("The gap of {} stays open for the **{}** that is left of the duration: they do not meet.",
                           number(gap), number(i.remaining()));
  } else {
    const std::string to =
        fmt::format("*t* = {} + {} = **{}**", number(r.time), number(r.advance), number(r.time + r.advance));
    if (i.parts())
      out.body = fmt::format("The gap is open wider and wider: {}. No contact before.", to);
    else if (isQuotient(i, gap))
      out.body =
          fmt::format("A gap of {} that closes at a speed of at most {} lasts for {} / {} = {}: {}. No contact before.",
                      number(gap), number(r.speed_bound), number(gap), number(r.speed_bound), number(r.advance), to);
    else if (i.bilateral())
      out.body = fmt::format(
          "Along n the gap of {} is walked through, piece by piece proven open, to where it is gone: {}. No contact "
          "before.",
          number(gap), to);
    else
      out.body = fmt::format("The gap of {} is proven to last for {}: {}. No contact before.", number(gap),
                             number(r.advance), to);
    if (i.castsRay()) out.body += " The simplex slides along.";
  }
  out.tests.push_back(row("gap", gap));
  out.tests.push_back(row("closes at most", r.speed_bound));
  out.tests.push_back(row("safe for", r.advance, i.passes() ? "to the end" : "", Mood::good));
  out.tests.push_back(row("next t", std::min(r.time + r.advance, i.query.duration)));
}

void addFacts(const ImpactTelling& i, Caption& out) {
  const gjk::ImpactRecord<3>& r = i.record();
  out.facts.push_back({"t", number(r.time), "of " + number(i.query.duration)});
  if (!i.castsRay()) {
    const gjk::Result<3>& there = r.query.result;
    out.facts.push_back(
        {"GJK at t", counted(there.gjk_iterations, "iteration", "iterations"), r.query.start ? "warm" : ""});
    out.facts.push_back({"support calls", std::to_string(there.support_calls), ""});
  }
  out.facts.push_back({"v_B − v_A", i.t.vector(i.t.scene.b.linear_velocity - i.t.scene.a.linear_velocity), ""});
}

using Lines = std::vector<const char*>;

const Lines kConservative{"t = 0; if they overlap: end",
                          "d, n = GJK of A and B at t",
                          "if d ≤ tolerance: they meet at t",
                          "c = fastest closing, holds for h",
                          "if the gap lasts to the end: miss",
                          "t = t + h, sooner if c closes d",
                          "again from 2"};
const Lines kBilateral{"t = 0; if they overlap: end",
                       "d, n = GJK of A and B at t",
                       "if d ≤ tolerance: they meet at t",
                       "c = fastest closing along n",
                       "walk on while a gap stays",
                       "if it lasts to the end: a miss",
                       "t = where it is gone",
                       "again from 2"};
const Lines kRayCast{
    "t = 0, any direction d",         "w = s_A(d) − s_B(−d) at t",        "if w is short of O:",
    "\u00a0 c = its speed towards O", "\u00a0 if it never comes: a miss", "\u00a0 t = then, the simplex slides",
    "add w, x = nearest point to O",  "if |x| ≤ tolerance: they meet",    "d = −x, again from 2"};

/// The lines of each sub-step, numbered from 1 as on the screen.
struct Places {
  const Lines& lines;
  int overlap, distance, contact, speed, advance, miss;
};
const Places kPlaces[] = {
    {kConservative, 1, 2, 3, 4, 6, 5}, {kBilateral, 1, 2, 3, 4, 7, 6}, {kRayCast, 8, 2, 8, 4, 6, 5}};

}  // namespace

void tellImpact(const Telling& t, Caption& out) {
  const ImpactTelling i{t};
  const SubStep step = t.moment.sub_step;
  if (step == SubStep::impact_result) return tellImpactResult(i, out);
  if (step == SubStep::impact_distance) i.castsRay() ? tellRayPlane(i, out) : tellDistance(i, out);
  if (step == SubStep::impact_speed) tellSpeed(i, out);
  if (step == SubStep::impact_advance) tellAdvance(i, out);
  addFacts(i, out);
}

std::string impactOverline(const Telling& t, int step, int steps) {
  const ImpactTelling i{t};
  if (t.moment.sub_step == SubStep::impact_result)
    return "Impact · after " + counted(i.result().iterations, "advance", "advances");
  return fmt::format("Impact · advance {}", t.moment.record + 1) + t.stepText(step, steps);
}

Pseudocode impactPseudocode(const Telling& t) {
  const ImpactTelling i{t};
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
  return {places.lines, i.study.missing.empty() ? lit() - 1 : -1};
}

}  // namespace gjklab
