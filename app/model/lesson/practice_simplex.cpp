// Practice about the simplex: its corners, its regions, x, and the next direction.

#include "gjk/feature.h"
#include "model/lesson/practice_draw.h"
#include "model/playback/address.h"
#include "model/run/vertex_naming.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

const gjk::GjkRecord<3>& recordOf(const PracticeDraw& draw, int record) {
  return draw.run.trace.gjk[static_cast<std::size_t>(record)];
}

}  // namespace

std::optional<PracticeSheet> cornersQuestion(PracticeDraw& draw) {
  draw.either();
  const Question* question = draw.one(Ask::drop);
  if (question == nullptr) return std::nullopt;
  const auto& record = recordOf(draw, question->moment.record);
  if (record.simplex.size() < (draw.level == 0 ? 2 : 3)) return std::nullopt;
  const VertexNames names = namesAt(draw.run, question->moment.record, Naming::for_life);
  PracticeSheet sheet{.scene = draw.scene, .at = addressOf(question->moment), .ask = Ask::drop};
  sheet.hide = "bounds, support, direction, regions";
  sheet.question = tr("x is found. Which vertices does it not need?");
  sheet.hint = tr("A vertex with weight 0 has no share in x.");
  const gjk::Feature dropped = std::get<std::vector<gjk::Feature>>(question->accepted).front();
  sheet.why = dropped == gjk::kNoFeature ? tr("Every vertex of {simplex} has a share in x, so none goes.",
                                              arg("simplex", names.of(record.kept)))
                                         : tr("x lies on {kept}: the weight of {dropped} is 0.",
                                              arg("kept", names.of(record.kept)), arg("dropped", names.of(dropped)));
  return sheet;
}

std::optional<PracticeSheet> regionQuestion(PracticeDraw& draw) {
  draw.either();
  const Question* question = draw.one(Ask::region);
  if (question == nullptr) return std::nullopt;
  const auto& record = recordOf(draw, question->moment.record);
  if (record.simplex.size() < (draw.level == 0 ? 2 : 3)) return std::nullopt;
  const gjk::Feature region = std::get<std::vector<gjk::Feature>>(question->accepted).front();
  const VertexNames names = namesAt(draw.run, question->moment.record, Naming::for_life);
  PracticeSheet sheet{.scene = draw.scene, .at = addressOf(question->moment), .ask = Ask::region};
  sheet.hide = "bounds, closest, support, direction, regions, answer";
  sheet.question = tr("In whose Voronoi region is O?");
  sheet.hint = tr("Which is nearest to O: a vertex, an edge or the inside of the simplex?");
  sheet.why = gjk::vertexCount(region) > draw.scene.dimension
                  ? std::string(tr("O lies inside the simplex."))
                  : tr("The point of the simplex nearest to O lies on {region}, {distance} away.",
                       arg("region", names.of(region)), arg("distance", number(glm::length(record.closest), 3)));
  return sheet;
}

/// At the end of an iteration that is not the last: x is shown, but not the next d.
std::optional<PracticeSheet> directionQuestion(PracticeDraw& draw) {
  draw.space = false;
  draw.pair(0.3, 1.2);
  std::vector<int> fitting;
  for (int i = 0; i + 1 < static_cast<int>(draw.run.trace.gjk.size()); ++i) {
    const dvec3 x = recordOf(draw, i).closest;
    // Not along an axis: the quarter must be plain.
    if (recordOf(draw, i).decision == gjk::GjkDecision::go_on &&
        std::min(std::abs(x.x), std::abs(x.y)) > 0.3 * glm::length(x))
      fitting.push_back(i);
  }
  if (fitting.empty()) return std::nullopt;
  const int record = fitting[static_cast<std::size_t>(draw.pairs.whole(0, static_cast<int>(fitting.size()) - 1))];
  const dvec3 x = recordOf(draw, record).closest, d = -x;
  PracticeSheet sheet{.scene = draw.scene, .at = fmt::format("gjk {} keep", record + 1)};
  sheet.hide = "bounds, support, grid, difference, regions";
  sheet.question = tr("Where does GJK look for the next support point?");
  sheet.hint = tr("Every point nearer to O than x lies on O's side of x.");
  sheet.why =
      tr("x = {x}, and d = −x = {d} points from x to O.", arg("x", vectorText(x, 2, 3)), arg("d", vectorText(d, 2, 3)));
  for (const bool upper : {true, false})
    for (const bool right : {false, true}) {
      const std::string text = upper   ? right ? tr("To the upper right") : tr("To the upper left")
                                 : right ? tr("To the lower right")
                                       : tr("To the lower left");
      const bool correct = upper == (d.y > 0) && right == (d.x > 0);
      const bool away = upper != (d.y > 0) && right != (d.x > 0);
      sheet.choices.push_back({text, correct,
                               correct ? ""
                               : away  ? tr("That is away from O. GJK looks from x towards O.")
                                       : tr("GJK looks from x straight to O, and O does not lie that way.")});
    }
  showWhenRight(sheet.choices, fmt::format("go to gjk {} direction", record + 2));
  return sheet;
}

std::optional<PracticeSheet> weightQuestion(PracticeDraw& draw) {
  draw.space = false;
  draw.pair(0.3, 1.2);
  for (int i = 0; i < static_cast<int>(draw.run.trace.gjk.size()); ++i) {
    const auto& record = recordOf(draw, i);
    if (record.region == gjk::kNoFeature || gjk::vertexCount(record.kept) != 2) continue;
    const VertexNames names = namesAt(draw.run, i, Naming::for_life);
    std::vector<int> kept;
    for (int v = 0; v < record.simplex.size(); ++v)
      if (gjk::contains(record.kept, v)) kept.push_back(v);
    const int asked = kept[draw.pairs.coin() ? 1U : 0U], other = kept[0] + kept[1] - asked;
    const double weight = record.simplex[asked].weight;
    if (weight < 0.08 || weight > 0.92 || std::abs(weight - 0.5) < 0.15) continue;
    PracticeSheet sheet{.scene = draw.scene, .at = fmt::format("gjk {} keep", i + 1)};
    sheet.hide = "bounds, support, direction, difference, regions";
    sheet.question = tr("All three solvers find the same *x* on {edge}. What is the weight of {corner} in it?",
                        arg("edge", names.of(record.kept)), arg("corner", names[asked]));
    sheet.hint = tr("The nearer x lies to a vertex, the greater is that vertex's weight.");
    sheet.why =
        fmt::format("x = {} {} + {} {}.", hundredths(weight), names[asked], hundredths(1 - weight), names[other]);
    std::vector<PracticeChoice> choices{
        {hundredths(weight), true},
        {hundredths(1 - weight), false, tr("That is the weight of {corner}.", arg("corner", names[other]))},
        {hundredths(0.5), false, tr("x would lie in the middle of {edge}.", arg("edge", names.of(record.kept)))},
        {hundredths(1), false, tr("x would be {corner} itself.", arg("corner", names[asked]))}};
    std::rotate(choices.begin(), choices.begin() + draw.pairs.whole(0, 3), choices.end());
    sheet.choices = std::move(choices);
    return sheet;
  }
  return std::nullopt;
}

}  // namespace gjklab
