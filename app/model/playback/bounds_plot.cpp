#include "model/playback/bounds_plot.h"

#include "model/playback/bounds.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace gjklab {

namespace {

template <class Record>
void collect(const Run& run, const std::vector<Record>& records, BoundsPlot& plot) {
  plot.points.reserve(records.size());
  for (const Record& record : records) {
    const gjk::Bounds bounds = gjk::boundsOnAnswer(run.trace, record);
    if (std::isfinite(bounds.lower) && std::isfinite(bounds.upper))
      plot.points.push_back({record.iteration, bounds.lower, bounds.upper});
  }
}

/// The last iteration of its phase whose bounds are known at a moment.
int lastKnown(const Moment& moment) {
  const bool settled = moment.sub_step == SubStep::gjk_keep || moment.sub_step == SubStep::gjk_end ||
                       (phaseOf(moment.sub_step) == Phase::epa && moment.sub_step >= SubStep::epa_bound);
  return moment.record + (settled ? 1 : 0);
}

}  // namespace

bool provesBounds(const Run& run) { return run.method == gjk::Method::distance && !run.textbook; }

BoundsPlot boundsPlot(const Run& run, const Moment& moment, Disclosure disclosure) {
  BoundsPlot plot;
  const Phase phase = isAnswered(moment.sub_step) ? Phase::result : phaseOf(moment.sub_step);
  const bool epa = phase == Phase::epa || (phase == Phase::result && !run.trace.epa.empty());
  const bool last_phase = epa || run.trace.epa.empty();
  if (phase == Phase::result || (disclosure == Disclosure::everything && last_phase && phase != Phase::sat)) {
    plot.ended = static_cast<int>(epa ? run.trace.epa.size() : run.trace.gjk.size());
    plot.answer = tr(gjk::name(run.trace.result.status));
  }
  if (run.textbook) return plot;
  if (epa) {
    collect(run, run.trace.epa, plot);
  } else if (provesBounds(run)) {
    collect(run, run.trace.gjk, plot);
  }
  if (disclosure != Disclosure::everything && phase != Phase::result)
    std::erase_if(plot.points, [&](const BoundsPlot::Point& point) { return point.iteration > lastKnown(moment); });
  if (plot.points.empty()) return plot;

  plot.on_depth = boundsAreOnDepth(run, epa);
  plot.title = plot.on_depth ? tr("Bounds on the depth") : tr("Bounds on the distance");
  if (phase == Phase::result) {
    plot.current = static_cast<int>(plot.points.size()) - 1;
  } else {
    for (std::size_t i = 0; i < plot.points.size(); ++i)
      if (plot.points[i].iteration == moment.record + 1) plot.current = static_cast<int>(i);
  }
  double top = 0;
  for (const auto& point : plot.points) top = std::max({top, point.lower, point.upper});
  plot.low = 0;
  plot.top = top > 0 ? top * 1.05 : 1;
  return plot;
}

}  // namespace gjklab
