#include "model/chart/gap_chart.h"

#include "model/text/translate.h"

#include <algorithm>
#include <cmath>
#include <optional>

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
    for (std::size_t i = 0; i < lines.size() && i < plot_.curves.size(); ++i)
      if (plot_.curves[i].ended > 0) addEnd(plot_.curves[i], reached[i], lines[i]);
    if (plot_.names_axes) axisNames();
    return std::move(chart_);
  }

 private:
  double bottom() const { return room_.corner.y + room_.size.y; }
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
    const std::string iteration = tr("iteration");
    atRight(iteration, bottom() + room_.px(3));
    numberIterations(right() - room_.width(iteration, false) - room_.px(8));
  }

  /// From 1, at their places under the scale, up to `end`.
  void numberIterations(double end) {
    const double pitch = x(1) - x(0);
    const double widest = room_.width(std::to_string(plot_.iterations), false) + room_.px(10);
    const int stride = pitch > 0 ? std::max(1, static_cast<int>(std::ceil(widest / pitch))) : 1;
    for (int number = 1; number <= plot_.iterations; number += stride) {
      const std::string words = std::to_string(number);
      const double at = x(static_cast<std::size_t>(number - 1)), half = room_.width(words, false) / 2;
      if (at + half > end) return;
      chart_.push_back(ChartLine{{{at, bottom()}, {at, bottom() - room_.px(4)}}, room_.theme.muted});
      chart_.push_back(ChartText{{at - half, bottom() + room_.px(3)}, words, room_.theme.muted});
    }
  }

  /// A mark where a run has its answer, full or open as its line is solid or dashed: at the last gap, and for a run
  /// without bounds, whose gap nobody knows, over the scale. On the Stage with the answer.
  void addEnd(const GapPlot::Curve& curve, std::size_t reached, const MethodLine& look) {
    constexpr double kMark = 5, kHole = 3;
    const bool bounded = !curve.gaps.empty();
    if (bounded && reached < curve.gaps.size()) return;
    const dvec2 at(x(static_cast<std::size_t>(bounded ? static_cast<int>(curve.gaps.size()) : curve.ended) - 1),
                   bounded ? y(curve.gaps.back()) : room_.corner.y);
    chart_.push_back(ChartArea{{at}, look.color, room_.px(kMark)});
    if (look.dashed) chart_.push_back(ChartArea{{at}, room_.theme.pane, room_.px(kHole)});
    if (!plot_.names_axes) return;
    nameEnd(bounded ? curve.answer : tr("{answer}, no bounds", arg("answer", curve.answer)), at, look.color);
  }

  /// Beside the mark, over the axis, and over the other run's word if that is there.
  void nameEnd(const std::string& answer, dvec2 at, Color color) {
    const double width = room_.width(answer, false), away = room_.px(10);
    const double left = at.x + away + width > right() ? at.x - away - width : at.x + away;
    double top = std::min(at.y - room_.line_height / 2, bottom() - room_.line_height);
    if (named_ && std::abs(named_->x - left) < width && std::abs(named_->y - top) < room_.line_height)
      top = named_->y - room_.line_height;
    named_ = dvec2(left, top);
    chart_.push_back(ChartText{{left, top}, answer, color});
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
  std::optional<dvec2> named_;  ///< the corner of the word at the first run's end
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
