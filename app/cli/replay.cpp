// gjklab replay: checks your run claim by claim.

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "export/replay_reader.h"
#include "export/replay_writer.h"
#include "model/assets/language.h"
#include "model/store/files.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

namespace gjklab {

namespace {

struct ReplayWords {
  std::string log, scene;
  std::optional<bool> json;
  std::optional<double> tolerance;
};

using ShowReplayed = int (*)(std::shared_ptr<const ReplayedRun>);

int runReplay(const ReplayWords& words, ShowReplayed show) {
  const std::optional<double> tolerance = words.tolerance;
  if (tolerance && !(*tolerance > 0 && *tolerance < 1))
    return usageError(
        tr("--tolerance must be greater than 0 and less than 1; it is {value}", arg("value", number(*tolerance))));
  std::optional<Scene> scene;
  if (!words.scene.empty() && !(scene = loadScene(words.scene))) return 2;
  const std::optional<std::string> text = orSay(readFile(words.log));
  if (!text) return 2;
  if (!words.json && show != nullptr) {
    const auto run = orSay(readReplayedRun(*text, sourceName(words.log), scene, tolerance));
    return run ? show(*run) : 2;
  }
  const auto logs = orSay(readReplays(*text, sourceName(words.log), scene));
  if (!logs) return 2;
  const bool json = words.json.value_or(false);
  if (json) chooseLanguage("en");  // sentences in JSON are the same in every language
  std::vector<RunReport> found;
  bool right = true;
  for (const ReplayLog& log : *logs) {
    found.push_back(
        {static_cast<int>(found.size()) + 1, log.line, log.scene->dimension, replay(*log.scene, log, tolerance)});
    right = right && found.back().report.faults.empty();
  }
  const int status = deliver(json ? replayJson(found) : replayText(found));
  return right ? status : 1;
}

void declare(Verb& verb, ReplayWords& words) {
  verb.argument("LOG.jsonl", words.log,
                translatable("log with one line per iteration, or a trace; '-' is standard input"))
      .required();
  verb.option("--scene", "FILE", words.scene,
              translatable("scene file; needed only if the log does not contain its scene"));
  verb.choice<std::optional<bool>>(
      "--format", {{"json", true}, {"text", false}}, words.json,
      translatable("prints the report as text or json; without this option, the run opens in the window"));
  verb.option("--tolerance", "T", words.tolerance,
              translatable("accepted error, relative to the scene's size; 1e-9 by default, 1e-5 in single precision"));
}

}  // namespace

void declareReplay(CommandLine& line, ShowReplayed show) {
  line.addVerb<ReplayWords>(
      "replay", translatable("checks every claim that your own GJK and EPA logged"),
      [show](const ReplayWords& words) { return runReplay(words, show); }, declare);
}

}  // namespace gjklab
