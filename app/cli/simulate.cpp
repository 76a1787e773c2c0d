// gjklab simulate: a world of moving bodies, one JSON object a line and step.

#include "cli/output.h"
#include "cli/verb.h"
#include "export/world_json.h"
#include "model/store/files.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <optional>

namespace gjklab {

namespace {

struct SimulateWords {
  std::string file, seconds, every = "1";
};

std::optional<WorldFile> loadWorld(const std::string& file) {
  const auto text = readFile(file);
  if (const auto* error = std::get_if<FileError>(&text)) {
    fmt::print(stderr, "{}\n", error->message);
    return std::nullopt;
  }
  auto world = readWorld(std::get<std::string>(text), file == "-" ? "standard input" : file);
  if (const auto* error = std::get_if<SceneError>(&world)) {
    fmt::print(stderr, "{}\n", error->message);
    return std::nullopt;
  }
  return std::get<WorldFile>(std::move(world));
}

template <class Number>
bool parse(const std::string& text, Number& into) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), into);
  return error == std::errc() && end == text.data() + text.size();
}

int runSimulate(const SimulateWords& words) {
  double seconds = 0;
  if (!parse(words.seconds, seconds) || !std::isfinite(seconds) || seconds < 0)
    return usageError(fmt::format("--seconds must be a number of at least 0; it is \"{}\"", words.seconds));
  long long every = 1;
  if (!parse(words.every, every) || every < 1)
    return usageError(fmt::format("--every must be a whole number of at least 1; it is \"{}\"", words.every));
  const std::optional<WorldFile> file = loadWorld(words.file);
  if (!file) return 2;
  World world(*file);
  // As many steps as fit; a last one that misses by rounding counts.
  const double steps = std::floor(seconds / file->world.time_step * (1 + 1e-12) + 1e-9);
  if (!print(worldStateJson(world.state(), file->dimension) + "\n")) return 1;
  for (long long i = 1; static_cast<double>(i) <= steps; ++i) {
    world.step();
    if (i % every == 0 && !print(worldStateJson(world.state(), file->dimension) + "\n")) return 1;
  }
  return 0;
}

}  // namespace

void declareSimulate(CommandLine& line) {
  const auto words = std::make_shared<SimulateWords>();
  Verb verb = line.addVerb("simulate", "a world of moving bodies, one JSON object a line and step",
                           [words] { return runSimulate(*words); });
  verb.argument("FILE", words->file, "the world; '-': standard input").required();
  verb.option("--seconds", "T", words->seconds, "how long it runs").required();
  verb.option("--every", "N", words->every, "prints each N-th step; 1 is the default");
}

}  // namespace gjklab
