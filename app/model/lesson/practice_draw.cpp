#include "model/lesson/practice_draw.h"

#include "gjk/feature.h"
#include "model/assets/assets.h"
#include "model/text/characters.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"
#include "model/text/vertex_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <variant>

namespace gjklab {
namespace {

bool isSingle(const FurthestPairs& pairs) { return pairs.index_a.size() == 1 && pairs.index_b.size() == 1; }
template <class T>
bool isSingle(const std::vector<T>& all) {
  return all.size() == 1;
}

std::size_t letters(const std::string& text) { return static_cast<std::size_t>(characterCount(text)); }

bool fair(const std::vector<PracticeChoice>& choices) {
  std::set<std::string> texts;
  std::size_t right = 0, wrong = 0;
  for (const PracticeChoice& choice : choices) {
    texts.insert(choice.text);
    std::size_t& longest = choice.right ? right : wrong;
    longest = std::max(longest, letters(choice.text));
  }
  return texts.size() == choices.size() && right <= wrong;
}

std::string pageTextOf(const PracticeSheet& sheet, Topic topic) {
  const TopicInfo& info = infoOf(topic);
  std::string text = fmt::format("# {}\n\nGoal: {}\n\n```show\nscene: shape-2d-hull\nat: {}\nlook: {}\nhide: {}\n",
                                 tr(info.title), tr(info.question), sheet.at, sheet.look, sheet.hide);
  if (!sheet.mark.empty()) text += "mark: " + sheet.mark + "\n";
  text += "```\n```predict\n";
  if (sheet.ask) text += fmt::format("ask: {}\n", name(*sheet.ask));
  text += "question: " + sheet.question + "\n";
  for (const PracticeChoice& choice : sheet.choices) {
    text += fmt::format("{}: {}\n", choice.right ? "right" : "choice", choice.text);
    if (!choice.right && !choice.but.empty()) text += "but: " + choice.but + "\n";
    if (!choice.then.empty()) text += "then: " + choice.then + "\n";
  }
  return text + fmt::format("hint: {}\nwhy: {}\ntopic: {}\n```\n", sheet.hint, sheet.why, info.word);
}

}  // namespace

/// Points on a circle or a sphere: each is a vertex, and no two lie close together.
Body PracticeDraw::polytope() {
  Body body;
  body.shape = ShapeKind::hull;
  if (scene.dimension == 3) {
    while (body.points.size() < 4 + static_cast<std::size_t>(level)) {
      const dvec3 p = pairs.direction(3);
      const bool near = std::any_of(body.points.begin(), body.points.end(),
                                    [&](const dvec3& other) { return glm::distance(p, other) < 0.7; });
      if (!near) body.points.push_back(p);
    }
    return body;
  }
  const int count = pairs.whole(3, 4 + level);
  const double size = pairs.between(0.9, 1.4), wide = pairs.between(0.75, 1);
  for (int i = 0; i < count; ++i) {
    const double turn = 2 * std::numbers::pi * (i + pairs.between(-0.3, 0.3)) / count;
    body.points.emplace_back(size * std::cos(turn), wide * size * std::sin(turn), 0);
  }
  return body;
}

void PracticeDraw::pair(double least_gap, double greatest_gap, gjk::Method method) {
  scene = {};
  scene.dimension = space && level == 2 ? 3 : 2;
  const Body a = polytope(), b = polytope();
  scene = pairs.pair(a, b, scene.dimension, pairs.between(least_gap, greatest_gap));
  scene.query.method = method;
  scene.query.initial_direction = pairs.direction(scene.dimension);
  runIt();
}

void PracticeDraw::either() {
  if (pairs.coin())
    pair(0.2, 1.2);
  else
    pair(-0.6, -0.2);
}

void PracticeDraw::runIt() {
  runQuery(scene, run);
  timeline = Timeline(run);
  questions_ = questionsOf(scene, run, timeline);
}

const Question* PracticeDraw::one(Ask ask, int from) {
  std::vector<const Question*> fitting;
  for (const Question& question : questions_)
    if (question.ask == ask && question.moment.record >= from &&
        std::visit([](const auto& all) { return isSingle(all); }, question.accepted))
      fitting.push_back(&question);
  if (fitting.empty()) return nullptr;
  return fitting[static_cast<std::size_t>(pairs.whole(0, static_cast<int>(fitting.size()) - 1))];
}

std::string hundredths(double value) { return inReadersDigits(fmt::format("{:.2f}", value)); }

std::optional<std::vector<PracticeChoice>> numberChoices(PracticeDraw& draw, double right,
                                                         const std::vector<std::pair<double, std::string>>& wrong) {
  std::vector<double> all{right};
  std::vector<PracticeChoice> choices{{hundredths(right), true}};
  for (const auto& [value, but] : wrong) {
    const bool near = std::any_of(all.begin(), all.end(), [value = value](double other) {
      return std::abs(value - other) < 0.12 * std::max(1.0, other);
    });
    if (near || value < 0 || value >= 10) return std::nullopt;
    all.push_back(value);
    choices.push_back({hundredths(value), false, but});
  }
  turnRound(draw, choices);
  return choices;
}

void showWhenRight(std::vector<PracticeChoice>& choices, const std::string& move) {
  for (PracticeChoice& choice : choices)
    if (choice.right) choice.then = move;
}

void turnRound(PracticeDraw& draw, std::vector<PracticeChoice>& choices) {
  std::rotate(choices.begin(), choices.begin() + draw.pairs.whole(0, static_cast<int>(choices.size()) - 1),
              choices.end());
}

std::optional<Lesson> lessonOf(const PracticeSheet& sheet, Topic topic) {
  if (!sheet.ask && !fair(sheet.choices)) return std::nullopt;
  LessonReading reading = readLesson(pageTextOf(sheet, topic), "", assets(), "lessons");
  if (!reading.faults.empty()) return std::nullopt;
  reading.lesson.goal.clear();  // the question needs the room
  Show& show = reading.lesson.beats.front().show;
  show.scene = sheet.scene;
  show.opening = sheet.opening;
  return std::move(reading.lesson);
}

}  // namespace gjklab
