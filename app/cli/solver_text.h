#pragma once
// Sentences about programs that gjklab starts.

#include "process/solver_process.h"

#include <string>

namespace gjklab {

/// A sentence if gjklab cannot start programs on this system; otherwise empty.
std::string whyNoProgramsStart();

/// What happened instead of an answer, with the last line of the program's error output. `seconds`: its time.
std::string fallText(const SolverReply&, const SolverLimits&, double seconds);

}  // namespace gjklab
