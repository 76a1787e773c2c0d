// Accelerated GJK: where momentum leads, when it is dropped, and why.

#include "model/caption/gjk_caption.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

namespace gjklab {

namespace {

using Mood = TestRow::Mood;

bool nesterov(const CaptionContext& t) { return t.scene.query.acceleration == gjk::Acceleration::nesterov; }

double degreesBetween(dvec3 u, dvec3 v) {
  const double cosine = glm::dot(u, v) / (glm::length(u) * glm::length(v));
  return std::acos(std::clamp(cosine, -1.0, 1.0)) * 180 / std::numbers::pi;
}

void addDirectionFacts(const CaptionContext& t, Caption& out) {
  const gjk::MomentumStep<3>& step = *t.gjk().momentum;
  out.facts.push_back({"−x", t.vector(step.plain_direction, 3), tr("plain direction")});
  if (nesterov(t)) out.facts.push_back({"−y", t.vector(step.target, 3), ""});
  out.facts.push_back(
      {tr("angle"), number(degreesBetween(t.gjk().direction, step.plain_direction), 3) + "°", tr("from −x to d")});
}

void tellRunning(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  const gjk::MomentumStep<3>& step = *record.momentum;
  const Argument kept = arg("kept", number(step.factor, 3)), rest = arg("rest", number(1 - step.factor, 3));
  const Argument d = arg("d", t.vector(record.direction));
  out.title = tr("Where does momentum lead?");
  out.body = std::string(tr("Plain GJK would search along −x (dashed).")) + " ";
  if (nesterov(t)) {
    out.body +=
        tr("Let y = {kept} x + {rest} w, between x and the last support point. Nesterov's d is {kept} times the last "
           "direction plus {rest} times −y, both scaled to length 1: d = {d}.",
           kept, rest, d);
    out.body += std::string(" ") + tr("On smooth shapes this often reduces the zigzag.");
  } else {
    out.body +=
        tr("Polyak's d is {kept} times the last direction plus {rest} times −x, both scaled to length 1: d = {d}.",
           kept, rest, d);
    out.body += std::string(" ") + tr("The weight of the previous direction shrinks as the run goes on.");
  }
  out.brief = tr("It turns d {angle}° away from −x.",
                 arg("angle", number(degreesBetween(record.direction, step.plain_direction), 3)));
  const int k = t.moment.record - 1;
  out.tests.push_back(row(nesterov(t) ? "δ = (k+1) / (k+3)" : "δ = 1 / (k+1)", step.factor, fmt::format("k = {}", k)));
  addDirectionFacts(t, out);
}

void tellStarting(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  out.title = tr("Why search along d = −x?");
  out.body =
      tr("x = {x} is the first point, so there is no earlier direction to keep a part of: d = −x, as in plain GJK.",
         arg("x", t.vector(t.gjkBefore()->closest)));
  out.body += std::string(" ") + (nesterov(t) ? tr("Nesterov's momentum takes effect from the next direction on.")
                                              : tr("Polyak's momentum takes effect from the next direction on."));
  out.brief = tr("x is the first point: d = −x, as in plain GJK.");
  out.tests.push_back(row("|x|", glm::length(record.direction), tr("distance of x")));
}

/// Plain GJK has taken over: at the first such direction, why.
void tellOff(const CaptionContext& t, Caption& out) {
  static constexpr ShapeForms kProves{
      translatable(
          "d = −x = {d}: only a w found along −x itself proves that nothing in A ⊖ B is nearer than |x| = {length}."),
      translatable(
          "d = −x = {d}: only a w found along −x itself proves that nothing in the cores' difference is nearer "
          "than |x| = {length}.")};
  const auto& record = t.gjk();
  const auto* before = t.gjkBefore();
  const bool just_now = before->momentum && before->momentum->phase != gjk::MomentumPhase::off;
  out.title = just_now ? tr("Why plain GJK again?") : tr("Why search along d = −x?");
  if (just_now && before->momentum->dropped_here) {
    out.body = tr("The last w gained nothing along −x: momentum is dropped for good.");
    out.brief = tr("Momentum led to nothing nearer: back to d = −x.");
  } else if (just_now) {
    out.body = trn("Momentum chose {n} direction; plain GJK finds the last digits.",
                   "Momentum chose {n} directions; plain GJK finds the last digits.", t.moment.record - 1);
    out.brief = tr("Plain GJK finds the last digits: d = −x.");
  } else {
    out.body = tr("Momentum is off.");
    out.brief = tr("Momentum is off: d = −x.");
  }
  out.body += " " + tr(t.form(kProves), arg("d", t.vector(record.direction)),
                       arg("length", number(glm::length(before->closest))));
  out.tests.push_back(lengthRow("|x|", before->closest, tr("distance of x")));
}

}  // namespace

void tellMomentum(const CaptionContext& t, Caption& out) {
  switch (t.gjk().momentum->phase) {
    case gjk::MomentumPhase::starting:
      return tellStarting(t, out);
    case gjk::MomentumPhase::running:
      return tellRunning(t, out);
    case gjk::MomentumPhase::off:
      return tellOff(t, out);
  }
}

void tellMomentumSpent(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  const dvec3 x = t.gjkBefore()->closest;
  const double length = glm::length(x), along = glm::dot(x, record.support.w) / length;
  out.title = tr("Does w bring x nearer to O?");
  out.body =
      tr("No: measured along −x, w lies no nearer to O than x does, {w} against {x}. The direction came from momentum, "
         "so that does not yet prove x the nearest point: momentum is dropped, w is left out, and the next search is "
         "along −x.",
         arg("w", number(along)), arg("x", number(length)));
  out.brief = tr("No: momentum is dropped, next along d = −x.");
  out.tests.push_back(row("x·w / |x|", along));
  out.tests.push_back(row("|x|", length));
  out.tests.push_back(row(tr("gap"), std::max(length - along, 0.0), tr("momentum dropped"), Mood::bad));
}

}  // namespace gjklab
