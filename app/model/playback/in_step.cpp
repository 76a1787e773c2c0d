#include "model/playback/in_step.h"

#include "model/run/impact_study.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

namespace gjklab {
namespace {

int axes(const Run& run) { return static_cast<int>(run.sat->axes.size()); }

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
  const Argument now = arg("now", moment.record + 1);
  if (run.impact) {
    const int advances = run.impact->count();
    if (hasEnded(run, moment)) return trn("ended after {n} iteration", "ended after {n} iterations", advances);
    return tr("iteration {now} of {all} · t = {time}", now, arg("all", advances),
              arg("time", number(run.impact->record(moment.record).time)));
  }
  const auto gjk = static_cast<int>(run.trace.gjk.size()), epa = static_cast<int>(run.trace.epa.size());
  if (run.sat) {
    if (hasEnded(run, moment)) return tr("ended · {tested}", arg("tested", testedAxes(*run.sat)));
    return tr("axis {now} of {all}", now, arg("all", axes(run)));
  }
  if (hasEnded(run, moment))
    return epa == 0 ? trn("ended after {n} iteration", "ended after {n} iterations", gjk)
                    : tr("ended after {gjk} + {epa} iterations", arg("gjk", gjk), arg("epa", epa));
  if (phaseOf(moment.sub_step) == Phase::epa) return tr("EPA {now} of {all}", now, arg("all", epa));
  if (moment.sub_step == SubStep::gjk_end || moment.record >= gjk) return tr("GJK ended after {n}", arg("n", gjk));
  return tr("GJK {now} of {all}", now, arg("all", gjk));
}

std::string briefProgressOf(const Run& run, const Moment& moment) {
  if (!hasEnded(run, moment)) return progressOf(run, moment);
  const auto after = [](std::size_t count) { return tr("ended after {n}", arg("n", count)); };
  if (run.sat) return after(run.sat->axes.size());
  if (run.impact) return after(static_cast<std::size_t>(run.impact->count()));
  const std::size_t gjk = run.trace.gjk.size(), epa = run.trace.epa.size();
  return epa == 0 ? after(gjk) : tr("ended after {gjk} + {epa}", arg("gjk", gjk), arg("epa", epa));
}

}  // namespace gjklab
