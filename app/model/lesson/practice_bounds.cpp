// Practice about bounds, the end of a run, and boolean GJK.

#include "model/lesson/practice_draw.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <cmath>

namespace gjklab {
namespace {

struct Bounds {
  int record = 0;
  double lower = 0, upper = 0, before = 0;  ///< before: the lower bound of the iteration before
};

/// An iteration in which w's line proves more than before, and |x| can still decrease.
std::optional<Bounds> openBounds(PracticeDraw& draw) {
  draw.space = false;
  draw.pair(0.3, 1.2);
  std::vector<Bounds> fitting;
  const auto& records = draw.run.trace.gjk;
  for (std::size_t i = 1; i < records.size(); ++i) {
    const Bounds found{static_cast<int>(i), records[i].lower_bound, glm::length(records[i - 1].closest),
                       records[i - 1].lower_bound};
    if (found.lower > 0.15 && found.lower > found.before + 0.1 && found.upper > found.lower + 0.15 && found.upper < 9)
      fitting.push_back(found);
  }
  if (fitting.empty()) return std::nullopt;
  return fitting[static_cast<std::size_t>(draw.pairs.whole(0, static_cast<int>(fitting.size()) - 1))];
}

}  // namespace

std::optional<PracticeSheet> proofQuestion(PracticeDraw& draw) {
  const auto bounds = openBounds(draw);
  if (!bounds) return std::nullopt;
  PracticeSheet sheet{.scene = draw.scene, .at = fmt::format("gjk {} support", bounds->record + 1)};
  sheet.question = tr("The line through *w* is drawn. What is a lower bound on the distance between A and B?");
  sheet.hint = tr("All of A ⊖ B lies behind the line. How far is the line from O?");
  sheet.why =
      tr("The line is {distance} from O, and all of A ⊖ B lies behind it.", arg("distance", hundredths(bounds->lower)));
  const auto choices =
      numberChoices(draw, bounds->lower,
                    {{bounds->upper, tr("That is |x|: they are at most that far apart.")},
                     {bounds->lower + bounds->upper, tr("They are at most |x| apart, and that is less.")},
                     {0.5 * bounds->lower, tr("The line is further from O than that, so it proves more.")}});
  if (!choices) return std::nullopt;
  sheet.choices = *choices;
  showWhenRight(sheet.choices, fmt::format("go to gjk {} progress", bounds->record + 1));
  return sheet;
}

std::optional<PracticeSheet> endQuestion(PracticeDraw& draw) {
  const auto bounds = openBounds(draw);
  if (!bounds) return std::nullopt;
  const auto rounded = [](double value) { return std::round(100 * value) / 100; };
  const double gap = rounded(bounds->upper) - rounded(bounds->lower);
  PracticeSheet sheet{.scene = draw.scene, .at = fmt::format("gjk {} support", bounds->record + 1)};
  sheet.question = tr("|*x*| is {upper}, and {lower} is proven. By at most how much can |*x*| still fall?",
                      arg("upper", hundredths(bounds->upper)), arg("lower", hundredths(bounds->lower)));
  sheet.hint = tr("x is never nearer to O than what is proven.");
  sheet.why = tr("{upper} − {lower} = {gap}: GJK ends when this gap is zero.", arg("upper", hundredths(bounds->upper)),
                 arg("lower", hundredths(bounds->lower)), arg("gap", hundredths(gap)));
  const auto choices =
      numberChoices(draw, gap,
                    {{bounds->upper, tr("Then x would reach O, but A and B are apart: that is proven.")},
                     {bounds->lower, tr("x stays at least that far from O.")},
                     {bounds->upper + bounds->lower, tr("That is more than |x| itself.")}});
  if (!choices) return std::nullopt;
  sheet.choices = *choices;
  return sheet;
}

/// A support point of the boolean method: past O it proves nothing yet, before O it ends the run.
std::optional<PracticeSheet> booleanQuestion(PracticeDraw& draw) {
  draw.space = false;
  const bool apart = draw.even;
  if (draw.pairs.coin())
    draw.pair(0.2, 1, gjk::Method::boolean);
  else
    draw.pair(-0.6, -0.2, gjk::Method::boolean);
  std::vector<int> fitting;
  const auto& records = draw.run.trace.gjk;
  const auto reach = [&](std::size_t i) {
    return glm::dot(records[i].support.w, glm::normalize(records[i].direction));
  };
  for (std::size_t i = 1; i < records.size(); ++i)
    if (std::abs(reach(i)) > 0.1 && (reach(i) < 0) == apart) fitting.push_back(static_cast<int>(i));
  if (fitting.empty()) return std::nullopt;
  const int record = fitting[static_cast<std::size_t>(draw.pairs.whole(0, static_cast<int>(fitting.size()) - 1))];
  const double height = reach(static_cast<std::size_t>(record));
  PracticeSheet sheet{.scene = draw.scene, .at = fmt::format("gjk {} support", record + 1)};
  sheet.hide = "bounds, difference";
  sheet.question = tr("Boolean GJK has found this *w*. What is known now?");
  sheet.hint = tr("Does w pass O along d?");
  sheet.why = height < 0
                  ? tr("w falls {height} short of O along d, and no point of A ⊖ B lies further.",
                       arg("height", number(-height, 3)))
                  : tr("w passes O by {height} along d: O can be in A ⊖ B or not.", arg("height", number(height, 3)));
  const char* overlap = tr("Only a simplex around O proves that.");
  sheet.choices = {{tr("separated"), height < 0, tr("w passes O along d, so A ⊖ B reaches past O that way.")},
                   {tr("intersecting"), false, overlap},
                   {tr("nothing yet"), height >= 0, tr("w does not reach O, and it is the furthest point along d.")}};
  return sheet;
}

}  // namespace gjklab
