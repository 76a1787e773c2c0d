#include "cli/solver_text.h"

#include "model/text/number_text.h"
#include "model/text/translate.h"

namespace gjklab {

namespace {

std::string endText(const SolverReply& reply, const SolverLimits& limits) {
  switch (reply.fall) {
    case SolverFall::not_started:
      return tr("the program cannot be started: {reason}", arg("reason", reply.system));
    case SolverFall::exited:
      return tr("the program exited with status {status}", arg("status", reply.status));
    case SolverFall::signalled:
      return tr("a signal ended the program: {signal}", arg("signal", reply.system));
    case SolverFall::closed_output:
      return tr("the program closed its output");
    case SolverFall::too_many_tasks:
      return tr("gjklab ended the program because it had started more than {most} processes and threads",
                arg("most", limits.tasks));
    case SolverFall::too_much_memory:
      return tr("gjklab ended the program because it and its child processes took more than {most} MB",
                arg("most", limits.megabytes));
  }
  return {};
}

}  // namespace

std::string whyNoProgramsStart() {
  if (canStartPrograms()) return {};
  return tr(
      "this verb starts another program, which gjklab can do only on Linux; on Windows, use the Windows Subsystem for "
      "Linux (WSL)");
}

std::string fallText(const SolverReply& reply, const SolverLimits& limits, double seconds) {
  switch (reply.how) {
    case SolverEnd::answered:
      return {};
    case SolverEnd::timed_out:
      return tr("no answer within {seconds} s", arg("seconds", number(seconds)));
    case SolverEnd::flooded:
      return reply.unasked ? tr("the program keeps printing lines that answer no pair")
                           : tr("the program printed a line longer than one megabyte");
    case SolverEnd::fell:
      break;
  }
  const std::string how = endText(reply, limits);
  return reply.said.empty() ? how : how + ": " + reply.said;
}

}  // namespace gjklab
