#include "model/sandbox/sandbox_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace gjklab {

namespace {

std::string counted(int count, const char* one, const char* many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

}  // namespace

BodyCounts countBodies(const Sandbox& sandbox) {
  BodyCounts counts;
  for (std::size_t i = 0; i < sandbox.state().bodies.size(); ++i)
    ++(sandbox.file().bodies[i].fixed ? counts.fixed : sandbox.state().bodies[i].asleep ? counts.asleep : counts.awake);
  return counts;
}

std::vector<Swatch> tintLegend(const Sandbox& sandbox) {
  const BodyCounts counts = countBodies(sandbox);
  std::vector<Swatch> legend;
  if (counts.awake > 0) legend.push_back({fmt::format("{} awake", counts.awake), Role::body_moving});
  if (counts.asleep > 0) legend.push_back({fmt::format("{} asleep", counts.asleep), Role::body_asleep});
  if (counts.fixed > 0) legend.push_back({fmt::format("{} fixed", counts.fixed), Role::body_fixed});
  return legend;
}

std::string momentWords(const Sandbox& sandbox) {
  const auto& bodies = sandbox.state().bodies;
  const auto asleep = std::count_if(bodies.begin(), bodies.end(), [](const auto& body) { return body.asleep; });
  std::string text = fmt::format("{:.3f} s after the start; {}", sandbox.timeAt(sandbox.position()),
                                 counted(static_cast<int>(bodies.size()), "body", "bodies"));
  if (asleep > 0) text += fmt::format(", {} asleep", asleep);
  return text + ".";
}

std::vector<std::string> countWords(const WorldState& state) {
  std::array<int, 6> answered{};
  int touching = 0;
  for (const WorldPair& pair : state.pairs) {
    ++answered[static_cast<std::size_t>(pair.answered)];
    touching += !pair.points.empty();
  }
  std::vector<std::string> lines;
  lines.push_back(
      fmt::format("{} of bounding boxes overlap; {}.", counted(static_cast<int>(state.pairs.size()), "pair", "pairs"),
                  touching == 1 ? std::string("1 of them touches") : fmt::format("{} of them touch", touching)));
  std::string how;
  for (const AnswerSource each : {AnswerSource::asleep, AnswerSource::far, AnswerSource::cached, AnswerSource::warm,
                                  AnswerSource::cold, AnswerSource::continuous})
    if (const int count = answered[static_cast<std::size_t>(each)]; count > 0)
      how += fmt::format("{}{} {}", how.empty() ? "" : ", ", count, name(each));
  if (!how.empty()) lines.push_back("Their answers: " + how + ".");
  lines.push_back(fmt::format("GJK ran {} in the last step.",
                              state.queries == 1 ? std::string("once") : fmt::format("{} times", state.queries)));
  lines.push_back(fmt::format("Energy {:.6g}, of motion and height.", state.energy == 0 ? 0.0 : state.energy));
  return lines;
}

std::string answeredWords(const WorldPair& pair) {
  const std::string iterations = counted(pair.iterations, "iteration", "iterations");
  switch (pair.answered) {
    case AnswerSource::asleep:
      return "asleep: neither moves, so what was known holds; no query";
    case AnswerSource::far:
      return "far: a bound on their motion says that they cannot have met; no query";
    case AnswerSource::cached:
      return fmt::format("cached: hardly moved since the last query, of {}; no new one", iterations);
    case AnswerSource::warm:
      return fmt::format("warm: queried, beginning with the last simplex: {}", iterations);
    case AnswerSource::cold:
      return fmt::format("cold: queried for the first time: {}", iterations);
    case AnswerSource::continuous:
      return fmt::format("continuous: the time of impact was looked for within the step; last query {}", iterations);
  }
  return "";
}

double impulseOf(const WorldPair& pair) {
  double sum = 0;
  for (const WorldContactPoint& point : pair.points) sum += point.impulse;
  return sum;
}

std::string contactWords(const WorldPair& pair) {
  if (pair.points.empty()) return "Their bounding boxes overlap; they do not touch.";
  return fmt::format("{}, impulse {:.4g} in this step.",
                     counted(static_cast<int>(pair.points.size()), "contact point", "contact points"), impulseOf(pair));
}

}  // namespace gjklab
