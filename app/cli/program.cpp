#include "cli/program.h"

#include "cli/output.h"
#include "gjk/version.h"
#include "model/assets/language.h"
#include "model/text/characters.h"
#include "model/text/paths.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>
#include <new>
#include <numeric>
#include <optional>
#include <sstream>
#include <string_view>
#include <utility>

namespace gjklab {

namespace {

/// What the parser says is wrong, in the program's words: by the kind of its error, and the option that its own
/// sentence names first or last.
std::string sentenceOf(const CLI::ParseError& error) {
  const std::string said = error.what();
  const auto before = [&said](std::string_view end) -> std::optional<std::string> {
    const std::size_t at = said.find(end);
    return at == std::string::npos ? std::nullopt : std::optional(said.substr(0, at));
  };
  const auto after = [&said](std::string_view start) -> std::optional<std::string> {
    const std::size_t at = said.find(start);
    return at == std::string::npos ? std::nullopt : std::optional(said.substr(at + start.size()));
  };
  if (const auto option = before(" was given a disallowed flag override"))
    return tr("--{option} takes no value", arg("option", *option));
  if (const auto words = after("not expected: ")) return tr("unexpected argument \"{words}\"", arg("words", *words));
  if (const auto option = before(" is required")) return tr("{option} is required", arg("option", *option));
  if (const auto option = before(": At Most 1 required"))
    return tr("{option} may be given only once", arg("option", *option));
  if (const auto option = before(": 1 required ")) return tr("{option} needs a value", arg("option", *option));
  if (const auto given = after("Could not convert: "))
    return tr("\"{given}\" is not a valid value", arg("given", *given));
  return said;
}

/// How many letters must be changed, added or dropped to make one word of the other (V. Levenshtein, 1966).
std::size_t lettersApart(const std::string& a, const std::string& b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row.back();
}

bool isVerb(const CLI::App& app, const std::string& word) {
  const auto verbs = app.get_subcommands({});
  return std::any_of(verbs.begin(), verbs.end(), [&](const CLI::App* verb) { return verb->get_name() == word; });
}

/// A first word that is neither a verb nor looks like a file: what is wrong with it; empty where nothing is.
std::string unknownVerb(const CLI::App& app, const std::string& word) {
  std::error_code unknown;
  if (word.empty() || word[0] == '-' || word.find_first_of("./\\") != std::string::npos || isVerb(app, word) ||
      std::filesystem::exists(pathOf(word), unknown))
    return {};
  std::string nearest;
  std::size_t least = std::max<std::size_t>(1, word.size() / 2) + 1;
  for (const CLI::App* verb : app.get_subcommands({})) {
    if (const std::size_t apart = lettersApart(word, verb->get_name()); apart < least) {
      least = apart;
      nearest = verb->get_name();
    }
  }
  const Argument given = arg("word", word);
  return nearest.empty() ? tr("there is no verb \"{word}\", and no file of that name (see gjklab --help)", given)
                         : tr("there is no verb \"{word}\"; did you mean {nearest}? (see gjklab --help)", given,
                              arg("nearest", nearest));
}

/// The help in two columns. The library would count bytes, and umlauts have two.
class HelpInColumns : public CLI::Formatter {
 public:
  std::string make_option(const CLI::Option* option, bool is_positional) const override {
    return row(make_option_name(option, is_positional) + make_option_opts(option), make_option_desc(option));
  }
  std::string make_subcommand(const CLI::App* verb) const override {
    return row(verb->get_display_name(true), verb->get_description());
  }

 private:
  std::string row(const std::string& name, const std::string& meaning) const {
    const std::string left = "  " + name;
    if (meaning.empty()) return left + "\n";
    const std::size_t used = static_cast<std::size_t>(characterCount(left)), column = get_column_width();
    const std::string gap = used < column ? std::string(column - used, ' ') : "\n" + std::string(column, ' ');
    return left + gap + meaning + "\n";
  }
};

/// The headings and marks of the help.
void nameParts(CLI::App& app) {
  CLI::FormatterBase& help = *app.get_formatter();
  help.label("Usage", tr("Usage"));
  help.label("OPTIONS", tr("OPTIONS"));
  help.label("SUBCOMMAND", tr("VERB"));
  help.label("Positionals", tr("Positionals"));
  help.label("Subcommands", tr("Verbs"));
  help.label("REQUIRED", tr("REQUIRED"));
  app.option_defaults()->group(tr("Options"));
}

int withoutVerb(const ProgramParts& parts, const std::string& file) {
  if (parts.open_window != nullptr) return parts.open_window(file);
  fmt::print(stderr, "gjklab: {}\n", tr("this build has no window (see gjklab --help)"));
  return 1;
}

}  // namespace

int runProgram(int argc, char** argv, const ProgramParts& parts) {
  chooseLanguage("");  // files, JSON and CSV are the same in every language
  std::string scene_file;
  CLI::App app(tr("Shows how GJK and EPA work on two convex shapes, step by step. Without a verb, opens the window."),
               "gjklab");
  app.formatter(std::make_shared<HelpInColumns>());  // before the verbs, which take it over
  nameParts(app);
  app.set_version_flag("--version", fmt::format("gjklab {}", gjk::version()), tr("prints the version"));
  app.set_help_flag("-h,--help", tr("prints this help"));
  app.require_subcommand(0, 1);
  app.allow_windows_style_options(false);  // "/folder/scene.json" is a path on every system
  app.add_option("FILE", scene_file,
                 tr("scene, world, lecture, log or trace to open in the window, or a folder of lessons"))
      ->type_name("");
  CommandLine line(app, [&] { return withoutVerb(parts, scene_file); });
  for (const auto declare :
       {declareSolve, declareTrace, declareCompare, declareHull, declareImpact, declareQuiz, declareSimulate,
        declareLink, declarePage, declareBook, declareGrade, declareCheck, declareShrink, declareExport, declareImport})
    declare(line);
  declareReplay(line, parts.replay_window);
  declareWatch(line, parts.watch_window);
  declareLesson(line, parts.handout);
  if (parts.declare != nullptr) parts.declare(line);
  std::vector<std::string> words(argv + 1, argv + argc);
  const std::string verb = words.empty() ? "" : words[0];
  if (verb == "help") {  // "help solve" is "solve --help"
    words.erase(words.begin());
    words.emplace_back("--help");
  }
  if (const std::string fault = words.empty() ? "" : unknownVerb(app, words[0]); !fault.empty())
    return usageError(fault);
  try {
    std::reverse(words.begin(), words.end());  // as the library wants them
    app.parse(std::move(words));
  } catch (const CLI::Success& help_or_version) {
    std::ostringstream text;
    const int status = app.exit(help_or_version, text, text);
    return print(text.str()) ? status : 1;
  } catch (const CLI::ParseError& error) {
    const std::string command = isVerb(app, verb) ? "gjklab " + verb : "gjklab";
    return usageError(fmt::format("{} ({})", sentenceOf(error), tr("see {command} --help", arg("command", command))));
  }
  try {
    return line.run();
  } catch (const std::bad_alloc&) {
    return complain(tr("out of memory"), 1);
  }
}

}  // namespace gjklab
