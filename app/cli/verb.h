#pragma once
// Verbs: each is declared in the file of its name, with its own options, and keeps what it was told. Nothing runs
// before the whole command line has been understood.

#include <CLI/App.hpp>

#include <functional>
#include <memory>
#include <string>

namespace gjklab {

struct ReplayedRun;  // model/replay/replayed_run.h
class WatchList;     // model/watch/watch_list.h

/// What is to be done; its value is the exit status: 0 done, 1 could not do it, 2 bad arguments or bad input.
using Deed = std::function<int()>;

/// The verbs that are declared, and the one that was chosen.
class CommandLine {
 public:
  CommandLine(CLI::App& app, Deed without_verb) : app_(app), chosen_(std::move(without_verb)) {}
  CommandLine(const CommandLine&) = delete;
  CommandLine& operator=(const CommandLine&) = delete;

  CLI::App& addVerb(const char* name, const char* help, Deed deed);
  int run() const { return chosen_(); }

 private:
  CLI::App& app_;
  Deed chosen_;
};

/// A switch that takes no value: "--mass=no" is refused, not misread.
void addSwitch(CLI::App& verb, const char* name, bool& flag, const char* help);

/// One sentence about the arguments on standard error; answers exit status 2.
int usageError(const std::string& sentence);

// The verbs that only print.
void declareSolve(CommandLine&);
void declareTrace(CommandLine&);
void declareCompare(CommandLine&);
void declareHull(CommandLine&);
void declareImpact(CommandLine&);
void declareQuiz(CommandLine&);
void declareSimulate(CommandLine&);
void declareGrade(CommandLine&);
void declareCheck(CommandLine&);
void declareExport(CommandLine&);
void declareImport(CommandLine&);
void declareShrink(CommandLine&);
/// `show` opens the window with the run; null where there is none.
void declareReplay(CommandLine&, int (*show)(std::shared_ptr<const ReplayedRun>));
/// `show` opens the window with the list; null where there is none.
void declareWatch(CommandLine&, int (*show)(std::shared_ptr<WatchList>));
/// `handout` writes a lesson (FILE, OUT.pdf or OUT.html) with its pictures; null where nothing can be drawn.
void declareLesson(CommandLine&, int (*handout)(const std::string&, const std::string&));

}  // namespace gjklab
