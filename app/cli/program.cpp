#include "cli/program.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

namespace gjklab {

namespace {

/// The library's sentence, but for one that nobody would understand.
std::string sentenceOf(const CLI::ParseError& error) {
  const std::string said = error.what();
  const std::size_t at = said.find(" was given a disallowed flag override");
  return at == std::string::npos ? said : fmt::format("--{} takes no value", said.substr(0, at));
}

int withoutVerb(const ProgramParts& parts, const std::string& file) {
  if (parts.open_window != nullptr) return parts.open_window(file);
  fmt::print(stderr, "gjklab: this build has no window: it only prints (gjklab --help lists what)\n");
  return 1;
}

}  // namespace

int runProgram(int argc, char** argv, const ProgramParts& parts) {
  std::string scene_file;
  CLI::App app("Drag two convex shapes and watch GJK and EPA think. Without a verb: the window.", "gjklab");
  app.set_version_flag("--version", "gjklab " GJKLAB_VERSION, "print the version");
  app.set_help_flag("-h,--help", "print this help");
  app.require_subcommand(0, 1);
  app.add_option("SCENE.json", scene_file, "the scene to open in the window")->type_name("");
  CommandLine line(app, [&] { return withoutVerb(parts, scene_file); });
  for (const auto declare : {declareSolve, declareTrace, declareCompare, declareHull, declareImpact, declareQuiz,
                             declareSimulate, declareReplay})
    declare(line);
  if (parts.declare != nullptr) parts.declare(line);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& help_or_version) {
    return app.exit(help_or_version);
  } catch (const CLI::ParseError& error) {
    return usageError(fmt::format("{} (gjklab --help lists what there is)", sentenceOf(error)));
  }
  return line.run();
}

}  // namespace gjklab
