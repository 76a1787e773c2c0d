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
      return tr("the program ended with status {status}", arg("status", reply.status));
    case SolverFall::signalled:
      return tr("the program was ended by a signal: {signal}", arg("signal", reply.system));
    case SolverFall::closed_output:
      return tr("the program closed its output");
    case SolverFall::too_many_tasks:
      return tr("the program started more than {most} processes and threads, and was ended", arg("most", limits.tasks));
    case SolverFall::too_much_memory:
      return tr("the program took more than {most} MB with all that it started, and was ended",
                arg("most", limits.megabytes));
  }
  return {};
}

}  // namespace

std::string whyNoProgramsStart() {
  if (canStartPrograms()) return {};
  return tr(
      "this verb starts another program, which works on Linux only; on Windows, run it in the Windows Subsystem for "
      "Linux (WSL)");
}

std::string fallText(const SolverReply& reply, const SolverLimits& limits, double seconds) {
  switch (reply.how) {
    case SolverEnd::answered:
      return {};
    case SolverEnd::timed_out:
      return tr("no answer within {seconds} s", arg("seconds", number(seconds)));
    case SolverEnd::flooded:
      return reply.unasked ? tr("the program prints line after line without being asked")
                           : tr("the program prints a line of more than a megabyte");
    case SolverEnd::fell:
      break;
  }
  const std::string how = endText(reply, limits);
  return reply.said.empty() ? how : how + ": " + reply.said;
}

}  // namespace gjklab
