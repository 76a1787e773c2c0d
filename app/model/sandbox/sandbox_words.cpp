#include "model/sandbox/sandbox_words.h"

#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace gjklab {

BodyCounts countBodies(const Sandbox& sandbox) {
  BodyCounts counts;
  for (std::size_t i = 0; i < sandbox.state().bodies.size(); ++i)
    ++(sandbox.file().bodies[i].fixed ? counts.fixed : sandbox.state().bodies[i].asleep ? counts.asleep : counts.awake);
  return counts;
}

std::vector<Swatch> tintLegend(const Sandbox& sandbox) {
  const BodyCounts counts = countBodies(sandbox);
  std::vector<Swatch> legend;
  if (counts.awake > 0) legend.push_back({fmt::format("{} {}", counts.awake, tr("awake")), Role::body_moving});
  if (counts.asleep > 0) legend.push_back({fmt::format("{} {}", counts.asleep, tr("asleep")), Role::body_asleep});
  if (counts.fixed > 0) legend.push_back({fmt::format("{} {}", counts.fixed, tr("fixed")), Role::body_fixed});
  return legend;
}

std::vector<Swatch> worldLegend(const Sandbox& sandbox, ImpulseCount impulses) {
  std::vector<Swatch> legend;
  if (!sandbox.sights().islands) legend = tintLegend(sandbox);
  const SandboxSights& sights = sandbox.sights();
  if (sights.boxes) legend.push_back({tr("bounding box"), Role::rounding});
  if (sights.pairs && !sandbox.state().pairs.empty())
    legend.push_back({tr("boxes overlap (solid line: the bodies touch)"), Role::closest_point});
  if (sights.velocities) legend.push_back({tr("velocities (distance in 0.1 s)"), Role::search_direction});
  if (impulses.shown > 0 && impulses.shown == impulses.all) legend.push_back({tr("impulses"), Role::impulse});
  if (impulses.shown > 0 && impulses.shown < impulses.all) {
    const auto shown = arg("shown", impulses.shown);
    const auto all = arg("all", impulses.all);
    legend.push_back(
        {impulses.arrows == impulses.shown
             ? tr("{shown} of {all} impulses: the strongest in view", shown, all)
             : trn("{shown} of {all} impulses in {n} arrow: the strongest in view",
                   "{shown} of {all} impulses in {n} arrows: the strongest in view", impulses.arrows, shown, all),
         Role::impulse});
  }
  return legend;
}

std::string momentWords(const Sandbox& sandbox) {
  const auto& bodies = sandbox.state().bodies;
  const auto asleep = std::count_if(bodies.begin(), bodies.end(), [](const auto& body) { return body.asleep; });
  const auto time = fmt::format("{:.3f}", sandbox.timeAt(sandbox.position()));
  const auto count = static_cast<long long>(bodies.size());
  return asleep > 0 ? trn("{time} s after the start: {n} body, {asleep} asleep.",
                          "{time} s after the start: {n} bodies, {asleep} asleep.", count,
                          arg("time", inReadersDigits(time)), arg("asleep", asleep))
                    : trn("{time} s after the start: {n} body.", "{time} s after the start: {n} bodies.", count,
                          arg("time", inReadersDigits(time)));
}

std::vector<std::string> countWords(const WorldState& state) {
  std::array<int, 6> answered{};
  int touching = 0;
  for (const WorldPair& pair : state.pairs) {
    ++answered[static_cast<std::size_t>(pair.answered)];
    touching += !pair.points.empty();
  }
  std::vector<std::string> lines;
  lines.push_back(trn("{n} pair has overlapping bounding boxes ({touching} touching).",
                      "{n} pairs have overlapping bounding boxes ({touching} touching).",
                      static_cast<long long>(state.pairs.size()), arg("touching", touching)));
  if (state.time == 0) {
    lines.push_back(tr("No step has run yet."));
  } else {
    std::string how;
    for (const AnswerSource each : {AnswerSource::asleep, AnswerSource::far, AnswerSource::cached, AnswerSource::warm,
                                    AnswerSource::cold, AnswerSource::continuous})
      if (const int count = answered[static_cast<std::size_t>(each)]; count > 0)
        how += fmt::format("{}{} {}", how.empty() ? "" : ", ", count, tr(name(each)));
    if (!how.empty()) lines.push_back(tr("How answers were found: {answers}.", arg("answers", how)));
    lines.push_back(state.queries == 0 ? tr("GJK did not run in the last step.")
                                       : trn("Over the {sub_steps} sub-steps of the last step, GJK ran once.",
                                             "Over the {sub_steps} sub-steps of the last step, GJK ran {n} times.",
                                             state.queries, arg("sub_steps", kWorldSubSteps)));
  }
  lines.push_back(tr("Energy: {energy}, kinetic plus potential.", arg("energy", number(state.energy))));
  return lines;
}

std::string answeredWords(const WorldPair& pair) {
  const std::string iterations = counted(pair.iterations, "iteration", "iterations");
  switch (pair.answered) {
    case AnswerSource::asleep:
      return tr("asleep: neither moves, so the last answer holds; no query");
    case AnswerSource::far:
      return tr("far: a bound on their motion proves that they cannot have met; no query");
    case AnswerSource::cached:
      return tr("cached: hardly moved since the last query, which took {iterations}; no new one",
                arg("iterations", iterations));
    case AnswerSource::warm:
      return tr("warm: queried, starting from the last simplex: {iterations}", arg("iterations", iterations));
    case AnswerSource::cold:
      return tr("cold: queried for the first time: {iterations}", arg("iterations", iterations));
    case AnswerSource::continuous:
      return tr("continuous: searched for the time of impact within the step; last query: {iterations}",
                arg("iterations", iterations));
  }
  return "";
}

double impulseOf(const WorldPair& pair) {
  double sum = 0;
  for (const WorldContactPoint& point : pair.points) sum += point.impulse;
  return sum;
}

std::string contactWords(const WorldPair& pair) {
  if (pair.points.empty()) return tr("Their bounding boxes overlap; they do not touch.");
  return trn("{n} contact point, impulse {impulse} in this step.",
             "{n} contact points, impulse {impulse} in this step.", static_cast<long long>(pair.points.size()),
             arg("impulse", number(impulseOf(pair))));
}

std::string heldWords(const WorldFile& file, int body) {
  const Argument name = arg("body", nameOf(file, body));
  return file.dimension == 3 ? tr("{body} follows the pointer, perpendicular to the line of sight.", name)
                             : tr("{body} follows the pointer.", name);
}

std::string pairName(const WorldFile& file, BodyPair pair) {
  return tr("{a} and {b}", arg("a", nameOf(file, pair.a)), arg("b", nameOf(file, pair.b)));
}

std::vector<std::string> pairNameLines(const WorldFile& file, BodyPair pair) {
  const std::string whole = pairName(file, pair), second = nameOf(file, pair.b);
  const std::size_t at = second.empty() ? std::string::npos : whole.rfind(second);
  if (at == std::string::npos || at == 0) return {whole};
  return {whole.substr(0, whole.find_last_not_of(' ', at - 1) + 1), whole.substr(at)};
}

}  // namespace gjklab
