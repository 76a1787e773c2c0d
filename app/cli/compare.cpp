// gjklab compare: the scene's own method beside others, as a table.

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "export/comparison_writer.h"
#include "export/impact_comparison.h"
#include "model/assets/language.h"
#include "model/run/textbook.h"
#include "model/scene/point_digits.h"
#include "model/scene/single_precision.h"
#include "model/store/files.h"
#include "model/text/translate.h"

namespace gjklab {

namespace {

struct CompareWords {
  std::string scene;
  bool json = false;
  std::vector<Rival> with;
  int digits = 0;
  bool impact = false, single = false;
};

/// What plain GJK and EPA in single precision make of the scene, and what is to blame where that is wrong.
SingleVerdict verdictOf(const Scene& rounded, const Scene& exact) {
  Run run;
  runTextbook(rounded, run);
  return judgeSingle(exact, rounded, run.trace.result, true);
}

int compare(const CompareWords& words) {
  const std::optional<Scene> exact = loadScene(words.scene, words.json ? Titles::as_given : Titles::translated);
  if (!exact) return 2;
  const std::optional<Scene> scene = words.single ? inSinglePrecision(*exact) : exact;
  if (!scene)
    return complain(tr("{file}: a number exceeds the range of single precision", arg("file", sourceName(words.scene))));
  if (words.json) chooseLanguage("en");  // sentences in JSON are the same in every language
  Comparison comparison;
  comparison.digits = words.digits > 0 ? words.digits : pointDigits(*scene, comparison.digits);
  std::vector<QuerySettings> queries{scene->query};
  for (const Rival& rival : words.with) queries.push_back(rivalQuery(*scene, rival));
  std::vector<Run> runs(queries.size());
  for (std::size_t i = 0; i < runs.size(); ++i)
    runQuery(i == 0 ? *scene : rivalScene(*scene, words.with[i - 1]), runs[i]);
  std::vector<const Run*> all;
  for (const Run& run : runs) all.push_back(&run);
  compareRuns(comparison, all, methodNames(*scene, words.with));
  setReference(comparison, *scene, Effort::full);
  if (words.single) comparison.single = verdictOf(*scene, *exact);
  if (!words.json) return deliver(comparisonText(comparison, scene->title));
  std::vector<int> steps;
  const Timeline own(runs[0]);
  for (std::size_t i = 1; i < runs.size(); ++i) {
    const std::optional<Parting>& parting = comparison.partings[i - 1];
    steps.push_back(parting ? Timeline::together(own, Timeline(runs[i])).inStep(parting->moment) : -1);
  }
  return deliver(comparisonJson(comparison, queries, steps));
}

/// The three methods for a time of impact.
int compareImpact(const CompareWords& words) {
  std::optional<Scene> scene = loadScene(words.scene, words.json ? Titles::as_given : Titles::translated);
  if (!scene) return 2;
  scene->query.impact_method = gjk::ImpactMethod::conservative;
  if (!canStudy(words.scene, *scene, Study::impact)) return 2;
  if (words.json) chooseLanguage("en");
  const ImpactComparison comparison = compareImpacts(*scene);
  return deliver(words.json ? impactComparisonJson(comparison) : impactComparisonText(comparison, scene->title));
}

int runCompare(const CompareWords& words) {
  if (words.impact && !words.with.empty()) return usageError(tr("compare needs either --with or --impact, not both"));
  if (!words.impact && words.with.empty())
    return usageError(tr("compare needs either --with METHOD[,METHOD…] or --impact"));
  if (words.digits > 0 && (words.impact || words.json))
    return usageError(tr("--digits works only with --with and --format text"));
  if (words.single && words.impact) return usageError(tr("--float works only with --with"));
  return words.impact ? compareImpact(words) : compare(words);
}

void declare(Verb& verb, CompareWords& words) {
  verb.argument("FILE", words.scene, kOneScene).required();
  verb.option("--with", "METHOD[,METHOD…]", words.with,
              translatable("methods to compare with, such as voronoi or boolean:support"), parseRivals);
  verb.flag("--impact", words.impact, translatable("compares the three searches for a time of impact instead"));
  verb.flag("--float", words.single,
            translatable("together with --with: rounds the scene to single precision, prints how much this changes the "
                         "answer, and checks textbook GJK and EPA in single precision"));
  verb.format(words.json);
  verb.option("--digits", "N", words.digits, kTextDigits, parseDigits);
}

}  // namespace

void declareCompare(CommandLine& line) {
  line.addVerb<CompareWords>(
      "compare",
      translatable("compares the scene's method with others: cost, answer, error, and the first step that differs"),
      runCompare, declare);
}

}  // namespace gjklab
