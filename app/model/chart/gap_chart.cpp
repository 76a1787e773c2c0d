#include "model/chart/gap_chart.h"

#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

constexpr double kGapDash = 4, kGapSpace = 2.5;  ///< of a dashed line, in its widths

/// "10⁻⁶"
std::string powerOfTen(int exponent) {
  static const char* const kRaised[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  std::string text = exponent < 0 ? "10⁻" : "10";
  for (const char digit : std::to_string(std::abs(exponent))) text += kRaised[digit - '0'];
  return text;
}

class GapCharter {
 public:
  GapCharter(const GapPlot& plot, const ChartRoom& room) : plot_(plot), room_(room) {}

  Chart make(const std::array<std::size_t, 2>& reached, const std::array<MethodLine, 2>& lines) {
    axis();
    for (std::size_t i = std::min<std::size_t>(2, plot_.curves.size()); i-- > 0;) {
      const GapPlot::Curve& curve = plot_.curves[i];
      addCurve(curve, curve.gaps.size(), lines[i], 0.3f, 1.6);
      addCurve(curve, reached[i], lines[i], 1, 2.2);
    }
    now();
    if (plot_.names_axes) axisNames();
    return std::move(chart_);
  }

 private:
  double right() const { return room_.corner.x + room_.size.x; }
  double x(std::size_t i) const {
    return room_.corner.x + room_.size.x * static_cast<double>(i) / std::max(1, plot_.iterations - 1);
  }
  double y(double gap) const { return room_.corner.y + room_.size.y * (1 - plot_.share(gap)); }
  double ofPower(int power) const {
    return room_.corner.y + room_.size.y * (1 - plot_.foot()) * (plot_.top - power) / (plot_.top - plot_.low);
  }

  void name(const std::string& words, double at) {
    chart_.push_back(ChartText{{room_.corner.x - room_.px(6) - room_.width(words, false), at - room_.line_height / 2},
                               words,
                               room_.theme.muted});
  }

  /// Lines at powers of ten, with enough space between them; the first and the last are labelled.
  void axis() {
    const double decade = std::abs(ofPower(plot_.low) - ofPower(plot_.low + 1));
    int stride = 1;
    while (decade * stride < room_.px(9)) ++stride;
    for (int power = plot_.top; power >= plot_.low; power -= stride)
      chart_.push_back(ChartLine{{{room_.corner.x, ofPower(power)}, {right(), ofPower(power)}},
                                 withAlpha(room_.theme.border, 0.7f)});
    name(powerOfTen(plot_.top), ofPower(plot_.top));
    if (!plot_.closed || y(0.0) - ofPower(plot_.low) > 0.8 * room_.line_height)
      name(powerOfTen(plot_.low), ofPower(plot_.low));
    if (!plot_.closed) return;
    // Zero is no power of ten: a line of its own at the foot of the scale, set off by dashes.
    const double width = room_.px(1);
    chart_.push_back(ChartLine{
        {{room_.corner.x, y(0.0)}, {right(), y(0.0)}}, room_.theme.muted, width, kGapDash * width, kGapSpace * width});
    name("0", y(0.0));
  }

  /// Over and under the right end of the scale.
  void axisNames() {
    const auto atRight = [&](const std::string& words, double top) {
      chart_.push_back(ChartText{{right() - room_.width(words, false), top}, words, room_.theme.muted});
    };
    atRight(tr("gap between the bounds"), room_.corner.y - room_.line_height - room_.px(1));
    atRight(tr("iteration"), room_.corner.y + room_.size.y + room_.px(1));
  }

  void addCurve(const GapPlot::Curve& curve, std::size_t until, const MethodLine& look, float alpha, double thickness) {
    std::vector<dvec2> points;
    for (std::size_t i = 0; i < until && i < curve.gaps.size(); ++i) points.emplace_back(x(i), y(curve.gaps[i]));
    if (points.empty()) return;
    const double width = room_.px(thickness);
    const Color color = withAlpha(look.color, alpha);
    const dvec2 last = points.back();
    if (points.size() > 1)
      chart_.push_back(ChartLine{std::move(points), color, width, look.dashed ? kGapDash * width : 0,
                                 look.dashed ? kGapSpace * width : 0});
    chart_.push_back(ChartArea{{last}, color, 1.4 * width});
  }

  /// A line at the iteration that shows.
  void now() {
    int current = -1;
    for (const GapPlot::Curve& curve : plot_.curves) current = std::max(current, curve.current);
    if (current < 0) return;
    const double at = x(static_cast<std::size_t>(current)), beyond = room_.px(4);
    chart_.push_back(ChartLine{{{at, room_.corner.y - beyond}, {at, room_.corner.y + room_.size.y + beyond}},
                               withAlpha(room_.theme.muted, 0.5f)});
  }

  const GapPlot& plot_;
  const ChartRoom& room_;
  Chart chart_;
};

}  // namespace

std::array<MethodLine, 2> methodLines(const Theme& theme) {
  return {MethodLine{theme.text}, MethodLine{theme.warning, true}};
}

ChartLine sampleOf(const MethodLine& look, dvec2 from, double length, double width) {
  return {{from, from + dvec2(length, 0)},
          look.color,
          width,
          look.dashed ? kGapDash * width : 0,
          look.dashed ? kGapSpace * width : 0};
}

double gapAxisWidth(const ChartRoom& room) { return room.width("10⁻¹⁰", false) + room.px(6); }

std::size_t reachedOf(const GapPlot::Curve& curve) {
  return curve.current >= 0 ? static_cast<std::size_t>(curve.current) + 1 : curve.gaps.size();
}

Chart gapChart(const GapPlot& plot, const ChartRoom& room, const std::array<std::size_t, 2>& reached,
               const std::array<MethodLine, 2>& lines) {
  return GapCharter(plot, room).make(reached, lines);
}

GapPlot gapPlotOnStage(const BoundsPlot& own, const BoundsPlot& rival) {
  constexpr int kLeastIterations = 8, kAhead = 2;
  GapPlot plot = gapPlot({own, rival});
  plot.iterations = std::max(kLeastIterations, plot.iterations + kAhead);
  plot.names_axes = true;
  return plot;
}

}  // namespace gjklab
