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

#include <fmt/format.h>

#include <CLI/CLI.hpp>

namespace gjklab {

namespace {

enum class TraceFormat : std::uint8_t { json, csv, text };

std::string whereOf(const TextbookFault& fault) {
  if (fault.gjk_record >= 0) return fmt::format(" in GJK {}", fault.gjk_record + 1);
  return fault.epa_record >= 0 ? fmt::format(" in EPA {}", fault.epa_record + 1) : "";
}

struct Words {
  std::string scene, format = "json";
  std::optional<std::string> digits;
  std::optional<std::string> method;
  bool contacts = false, impact = false, warm_start = false;
};

/// Plain GJK and EPA in single precision; behind the text, where it goes wrong.
int traceTextbook(const Scene& scene, TraceFormat format, int digits) {
  Run run;
  describeRun(scene, run);
  runTextbook(scene, run);
  if (format == TraceFormat::json) return print(traceJson(scene, run)) ? 0 : 1;
  if (format == TraceFormat::csv) return print(traceCsv(scene, run)) ? 0 : 1;
  std::string text = traceText(scene, run, digits);
  if (const auto fault = textbookFault(scene, run))
    text += fmt::format("\nIt goes wrong{}: {}\n  {}\n", whereOf(*fault), fault->sentence, fault->instead);
  else
    text += "\nNothing goes wrong on this pair.\n";
  return print(text) ? 0 : 1;
}

int trace(const Words& words, TraceFormat format, int digits) {
  const std::optional<Scene> scene = loadQuestion(words.scene);
  if (!scene) return 2;
  if (words.method) {
    Scene asked = *scene;
    asked.query.method = gjk::Method::boolean;  // in whose words it is told
    return traceTextbook(asked, format, digits);
  }
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
      return print(traceText(*scene, run, digits)) ? 0 : 1;
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

int run(const Words& words) {
  static const std::map<std::string, TraceFormat> kFormats{
      {"json", TraceFormat::json}, {"csv", TraceFormat::csv}, {"text", TraceFormat::text}};
  TraceFormat format{};
  if (std::string error = chooseWord("--format", kFormats, words.format, format); !error.empty())
    return usageError(error);
  if (words.method && *words.method != "textbook")
    return usageError(
        fmt::format("--method must be textbook (the scene says the others); it is \"{}\"", *words.method));
  if (words.method && (words.contacts || words.impact || words.warm_start))
    return usageError("--method textbook is a plain run: no --contacts, --impact or --warm-start");
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
  const auto words = std::make_shared<Words>();
  CLI::App& verb = line.addVerb("trace", "every iteration of GJK and EPA", [words] { return run(*words); });
  verb.add_option("FILE", words->scene, "the scene; '-': standard input")->required()->type_name("");
  verb.add_option("--format", words->format, "json (the default), csv or text")->type_name("NAME");
  verb.add_option("--digits", words->digits, "text: significant digits; as many as the scene needs is the default")
      ->type_name("N");
  verb.add_option("--method", words->method, "textbook: plain GJK and EPA in single precision, without safeguards")
      ->type_name("NAME");
  addSwitch(verb, "--warm-start", words->warm_start, "begun with the simplex that a run of the same scene ended with");
  addSwitch(verb, "--contacts", words->contacts, "json: with the contact manifold");
  addSwitch(verb, "--impact", words->impact, "json: the time of impact, every advance with its GJK run");
}

}  // namespace gjklab
