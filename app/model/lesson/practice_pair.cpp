// Practice about A ⊖ B, O and support points.

#include "model/lesson/practice_draw.h"
#include "model/playback/address.h"
#include "model/scene/body_points.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>

namespace gjklab {
namespace {

std::string differenceName(int a, int b) { return "A" + subscript(a) + " − B" + subscript(b); }

/// In the world.
std::vector<dvec3> cornersOf(const Scene& scene, Which which) {
  std::vector<dvec3> points;
  for (const dvec3& p : hullPoints(body(scene, which), scene.dimension))
    points.push_back(toWorld(body(scene, which), scene.dimension, p));
  return points;
}

}  // namespace

/// A vertex of A ⊖ B, furthest along a drawn direction; the others are differences that lie elsewhere.
std::optional<PracticeSheet> differenceQuestion(PracticeDraw& draw) {
  draw.space = false;
  draw.pair(-0.6, 0.8);
  const std::vector<dvec3> a = cornersOf(draw.scene, Which::a), b = cornersOf(draw.scene, Which::b);
  const dvec3 d = draw.pairs.direction(2);
  const auto furthest = [](const std::vector<dvec3>& points, dvec3 along) {
    const auto at = std::max_element(points.begin(), points.end(), [&](const dvec3& p, const dvec3& q) {
      return glm::dot(p, along) < glm::dot(q, along);
    });
    return static_cast<int>(at - points.begin());
  };
  const auto place = [&](int i, int j) { return a[static_cast<std::size_t>(i)] - b[static_cast<std::size_t>(j)]; };
  const int right_a = furthest(a, d), right_b = furthest(b, -d);
  const dvec3 w = place(right_a, right_b);
  PracticeSheet sheet{.scene = draw.scene, .look = "both"};
  sheet.hide = "bounds, direction, support, closest, answer";
  sheet.mark = "A, B";
  sheet.question = tr("Which pair gives the vertex of A ⊖ B near {point}?", arg("point", vectorText(w, 2, 2)));
  sheet.hint = tr("A difference a − b is the arrow from b to a, drawn from O.");
  sheet.why = fmt::format("{} − {} = {}.", vectorText(a[static_cast<std::size_t>(right_a)], 2, 3),
                          vectorText(b[static_cast<std::size_t>(right_b)], 2, 3), vectorText(w, 2, 3));
  std::vector<std::pair<int, int>> taken{{right_a, right_b}};
  const int most_a = static_cast<int>(a.size()) - 1, most_b = static_cast<int>(b.size()) - 1;
  for (int i = 0; i < 40 && taken.size() < 4; ++i) {
    const std::pair<int, int> other{draw.pairs.whole(0, most_a), draw.pairs.whole(0, most_b)};
    const bool near = std::any_of(taken.begin(), taken.end(), [&](const auto& each) {
      return glm::distance(place(each.first, each.second), place(other.first, other.second)) < 0.4;
    });
    if (!near) taken.push_back(other);
  }
  if (taken.size() < 4) return std::nullopt;
  std::rotate(taken.begin(), taken.begin() + draw.pairs.whole(0, 3), taken.end());
  for (const auto& [i, j] : taken) {
    PracticeChoice choice{differenceName(i, j), i == right_a && j == right_b};
    if (!choice.right)
      choice.but = tr("{name} lies at {point}.", arg("name", choice.text), arg("point", vectorText(place(i, j), 2, 3)));
    choice.then = fmt::format("light A{} - B{}", i + 1, j + 1);
    sheet.choices.push_back(std::move(choice));
  }
  return sheet;
}

/// Apart, deep in each other, or touching exactly: two boxes whose sides meet.
std::optional<PracticeSheet> originQuestion(PracticeDraw& draw) {
  draw.space = false;
  const int kind = draw.pairs.whole(0, 2);
  const double gap = 0.5 - 0.125 * draw.level;  // the nearer to touching, the harder to see
  if (kind == 2 || draw.pairs.coin()) {
    Body box;
    box.half_extents = dvec3(draw.pairs.eighths(0.5, 1.25), draw.pairs.eighths(0.5, 1.25), 0);
    draw.scene = {};
    draw.scene.a = asHull(box, 2);
    const double half = box.half_extents.x, apart = kind == 2 ? 0 : kind == 0 ? gap : -gap;
    box.half_extents = dvec3(draw.pairs.eighths(0.5, 1.25), draw.pairs.eighths(0.5, 1.25), 0);
    draw.scene.b = asHull(box, 2);
    const double x = half + box.half_extents.x + apart;
    draw.scene.b.position = dvec3(draw.pairs.coin() ? x : -x, draw.pairs.eighths(-0.5, 0.5), 0);
    draw.runIt();
  } else {
    draw.pair(kind == 0 ? gap : -gap - 0.3, kind == 0 ? gap + 0.5 : -gap);
  }
  const Question* question = draw.one(Ask::status);
  if (question == nullptr) return std::nullopt;
  const gjk::Result<3>& result = draw.run.trace.result;
  PracticeSheet sheet{.scene = draw.scene, .ask = Ask::status};
  sheet.hide = "bounds, direction, support, closest, answer";
  sheet.question = tr("Only A ⊖ B and O are shown. Are A and B separated, touching or intersecting?");
  sheet.hint = tr("O is in A ⊖ B exactly when A and B share a point.");
  const std::string word = std::get<std::vector<std::string>>(question->accepted).front();
  if (word == "touching")
    sheet.why = tr("O lies on the boundary of A ⊖ B: the bodies share only boundary points.");
  else if (word == "separated")
    sheet.why = tr("O lies outside A ⊖ B, {distance} from it: A and B are that far apart.",
                   arg("distance", number(result.distance, 3)));
  else
    sheet.why = tr("O lies inside A ⊖ B, {depth} from its boundary: that is the depth of the overlap.",
                   arg("depth", number(result.depth, 3)));
  return sheet;
}

std::optional<PracticeSheet> supportQuestion(PracticeDraw& draw) {
  draw.either();
  const Question* question = draw.one(Ask::support);
  if (question == nullptr || phaseOf(question->moment.sub_step) != Phase::gjk) return std::nullopt;
  const auto& pairs = std::get<FurthestPairs>(question->accepted);
  const gjk::GjkRecord<3>& record = draw.run.trace.gjk[static_cast<std::size_t>(question->moment.record)];
  const int a = pairs.index_a.front(), b = pairs.index_b.front();
  PracticeSheet sheet{.scene = draw.scene, .at = addressOf(question->moment), .look = "world", .ask = Ask::support};
  sheet.hide = "bounds, handles, closest, simplex";
  sheet.question = tr("Which vertex of A lies furthest along d, and which of B furthest along −d?");
  sheet.hint = tr("Slide a line perpendicular to d outward. Which vertex does it leave last?");
  const dvec3 d = glm::normalize(record.direction);
  const auto height = [&](Which which, int index) {
    return glm::dot(cornersOf(draw.scene, which)[static_cast<std::size_t>(index)], d);
  };
  sheet.why =
      tr("A{a} reaches {far} along d, further than any other vertex of A; B{b} reaches only {near}, less than any "
         "other vertex of B.",
         arg("a", subscript(a)), arg("far", number(height(Which::a, a), 3)), arg("b", subscript(b)),
         arg("near", number(height(Which::b, b), 3)));
  return sheet;
}

}  // namespace gjklab
