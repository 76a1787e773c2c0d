#include "model/quiz/question.h"

#include "model/playback/address.h"
#include "model/quiz/answers.h"
#include "model/text/translate.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace gjklab {
namespace {

struct AskInfo {
  Ask ask;
  const char* word;
  const char* sentence;
};
constexpr std::array kInfos{
    AskInfo{Ask::status, "status", translatable("Are A and B separated, touching or intersecting?")},
    AskInfo{Ask::support, "support",
            translatable("Which vertex of A is furthest along the direction, and which of B against it?")},
    AskInfo{Ask::progress, "progress", translatable("Stop or go on?")},
    AskInfo{Ask::region, "region", translatable("Which region contains O?")},
    AskInfo{Ask::drop, "drop", translatable("Which vertices may go?")},
    AskInfo{Ask::closest_facet, "closest-facet", translatable("Which facet is nearest O?")},
    AskInfo{Ask::visible, "visible", translatable("Which facets does w see?")},
    AskInfo{Ask::horizon, "horizon", translatable("Which ridges are the horizon?")},
    AskInfo{Ask::epa_stop, "epa-stop", translatable("Stop or go on?")},
};
const AskInfo& infoOf(Ask ask) { return kInfos[static_cast<std::size_t>(ask)]; }

template <class List, class Item>
bool has(const List& list, const Item& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

/// A facet or a set in any order is the same answer.
Corners sorted(Corners corners) {
  std::sort(corners.begin(), corners.end());
  return corners;
}
CornerSet sorted(CornerSet set) {
  for (Corners& corners : set) corners = sorted(corners);
  std::sort(set.begin(), set.end());
  return set;
}

}  // namespace

const char* name(Ask ask) { return infoOf(ask).word; }
const char* sentence(Ask ask) { return tr(infoOf(ask).sentence); }

bool isRight(const Question& question, const Answer& answer) {
  if (const auto* word = std::get_if<std::string>(&answer)) {
    const auto* words = std::get_if<std::vector<std::string>>(&question.accepted);
    return words && has(*words, *word);
  }
  if (const auto* feature = std::get_if<gjk::Feature>(&answer)) {
    const auto* features = std::get_if<std::vector<gjk::Feature>>(&question.accepted);
    return features && has(*features, *feature);
  }
  if (const auto* pair = std::get_if<PairAnswer>(&answer)) {
    const auto* pairs = std::get_if<FurthestPairs>(&question.accepted);
    return pairs && has(pairs->index_a, pair->index_a) && has(pairs->index_b, pair->index_b);
  }
  if (const auto* facet = std::get_if<Corners>(&answer)) {
    const auto* facets = std::get_if<std::vector<Corners>>(&question.accepted);
    return facets && has(*facets, sorted(*facet));
  }
  const auto* sets = std::get_if<std::vector<CornerSet>>(&question.accepted);
  return sets && has(*sets, sorted(std::get<CornerSet>(answer)));
}

namespace {

/// What a sub-step asks; the others ask nothing.
struct StepQuestion {
  SubStep step;
  Ask ask;
  std::optional<Accepted> (*answers)(const AskedRun&);
};
constexpr StepQuestion kQuestions[] = {
    {SubStep::gjk_support, Ask::support, furthestPairs},
    {SubStep::gjk_progress, Ask::progress, progressWords},
    {SubStep::gjk_region, Ask::region, regionsOfOrigin},
    {SubStep::gjk_keep, Ask::drop, droppedVertices},
    {SubStep::epa_closest_facet, Ask::closest_facet, closestFacets},
    {SubStep::epa_support, Ask::support, furthestPairs},
    {SubStep::epa_bound, Ask::epa_stop, boundWords},
    {SubStep::epa_horizon, Ask::visible, visibleFacets},
    {SubStep::epa_horizon, Ask::horizon, horizonRidges},
};

}  // namespace

std::vector<Question> answersOf(const Scene& scene, const Run& run, const Moment& moment) {
  const AskedRun asked{scene, run, moment};
  std::vector<Question> out;
  // Of a textbook run only what does not rest on its answers.
  if (run.textbook && moment.sub_step != SubStep::gjk_support && moment.sub_step != SubStep::epa_support) return out;
  for (const StepQuestion& asks : kQuestions)
    if (asks.step == moment.sub_step)
      if (auto accepted = asks.answers(asked)) out.push_back({asks.ask, moment, std::move(*accepted)});
  return out;
}

std::vector<Question> questionsOf(const Scene& scene, const Run& run, const Timeline& timeline) {
  std::vector<Question> out;
  if (auto words = statusWords(scene, run)) out.push_back({Ask::status, timeline[0], std::move(*words)});
  for (int i = 0; i < timeline.size(); ++i)
    for (Question& question : answersOf(scene, run, timeline[i])) out.push_back(std::move(question));
  return out;
}

std::string addressOf(const Question& question) {
  return question.ask == Ask::status ? "start" : addressOf(question.moment);
}

}  // namespace gjklab
