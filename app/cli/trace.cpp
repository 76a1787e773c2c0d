// gjklab trace: every iteration of a scene's run.

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "export/impact_json.h"
#include "export/trace_writer.h"
#include "model/assets/language.h"
#include "model/run/follow_up.h"
#include "model/run/textbook.h"
#include "model/scene/method_choices.h"
#include "model/text/translate.h"

#include <fmt/format.h>

namespace gjklab {

namespace {

/// Behind a textbook run's text: where it goes wrong.
std::string faultText(const Run& run) {
  if (!run.textbook) return "";
  const std::optional<TextbookFault>& fault = run.textbook->fault;
  if (!fault) return fmt::format("\n{}\n", tr("Nothing goes wrong on this pair."));
  return fmt::format(
      "\n{}\n  {}\n",
      tr("It goes wrong {place}. {fault}", arg("place", placeText(*fault)), arg("fault", fault->sentence)),
      fault->instead);
}

struct TraceWords {
  std::string scene, format = "json";
  int digits = 0;
  const MethodChoice* method = nullptr;
  bool contacts = false, impact = false, warm_start = false;
};

int trace(const TraceWords& words) {
  const Titles titles = words.format == "text" ? Titles::translated : Titles::as_given;
  std::optional<Scene> scene = words.method ? loadScene(words.scene, titles) : loadQuestion(words.scene, titles);
  if (!scene) return 2;
  if (words.method) scene->query = withMethod(scene->query, *words.method);
  if (const std::string obstacle = methodObstacle(*scene); !obstacle.empty())
    return usageError(fmt::format("--method {}: {}", words.method->id, obstacle));
  scene->query = asRun(scene->query);
  if (words.format != "text") chooseLanguage("en");  // JSON and CSV are the same in every language
  Run run;
  // Warm, as in the window: from the simplex that a run of the same scene ended with.
  WarmMemory warm;
  if (words.warm_start) runQuery(*scene, run, &warm);
  runQuery(*scene, run, words.warm_start ? &warm : nullptr);
  followUp(*scene, {.contacts = words.contacts}, run);
  if (words.format == "text") return deliver(traceText(*scene, run, words.digits) + faultText(run));
  return deliver(words.format == "csv" ? traceCsv(*scene, run) : traceJson(*scene, run));
}

int traceImpact(const std::string& file) {
  const std::optional<Scene> scene = loadScene(file);
  if (!scene || !canStudy(file, *scene, Study::impact)) return 2;
  return deliver(impactTraceJson(*scene, runImpact(*scene)));
}

/// Why the options mean nothing together; empty where they do.
std::string conflictIn(const TraceWords& words) {
  const auto needs = [&words](const char* option, const char* format) {
    return tr("{option} needs --format {format}; it is \"{given}\"", arg("option", option), arg("format", format),
              arg("given", words.format));
  };
  if (words.method && words.impact)
    return tr("--method and --impact cannot be combined; a time of impact takes many queries");
  if (words.method && words.method->textbook && (words.contacts || words.warm_start))
    return tr("--method textbook cannot be combined with --contacts or --warm-start");
  if (words.contacts && words.format != "json") return needs("--contacts", "json");
  if (words.impact && words.format != "json") return needs("--impact", "json");
  if (words.impact && words.contacts)
    return tr("--contacts and --impact cannot be combined; a time of impact takes many queries");
  if (words.impact && words.warm_start)
    return tr("--warm-start and --impact cannot be combined; a time of impact takes many queries");
  return words.digits > 0 && words.format != "text" ? needs("--digits", "text") : "";
}

int runTrace(const TraceWords& words) {
  if (const std::string conflict = conflictIn(words); !conflict.empty()) return usageError(conflict);
  return words.impact ? traceImpact(words.scene) : trace(words);
}

void declare(Verb& verb, TraceWords& words) {
  verb.argument("FILE", words.scene, kOneScene).required();
  verb.choice<std::string>("--format", {{"json", "json"}, {"csv", "csv"}, {"text", "text"}}, words.format,
                           translatable("json (the default), csv or text"));
  verb.option("--digits", "N", words.digits, kTextDigits, parseDigits);
  verb.option("--method", "NAME", words.method,
              translatable("method to use instead of the scene's own: voronoi, boolean, textbook, …"), parseMethod);
  verb.flag("--warm-start", words.warm_start,
            translatable("runs the scene twice and prints the second run, which starts where the first one ended"));
  verb.flag("--contacts", words.contacts, translatable("adds the contact manifold (JSON only)"));
  verb.flag(
      "--impact", words.impact,
      translatable("prints the search for the time of impact instead, with the GJK run of each advance (JSON only)"));
}

}  // namespace

void declareTrace(CommandLine& line) {
  line.addVerb<TraceWords>("trace", translatable("prints every iteration of GJK and EPA"), runTrace, declare);
}

}  // namespace gjklab
