#pragma once
// The command line: one entry point for the window and for the verbs that need none.

#include "cli/verb.h"

namespace gjklab {

/// What a build of the program can do beside printing.
struct ProgramParts {
  void (*declare)(CommandLine&) = nullptr;  ///< further verbs
  int (*handout)(const std::string& lesson,
                 const std::string& output) = nullptr;                 ///< writes a lesson with its pictures
  int (*replay_window)(std::shared_ptr<const ReplayedRun>) = nullptr;  ///< with somebody's own run
  int (*watch_window)(std::shared_ptr<WatchList>) = nullptr;           ///< with the pairs that arrive
  int (*open_window)(const std::string& file) = nullptr;               ///< "": with the scene that it opens with
};

/// Runs the program; the exit status: 0 done, 1 could not do it, 2 bad arguments or bad input.
int runProgram(int argc, char** argv, const ProgramParts&);

}  // namespace gjklab
