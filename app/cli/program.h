#pragma once
// The command line: one entry point for the window and for the verbs without a window.

#include "cli/verb.h"

namespace gjklab {

/// The capabilities of a build beyond printing.
struct ProgramParts {
  void (*declare)(CommandLine&) = nullptr;  ///< further verbs
  int (*handout)(const std::string& lesson,
                 const std::string& output) = nullptr;                 ///< writes a lesson with its pictures
  int (*replay_window)(std::shared_ptr<const ReplayedRun>) = nullptr;  ///< with a replayed run
  int (*watch_window)(std::shared_ptr<WatchList>) = nullptr;           ///< with arriving pairs
  int (*open_window)(const std::string& file) = nullptr;               ///< "": with its first scene
};

/// Runs the program. Returns the exit status: 0 done, 1 could not do it, 2 bad arguments or bad input.
int runProgram(int argc, char** argv, const ProgramParts&);

}  // namespace gjklab
