// gjklab hull: the convex hull of a body's points or of A ⊖ B, and how it grows.

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "export/follow_up_json.h"
#include "model/scene/point_digits.h"

#include <fmt/format.h>

#include <cstdio>

namespace gjklab {

namespace {

constexpr int kHullDigits = 4;

struct HullWords {
  std::string scene, of = "a", format = "json";
  std::optional<std::string> digits;
};

int runHull(const HullWords& words) {
  static const std::map<std::string, Study> kStudies{
      {"a", Study::hull_a}, {"b", Study::hull_b}, {"difference", Study::hull_difference}};
  static const std::map<std::string, bool> kFormats{{"json", true}, {"text", false}};
  Study of{};
  bool json = true;
  std::string error = chooseWord("--of", kStudies, words.of, of);
  if (error.empty()) error = chooseWord("--format", kFormats, words.format, json);
  int digits = 0;
  if (error.empty() && words.digits) error = parseDigits(*words.digits, digits);
  if (error.empty() && words.digits && json) error = "--digits is for --format text; JSON has all of them";
  if (!error.empty()) return usageError(error);
  const std::optional<Scene> scene = loadScene(words.scene);
  if (!scene) return 2;
  const HullRun hull = hullRun(*scene, of, nullptr);
  if (const std::string obstacle = plainObstacle(hull); !obstacle.empty()) {
    fmt::print(stderr, "{}: {}\n", words.scene, obstacle);
    return 2;
  }
  if (digits == 0) digits = pointDigits(*scene, kHullDigits);
  return print(json ? hullJson(hull) : hullText(hull, digits)) ? 0 : 1;
}

}  // namespace

void declareHull(CommandLine& line) {
  const auto words = std::make_shared<HullWords>();
  Verb verb = line.addVerb("hull", "a convex hull and how it grows", [words] { return runHull(*words); });
  verb.argument("FILE", words->scene, "the scene; '-': standard input").required();
  verb.option("--of", "NAME", words->of, "a (the default), b or difference: all of A ⊖ B's points");
  verb.option("--format", "NAME", words->format, "json (the default) or text");
  verb.option("--digits", "N", words->digits, "text: significant digits; as many as the scene needs is the default");
}

}  // namespace gjklab
