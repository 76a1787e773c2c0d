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

/// "gjk N direction, support, progress, region, keep, gjk end".
std::string allowedIn(Phase phase) {
  const std::string word = infoOf(phase).word;
  std::string numbered, alone;
  for (const SubStepInfo& info : allSubSteps()) {
    if (info.phase != phase) continue;
    std::string& list = info.repeats ? numbered : alone;
    if (!list.empty()) list += ", ";
    list += info.repeats ? info.word : *info.word ? word + " " + info.word : word;
  }
  if (numbered.empty()) return alone;
  numbered = fmt::format("{} N with N from 1 and one of {}", word, numbered);
  return alone.empty() ? numbered : numbered + "; " + alone;
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

/// What the run has of the phase of a moment that it does not have.
std::string whatThereIs(const Moment& sought, const Timeline& timeline) {
  const Phase phase = phaseOf(sought.sub_step);
  const char* title = infoOf(phase).title;
  std::vector<std::string> here;
  int greatest = -1;
  bool any = false;
  for (int i = 0; i < timeline.size(); ++i) {
    const SubStepInfo& info = infoOf(timeline[i].sub_step);
    if (info.phase != phase) continue;
    any = true;
    if (info.repeats) greatest = std::max(greatest, timeline[i].record);
    if (infoOf(sought.sub_step).repeats ? info.repeats && timeline[i].record == sought.record : !info.repeats)
      here.push_back(addressOf(timeline[i]));
  }
  if (!any) {
    std::string phases;
    for (const PhaseInfo& info : allPhases())
      for (int i = 0; i < timeline.size(); ++i)
        if (phaseOf(timeline[i].sub_step) == info.phase) {
          phases += (phases.empty() ? "" : ", ") + std::string(info.word);
          break;
        }
    return fmt::format("{} is no part of this run, which has {}", title, phases);
  }
  if (!here.empty()) return fmt::format("there are {}", fmt::join(here, ", "));
  if (greatest < 0) return fmt::format("{} has no iteration in this run", title);
  return fmt::format("{} has {} {} in this run", title, greatest + 1, greatest == 0 ? "iteration" : "iterations");
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
  const auto wrong = [&](const std::string& allowed) { return fmt::format("must be {}; it is \"{}\"", allowed, text); };
  if (words.size() == 1) {
    if (const auto number = countIn(words[0])) return read({Address::Kind::number, *number, {}, {}});
    if (words[0] == "start") return read({Address::Kind::start, 0, {}, {}});
    if (words[0] == "last") return read({Address::Kind::last, 0, {}, {}});
  }
  const PhaseInfo* phase = words.empty() ? nullptr : phaseNamed(words[0]);
  if (!phase)
    return wrong(fmt::format(
        "a number from 0 (the first step) on, \"start\", \"last\", or a moment such as \"gjk 3 region\", which begins "
        "with one of {}",
        phaseWords()));
  if (const auto moment = momentOf(words, phase->phase)) return read({Address::Kind::moment, 0, *moment, {}});
  return wrong(allowedIn(phase->phase));
}

std::string faultOfTest(std::optional<int> test, int tests) {
  if (!test || (*test >= 1 && *test <= tests)) return {};
  if (tests == 0) return "--test: this step makes no sign tests; a region step does";
  return fmt::format("--test must lie between 1 and {}; it is {}", tests, *test);
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
        return fmt::format("there is no step {}: the run has steps 0 to {}", address.number, last);
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
  return fmt::format("there is no step \"{}\": {}", address.text, whatThereIs(address.moment, timeline));
}

}  // namespace gjklab
