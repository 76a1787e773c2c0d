// gjklab replay: somebody's own run, checked claim by claim.

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "export/replay_reader.h"
#include "export/replay_writer.h"
#include "model/store/files.h"

#include <fmt/format.h>

namespace gjklab {

namespace {

struct ReplayWords {
  std::string log, scene;
  std::optional<std::string> format;
  double tolerance = 0;
};

using ShowReplayed = int (*)(std::shared_ptr<const ReplayedRun>);

int replayError(const std::string& sentence) {
  fmt::print(stderr, "{}\n", sentence);
  return 2;
}

int report(const ReplayWords& words, const std::string& text, const std::optional<Scene>& scene, bool json) {
  const auto log = readReplay(text, words.log == "-" ? "standard input" : words.log, scene);
  if (const auto* error = std::get_if<TraceError>(&log)) return replayError(error->message);
  const auto& read = std::get<ReplayLog>(log);
  const ReplayReport found =
      replay(*read.scene, read, words.tolerance > 0 ? std::optional(words.tolerance) : std::nullopt);
  return print(json ? replayJson(found, read.scene->dimension) : replayText(found)) ? 0 : 1;
}

int runReplay(const ReplayWords& words, ShowReplayed show) {
  static const std::map<std::string, bool> kFormats{{"json", true}, {"text", false}};
  bool json = false;
  const std::string format = words.format.value_or("text");
  if (std::string error = chooseWord("--format", kFormats, format, json); !error.empty()) return usageError(error);
  if (!(words.tolerance >= 0 && words.tolerance < 1))
    return usageError(fmt::format("--tolerance must lie between 0 and 1; it is {}", words.tolerance));
  std::optional<Scene> scene;
  if (!words.scene.empty() && !(scene = loadScene(words.scene))) return 2;
  const auto text = readFile(words.log);
  if (const auto* error = std::get_if<FileError>(&text)) return replayError(error->message);
  if (words.format || show == nullptr) return report(words, std::get<std::string>(text), scene, json);
  auto shown = readReplayedRun(std::get<std::string>(text), words.log == "-" ? "standard input" : words.log, scene,
                               words.tolerance > 0 ? std::optional(words.tolerance) : std::nullopt);
  if (const auto* error = std::get_if<TraceError>(&shown)) return replayError(error->message);
  return show(std::get<std::shared_ptr<const ReplayedRun>>(std::move(shown)));
}

}  // namespace

void declareReplay(CommandLine& line, ShowReplayed show) {
  const auto words = std::make_shared<ReplayWords>();
  Verb verb = line.addVerb("replay", "somebody's own run, checked claim by claim",
                           [words, show] { return runReplay(*words, show); });
  verb.argument("TRACE.jsonl", words->log, "one line for each iteration, or a trace; '-': standard input").required();
  verb.option("--scene", "FILE", words->scene, "the scene, where the log does not have it");
  verb.option("--format", "NAME", words->format, "text or json; without it the run opens in the window");
  verb.option("--tolerance", "T", words->tolerance,
              "what is off by so much of the scene's size passes; 1e-9, or 1e-5 in single precision");
}

}  // namespace gjklab
