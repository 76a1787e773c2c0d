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
  std::string log, scene, format = "text";
  double tolerance = 0;
};

int run(const Words& words) {
  static const std::map<std::string, bool> kFormats{{"json", true}, {"text", false}};
  bool json = false;
  if (std::string error = chooseWord("--format", kFormats, words.format, json); !error.empty())
    return usageError(error);
  if (!(words.tolerance >= 0 && words.tolerance < 1))
    return usageError(fmt::format("--tolerance must lie between 0 and 1; it is {}", words.tolerance));
  std::optional<Scene> scene;
  if (!words.scene.empty() && !(scene = loadScene(words.scene))) return 2;
  const auto text = readFile(words.log);
  if (const auto* error = std::get_if<FileError>(&text)) {
    fmt::print(stderr, "{}\n", error->message);
    return 2;
  }
  const auto log = readReplay(std::get<std::string>(text), words.log == "-" ? "standard input" : words.log, scene);
  if (const auto* error = std::get_if<TraceError>(&log)) {
    fmt::print(stderr, "{}\n", error->message);
    return 2;
  }
  const auto& read = std::get<ReplayLog>(log);
  const ReplayReport report =
      replay(*read.scene, read, words.tolerance > 0 ? std::optional(words.tolerance) : std::nullopt);
  return print(json ? replayJson(report, read.scene->dimension) : replayText(report)) ? 0 : 1;
}

}  // namespace

void declareReplay(CommandLine& line) {
  const auto words = std::make_shared<Words>();
  CLI::App& verb =
      line.addVerb("replay", "somebody's own run, checked claim by claim", [words] { return run(*words); });
  verb.add_option("TRACE.jsonl", words->log, "one line for each iteration, or a trace; '-': standard input")
      ->required()
      ->type_name("");
  verb.add_option("--scene", words->scene, "the scene, where the log does not have it")->type_name("FILE");
  verb.add_option("--format", words->format, "text (the default) or json")->type_name("NAME");
  verb.add_option("--tolerance", words->tolerance,
                  "what is off by so much of the scene's size passes; 1e-9, or 1e-5 in single precision")
      ->type_name("T");
}

}  // namespace gjklab
