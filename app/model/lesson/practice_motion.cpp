// Practice about conservative advancement: a pair that moves without spinning, and its first safe step.

#include "model/lesson/practice_draw.h"
#include "model/run/impact_run.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <cmath>

namespace gjklab {
namespace {

struct Approach {
  gjk::ImpactTrace<3> search;
  double gap = 0, closing = 0, step = 0, speed = 0;  ///< speed: of B against A, in all directions
};

/// B flies towards A and past it, so that only a part of its speed closes the gap.
std::optional<Approach> approach(PracticeDraw& draw, double least_gap, double greatest_gap, bool both) {
  draw.pair(least_gap, greatest_gap);
  const dvec3 n = draw.run.trace.result.normal;
  const dvec3 across = draw.scene.dimension == 2 ? dvec3(-n.y, n.x, 0) : glm::cross(n, draw.pairs.direction(3));
  if (glm::length(across) < 0.3) return std::nullopt;
  const double closing = draw.pairs.between(0.6, 2.4), past = draw.pairs.between(0.5, 1.6);
  draw.scene.b.linear_velocity = -closing * n + (draw.pairs.coin() ? past : -past) * glm::normalize(across);
  if (both) {
    const dvec3 common = draw.pairs.between(0.3, 0.8) * draw.pairs.direction(draw.scene.dimension);
    draw.scene.a.linear_velocity = common;
    draw.scene.b.linear_velocity += common;
  }
  // So long that the picture shows the bodies large, and the first step does not end it.
  draw.scene.query.duration = std::ceil(3 * draw.run.trace.result.distance / closing) / 2;
  Approach found;
  found.search = runImpact(draw.scene).trace;
  if (found.search.records.size() < 2) return std::nullopt;
  const gjk::ImpactRecord<3>& first = found.search.records.front();
  found.gap = first.distance;
  found.closing = first.speed_bound;
  found.step = first.advance;
  found.speed = glm::length(draw.scene.b.linear_velocity - draw.scene.a.linear_velocity);
  return found;
}

/// Whether the quotient of the numbers as they are shown is the step as it is shown.
bool quotientShows(const Approach& found) {
  const auto rounded = [](double value) { return std::round(100 * value) / 100; };
  return rounded(rounded(found.gap) / rounded(found.closing)) == rounded(found.step);
}

/// 2-D: how a picture shows where B is then.
std::string after(const Body& b, double seconds) {
  const dvec3 there = b.position + seconds * b.linear_velocity;
  return fmt::format("move B to {:.12f} {:.12f}", there.x, there.y);
}

PracticeSheet motionSheet(const PracticeDraw& draw) {
  PracticeSheet sheet{.scene = draw.scene, .at = "impact 1 speed", .look = "world"};
  sheet.opening.study = Study::impact;
  return sheet;
}

}  // namespace

std::optional<PracticeSheet> safeStepQuestion(PracticeDraw& draw) {
  const auto found = approach(draw, 0.5, 2.5, draw.level > 0);
  if (!found) return std::nullopt;
  PracticeSheet sheet = motionSheet(draw);
  const Argument gap = arg("gap", hundredths(found->gap)), closing = arg("closing", hundredths(found->closing)),
                 speed = arg("speed", hundredths(found->speed));
  sheet.question =
      tr("A and B are {gap} apart. Seen from A, B moves at {speed} per second, {closing} of it along n. What is the "
         "longest safe step, in seconds?",
         gap, speed, closing);
  sheet.hint = tr("A length over a speed is a time. Which speed closes the gap?");
  sheet.why = tr("{gap} / {closing} = {step}: only motion along n closes the gap.", gap, closing,
                 arg("step", hundredths(found->step)));
  if (!quotientShows(*found)) return std::nullopt;
  const auto choices = numberChoices(
      draw, found->step,
      {{found->gap / found->speed,
        tr("That is safe, but shorter than necessary: of {speed}, only {closing} closes the gap.", speed, closing)},
       {found->gap, tr("That is the gap, a length. It closes by {closing} per second.", closing)},
       {found->gap * found->closing, tr("A length times a speed is not a time. Divide.")}});
  if (!choices) return std::nullopt;
  sheet.choices = *choices;
  showWhenRight(sheet.choices, "go to impact 2 distance");
  return sheet;
}

/// Before the contact, where other points are nearest by then, or at it: never past it.
std::optional<PracticeSheet> afterStepQuestion(PracticeDraw& draw) {
  draw.space = false;
  const auto found = approach(draw, 0.5, 1.5, false);
  if (!found) return std::nullopt;
  const bool meet = draw.even;
  const double left = found->search.records[1].distance;
  if (!quotientShows(*found) || (meet ? left > 1e-6 : left < 0.15)) return std::nullopt;
  // The query, as the search would show the bodies after each step.
  PracticeSheet sheet{.scene = draw.scene, .at = "result", .look = "world"};
  const dvec3 offset = found->step * draw.scene.b.linear_velocity;
  sheet.question =
      tr("The gap is {gap}, and the safe step is {step} seconds. In that time B moves by {offset}. Are A and B "
         "separated, touching or intersecting then?",
         arg("gap", hundredths(found->gap)), arg("step", hundredths(found->step)),
         arg("offset", vectorText(glm::round(100.0 * offset) / 100.0, 2)));
  sheet.hint = tr("Move B until nothing is left of the gap along n. Does it meet A there?");
  sheet.why =
      meet ? tr("Nothing is left of the gap along n then, and B meets A there.")
           : tr("Nothing is left along the old n then, but B is beside A: a gap of {left} is left along another n.",
                arg("left", hundredths(left)));
  const char* past =
      tr("While a gap is open along n, A and B share no point, and it closes only at the end of this step.");
  sheet.choices = {
      {tr("Still apart"), !meet, meet ? tr("Nothing is left of the gap along n, and B meets A there.") : ""},
      {tr("Touching"), meet,
       meet ? "" : tr("B is beside the point of A that was nearest, so a gap is left along another n.")},
      {tr("Overlapping already"), false, past}};
  turnRound(draw, sheet.choices);
  showWhenRight(sheet.choices, after(draw.scene.b, found->step));
  return sheet;
}

}  // namespace gjklab
