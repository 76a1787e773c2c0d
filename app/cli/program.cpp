#include "cli/program.h"

#include "cli/arguments.h"
#include "cli/compare.h"
#include "cli/draw.h"
#include "cli/hull.h"
#include "cli/input.h"
#include "cli/solve.h"
#include "cli/trace.h"
#include "ui/screenshot.h"
#include "ui/window_main.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>

namespace gjklab {

namespace {

const std::map<std::string, ThemeName> kThemes{
    {"light", ThemeName::light}, {"dark", ThemeName::dark}, {"projector", ThemeName::projector}};
const std::map<std::string, Pane> kPanes{
    {"both", Pane::both}, {"world", Pane::world}, {"difference", Pane::difference}};
const std::map<std::string, TraceFormat> kFormats{
    {"json", TraceFormat::json}, {"csv", TraceFormat::csv}, {"text", TraceFormat::text}};

const std::map<std::string, ComparisonFormat> kComparisonFormats{{"text", ComparisonFormat::text},
                                                                 {"json", ComparisonFormat::json}};

/// Everything the command line can say, as text; checked after parsing so that every error is one sentence of ours.
struct Words {
  std::string scene;
  std::vector<std::string> files;
  std::optional<std::string> with;
  std::string output, comparison_format = "text";
  std::string format = "json", step = "last", pane = "both", size = "1600x900", theme = "light";
  double scale = 1;
  bool certify = false;
  bool scene_panel = false, help_page = false;
  bool contacts = false, mass = false;
  std::string study = "query", of = "a";
  bool warm_start = false;
};

int usageError(const std::string& sentence) {
  fmt::print(stderr, "gjklab: {}\n", sentence);
  return 2;
}

/// Looks a word up; otherwise names the allowed ones.
template <class T>
std::string chooseWord(const char* option, const std::map<std::string, T>& words, const std::string& text, T& into) {
  const auto found = words.find(text);
  if (found != words.end()) {
    into = found->second;
    return {};
  }
  std::string allowed;
  for (const auto& [word, value] : words) allowed += (allowed.empty() ? "" : ", ") + word;
  return fmt::format("{} must be one of {}; it is \"{}\"", option, allowed, text);
}

/// One method after --with, or none.
std::string readRival(const std::optional<std::string>& text, std::optional<Rival>& into) {
  return text ? parseRival(*text, into.emplace()) : std::string();
}

/// Says why the hull that is asked for has no points; true where it has.
bool hasHull(const std::string& file, const Scene& scene, Study study) {
  const std::string obstacle = hullObstacle(scene, study);
  if (!obstacle.empty()) fmt::print(stderr, "{}: {}\n", file, obstacle);
  return obstacle.empty();
}

std::string chooseFollowUps(const Words& words, FollowUps& into) {
  std::map<std::string, Study> studies;
  for (const Study study : kStudies) studies[name(study)] = study;
  into.contacts = words.contacts;
  into.mass = words.mass;
  return chooseWord("--study", studies, words.study, into.study);
}

/// Options that mean nothing together are refused: none is dropped in silence.
std::string conflictOf(const Words& words) {
  const bool hull = words.study != name(Study::query);
  if (hull && words.with)
    return fmt::format("--with compares the query's methods, and --study {} steps through a hull: one or the other",
                       words.study);
  if (hull && words.contacts)
    return fmt::format(
        "--contacts come after the query's answer, and --study {} steps through a hull: one or the other", words.study);
  if (words.with && words.pane == "world")
    return "--with shows the second method in a difference pane, and --pane world leaves those out";
  return {};
}

int runDraw(const Words& words) {
  DrawArguments arguments;
  PictureSize size;
  if (std::string error = parseSize(words.size, size); !error.empty()) return usageError("--size " + error);
  if (std::string error = parseStep(words.step, arguments.step); !error.empty()) return usageError("--step " + error);
  std::string error = chooseWord("--pane", kPanes, words.pane, arguments.pane);
  if (error.empty()) error = chooseWord("--theme", kThemes, words.theme, arguments.theme);
  if (error.empty()) error = chooseFollowUps(words, arguments.follow_ups);
  if (error.empty()) error = conflictOf(words);
  if (!error.empty()) return usageError(error);
  if (error = readRival(words.with, arguments.rival); !error.empty()) return usageError("--with " + error);
  const std::string ending = fileEnding(words.output);
  if (ending != "png" && ending != "svg" && ending != "pdf")
    return usageError(fmt::format("the picture's name must end in .png; it is \"{}\"", words.output));
  const bool hull = arguments.follow_ups.study != Study::query;  // which needs no answer
  std::optional<Scene> scene = hull ? loadScene(words.scene) : loadQuestion(words.scene);
  if (!scene || !hasHull(words.scene, *scene, arguments.follow_ups.study)) return 2;
  if (ending != "png") {
    fmt::print(stderr, "gjklab: .{} pictures are not available in this version; .png is\n", ending);
    return 1;
  }
  arguments.scene = std::move(*scene);
  arguments.scene_file = words.scene;
  arguments.output = words.output;
  arguments.width = size.width;
  arguments.height = size.height;
  return drawCommand(arguments);
}

int runTour(const Words& words) {
  TourArguments arguments;
  PictureSize size;
  if (std::string error = parseSize(words.size, size); !error.empty()) return usageError("--size " + error);
  if (std::string error = chooseWord("--theme", kThemes, words.theme, arguments.theme); !error.empty())
    return usageError(error);
  arguments.directory = words.output;
  arguments.width = size.width;
  arguments.height = size.height;
  return tourCommand(arguments);
}

int runScreenshot(const Words& words) {
  ScreenshotArguments arguments;
  PictureSize size;
  if (std::string error = parseSize(words.size, size); !error.empty()) return usageError("--size " + error);
  if (std::string error = parseStep(words.step, arguments.step); !error.empty()) return usageError("--step " + error);
  if (std::string error = chooseWord("--theme", kThemes, words.theme, arguments.theme); !error.empty())
    return usageError(error);
  if (std::string error = chooseFollowUps(words, arguments.follow_ups); !error.empty()) return usageError(error);
  if (std::string error = conflictOf(words); !error.empty()) return usageError(error);
  if (!(words.scale >= 0.5 && words.scale <= 4))
    return usageError(fmt::format("--scale must lie between 0.5 and 4; it is {}", words.scale));
  if (fileEnding(words.output) != "png")
    return usageError(fmt::format("the picture's name must end in .png; it is \"{}\"", words.output));
  if (!words.scene.empty()) {
    arguments.scene = loadScene(words.scene);
    if (!arguments.scene || !hasHull(words.scene, *arguments.scene, arguments.follow_ups.study)) return 2;
  }
  arguments.scene_file = words.scene;
  arguments.output = words.output;
  arguments.width = size.width;
  arguments.height = size.height;
  arguments.scale = words.scale;
  if (std::string error = readRival(words.with, arguments.rival); !error.empty()) return usageError("--with " + error);
  arguments.scene_panel = words.scene_panel;
  arguments.help = words.help_page;
  return screenshotCommand(arguments);
}

int runTrace(const Words& words) {
  TraceFormat format{};
  if (std::string error = chooseWord("--format", kFormats, words.format, format); !error.empty())
    return usageError(error);
  if (words.contacts && format != TraceFormat::json)
    return usageError(fmt::format("--contacts needs --format json; it is \"{}\"", words.format));
  return traceCommand(words.scene, format, words.contacts);
}

int runHull(const Words& words) {
  const std::map<std::string, Study> studies{
      {"a", Study::hull_a}, {"b", Study::hull_b}, {"difference", Study::hull_difference}};
  const std::map<std::string, bool> formats{{"json", true}, {"text", false}};
  Study of{};
  bool json = true;
  std::string error = chooseWord("--of", studies, words.of, of);
  if (error.empty()) error = chooseWord("--format", formats, words.format, json);
  if (!error.empty()) return usageError(error);
  return hullCommand(words.scene, of, json);
}

/// The methods named after --with, separated by commas.
std::string readRivals(const std::string& text, std::vector<Rival>& into) {
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find(',', from), text.size());
    Rival rival;
    if (std::string error = parseRival(text.substr(from, to - from), rival); !error.empty()) return error;
    if (std::find(into.begin(), into.end(), rival) != into.end())
      return fmt::format("\"{}\": each method once", text.substr(from, to - from));
    into.push_back(rival);
    from = to + 1;
  }
  return {};
}

int runCompare(const Words& words) {
  std::vector<Rival> rivals;
  if (std::string error = readRivals(words.with.value_or(""), rivals); !error.empty())
    return usageError("--with " + error);
  ComparisonFormat format{};
  if (std::string error = chooseWord("--format", kComparisonFormats, words.comparison_format, format); !error.empty())
    return usageError(error);
  return compareCommand(words.scene, rivals, format);
}

int runRecord(const Words& words) {
  const std::string ending = fileEnding(words.output);
  if (ending != "gif" && ending != "png")
    return usageError(fmt::format("the recording's name must end in .gif or .png; it is \"{}\"", words.output));
  if (!loadScene(words.scene)) return 2;
  fmt::print(stderr, "gjklab: recordings are not available in this version\n");
  return 1;
}

int openWindow(const Words& words) {
  WindowArguments arguments;
  if (!words.scene.empty()) {
    arguments.scene = loadScene(words.scene);
    if (!arguments.scene) return 2;
    arguments.scene_file = words.scene;
  }
  return runWindow(arguments);
}

struct Verbs {
  CLI::App *solve, *trace, *compare, *hull, *draw, *tour, *screenshot, *record;
};

/// A switch that takes no value: "--mass=no" is refused, not misread.
void addSwitch(CLI::App& verb, const char* name, bool& flag, const char* help) {
  verb.add_flag(name, flag, help)->disable_flag_override();
}

void addPictureOptions(CLI::App& verb, Words& words) {
  verb.add_option("--size", words.size, "size in pixels, WIDTHxHEIGHT; 1600x900 is the default")->type_name("WxH");
  verb.add_option("--theme", words.theme, "light (the default), dark or projector")->type_name("NAME");
}

void addRivalOption(CLI::App& verb, Words& words) {
  verb.add_option("--with", words.with, "beside another method: voronoi, johnson, boolean, voronoi:support, …")
      ->type_name("METHOD");
}

void addFollowUpOptions(CLI::App& verb, Words& words) {
  verb.add_option("--study", words.study,
                  "what is stepped through: query (the default), hull-a, hull-b, hull-difference")
      ->type_name("NAME");
  addSwitch(verb, "--contacts", words.contacts, "after the result, the steps of the contact manifold");
  addSwitch(verb, "--mass", words.mass, "centres of mass and principal axes");
}

Verbs declare(CLI::App& app, Words& words) {
  app.set_version_flag("--version", "gjklab " GJKLAB_VERSION, "print the version");
  app.set_help_flag("-h,--help", "print this help");
  app.require_subcommand(0, 1);
  app.add_option("SCENE.json", words.scene, "the scene to open in the window")->type_name("");

  Verbs verbs{};
  verbs.solve = app.add_subcommand("solve", "answers, one JSON object a line");
  verbs.solve->add_option("FILE", words.files, "scenes; '-' or a .jsonl file: one scene per line")
      ->required()
      ->type_name("");
  addSwitch(*verbs.solve, "--warm-start", words.warm_start,
            "begin each run with the last simplex while the two shapes stay the same");

  addSwitch(*verbs.solve, "--contacts", words.contacts, "with the contact manifold");
  addSwitch(*verbs.solve, "--mass", words.mass, "with the mass properties of both bodies");
  addSwitch(*verbs.solve, "--certify", words.certify, "each answer with its proof, checked independently");

  verbs.trace = app.add_subcommand("trace", "every iteration of GJK and EPA");
  verbs.trace->add_option("FILE", words.scene, "the scene; '-': standard input")->required()->type_name("");
  verbs.trace->add_option("--format", words.format, "json (the default), csv or text")->type_name("NAME");

  addSwitch(*verbs.trace, "--contacts", words.contacts, "json: with the contact manifold");

  verbs.hull = app.add_subcommand("hull", "a convex hull and how it grows");
  verbs.hull->add_option("FILE", words.scene, "the scene; '-': standard input")->required()->type_name("");
  verbs.hull->add_option("--of", words.of, "a (the default), b or difference: all of A ⊖ B's points")
      ->type_name("NAME");
  verbs.hull->add_option("--format", words.format, "json (the default) or text")->type_name("NAME");

  verbs.compare =
      app.add_subcommand("compare", "the scene's method beside others: counts, answers, errors, where they part");
  verbs.compare->add_option("FILE", words.scene, "the scene; '-': standard input")->required()->type_name("");
  verbs.compare->add_option("--with", words.with, "the other methods: voronoi, johnson, boolean:support, …")
      ->required()
      ->type_name("METHOD[,METHOD…]");
  verbs.compare->add_option("--format", words.comparison_format, "text (the default) or json")->type_name("NAME");

  verbs.draw = app.add_subcommand("draw", "a picture of one step; needs no display");
  verbs.draw->add_option("FILE", words.scene, "the scene; '-': standard input")->required()->type_name("");
  verbs.draw->add_option("-o,--output", words.output, "the picture, ending in .png")->required()->type_name("OUT.png");
  verbs.draw->add_option("--step", words.step, "number from 0 on, or last (the default)")->type_name("N");
  verbs.draw->add_option("--pane", words.pane, "both (the default), world or difference")->type_name("NAME");
  addRivalOption(*verbs.draw, words);
  addPictureOptions(*verbs.draw, words);
  addFollowUpOptions(*verbs.draw, words);

  verbs.tour = app.add_subcommand("tour", "a picture of every step of the built-in tour; needs no display");
  verbs.tour->add_option("-o,--output", words.output, "folder for the pictures")->required()->type_name("DIR");
  addPictureOptions(*verbs.tour, words);

  verbs.screenshot = app.add_subcommand("screenshot", "a picture of the whole window; needs no display");
  verbs.screenshot->add_option("FILE", words.scene, "the scene; without one, what the window opens with")
      ->type_name("");
  verbs.screenshot->add_option("-o,--output", words.output, "the picture, ending in .png")
      ->required()
      ->type_name("OUT.png");
  verbs.screenshot->add_option("--step", words.step, "number from 0 on, or last (the default)")->type_name("N");
  verbs.screenshot->add_option("--scale", words.scale, "size of everything, as on a display of that density")
      ->type_name("S");
  addRivalOption(*verbs.screenshot, words);
  addSwitch(*verbs.screenshot, "--scene-panel", words.scene_panel, "with the panel that edits the scene");
  addSwitch(*verbs.screenshot, "--help-page", words.help_page, "with the page of keys");
  addPictureOptions(*verbs.screenshot, words);
  addFollowUpOptions(*verbs.screenshot, words);

  verbs.record = app.add_subcommand("record", "the whole run, animated")->group("");  // not offered before it works
  verbs.record->add_option("FILE", words.scene)->required();
  verbs.record->add_option("-o,--output", words.output)->required();
  return verbs;
}

/// The library's sentence, but for one that nobody would understand.
std::string sentenceOf(const CLI::ParseError& error) {
  const std::string said = error.what();
  const std::size_t at = said.find(" was given a disallowed flag override");
  return at == std::string::npos ? said : fmt::format("--{} takes no value", said.substr(0, at));
}

}  // namespace

int runProgram(int argc, char** argv) {
  Words words;
  CLI::App app("Drag two convex shapes and watch GJK and EPA think. Without a verb: the window.", "gjklab");
  const Verbs verbs = declare(app, words);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& help_or_version) {
    return app.exit(help_or_version);
  } catch (const CLI::ParseError& error) {
    return usageError(fmt::format("{} (gjklab --help lists what there is)", sentenceOf(error)));
  }
  if (*verbs.solve) return solveCommand(words.files, {words.contacts, words.mass, words.warm_start, words.certify});
  if (*verbs.trace) return runTrace(words);
  if (*verbs.compare) return runCompare(words);
  if (*verbs.hull) return runHull(words);
  if (*verbs.draw) return runDraw(words);
  if (*verbs.tour) return runTour(words);
  if (*verbs.screenshot) return runScreenshot(words);
  if (*verbs.record) return runRecord(words);
  return openWindow(words);
}

}  // namespace gjklab
