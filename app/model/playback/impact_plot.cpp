#include "model/playback/impact_plot.h"

#include "model/run/impact_study.h"

#include <algorithm>
#include <optional>

namespace gjklab {
namespace {

/// The speed bound of a ray cast is that of a plane, whose gap is less than the distance: the line begins there.
double gapOf(const ImpactStudy& study, int i) {
  const gjk::ImpactRecord<3>& record = study.record(i);
  if (!isRayIteration(study, i)) return record.distance;
  return std::max(record.advance * record.speed_bound, 0.0);
}

/// Whether the speed bounds each moment of the step: not where it is a mean, or the step goes on beyond its quotient.
bool isBySpeed(const gjk::ImpactRecord<3>& record, double gap) {
  return !record.swept && record.speed_bound * record.advance <= gap * (1 + 1e-9);
}

void addAdvances(const ImpactStudy& study, ImpactPlot& plot) {
  for (int i = 0; i < study.count(); ++i) {
    const gjk::ImpactRecord<3>& record = study.record(i);
    const double step = std::min(record.advance, plot.duration - record.time), gap = gapOf(study, i);
    plot.advances.push_back({{record.time, gap},
                             record.time + step,
                             std::max(gap - std::max(record.speed_bound, 0.0) * step, 0.0),
                             isBySpeed(record, gap),
                             !isRayIteration(study, i),
                             record.speed_bound});
  }
}

void endAt(double time, std::optional<double> distance, ImpactPlot& plot) {
  std::erase_if(plot.distance, [&](const ImpactPlot::Point& point) { return point.time >= time; });
  if (distance) plot.distance.push_back({time, *distance});
}

/// What only later moments show; and what would follow a contact if the bodies went through each other.
void hide(const ImpactStudy& study, const Moment& moment, ImpactPlot& plot) {
  if (plot.meet) return endAt(study.end.time, 0, plot);
  if (moment.sub_step == SubStep::impact_result) return;
  const gjk::ImpactRecord<3>& record = study.record(plot.current);
  const double known = record.time;
  plot.advances.resize(static_cast<std::size_t>(plot.current) + 1);
  if (moment.sub_step != SubStep::impact_advance) {  // how far it reaches is found last
    ImpactPlot::Advance& now = plot.advances.back();
    now.until = now.at.time;
    now.left = now.at.distance;
    now.speed = 0;
  }
  endAt(known, plot.advances.back().measured ? std::optional(record.distance) : std::nullopt, plot);
}

/// A contact early in the motion is the end of what there is to show: the axis goes on a little, not through empty
/// time.
void shortenAxis(const ImpactStudy& study, ImpactPlot& plot) {
  constexpr double kAfter = 1.5, kMostShare = 0.5;
  if (study.result().status != gjk::ImpactStatus::hit || !(study.end.time > 0)) return;
  double end = kAfter * study.end.time;
  for (const ImpactPlot::Advance& advance : plot.advances) end = std::max(end, advance.until);
  if (end < kMostShare * plot.duration) plot.duration = end;
}

}  // namespace

ImpactPlot impactPlot(const Run& run, const Moment& moment, Disclosure disclosure) {
  ImpactPlot plot;
  if (!run.impact || run.impact->distances.size() < 2 || run.impact->count() == 0) return plot;
  const ImpactStudy& study = *run.impact;
  plot.duration = study.duration;
  const auto last = static_cast<double>(study.distances.size() - 1);
  for (std::size_t i = 0; i < study.distances.size(); ++i)
    plot.distance.push_back({plot.duration * static_cast<double>(i) / last, study.distances[i]});
  addAdvances(study, plot);
  plot.current = std::min(std::max(moment.record, 0), study.count() - 1);
  const bool ended = moment.sub_step == SubStep::impact_result;
  if (ended && study.result().status == gjk::ImpactStatus::miss) plot.current = study.count();  // after all of them
  plot.meet = ended && study.result().status == gjk::ImpactStatus::hit;
  if (disclosure != Disclosure::everything) {
    shortenAxis(study, plot);
    hide(study, moment, plot);
  }
  plot.top = 0;
  for (const auto& point : plot.distance) plot.top = std::max(plot.top, point.distance);
  for (const auto& advance : plot.advances) plot.top = std::max(plot.top, advance.at.distance);
  plot.top = plot.top > 0 ? 1.05 * plot.top : 1;
  for (const auto& point : plot.distance) plot.low = std::min(plot.low, point.distance);
  plot.low = std::max(1.05 * plot.low, -plot.top);  // how deep is of less matter here
  return plot;
}

}  // namespace gjklab
