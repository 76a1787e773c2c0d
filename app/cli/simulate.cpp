// gjklab simulate: a world of moving bodies, one JSON object a line and step.

#include "cli/input.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "export/world_json.h"
#include "model/store/files.h"
#include "model/text/translate.h"

#include <charconv>
#include <cmath>
#include <optional>

namespace gjklab {

namespace {

struct SimulateWords {
  std::string file;
  double seconds = 0;
  long long every = 1;
};

template <class Number>
bool parse(const std::string& text, Number& into) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), into);
  return error == std::errc() && end == text.data() + text.size();
}

std::string parseSeconds(const std::string& text, double& into) {
  if (parse(text, into) && std::isfinite(into) && into >= 0) return {};
  return tr("must be a number of at least 0; it is \"{text}\"", arg("text", text));
}

std::string parseEvery(const std::string& text, long long& into) {
  if (parse(text, into) && into >= 1) return {};
  return tr("must be a whole number of at least 1; it is \"{text}\"", arg("text", text));
}

int runSimulate(const SimulateWords& words) {
  const std::optional<std::string> text = orSay(readFile(words.file));
  const std::optional<WorldFile> file = text ? orSay(readWorld(*text, sourceName(words.file))) : std::nullopt;
  if (!file) return 2;
  World world(*file);
  // As many steps as fit; a last one that misses by rounding counts.
  const double steps = std::floor(words.seconds / file->world.time_step * (1 + 1e-12) + 1e-9);
  if (!print(worldStateJson(world.state(), file->dimension) + "\n")) return 1;
  for (long long i = 1; static_cast<double>(i) <= steps; ++i) {
    world.step();
    if (i % words.every == 0 && !print(worldStateJson(world.state(), file->dimension) + "\n")) return 1;
  }
  return 0;
}

void declare(Verb& verb, SimulateWords& words) {
  verb.argument("FILE", words.file, translatable("world file; '-' is standard input")).required();
  verb.option("--seconds", "T", words.seconds, translatable("simulated time in seconds"), parseSeconds).required();
  verb.option("--every", "N", words.every, translatable("prints every N-th step; 1 by default"), parseEvery);
}

}  // namespace

void declareSimulate(CommandLine& line) {
  line.addVerb<SimulateWords>("simulate",
                              translatable("simulates a world of moving bodies; prints one JSON object per step"),
                              runSimulate, declare);
}

}  // namespace gjklab
