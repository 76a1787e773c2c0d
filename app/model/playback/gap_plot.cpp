#include "model/playback/gap_plot.h"

#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

/// More powers of ten than doubles tell apart: what is left of a gap below them is rounding.
constexpr int kMostDecades = 20;

/// The whole power of ten at or above a gap; log10() alone may be slightly too small.
int decadeAbove(double gap) { return static_cast<int>(std::ceil(std::log10(gap) - 1e-9)); }
int decadeBelow(double gap) { return static_cast<int>(std::floor(std::log10(gap) + 1e-9)); }

}  // namespace

double GapPlot::foot() const { return closed ? 0.22 : 0; }

double GapPlot::share(double gap) const {
  if (!(gap > 0)) return 0;
  return foot() + (1 - foot()) * std::clamp((std::log10(gap) - low) / (top - low), 0.0, 1.0);
}

GapPlot gapPlot(const std::vector<BoundsPlot>& bounds) {
  GapPlot plot;
  double least = 0, greatest = 0;
  for (const BoundsPlot& each : bounds) {
    GapPlot::Curve& curve = plot.curves.emplace_back();
    curve.current = each.current;
    curve.ended = each.ended;
    curve.answer = each.answer;
    for (const BoundsPlot::Point& point : each.points) {
      const double gap = std::max(0.0, point.upper - point.lower);  // rounding can cross them
      curve.gaps.push_back(gap);
      plot.closed = plot.closed || gap == 0;
      greatest = std::max(greatest, gap);
      if (gap > 0) least = least > 0 ? std::min(least, gap) : gap;
    }
    plot.iterations = std::max({plot.iterations, static_cast<int>(curve.gaps.size()), curve.ended});
    if (plot.title.empty() && !each.points.empty())
      plot.title = each.on_depth ? tr("Depth bounds: gap") : tr("Distance bounds: gap");
  }
  if (greatest > 0) {
    plot.top = decadeAbove(greatest);
    plot.low = std::max(decadeBelow(least), plot.top - kMostDecades);
    plot.low = std::min(plot.low, plot.top - 1);
  }
  return plot;
}

}  // namespace gjklab
