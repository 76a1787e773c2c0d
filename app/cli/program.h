#pragma once
// The command line: one entry point for the window and for the verbs that need none.

namespace gjklab {

/// Runs the program; the exit status: 0 done, 1 could not do it, 2 bad arguments or bad input.
int runProgram(int argc, char** argv);

}  // namespace gjklab
