#include "model/replay/replay.h"

#include "model/replay/checking.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace gjklab {

namespace {

/// Whether nine digits say all of the number, as they do of every float.
bool isShort(double value) { return std::strtod(fmt::format("{:.9g}", value).c_str(), nullptr) == value; }
bool isShort(const dvec3& v) { return isShort(v.x) && isShort(v.y) && isShort(v.z); }
bool isFloat(const dvec3& v) { return dvec3(glm::vec3(v)) == v; }

bool isShort(const ReplayStep& step) {
  const auto all = [](const std::vector<dvec3>& points) {
    return std::all_of(points.begin(), points.end(), [](const dvec3& p) { return isShort(p) || isFloat(p); });
  };
  const auto one = [&](const std::optional<dvec3>& point) { return !point || all({*point}); };
  return all(step.simplex) && all(step.vertices) && one(step.direction) && one(step.support) && one(step.closest);
}

ReplayDigits digitsOf(const ReplayLog& log) {
  if (log.digits != ReplayDigits::unknown) return log.digits;
  const bool all_short =
      std::all_of(log.steps.begin(), log.steps.end(), [](const auto& step) { return isShort(step); });
  return all_short ? ReplayDigits::single : ReplayDigits::double_precision;
}

/// A lower bound is proven by a yes-or-no method, too, and EPA may follow one.
bool asksYesOrNo(const Scene& scene, const ReplayLog& log) {
  if (scene.query.method == gjk::Method::boolean) return true;
  bool has_epa = false, measures = log.verdict && log.verdict->distance;
  for (const ReplayStep& step : log.steps) {
    if (step.phase == ReplayPhase::epa)
      has_epa = true;
    else
      measures = measures || step.phase == ReplayPhase::axes || step.closest || step.region || step.upper_bound;
  }
  return !measures && (has_epa || !(log.verdict && log.verdict->depth));
}

Claim claimOf(const std::string& key) {
  for (const Claim claim : {Claim::direction, Claim::support, Claim::closest, Claim::status})
    if (key == name(claim)) return claim;
  return key == "normal" ? Claim::status : Claim::member;
}

void checkNumbers(const ReplayLog& log, ReplayReport& report) {
  for (const NotANumber& each : log.not_numbers) {
    ++report.claims;
    FalseClaim& fault = report.faults.emplace_back();
    fault.iteration = each.step + 1;
    fault.line = each.line;
    fault.phase = each.phase;
    fault.claim = claimOf(each.key);
    fault.sentence = tr("\"{key}\" contains something other than a finite number", arg("key", each.key));
    fault.cause = tr(kNotANumber);
  }
}

/// Errors without another cause that are no greater than the rounding of single precision, in a log read as double.
void nameRounding(ReplayReport& report) {
  constexpr double kFloat = 6e-8;
  if (report.digits == ReplayDigits::single) return;
  for (FalseClaim& fault : report.faults)
    if (fault.cause.empty() && fault.off_by > 0 && fault.off_by <= 16 * kFloat * report.scale)
      fault.cause =
          tr("rounding to single precision causes errors of this size; if the run computes in single "
             "precision, allow a tolerance of 1e-5");
}

ReplayReport checkWith(const Scene& scene, const ReplayLog& log, ReplayPoints points,
                       const std::optional<double>& relative_tolerance) {
  ReplayReport report;
  const DifferenceTruth truth(scene, points);
  report.iterations = static_cast<int>(log.steps.size());
  report.points = hasRadii(scene) ? truth.points() : ReplayPoints::whole;
  report.digits = digitsOf(log);
  report.scale = truth.scale();
  const double usual = report.digits == ReplayDigits::single ? 1e-5 : 1e-9;
  report.tolerance = relative_tolerance.value_or(usual) * truth.scale();
  report.note = log.note;
  const Checking checking{scene, log, truth, report.tolerance, report, asksYesOrNo(scene, log)};
  checkNumbers(log, report);
  checkGjk(checking);
  checkEpa(checking);
  for (int i = 0; i < checking.count(); ++i)
    if (checking.step(i).phase == ReplayPhase::axes) checkBounds(checking, i);
  std::stable_sort(report.faults.begin(), report.faults.end(), [](const FalseClaim& f, const FalseClaim& g) {
    return f.iteration != g.iteration ? f.iteration < g.iteration : f.claim < g.claim;
  });
  checkVerdict(checking);
  nameRounding(report);
  findConsequences(report.faults);
  return report;
}

}  // namespace

int rootFaults(const ReplayReport& report) {
  return static_cast<int>(std::count_if(report.faults.begin(), report.faults.end(),
                                        [](const FalseClaim& fault) { return !fault.follows_from; }));
}

ReplayReport replay(const Scene& scene, const ReplayLog& log, std::optional<double> relative_tolerance) {
  if (log.points != ReplayPoints::unknown || !hasRadii(scene))
    return checkWith(scene, log, log.points, relative_tolerance);
  ReplayReport whole = checkWith(scene, log, ReplayPoints::whole, relative_tolerance);
  if (whole.faults.empty()) return whole;
  ReplayReport cores = checkWith(scene, log, ReplayPoints::cores, relative_tolerance);
  return cores.faults.size() < whole.faults.size() ? cores : whole;
}

}  // namespace gjklab
