#include "model/lesson/answer_sheet.h"

#include "gjk/feature.h"
#include "model/quiz/answers.h"
#include "model/run/vertex_naming.h"
#include "model/scene/body_points.h"
#include "model/text/translate.h"

#include <algorithm>

namespace gjklab {
namespace {

std::string joined(const std::vector<std::string>& words, const char* between) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

std::string either(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words)
    text = text.empty() ? word : tr("{one} or {other}", arg("one", text), arg("other", word));
  return text;
}

std::vector<std::string> vertexNames(Which which, const std::vector<int>& indices) {
  std::vector<std::string> names;
  for (const int index : indices) names.push_back(pointName(which, index));
  return names;
}

/// The facets that are alive in an EPA iteration, ascending.
std::vector<Corners> facetsAlive(const Run& run, int iteration) {
  std::vector<Corners> facets;
  for (const auto& facet : run.trace.polytope.facets) {
    if (!facet.aliveAt(iteration)) continue;
    Corners corners(facet.vertices.begin(), facet.vertices.begin() + run.dimension);
    std::sort(corners.begin(), corners.end());
    facets.push_back(std::move(corners));
  }
  std::sort(facets.begin(), facets.end());
  return facets;
}

/// All that facets meet in.
std::vector<Corners> ridgesOf(const std::vector<Corners>& facets) {
  std::vector<Corners> ridges;
  for (const Corners& facet : facets)
    for (std::size_t i = 0; i < facet.size(); ++i) {
      Corners ridge = facet;
      ridge.erase(ridge.begin() + static_cast<std::ptrdiff_t>(i));
      ridges.push_back(std::move(ridge));
    }
  std::sort(ridges.begin(), ridges.end());
  ridges.erase(std::unique(ridges.begin(), ridges.end()), ridges.end());
  return ridges;
}

std::vector<int> counting(std::size_t count) {
  std::vector<int> all(count);
  for (std::size_t i = 0; i < count; ++i) all[i] = static_cast<int>(i);
  return all;
}

}  // namespace

std::string AnswerSheet::dropText(gjk::Feature feature) const {
  return feature == gjk::kNoFeature ? std::string(tr("none")) : names_.of(feature);
}

std::vector<int> AnswerSheet::namedVertices() const {
  std::vector<int> all;
  for (const Corners& corners : corners_) all.insert(all.end(), corners.begin(), corners.end());
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

Answer AnswerSheet::answerOf(const std::vector<int>& chosen, int second) const {
  const auto at = [](int i) { return static_cast<std::size_t>(i); };
  if (!question || (kind != Kind::several && chosen.empty())) return std::string();
  if (kind == Kind::pair) return PairAnswer{first_[at(chosen.front())], second < 0 ? -1 : second_[at(second)]};
  if (question->ask == Ask::drop) {
    gjk::Feature feature = gjk::kNoFeature;
    for (const int i : chosen) feature |= 1u << static_cast<unsigned>(i);
    return feature;
  }
  if (kind == Kind::several) {
    CornerSet set;
    for (const int i : chosen) set.push_back(corners_[at(i)]);
    return set;
  }
  if (!features_.empty()) return features_[at(chosen.front())];
  if (!corners_.empty()) return corners_[at(chosen.front())];
  return items[at(chosen.front())];
}

std::vector<int> AnswerSheet::placesOf(const Choice& choice) const {
  std::vector<int> places;
  const auto add = [&places](const auto& list, const auto& wanted, std::size_t from) {
    const auto at = std::find(list.begin(), list.end(), wanted);
    if (at != list.end()) places.push_back(static_cast<int>(from + static_cast<std::size_t>(at - list.begin())));
  };
  if (const auto* word = std::get_if<std::string>(&choice)) add(items, *word, 0);
  if (const auto* corners = std::get_if<Corners>(&choice)) add(corners_, *corners, 0);
  if (const auto* pair = std::get_if<PairAnswer>(&choice)) {
    add(first_, pair->index_a, 0);
    add(second_, pair->index_b, first_.size());
  }
  const auto* feature = std::get_if<gjk::Feature>(&choice);
  if (feature && question && question->ask == Ask::drop)
    for (int i = 0; i < static_cast<int>(items.size()); ++i) {
      if (gjk::contains(*feature, i)) places.push_back(i);
    }
  else if (feature)
    add(features_, *feature, 0);
  return places;
}

std::optional<Answer> AnswerSheet::rightOne() const {
  if (!question) return std::nullopt;
  const Accepted& accepted = question->accepted;
  if (const auto* pairs = std::get_if<FurthestPairs>(&accepted))
    return Answer(PairAnswer{pairs->index_a.front(), pairs->index_b.front()});
  if (const auto* words = std::get_if<std::vector<std::string>>(&accepted)) return Answer(words->front());
  if (const auto* features = std::get_if<std::vector<gjk::Feature>>(&accepted)) return Answer(features->front());
  if (const auto* facets = std::get_if<std::vector<Corners>>(&accepted)) return Answer(facets->front());
  return Answer(std::get<std::vector<CornerSet>>(accepted).front());
}

std::optional<Answer> AnswerSheet::wrongOne() const {
  if (!question) return std::nullopt;
  const auto wrong = [this](const Answer& answer) { return !isRight(*question, answer); };
  if (kind == Kind::pair) {
    for (const int a : counting(first_.size()))
      for (const int b : counting(second_.size()))
        if (const Answer answer = answerOf({a}, b); wrong(answer)) return answer;
    return std::nullopt;
  }
  if (kind == Kind::several && wrong(answerOf({}))) return answerOf({});
  for (const int i : counting(items.size()))
    if (const Answer answer = answerOf({i}); wrong(answer)) return answer;
  return std::nullopt;
}

std::string AnswerSheet::rightWords() const {
  if (!question) return {};
  const Accepted& accepted = question->accepted;
  std::vector<std::string> words;
  if (const auto* pairs = std::get_if<FurthestPairs>(&accepted))
    return tr("{a} and {b}", arg("a", either(vertexNames(Which::a, pairs->index_a))),
              arg("b", either(vertexNames(Which::b, pairs->index_b))));
  if (const auto* all = std::get_if<std::vector<std::string>>(&accepted))
    for (const std::string& word : *all) words.emplace_back(tr(word.c_str()));
  if (const auto* features = std::get_if<std::vector<gjk::Feature>>(&accepted))
    for (const gjk::Feature feature : *features) words.push_back(dropText(feature));
  if (const auto* facets = std::get_if<std::vector<Corners>>(&accepted))
    for (const Corners& facet : *facets) words.push_back(cornerNames(facet, polytope_names_));
  if (const auto* sets = std::get_if<std::vector<CornerSet>>(&accepted))
    for (const CornerSet& set : *sets) {
      std::vector<std::string> names;
      for (const Corners& corners : set) names.push_back(cornerNames(corners, polytope_names_));
      words.push_back(joined(names, ", "));
    }
  std::string text;
  for (const std::string& word : words)
    text = text.empty() ? word : tr("{one}; or {other}", arg("one", text), arg("other", word));
  return text;
}

AnswerSheet answerSheet(Ask ask, const Session& session) {
  AnswerSheet sheet;
  const Run& run = session.run();
  const Moment& moment = session.moment();
  if (ask == Ask::status) {
    if (auto words = statusWords(session.scene(), run)) sheet.question = Question{ask, moment, std::move(*words)};
  } else {
    for (Question& question : answersOf(session.scene(), run, moment))
      if (question.ask == ask) sheet.question = std::move(question);
  }
  if (!sheet.question) return sheet;
  if (phaseOf(moment.sub_step) == Phase::gjk && moment.record >= 0)
    sheet.names_ = namesAt(run, moment.record, session.naming());
  else if (phaseOf(moment.sub_step) == Phase::epa)
    sheet.polytope_names_ = polytopeNames(run.trace, session.naming());
  using Kind = AnswerSheet::Kind;
  sheet.kind = Kind::one;
  switch (ask) {
    case Ask::status:
      sheet.items = {"separated", "touching", "intersecting"};
      break;
    case Ask::progress:
    case Ask::epa_stop:
      sheet.items = {"go on", "stop"};
      break;
    case Ask::support: {
      sheet.kind = Kind::pair;
      sheet.first_ = counting(hullPoints(session.scene().a, run.dimension).size());
      sheet.second_ = counting(hullPoints(session.scene().b, run.dimension).size());
      sheet.items = vertexNames(Which::a, sheet.first_);
      sheet.others = vertexNames(Which::b, sheet.second_);
      break;
    }
    case Ask::region: {
      const auto& record = run.trace.gjk[static_cast<std::size_t>(moment.record)];
      for (gjk::Feature feature = 1; feature <= gjk::allOf(record.simplex.size()); ++feature) {
        sheet.features_.push_back(feature);
        sheet.items.push_back(sheet.names_.of(feature));
      }
      break;
    }
    case Ask::drop: {
      sheet.kind = Kind::several;
      const auto& record = run.trace.gjk[static_cast<std::size_t>(moment.record)];
      for (int i = 0; i < record.simplex.size(); ++i) sheet.items.push_back(sheet.names_[i]);
      break;
    }
    case Ask::closest_facet:
    case Ask::visible:
    case Ask::horizon: {
      sheet.kind = ask == Ask::closest_facet ? Kind::one : Kind::several;
      sheet.corners_ = facetsAlive(run, run.trace.epa[static_cast<std::size_t>(moment.record)].iteration);
      if (ask == Ask::horizon) sheet.corners_ = ridgesOf(sheet.corners_);
      for (const Corners& corners : sheet.corners_) sheet.items.push_back(cornerNames(corners, sheet.polytope_names_));
      break;
    }
  }
  return sheet;
}

}  // namespace gjklab
