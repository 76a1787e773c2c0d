#include "model/chart/impact_chart.h"

#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

/// The greatest distance: the plot leaves some air above it.
double greatestOf(const ImpactPlot& plot) { return plot.top / 1.05; }

class ImpactCharter {
 public:
  ImpactCharter(const ImpactPlot& plot, const ChartRoom& room) : room_(room), axes_(plot, room) {}

  Chart make(double time, bool says_distance) {
    axes();
    distance();
    for (std::size_t i = 0; i < axes_.plot.advances.size(); ++i) advance(static_cast<int>(i));
    knob(time);
    if (says_distance) nowApart();
    return std::move(chart_);
  }

 private:
  void line(std::vector<dvec2> points, Color color, double width) {
    chart_.push_back(ChartLine{std::move(points), color, room_.px(width)});
  }
  void text(dvec2 corner, const std::string& words, Color color, bool bold = false) {
    chart_.push_back(ChartText{corner, words, color, bold});
  }
  double right() const { return axes_.corner.x + axes_.size.x; }
  double bottom() const { return axes_.corner.y + axes_.size.y; }

  /// The line of contact, and numbers at the ends of both axes.
  void axes() {
    const Theme& theme = room_.theme;
    const double zero = axes_.y(0);
    line({{axes_.corner.x, zero}, {right(), zero}}, theme.border, 1);
    line({axes_.corner, {axes_.corner.x, bottom()}}, theme.border, 1);
    const auto atLeft = [&](double y, const std::string& words) {
      text({axes_.corner.x - room_.px(6) - room_.width(words, false), y - room_.line_height / 2}, words, theme.muted);
    };
    const double greatest = greatestOf(axes_.plot);
    atLeft(axes_.y(greatest), number(greatest));
    atLeft(zero, "0");
    const std::string name = tr("distance over time");
    text({right() - room_.width(name, false), axes_.corner.y}, name, theme.muted);
    const std::string end = number(axes_.plot.duration, 3);
    text({right() - room_.width(end, false), bottom() + room_.px(8)}, end, theme.muted);
  }

  void distance() {
    std::vector<dvec2> points;
    for (const ImpactPlot::Point& point : axes_.plot.distance)
      points.emplace_back(axes_.x(point.time), axes_.y(point.distance));
    if (points.size() > 1) line(std::move(points), withAlpha(room_.theme.text, 0.6f), 1.4);
  }

  /// What an advance proves: the gap is above this line until its end, or only that it is not closed before. The one
  /// that shows is strong.
  void advance(int i) {
    const ImpactPlot::Advance& each = axes_.plot.advances[static_cast<std::size_t>(i)];
    const bool now = i == axes_.plot.current, past = i < axes_.plot.current;
    const Color color = withAlpha(room_.theme.accent, now ? 1.0f : past ? 0.7f : 0.35f);
    const dvec2 from(axes_.x(each.at.time), axes_.y(each.at.distance)), to(axes_.x(each.until), axes_.y(each.left));
    if (each.until > each.at.time) {
      // What is below the line, or on the axis a bar.
      const double bar = axes_.y(0) - room_.px(now ? 3 : 2);
      const double left = each.by_speed ? from.y : bar, right = each.by_speed ? to.y : bar;
      chart_.push_back(ChartArea{{{from.x, left}, {to.x, right}, {to.x, axes_.y(0)}, {from.x, axes_.y(0)}},
                                 each.by_speed ? withAlpha(room_.theme.accent, now ? 0.16f : 0.06f) : color});
      if (each.by_speed) line({from, to}, color, now ? 2.2 : 1.4);
    }
    chart_.push_back(ChartArea{{from}, color, room_.px(now ? 3.6 : 2.4)});
  }

  /// The knob on the axis, with the time.
  void knob(double time) {
    const Theme& theme = room_.theme;
    const double x = axes_.x(time);
    line({{x, axes_.corner.y}, {x, bottom()}}, withAlpha(theme.muted, 0.7f), 1);
    chart_.push_back(ChartArea{{{x, bottom()}}, theme.accent, room_.px(6.1)});
    chart_.push_back(ChartArea{{{x, bottom()}}, theme.panel, room_.px(3.9)});
    const std::string words = "t " + number(time);
    const double wide = room_.width(words, false);
    const double end = room_.width(number(axes_.plot.duration, 3), false) + room_.px(8);
    const double last = std::max(axes_.corner.x, right() - end - wide);
    text({std::clamp(x - wide / 2, axes_.corner.x, last), bottom() + room_.px(8)}, words, theme.text);
  }

  /// How far apart the bodies are at the advance that shows, beside its point.
  void nowApart() {
    const auto now = static_cast<std::size_t>(axes_.plot.current);
    if (axes_.plot.current < 0 || now >= axes_.plot.advances.size()) return;
    const ImpactPlot::Point& at = axes_.plot.advances[now].at;
    const std::string words = at.distance < 0 ? tr("{depth} deep", arg("depth", number(-at.distance)))
                                              : tr("{gap} apart", arg("gap", number(at.distance)));
    const double wide = room_.width(words, true), beside = room_.px(10), x = axes_.x(at.time);
    const double y = std::max(axes_.corner.y, axes_.y(at.distance) - room_.bold_height - room_.px(6));
    text({x + beside + wide <= right() ? x + beside : x - beside - wide, y}, words,
         room_.theme.style(Role::closest_point).text, true);
  }

  const ChartRoom& room_;
  ImpactAxes axes_;
  Chart chart_;
};

}  // namespace

ImpactAxes::ImpactAxes(const ImpactPlot& of, const ChartRoom& room) : plot(of) {
  const double pad = room.px(8), left = room.width(number(greatestOf(of)), false) + room.px(8);
  corner = room.corner + dvec2(left, pad);
  size = {std::max(room.px(40), room.size.x - left - pad), room.size.y - 2 * pad - room.line_height - room.px(6)};
}

double ImpactAxes::y(double distance) const {
  const double share = (std::clamp(distance, plot.low, plot.top) - plot.low) / (plot.top - plot.low);
  return corner.y + size.y * (1 - share);
}

double ImpactAxes::timeAt(double pixel) const {
  return plot.duration * std::clamp((pixel - corner.x) / size.x, 0.0, 1.0);
}

Chart impactChart(const ImpactPlot& plot, double time, const ChartRoom& room, bool says_distance) {
  return ImpactCharter(plot, room).make(time, says_distance);
}

}  // namespace gjklab
