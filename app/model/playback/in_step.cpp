#include "model/playback/in_step.h"

#include <fmt/format.h>

#include "model/run/impact_study.h"
#include "model/text/number_text.h"

namespace gjklab {
namespace {

int axes(const Run& run) { return static_cast<int>(run.sat->axes.size()); }

std::string iterations(int gjk, int epa) {
  if (epa == 0) return counted(gjk, "iteration", "iterations");
  return fmt::format("{} + {} iterations", gjk, epa);
}

}  // namespace

bool hasEnded(const Run& run, const Moment& moment) {
  if (run.impact) return moment.sub_step == SubStep::impact_result || moment.record >= run.impact->count();
  if (run.sat) return isAnswered(moment.sub_step) || moment.record >= axes(run);
  const int gjk = static_cast<int>(run.trace.gjk.size()), epa = static_cast<int>(run.trace.epa.size());
  switch (phaseOf(moment.sub_step)) {
    case Phase::gjk:
      return epa == 0 && (moment.sub_step == SubStep::gjk_end || moment.record >= gjk);
    case Phase::sat:  // the other run's axes, in step with iterations
      return epa == 0 && moment.record >= gjk;
    case Phase::epa:
      return moment.record >= epa;
    case Phase::result:
    case Phase::contact:
    case Phase::hull:
    case Phase::impact:
      break;
  }
  return true;
}

std::string progressOf(const Run& run, const Moment& moment) {
  if (run.impact) {
    const int advances = run.impact->count();
    if (hasEnded(run, moment)) return "ended after " + counted(advances, "advance", "advances");
    return fmt::format("advance {} of {} · t = {}", moment.record + 1, advances,
                       number(run.impact->record(moment.record).time));
  }
  const int gjk = static_cast<int>(run.trace.gjk.size()), epa = static_cast<int>(run.trace.epa.size());
  if (run.sat) {
    if (hasEnded(run, moment)) return "ended · " + testedAxes(*run.sat);
    return fmt::format("axis {} of {}", moment.record + 1, axes(run));
  }
  if (hasEnded(run, moment)) return "ended after " + iterations(gjk, epa);
  if (phaseOf(moment.sub_step) == Phase::epa) return fmt::format("EPA {} of {}", moment.record + 1, epa);
  if (moment.sub_step == SubStep::gjk_end || moment.record >= gjk) return fmt::format("GJK ended after {}", gjk);
  return fmt::format("GJK {} of {}", moment.record + 1, gjk);
}

std::string briefProgressOf(const Run& run, const Moment& moment) {
  if (!hasEnded(run, moment)) return progressOf(run, moment);
  if (run.sat) return fmt::format("ended after {}", axes(run));
  if (run.impact) return fmt::format("ended after {}", run.impact->count());
  const std::size_t gjk = run.trace.gjk.size(), epa = run.trace.epa.size();
  return epa == 0 ? fmt::format("ended after {}", gjk) : fmt::format("ended after {} + {}", gjk, epa);
}

}  // namespace gjklab
