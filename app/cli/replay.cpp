// gjklab replay: somebody's own run, checked claim by claim.

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "export/replay_reader.h"
#include "export/replay_writer.h"
#include "model/store/files.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

namespace gjklab {

namespace {

struct Words {
  std::string log, scene;
  std::optional<std::string> format;
  double tolerance = 0;
};

using Show = int (*)(std::shared_ptr<const ReplayedRun>);

int complain(const std::string& sentence) {
  fmt::print(stderr, "{}\n", sentence);
  return 2;
}

int report(const Words& words, const std::string& text, const std::optional<Scene>& scene, bool json) {
  const auto log = readReplay(text, words.log == "-" ? "standard input" : words.log, scene);
  if (const auto* error = std::get_if<TraceError>(&log)) return complain(error->message);
  const auto& read = std::get<ReplayLog>(log);
  const ReplayReport found =
      replay(*read.scene, read, words.tolerance > 0 ? std::optional(words.tolerance) : std::nullopt);
  return print(json ? replayJson(found, read.scene->dimension) : replayText(found)) ? 0 : 1;
}

int run(const Words& words, Show show) {
  static const std::map<std::string, bool> kFormats{{"json", true}, {"text", false}};
  bool json = false;
  const std::string format = words.format.value_or("text");
  if (std::string error = chooseWord("--format", kFormats, format, json); !error.empty()) return usageError(error);
  if (!(words.tolerance >= 0 && words.tolerance < 1))
    return usageError(fmt::format("--tolerance must lie between 0 and 1; it is {}", words.tolerance));
  std::optional<Scene> scene;
  if (!words.scene.empty() && !(scene = loadScene(words.scene))) return 2;
  const auto text = readFile(words.log);
  if (const auto* error = std::get_if<FileError>(&text)) return complain(error->message);
  if (words.format || show == nullptr) return report(words, std::get<std::string>(text), scene, json);
  auto shown = readReplayedRun(std::get<std::string>(text), words.log == "-" ? "standard input" : words.log, scene,
                               words.tolerance > 0 ? std::optional(words.tolerance) : std::nullopt);
  if (const auto* error = std::get_if<TraceError>(&shown)) return complain(error->message);
  return show(std::get<std::shared_ptr<const ReplayedRun>>(std::move(shown)));
}

}  // namespace

void declareReplay(CommandLine& line, Show show) {
  const auto words = std::make_shared<Words>();
  CLI::App& verb =
      line.addVerb("replay", "somebody's own run, checked claim by claim", [words, show] { return run(*words, show); });
  verb.add_option("TRACE.jsonl", words->log, "one line for each iteration, or a trace; '-': standard input")
      ->required()
      ->type_name("");
  verb.add_option("--scene", words->scene, "the scene, where the log does not have it")->type_name("FILE");
  verb.add_option("--format", words->format, "text or json; without it the run opens in the window")->type_name("NAME");
  verb.add_option("--tolerance", words->tolerance,
                  "what is off by so much of the scene's size passes; 1e-9, or 1e-5 in single precision")
      ->type_name("T");
}

}  // namespace gjklab
