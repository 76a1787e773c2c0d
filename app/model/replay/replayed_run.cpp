#include "model/replay/replayed_run.h"

#include "model/replay/log_run.h"
#include "model/text/paths.h"

#include <algorithm>
#include <utility>

namespace gjklab {

namespace {

SubStep gjkSubStep(Claim claim) {
  switch (claim) {
    case Claim::direction:
      return SubStep::gjk_direction;
    case Claim::member:
    case Claim::support:
    case Claim::polytope:
      return SubStep::gjk_support;
    case Claim::progress:
    case Claim::region:
    case Claim::closest:
    case Claim::lower_bound:
    case Claim::upper_bound:
      return SubStep::gjk_region;
    case Claim::dropped:
      return SubStep::gjk_keep;
    case Claim::status:
      return SubStep::result;
  }
  return SubStep::gjk_region;
}

SubStep epaSubStep(Claim claim) {
  switch (claim) {
    case Claim::support:
      return SubStep::epa_support;
    case Claim::lower_bound:
    case Claim::upper_bound:
      return SubStep::epa_bound;
    case Claim::direction:
    case Claim::member:
    case Claim::progress:
    case Claim::region:
    case Claim::closest:
    case Claim::dropped:
    case Claim::polytope:
    case Claim::status:
      break;
  }
  return SubStep::epa_closest_facet;
}

/// How many records of the same phase come before a step.
int placeInPhase(const ReplayLog& log, int step) {
  int before = 0;
  for (int i = 0; i < step; ++i)
    before += log.steps[static_cast<std::size_t>(i)].phase == log.steps[static_cast<std::size_t>(step)].phase ? 1 : 0;
  return before;
}

}  // namespace

ReplayedRun replayedRun(ReplayLog log, const std::string& file, std::optional<double> tolerance) {
  ReplayedRun out;
  out.tolerance = tolerance;
  out.report = replay(*log.scene, log, tolerance);
  out.given.scene = *log.scene;
  out.given.scene.query.rounding =
      out.report.points == ReplayPoints::cores ? gjk::Rounding::core : gjk::Rounding::support;
  if (out.given.scene.query.method == gjk::Method::separating_axes)
    out.given.scene.query.method = gjk::Method::distance;
  // The run that is shown beside it starts as it does.
  if (const ReplayStep& first = log.steps[0]; !out.given.scene.query.initial_direction && first.direction &&
                                              first.simplex.size() == 1 && glm::length(*first.direction) > 0)
    out.given.scene.query.initial_direction = first.direction;
  out.given.run = runOfLog(out.given.scene, log, out.report);
  out.given.file = file;
  out.log = std::move(log);
  return out;
}

ReplayedRun replayedRun(GivenRun given, ReplayLog log, std::optional<double> tolerance) {
  ReplayedRun out;
  out.tolerance = tolerance;
  out.report = replay(*log.scene, log, tolerance);
  out.given = std::move(given);
  out.log = std::move(log);
  return out;
}

ReplayedRun reworded(const ReplayedRun& run) {
  ReplayedRun out = run;
  out.report = replay(*out.log.scene, out.log, out.tolerance);
  return out;
}

bool isPairOf(const ReplayedRun& run, const Scene& scene) {
  const Scene& own = run.given.scene;
  return own.dimension == scene.dimension && own.a == scene.a && own.b == scene.b;
}

std::string nameOf(const ReplayedRun& run) { return fileNameOf(run.given.file); }

Moment momentOf(const ReplayedRun& run, const FalseClaim& fault) {
  if (fault.claim == Claim::status) return {SubStep::result, -1};
  // Points that are no numbers have no record of their own: what came before them is shown.
  const int place = placeInPhase(run.log, std::min(fault.iteration, static_cast<int>(run.log.steps.size())) - 1);
  if (fault.phase == ReplayPhase::axes) return {SubStep::sat_shadows, place};
  if (fault.of_update) return {SubStep::epa_rebuild, place};
  return {fault.phase == ReplayPhase::epa ? epaSubStep(fault.claim) : gjkSubStep(fault.claim), place};
}

int stepAt(const ReplayedRun& run, const Moment& moment) {
  const Phase phase = phaseOf(moment.sub_step);
  if (phase != Phase::gjk && phase != Phase::epa && phase != Phase::sat) return -1;
  const ReplayPhase wanted = phase == Phase::gjk   ? ReplayPhase::gjk
                             : phase == Phase::epa ? ReplayPhase::epa
                                                   : ReplayPhase::axes;
  int left = moment.record;
  for (std::size_t i = 0; i < run.log.steps.size(); ++i)
    if (run.log.steps[i].phase == wanted && left-- == 0) return static_cast<int>(i);
  return -1;
}

std::vector<const FalseClaim*> faultsAt(const ReplayedRun& run, const Moment& moment) {
  std::vector<const FalseClaim*> faults;
  const int step = stepAt(run, moment);
  for (const FalseClaim& fault : run.report.faults) {
    const Moment at = momentOf(run, fault);
    const bool of_answer = at.sub_step == SubStep::result && moment.sub_step == SubStep::result;
    if (of_answer || (step >= 0 && stepAt(run, at) == step && at.sub_step <= moment.sub_step)) faults.push_back(&fault);
  }
  return faults;
}

}  // namespace gjklab
