#include "model/caption/compare_caption.h"

#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <cmath>

namespace gjklab {
namespace {

constexpr double kNoGap = 1e-15;  ///< of the upper bound

std::string gapText(const BoundsPlot& plot) {
  if (plot.points.empty()) return tr("no bounds");
  const BoundsPlot::Point& point =
      plot.current < 0 ? plot.points.back() : plot.points[static_cast<std::size_t>(plot.current)];
  const double left = point.upper - point.lower;
  return left <= kNoGap * std::abs(point.upper) ? "0" : number(left, 3);
}

}  // namespace

std::string compareTitle(bool they_part) {
  return they_part ? tr("Here they differ") : tr("How near is each to the answer?");
}

std::string compareBrief(const BoundsPlot& left, const BoundsPlot& right) {
  if (left.points.empty() && right.points.empty()) return tr("Neither has bounds at this step.");
  return tr("Gap between the bounds: {left} on the left, {right} on the right.", arg("left", gapText(left)),
            arg("right", gapText(right)));
}

}  // namespace gjklab
