#include "model/lesson/goal.h"

#include "model/lesson/words.h"
#include "model/session/session.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

using Relation = Condition::Relation;

struct Sign {
  const char* text;
  Relation relation;
};
/// Longer ones first, so that none hides behind its beginning.
constexpr Sign kSigns[] = {
    {"<=", Relation::less_or_equal}, {">=", Relation::greater_or_equal},
    {"≤", Relation::less_or_equal},  {"≥", Relation::greater_or_equal},
    {"=", Relation::equal},          {"<", Relation::less},
    {">", Relation::greater},
};

constexpr const char* kExample =
    translatable("a condition such as \"distance = 2 ± 0.05\", \"iterations <= 3\" or \"region = ab\"");

/// The fourth vertex of a simplex is d in files and e on the screen, where d is the direction.
std::string onScreen(std::string region) {
  std::replace(region.begin(), region.end(), 'd', 'e');
  return region;
}

/// "2 ± 0.05", "95 %".
bool readValue(std::string text, Condition& into) {
  double scale = 1;
  if (text.ends_with("%")) {
    text = trimmed(text.substr(0, text.size() - 1));
    scale = 0.01;
  }
  const std::size_t at = text.find("±");
  const auto value = numberFrom(text.substr(0, at));
  if (!value) return false;
  into.value = scale * *value;
  // What rounding leaves of an equality is no reason to deny it.
  into.tolerance = 1e-9 * std::max(1.0, std::abs(into.value));
  if (at == std::string::npos) return true;
  const auto tolerance = numberFrom(text.substr(at + std::string("±").size()));
  if (!tolerance || *tolerance < 0) return false;
  into.tolerance = scale * *tolerance;
  return true;
}

bool isWord(const std::string& name) {
  return name == "status" || name == "region" || name == "termination" || name == "pair answer";
}

std::string parseCondition(const std::string& text, Condition& into) {
  for (const Sign& sign : kSigns) {
    const std::size_t at = text.find(sign.text);
    if (at == std::string::npos) continue;
    into.name = trimmed(text.substr(0, at));
    into.relation = sign.relation;
    const std::string value = trimmed(text.substr(at + std::string(sign.text).size()));
    if (!isFact(into.name))
      return tr("\"{name}\" cannot be checked; these can: {facts}", arg("name", into.name), arg("facts", factNames()));
    if (!isWord(into.name))
      return readValue(value, into) ? ""
                                    : tr("\"{name}\" must be compared with a number; it is \"{text}\"",
                                         arg("name", into.name), arg("text", value));
    if (sign.relation != Relation::equal || value.empty())
      return tr("\"{name}\" is a word, not a number; write \"{name} = WORD\"", arg("name", into.name));
    into.word = into.name == "region" ? onScreen(value) : value;
    return {};
  }
  return tr("must be {example}; it is \"{text}\"", arg("example", tr(kExample)), arg("text", text));
}

/// "visited gjk regions a, ab, abc".
std::string parseVisits(const std::string& places, std::vector<Goal>& into) {
  for (const std::string& region : splitAt(places, ",")) {
    if (region.empty() || region.size() > 4 || region.find_first_not_of("abcde") != std::string::npos)
      return tr("\"visited gjk regions\" must name regions such as a, ab, abc; it names \"{region}\"",
                arg("region", region));
    Condition condition;
    condition.name = "region";
    condition.word = onScreen(region);
    into.push_back({{condition}, tr("O in region {region}", arg("region", condition.word))});
  }
  return {};
}

}  // namespace

std::string parseGoals(const std::string& text, std::vector<Goal>& into) {
  constexpr std::string_view kVisited = "visited gjk regions";
  const std::string whole = trimmed(text);
  if (whole.starts_with(kVisited)) return parseVisits(whole.substr(kVisited.size()), into);
  Goal goal;
  goal.text = whole;
  for (const std::string& each : splitAt(whole, " and ")) {
    Condition condition;
    if (std::string error = parseCondition(each, condition); !error.empty()) return error;
    goal.conditions.push_back(std::move(condition));
  }
  into.push_back(std::move(goal));
  return {};
}

bool holds(const Condition& condition, const Shown& shown) {
  const auto fact = factOf(condition.name, shown);
  if (!fact) return false;
  if (const auto* word = std::get_if<std::string>(&*fact)) return *word == condition.word;
  const double value = std::get<double>(*fact);
  switch (condition.relation) {
    case Relation::equal:
      return std::abs(value - condition.value) <= condition.tolerance;
    case Relation::less:
      return value < condition.value;
    case Relation::less_or_equal:
      return value <= condition.value + condition.tolerance;
    case Relation::greater:
      return value > condition.value;
    case Relation::greater_or_equal:
      return value >= condition.value - condition.tolerance;
  }
  return false;
}

std::string standing(const Goal& goal, const Shown& shown) {
  const auto wanted = [](const Condition& condition) {
    if (!condition.word.empty()) return wordText(condition.name, condition.word);
    const std::string value = number(condition.value, 4);
    switch (condition.relation) {
      case Relation::equal:
        return condition.tolerance > 1e-6 * std::abs(condition.value)
                   ? fmt::format("{} ± {}", value, number(condition.tolerance, 2))
                   : value;
      case Relation::less:
        return tr("below {value}", arg("value", value));
      case Relation::less_or_equal:
        return tr("at most {value}", arg("value", value));
      case Relation::greater:
        return tr("above {value}", arg("value", value));
      case Relation::greater_or_equal:
        return tr("at least {value}", arg("value", value));
    }
    return value;
  };
  std::string text;
  for (const Condition& condition : goal.conditions) {
    // A coordinate is seen in the picture; a region there has another name.
    if (condition.name.find('.') != std::string::npos || condition.name == "region") continue;
    if (!text.empty()) text += "\n";
    const std::string fact = condition.name == "epa iterations" ? tr("EPA iterations") : tr(condition.name.c_str());
    text += tr("{fact}: {value} (goal: {goal})", arg("fact", fact), arg("value", factText(condition.name, shown)),
               arg("goal", wanted(condition)));
  }
  return text;
}

bool holds(const Goal& goal, const Shown& shown) {
  for (const Condition& condition : goal.conditions)
    if (!holds(condition, shown)) return false;
  return true;
}

}  // namespace gjklab
