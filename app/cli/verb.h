#pragma once
// Verbs: each is declared in the file of its name, with its options, and stores its arguments. Nothing runs before the
// whole command line has been parsed.
//
// Only verb.cpp and program.cpp include the parser's headers: compiling them in every verb would cost more than
// everything else.

#include "cli/arguments.h"
#include "model/text/translate.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace gjklab {

struct ReplayedRun;  // model/replay/replayed_run.h
class WatchList;     // model/watch/watch_list.h

/// The action; returns the exit status: 0 done, 1 could not do it, 2 bad arguments or bad input.
using Action = std::function<int()>;

/// The option just declared.
class Option {
 public:
  explicit Option(CLI::Option& option) : option_(option) {}
  Option& required();
  /// May be given several times, with one value each.
  Option& repeated();

 private:
  CLI::Option& option_;
};

/// Converts an option's text to its value; returns "must be …" if it is invalid.
using Take = std::function<std::string(const std::string&)>;

/// A verb being declared. The variables that it fills must outlive the parsing.
class Verb {
 public:
  /// `fault`: receives the first sentence about an option's text.
  Verb(CLI::App& app, std::string& fault) : app_(app), fault_(fault) {}

  /// A positional argument.
  Option argument(const char* name, std::string& value, const char* help);
  Option argument(const char* name, std::vector<std::string>& values, const char* help);
  /// An option with a value; `placeholder` stands for the value in the help.
  Option option(const char* names, const char* placeholder, std::string& value, const char* help);
  Option option(const char* names, const char* placeholder, std::optional<std::string>& value, const char* help);
  Option option(const char* names, const char* placeholder, std::vector<std::string>& values, const char* help);
  Option option(const char* name, const char* placeholder, int& value, const char* help);
  Option option(const char* name, const char* placeholder, std::optional<int>& value, const char* help);
  Option option(const char* name, const char* placeholder, double& value, const char* help);
  Option option(const char* name, const char* placeholder, std::optional<double>& value, const char* help);
  Option option(const char* name, const char* placeholder, const Take& take, const char* help);
  /// A value with its own syntax (arguments.h).
  template <class T>
  Option option(const char* name, const char* placeholder, T& value, const char* help,
                std::string (*read)(const std::string&, T&)) {
    return option(
        name, placeholder, [&value, read](const std::string& text) { return read(text, value); }, help);
  }
  /// One of several words, each with its value.
  template <class T>
  Option choice(const char* name, const std::map<std::string, T>& words, T& value, const char* help) {
    return option(
        name, "NAME", [words, &value](const std::string& word) { return chooseWord(words, word, value); }, help);
  }
  /// --format, json or text; its present value is the default.
  Option format(bool& json);
  /// Takes no value: "--mass=no" is rejected.
  void flag(const char* name, bool& value, const char* help);

 private:
  CLI::App& app_;
  std::string& fault_;
};

/// The declared verbs, and the chosen one.
class CommandLine {
 public:
  CommandLine(CLI::App& app, Action without_verb) : app_(app), chosen_(std::move(without_verb)) {}
  CommandLine(const CommandLine&) = delete;
  CommandLine& operator=(const CommandLine&) = delete;

  Verb addVerb(const char* name, const char* help, Action action);
  /// A verb with its arguments, which live as long as this object.
  template <class Words>
  void addVerb(const char* name, const char* help, std::function<int(const Words&)> run,
               void (*declare)(Verb&, Words&)) {
    const auto words = std::make_shared<Words>();
    Verb verb = addVerb(name, help, [words, run] { return run(*words); });
    declare(verb, *words);
  }
  int run() const;

 private:
  CLI::App& app_;
  Action chosen_;
  std::string fault_;
};

// The common help texts of arguments.
inline constexpr const char* kOneScene = translatable("scene file; '-' is standard input");
inline constexpr const char* kManyScenes = translatable(
    "scene files, or '-' for standard input; standard input and .jsonl files may contain any number of scenes");
inline constexpr const char* kTextDigits =
    translatable("significant digits of numbers in text output; by default enough to distinguish the scene's points");
inline constexpr const char* kAllDigits = translatable("significant digits of each number; by default full precision");
inline constexpr const char* kSceneJobs = translatable("number of scenes to solve in parallel; 1 by default");

/// Prints a sentence about the arguments on standard error; returns exit status 2.
int usageError(const std::string& sentence);

// The verbs that only print.
void declareSolve(CommandLine&);
void declareTrace(CommandLine&);
void declareCompare(CommandLine&);
void declareHull(CommandLine&);
void declareImpact(CommandLine&);
void declareQuiz(CommandLine&);
void declareLink(CommandLine&);
void declarePage(CommandLine&);
void declareBook(CommandLine&);
void declareSimulate(CommandLine&);
void declareGrade(CommandLine&);
void declareCheck(CommandLine&);
void declareExport(CommandLine&);
void declareImport(CommandLine&);
void declareShrink(CommandLine&);
/// `show` opens the window with the run; null if there is no window.
void declareReplay(CommandLine&, int (*show)(std::shared_ptr<const ReplayedRun>));
/// `show` opens the window with the list; null if there is no window.
void declareWatch(CommandLine&, int (*show)(std::shared_ptr<WatchList>));
/// `handout` writes a lesson (FILE, OUT.pdf or OUT.html) with its pictures; null if drawing is not possible.
void declareLesson(CommandLine&, int (*handout)(const std::string&, const std::string&));

}  // namespace gjklab
