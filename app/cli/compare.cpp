// gjklab compare: the scene's own method beside others, as a table.

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "export/comparison_writer.h"
#include "export/impact_comparison.h"
#include "model/run/textbook.h"
#include "model/scene/point_digits.h"
#include "model/scene/single_precision.h"

#include <fmt/format.h>

namespace gjklab {

namespace {

enum class ComparisonFormat : std::uint8_t { text, json };

/// What plain GJK and EPA in single precision make of the scene, and what is to blame where that is wrong.
SingleVerdict verdictOf(const Scene& rounded, const Scene& exact) {
  Run run;
  runTextbook(rounded, run);
  return judgeSingle(exact, rounded, run.trace.result);
}

int compare(const std::string& file, const std::vector<Rival>& rivals, ComparisonFormat format, int digits,
            bool single) {
  const std::optional<Scene> exact = loadScene(file);
  if (!exact) return 2;
  const std::optional<Scene> scene = single ? inSinglePrecision(*exact) : exact;
  if (!scene) {
    fmt::print(stderr, "{}: a number is beyond single precision\n", file);
    return 2;
  }
  Comparison comparison;
  comparison.digits = digits > 0 ? digits : pointDigits(*scene, comparison.digits);
  std::vector<QuerySettings> queries{scene->query};
  for (const Rival& rival : rivals) queries.push_back(rivalQuery(*scene, rival));
  std::vector<Run> runs(queries.size());
  for (std::size_t i = 0; i < runs.size(); ++i) runQuery(i == 0 ? *scene : rivalScene(*scene, rivals[i - 1]), runs[i]);
  std::vector<const Run*> all;
  for (const Run& run : runs) all.push_back(&run);
  compareRuns(comparison, all, methodNames(*scene, rivals));
  setReference(comparison, *scene, Effort::full);
  if (single) comparison.single = verdictOf(*scene, *exact);
  if (format == ComparisonFormat::text) return print(comparisonText(comparison, scene->title)) ? 0 : 1;
  std::vector<int> steps;
  const Timeline own(runs[0]);
  for (std::size_t i = 1; i < runs.size(); ++i) {
    const std::optional<Parting>& parting = comparison.partings[i - 1];
    steps.push_back(parting ? Timeline::together(own, Timeline(runs[i])).inStep(parting->moment) : -1);
  }
  return print(comparisonJson(comparison, queries, steps)) ? 0 : 1;
}

/// The three methods for a time of impact.
int compareImpact(const std::string& file, ComparisonFormat format) {
  std::optional<Scene> scene = loadScene(file);
  if (!scene) return 2;
  scene->query.impact_method = gjk::ImpactMethod::conservative;
  if (const std::string fault = impactObstacle(*scene); !fault.empty()) {
    fmt::print(stderr, "{}: {}\n", file, fault);
    return 2;
  }
  const ImpactComparison comparison = compareImpacts(*scene);
  const bool text = format == ComparisonFormat::text;
  return print(text ? impactComparisonText(comparison, scene->title) : impactComparisonJson(comparison)) ? 0 : 1;
}

struct CompareWords {
  std::string scene, format = "text";
  std::optional<std::string> with, digits;
  bool impact = false, single = false;
};

int runCompare(const CompareWords& words) {
  static const std::map<std::string, ComparisonFormat> kFormats{{"text", ComparisonFormat::text},
                                                                {"json", ComparisonFormat::json}};
  if (words.impact == words.with.has_value())
    return usageError("compare needs --with METHOD,… or --impact, one of the two");
  std::vector<Rival> rivals;
  if (std::string error = words.impact ? "" : parseRivals(*words.with, rivals); !error.empty())
    return usageError("--with " + error);
  ComparisonFormat format{};
  if (std::string error = chooseWord("--format", kFormats, words.format, format); !error.empty())
    return usageError(error);
  int digits = 0;
  if (std::string error = words.digits ? parseDigits(*words.digits, digits) : ""; !error.empty())
    return usageError(error);
  if (digits > 0 && (words.impact || format != ComparisonFormat::text))
    return usageError("--digits is for the text of methods compared with --with");
  if (words.single && words.impact) return usageError("--float is for methods compared with --with");
  if (words.impact) return compareImpact(words.scene, format);
  return compare(words.scene, rivals, format, digits, words.single);
}

}  // namespace

void declareCompare(CommandLine& line) {
  const auto words = std::make_shared<CompareWords>();
  Verb verb = line.addVerb("compare", "the scene's method beside others: counts, answers, errors, where they part",
                           [words] { return runCompare(*words); });
  verb.argument("FILE", words->scene, "the scene; '-': standard input").required();
  verb.option("--with", "METHOD[,METHOD…]", words->with, "the other methods: voronoi, johnson, boolean:support, …");
  verb.flag("--impact", words->impact, "the methods for a time of impact beside each other");
  verb.flag("--float", words->single, "the scene rounded to single precision, and how far that moves the answer");
  verb.option("--format", "NAME", words->format, "text (the default) or json");
  verb.option("--digits", "N", words->digits, "text: significant digits; as many as the scene needs is the default");
}

}  // namespace gjklab
