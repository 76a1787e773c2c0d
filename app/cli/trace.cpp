// gjklab trace: every iteration of a scene's run.

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "export/impact_json.h"
#include "export/trace_writer.h"
#include "model/run/follow_up.h"
#include "model/run/given_run.h"
#include "model/run/textbook.h"
#include "model/scene/method_choices.h"

#include <fmt/format.h>

namespace gjklab {

namespace {

enum class TraceFormat : std::uint8_t { json, csv, text };

/// Behind a textbook run's text: where it goes wrong.
std::string faultText(const Run& run) {
  if (!run.textbook) return "";
  const std::optional<TextbookFault>& fault = run.textbook->fault;
  if (!fault) return "\nNothing goes wrong on this pair.\n";
  return fmt::format("\nIt goes wrong {}: {}\n  {}\n", placeText(*fault), fault->sentence, fault->instead);
}

/// Empty for the id of a method.
std::string checkMethod(const std::string& id) {
  if (methodWithId(id)) return "";
  std::string allowed;
  for (const MethodChoice& choice : methodChoices()) allowed += (allowed.empty() ? "" : ", ") + std::string(choice.id);
  return fmt::format("--method must be one of {}; it is \"{}\"", allowed, id);
}

struct TraceWords {
  std::string scene, format = "json";
  std::optional<std::string> digits;
  std::optional<std::string> method;
  bool contacts = false, impact = false, warm_start = false;
};

int trace(const TraceWords& words, TraceFormat format, int digits) {
  std::optional<Scene> scene = words.method ? loadScene(words.scene) : loadQuestion(words.scene);
  if (!scene) return 2;
  if (words.method) scene->query = withMethod(scene->query, *methodWithId(*words.method));
  if (const std::string obstacle = methodObstacle(*scene); !obstacle.empty())
    return usageError(fmt::format("--method {}: {}", *words.method, obstacle));
  scene->query = asRun(scene->query);
  Run run;
  // Warm, as in the window: from the simplex that a run of the same scene ended with.
  WarmMemory warm;
  if (words.warm_start) runQuery(*scene, run, &warm);
  runQuery(*scene, run, words.warm_start ? &warm : nullptr);
  followUp(*scene, {.contacts = words.contacts}, run);
  switch (format) {
    case TraceFormat::json:
      return print(traceJson(*scene, run)) ? 0 : 1;
    case TraceFormat::csv:
      return print(traceCsv(*scene, run)) ? 0 : 1;
    case TraceFormat::text:
      return print(traceText(*scene, run, digits) + faultText(run)) ? 0 : 1;
  }
  return 1;
}

int traceImpact(const std::string& file) {
  const std::optional<Scene> scene = loadScene(file);
  if (!scene) return 2;
  if (const std::string fault = impactObstacle(*scene); !fault.empty()) {
    fmt::print(stderr, "{}: {}\n", file, fault);
    return 2;
  }
  return print(impactTraceJson(*scene, runImpact(*scene))) ? 0 : 1;
}

int runTrace(const TraceWords& words) {
  static const std::map<std::string, TraceFormat> kFormats{
      {"json", TraceFormat::json}, {"csv", TraceFormat::csv}, {"text", TraceFormat::text}};
  TraceFormat format{};
  if (std::string error = chooseWord("--format", kFormats, words.format, format); !error.empty())
    return usageError(error);
  if (std::string error = words.method ? checkMethod(*words.method) : ""; !error.empty()) return usageError(error);
  if (words.method && words.impact)
    return usageError("--method is for a query's run, and --impact steps through many: one or the other");
  if (words.method && *words.method == "textbook" && (words.contacts || words.warm_start))
    return usageError("--method textbook is a plain run: no --contacts, no --warm-start");
  if (words.contacts && format != TraceFormat::json)
    return usageError(fmt::format("--contacts needs --format json; it is \"{}\"", words.format));
  if (words.impact && format != TraceFormat::json)
    return usageError(fmt::format("--impact needs --format json; it is \"{}\"", words.format));
  if (words.impact && words.contacts)
    return usageError(
        "--contacts come after a query's answer, and --impact steps through many queries: one or the other");
  if (words.impact && words.warm_start)
    return usageError("--warm-start is for a query's run, and --impact steps through many: one or the other");
  int digits = 0;
  if (std::string error = words.digits ? parseDigits(*words.digits, digits) : ""; !error.empty())
    return usageError(error);
  if (digits > 0 && format != TraceFormat::text)
    return usageError(fmt::format("--digits needs --format text; it is \"{}\"", words.format));
  return words.impact ? traceImpact(words.scene) : trace(words, format, digits);
}

}  // namespace

void declareTrace(CommandLine& line) {
  const auto words = std::make_shared<TraceWords>();
  Verb verb = line.addVerb("trace", "every iteration of GJK and EPA", [words] { return runTrace(*words); });
  verb.argument("FILE", words->scene, "the scene; '-': standard input").required();
  verb.option("--format", "NAME", words->format, "json (the default), csv or text");
  verb.option("--digits", "N", words->digits, "text: significant digits; as many as the scene needs is the default");
  verb.option("--method", "NAME", words->method, "in place of the scene's: voronoi, johnson, boolean, textbook, …");
  verb.flag("--warm-start", words->warm_start, "begun with the simplex that a run of the same scene ended with");
  verb.flag("--contacts", words->contacts, "json: with the contact manifold");
  verb.flag("--impact", words->impact, "json: the time of impact, every advance with its GJK run");
}

}  // namespace gjklab
