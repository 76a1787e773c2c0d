#include "process/solver_process.h"

#include <utility>

namespace gjklab {

bool canStartPrograms() { return false; }

SolverProcess::SolverProcess(std::string command, SolverLimits limits)
    : command_(std::move(command)), limits_(limits) {}
SolverProcess::~SolverProcess() = default;

bool SolverProcess::start() { return false; }

SolverReply SolverProcess::ask(const std::string&, double) {
  SolverReply reply;
  reply.how = SolverEnd::fell;
  reply.fall = SolverFall::not_started;
  return reply;
}

std::vector<std::string> SolverProcess::askAll(const std::vector<std::string>&, double) { return {}; }

void SolverProcess::give(const std::string&, double) {}

int SolverProcess::end(double) { return -1; }

void SolverProcess::stop() {}

CommandEnd runCommand(const std::string&, const std::string&, SolverLimits) { return CommandEnd::failed; }

}  // namespace gjklab
