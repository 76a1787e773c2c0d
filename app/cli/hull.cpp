// gjklab hull: the convex hull of a body's points or of A ⊖ B, and how it grows.

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "export/follow_up_json.h"
#include "model/scene/body_fields.h"
#include "model/scene/point_digits.h"
#include "model/text/translate.h"

#include <fmt/format.h>

namespace gjklab {

namespace {

constexpr int kHullDigits = 4;

struct HullWords {
  std::string scene;
  Study of = Study::hull_a;
  bool json = true;
  int digits = 0;
};

/// That the hull is that of cores alone; empty where the bodies have no radii.
std::string coreText(const Scene& scene, Study of) {
  const bool a = of != Study::hull_b && coreRadius(scene.a) > 0, b = of != Study::hull_a && coreRadius(scene.b) > 0;
  if (!a && !b) return {};
  return of == Study::hull_difference
             ? tr("Radii and margins are not included: this is the hull of the difference of the cores.")
             : tr("Radii and margins are not included: this is the hull of {body}'s core.", arg("body", a ? "A" : "B"));
}

int runHull(const HullWords& words) {
  if (words.digits > 0 && words.json)
    return usageError(tr("--digits works only with --format text; JSON always has full precision"));
  const std::optional<Scene> scene = loadScene(words.scene);
  if (!scene) return 2;
  const HullRun hull = hullRun(*scene, words.of, nullptr);
  if (const std::string obstacle = plainObstacle(hull); !obstacle.empty())
    return complain(fmt::format("{}: {}", words.scene, obstacle));
  if (words.json) return deliver(hullJson(hull));
  const int digits = words.digits > 0 ? words.digits : pointDigits(*scene, kHullDigits);
  const std::string note = coreText(*scene, words.of);
  return deliver(hullText(hull, digits) + note + (note.empty() ? "" : "\n"));
}

void declare(Verb& verb, HullWords& words) {
  verb.argument("FILE", words.scene, kOneScene).required();
  verb.choice<Study>("--of", {{"a", Study::hull_a}, {"b", Study::hull_b}, {"difference", Study::hull_difference}},
                     words.of,
                     translatable("points to enclose: a (those of A, the default), b, or difference (those of A ⊖ B)"));
  verb.format(words.json);
  verb.option("--digits", "N", words.digits, kTextDigits, parseDigits);
}

}  // namespace

void declareHull(CommandLine& line) {
  line.addVerb<HullWords>(
      "hull",
      translatable("builds the convex hull of points and prints every step; radii and margins are not included"),
      runHull, declare);
}

}  // namespace gjklab
