#include "model/playback/address.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <sstream>
#include <vector>

namespace gjklab {
namespace {

std::vector<std::string> wordsOf(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

/// The addresses that a phase has, and what was given: "must be gjk N STEP, with N from 1 and STEP one of direction,
/// …".
std::string wrongIn(Phase phase, const std::string& text) {
  const std::string word = infoOf(phase).word;
  std::string numbered, alone;
  for (const SubStepInfo& info : allSubSteps()) {
    if (info.phase != phase) continue;
    std::string& list = info.repeats ? numbered : alone;
    if (!list.empty()) list += ", ";
    list += info.repeats ? info.word : *info.word ? word + " " + info.word : word;
  }
  const Argument given = arg("text", text), steps = arg("steps", numbered), others = arg("others", alone);
  if (numbered.empty()) return tr("must be {others}; it is \"{text}\"", others, given);
  if (alone.empty())
    return tr("must be {phase} N STEP, with N from 1 and STEP one of {steps}; it is \"{text}\"", arg("phase", word),
              steps, given);
  return tr("must be {phase} N STEP, with N from 1 and STEP one of {steps}; or {others}; it is \"{text}\"",
            arg("phase", word), steps, others, given);
}

std::string phaseWords() {
  std::string words;
  for (const PhaseInfo& info : allPhases()) words += (words.empty() ? "" : ", ") + std::string(info.word);
  return words;
}

const PhaseInfo* phaseNamed(const std::string& word) {
  const auto all = allPhases();
  const auto found = std::find_if(all.begin(), all.end(), [&](const PhaseInfo& info) { return info.word == word; });
  return found == all.end() ? nullptr : &*found;
}

/// "gjk 3 region" in words.
std::optional<Moment> momentOf(const std::vector<std::string>& words, Phase phase) {
  std::optional<int> iteration;
  if (words.size() > 1) iteration = countIn(words[1]);
  const std::size_t at = iteration ? 2 : 1;
  if (words.size() > at + 1) return std::nullopt;
  const std::string word = words.size() > at ? words[at] : "";
  for (const SubStepInfo& info : allSubSteps()) {
    if (info.phase != phase || word != info.word || info.repeats != iteration.has_value()) continue;
    if (iteration && *iteration < 1) return std::nullopt;
    return Moment{info.step, iteration ? *iteration - 1 : -1};
  }
  return std::nullopt;
}

bool isAt(const Moment& sought, const Moment& moment) {
  return sought.sub_step == moment.sub_step && (!infoOf(sought.sub_step).repeats || sought.record == moment.record);
}

std::string phasesOf(const Timeline& timeline) {
  std::string phases;
  for (const PhaseInfo& info : allPhases())
    for (int i = 0; i < timeline.size(); ++i)
      if (phaseOf(timeline[i].sub_step) == info.phase) {
        phases += (phases.empty() ? "" : ", ") + std::string(info.word);
        break;
      }
  return phases;
}

/// Ascending numbers: "1–6, 8".
std::string rangesOf(const std::vector<int>& numbers) {
  std::string text;
  for (std::size_t first = 0, last; first < numbers.size(); first = last + 1) {
    for (last = first; last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1;) ++last;
    text += (text.empty() ? "" : ", ") + std::to_string(numbers[first]);
    if (last > first) text += "–" + std::to_string(numbers[last]);
  }
  return text;
}

/// That the run has no such step, and what it has of its phase.
std::string missing(const Address& address, const Timeline& timeline) {
  const Moment& sought = address.moment;
  const Phase phase = phaseOf(sought.sub_step);
  const bool counts = infoOf(sought.sub_step).repeats;
  const Argument step = arg("step", address.text);
  std::vector<std::string> here, alone;
  std::vector<int> numbers;
  for (int i = 0; i < timeline.size(); ++i) {
    const SubStepInfo& info = infoOf(timeline[i].sub_step);
    if (info.phase != phase) continue;
    if (!info.repeats) {
      alone.push_back(addressOf(timeline[i]));
      continue;
    }
    const int number = timeline[i].record + 1;
    if (numbers.empty() || numbers.back() != number) numbers.push_back(number);
    if (counts && timeline[i].record == sought.record) here.push_back(addressOf(timeline[i]));
  }
  if (numbers.empty() && alone.empty())
    return tr("there is no step \"{step}\": {phase} is not part of this run, which has {phases}", step,
              arg("phase", tr(infoOf(phase).title)), arg("phases", phasesOf(timeline)));
  if (!counts || numbers.empty()) here = alone;
  if (!here.empty())
    return tr("there is no step \"{step}\": there are {steps}", step,
              arg("steps", fmt::format("{}", fmt::join(here, ", "))));
  const Argument steps = arg("steps", infoOf(phase).word + (" " + rangesOf(numbers)));
  if (phase == Phase::sat && sought.record < numbers.back())
    return tr("there is no step \"{step}\": axis {axis} is not tested in this run, which has {steps}", step,
              arg("axis", sought.record + 1), steps);
  return tr("there is no step \"{step}\": this run has {steps}", step, steps);
}

}  // namespace

std::string addressOf(const Moment& moment) {
  const SubStepInfo& info = infoOf(moment.sub_step);
  std::string text = infoOf(info.phase).word;
  if (info.repeats) text += " " + std::to_string(moment.record + 1);
  if (*info.word) text += std::string(" ") + info.word;
  return text;
}

std::string momentName(const Moment& moment) {
  std::string text = tr(infoOf(moment.sub_step).name);
  if (const std::size_t at = text.find('#'); at != std::string::npos)
    text.replace(at, 1, std::to_string(moment.record + 1));
  return text;
}

std::string parseAddress(const std::string& text, Address& into) {
  const std::vector<std::string> words = wordsOf(text);
  const auto read = [&](Address address) {
    into = std::move(address);
    into.text = fmt::format("{}", fmt::join(words, " "));
    return std::string();
  };
  if (words.size() == 1) {
    if (const auto number = countIn(words[0])) return read({Address::Kind::number, *number, {}, {}});
    if (words[0] == "start") return read({Address::Kind::start, 0, {}, {}});
    if (words[0] == "last") return read({Address::Kind::last, 0, {}, {}});
  }
  const PhaseInfo* phase = words.empty() ? nullptr : phaseNamed(words[0]);
  if (!phase)
    return tr(
        "must be a number from 0 (the first step) on, \"start\", \"last\", or a moment such as \"gjk 3 region\", which "
        "begins with one of {phases}; it is \"{text}\"",
        arg("phases", phaseWords()), arg("text", text));
  if (const auto moment = momentOf(words, phase->phase)) return read({Address::Kind::moment, 0, *moment, {}});
  return wrongIn(phase->phase, text);
}

std::string faultOfTest(std::optional<int> test, int tests) {
  if (!test || (*test >= 1 && *test <= tests)) return {};
  if (tests == 0) return tr("--test works only at a region step; this step has no sign tests");
  if (tests == 1) return tr("--test must be 1, because this step has one sign test; it is {test}", arg("test", *test));
  return tr("--test must lie between 1 and {most}; it is {test}", arg("most", tests), arg("test", *test));
}

std::string placeOf(const Address& address, const Timeline& timeline, int& into) {
  const int last = timeline.size() - 1;
  switch (address.kind) {
    case Address::Kind::start:
      into = 0;
      return {};
    case Address::Kind::last:
      into = last;
      return {};
    case Address::Kind::number:
      if (address.number > last)
        return tr("there is no step {step}: the run has steps 0 to {last}", arg("step", address.number),
                  arg("last", last));
      into = address.number;
      return {};
    case Address::Kind::moment:
      break;
  }
  for (int i = 0; i <= last; ++i)
    if (isAt(address.moment, timeline[i])) {
      into = i;
      return {};
    }
  return missing(address, timeline);
}

}  // namespace gjklab
