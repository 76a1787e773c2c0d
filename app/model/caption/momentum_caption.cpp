// Accelerated GJK: where momentum leads, when it is dropped, and why.

#include "model/caption/gjk_caption.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

namespace gjklab {

namespace {

using Mood = TestRow::Mood;

const char* inventor(const Telling& t) {
  return t.scene.query.acceleration == gjk::Acceleration::nesterov ? "Nesterov" : "Polyak";
}

bool nesterov(const Telling& t) { return t.scene.query.acceleration == gjk::Acceleration::nesterov; }

double angleBetween(dvec3 u, dvec3 v) {
  const double cosine = glm::dot(u, v) / (glm::length(u) * glm::length(v));
  return std::acos(std::clamp(cosine, -1.0, 1.0)) * 180 / std::numbers::pi;
}

void addDirectionFacts(const Telling& t, Caption& out) {
  const gjk::MomentumStep<3>& step = *t.gjk().momentum;
  out.facts.push_back({"−x", t.vector(step.plain_direction, 3), "plain direction"});
  if (nesterov(t)) out.facts.push_back({"−y", t.vector(step.target, 3), ""});
  out.facts.push_back(
      {"angle", number(angleBetween(t.gjk().direction, step.plain_direction), 3) + "°", "from −x to d"});
}

void tellRunning(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const gjk::MomentumStep<3>& step = *record.momentum;
  const std::string kept = number(step.factor, 3), rest = number(1 - step.factor, 3), d = t.vector(record.direction);
  out.title = "Where does momentum lead?";
  if (nesterov(t)) {
    out.body = fmt::format(
        "Plain GJK would search along −x (dashed). Nesterov keeps {} of the last direction and takes {} of −y, where y "
        "= {} x + {} w lies between x and the last support point: d = {}. Often less zigzag on smooth "
        "shapes, not always.",
        kept, rest, kept, rest, d);
  } else {
    out.body = fmt::format(
        "Plain GJK would search along −x (dashed). Polyak keeps {} of the last direction and takes {} of −x: d = {}. "
        "The share of the past shrinks as the run goes on.",
        kept, rest, d);
  }
  out.brief =
      fmt::format("It turns d {}° away from −x.", number(angleBetween(record.direction, step.plain_direction), 3));
  const int k = t.moment.record - 1;
  out.tests.push_back(row(nesterov(t) ? "δ = (k+1) / (k+3)" : "δ = 1 / (k+1)", step.factor, fmt::format("k = {}", k)));
  addDirectionFacts(t, out);
}

void tellStarting(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  out.title = "Why search along d = −x?";
  out.body = fmt::format(
      "x = {} is the first point, so there is no earlier direction to keep a part of: d = −x, as in plain GJK. "
      "{}'s momentum sets in with the next direction.",
      t.vector(t.gjkBefore()->closest), inventor(t));
  out.brief = "x is the first point: d = −x, as in plain GJK.";
  out.tests.push_back(row("|x|", glm::length(record.direction), "distance of x"));
}

/// Plain GJK has taken over: at the first such direction, why.
void tellOff(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const auto* before = t.gjkBefore();
  const bool just_now = before->momentum && before->momentum->phase != gjk::MomentumPhase::off;
  out.title = just_now ? "Why plain GJK again?" : "Why search along d = −x?";
  std::string why = "Momentum is off.";
  out.brief = "Momentum is off: d = −x.";
  if (just_now && before->momentum->dropped_here) {
    why = "The last w brought nothing along −x: momentum is dropped for good.";
    out.brief = "Momentum led to nothing nearer: back to d = −x.";
  } else if (just_now) {
    out.brief = "The last digits are plain GJK's: d = −x.";
    why = fmt::format("Momentum has led {} directions; the last digits are plain GJK's.", t.moment.record - 1);
  }
  out.body =
      fmt::format("{} d = −x = {}: only a w found along −x itself proves that nothing in {} is nearer than |x| = {}.",
                  why, t.vector(record.direction), t.difference(), number(glm::length(before->closest)));
  out.tests.push_back(lengthRow("|x|", before->closest, "distance of x"));
}

}  // namespace

void tellMomentum(const Telling& t, Caption& out) {
  switch (t.gjk().momentum->phase) {
    case gjk::MomentumPhase::starting:
      return tellStarting(t, out);
    case gjk::MomentumPhase::running:
      return tellRunning(t, out);
    case gjk::MomentumPhase::off:
      return tellOff(t, out);
  }
}

void tellMomentumSpent(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const dvec3 x = t.gjkBefore()->closest;
  const double length = glm::length(x), along = glm::dot(x, record.support.w) / length;
  out.title = "Does w help x?";
  out.body = fmt::format(
      "No: measured along −x, w lies no nearer to O than x does, {} against {}. The direction came from momentum, "
      "so that does not yet prove x the nearest point: momentum is dropped, w is left out, "
      "and the next search is along −x.",
      number(along), number(length));
  out.brief = "No: momentum is dropped, next along d = −x.";
  out.tests.push_back(row("x·w / |x|", along));
  out.tests.push_back(row("|x|", length));
  out.tests.push_back(row("gap", std::max(length - along, 0.0), "spent", Mood::bad));
}

}  // namespace gjklab
