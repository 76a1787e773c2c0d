#include "process/solver_process.h"

#include <utility>

namespace gjklab {

std::string whyNoProgramsStart() {
  return "this verb starts another program, which works on Linux only; on Windows, run it in the Windows Subsystem for "
         "Linux (WSL)";
}

SolverProcess::SolverProcess(std::string command, SolverLimits limits)
    : command_(std::move(command)), limits_(limits) {}
SolverProcess::~SolverProcess() = default;

bool SolverProcess::start() { return false; }

SolverReply SolverProcess::ask(const std::string&, double) { return {SolverEnd::fell, "", whyNoProgramsStart()}; }

std::vector<std::string> SolverProcess::askAll(const std::vector<std::string>&, double) { return {}; }

void SolverProcess::give(const std::string&, double) {}

int SolverProcess::end(double) { return -1; }

void SolverProcess::stop() {}

bool succeeds(const std::string&, const std::string&, SolverLimits) { return false; }

}  // namespace gjklab
