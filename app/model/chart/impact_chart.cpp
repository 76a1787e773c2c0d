#include "model/chart/impact_chart.h"

#include "model/figure/figure_parts.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

constexpr double kLarge = 200;                ///< the least height of a large plot
constexpr double kSpan = 15, kSmallSpan = 3;  ///< the height of a proven span
constexpr double kAboveSpan = 7, kUnderSpan = 5;
constexpr double kBesideNumber = 8;
constexpr double kMostTicks = 5;

/// The greatest distance: the plot leaves some air above it.
double greatestOf(const ImpactPlot& plot) { return plot.top / 1.05; }

/// The ticks from 0 to the end.
std::vector<double> ticksTo(double end) {
  std::vector<double> ticks;
  if (!(end > 0 && std::isfinite(end))) return ticks;
  const double pitch = niceStep(end / kMostTicks);
  for (int i = 0; i * pitch <= end * (1 + 1e-9); ++i) ticks.push_back(i * pitch);
  return ticks;
}

class ImpactCharter {
 public:
  ImpactCharter(const ImpactPlot& plot, const ChartRoom& room)
      : room_(room),
        axes_(plot, room),
        proof_(room.theme.style(Role::simplex)),
        distance_(room.theme.style(Role::closest_point)) {}

  Chart make(double time) {
    axes();
    for (std::size_t i = 0; i < axes_.plot.advances.size(); ++i) wedge(static_cast<int>(i));
    curve();
    for (std::size_t i = 0; i < axes_.plot.advances.size(); ++i) {
      span(static_cast<int>(i));
      point(static_cast<int>(i));
    }
    shownTime(time);
    if (axes_.large) {
      ticksOfTime();
      words();
    }
    return std::move(chart_);
  }

 private:
  using Advance = ImpactPlot::Advance;

  void line(std::vector<dvec2> points, Color color, double width) {
    chart_.push_back(ChartLine{std::move(points), color, room_.px(width)});
  }
  void area(dvec2 low, dvec2 high, Color color) {
    chart_.push_back(ChartArea{{low, {high.x, low.y}, high, {low.x, high.y}}, color});
  }
  void text(dvec2 corner, const std::string& words, Color color, bool bold = false) {
    chart_.push_back(ChartText{corner, words, color, bold});
  }
  double wide(const std::string& words, bool bold = false) const { return room_.width(words, bold); }
  double right() const { return axes_.corner.x + axes_.size.x; }
  double bottom() const { return axes_.corner.y + axes_.size.y; }
  double spanTop() const { return bottom() + room_.px(axes_.large ? kAboveSpan : 1); }
  double spanBottom() const { return spanTop() + room_.px(axes_.large ? kSpan : kSmallSpan); }
  /// Under the spans: the numbers of the axis, and in a large plot words under them.
  double numbersTop() const { return spanBottom() + room_.px(kUnderSpan); }
  double wordsTop() const { return numbersTop() + room_.line_height + room_.px(3); }
  bool isNow(int i) const { return i == axes_.plot.current; }
  float strengthOf(int i) const { return isNow(i) ? 1.0f : i < axes_.plot.current ? 0.6f : 0.3f; }
  const Advance* now() const {
    const auto i = static_cast<std::size_t>(axes_.plot.current);
    return axes_.plot.current < 0 || i >= axes_.plot.advances.size() ? nullptr : &axes_.plot.advances[i];
  }

  /// The line of contact, and numbers along the axis of distance.
  void axes() {
    const Theme& theme = room_.theme;
    const double zero = axes_.y(0), greatest = greatestOf(axes_.plot);
    const auto atLeft = [&](double distance, const std::string& words) {
      text({axes_.corner.x - room_.px(6) - wide(words), axes_.y(distance) - room_.line_height / 2}, words, theme.muted);
    };
    if (axes_.large) {
      for (const double tick : ticksTo(greatest)) {
        if (tick > 0) line({{axes_.corner.x, axes_.y(tick)}, {right(), axes_.y(tick)}}, theme.border, 0.6);
        atLeft(tick, number(tick));
      }
      text(room_.corner, tr("distance"), distance_.text);
    } else {
      atLeft(greatest, number(greatest));
      atLeft(0, "0");
      curveNames();
      const std::string end = number(axes_.plot.duration, 3);
      text({right() - wide(end), numbersTop()}, end, theme.muted);
    }
    line({{axes_.corner.x, zero}, {right(), zero}}, axes_.large ? theme.muted : theme.border, 1);
    line({axes_.corner, {axes_.corner.x, bottom()}}, theme.border, 1);
  }

  /// The names of both curves at the top right, in their colours.
  void curveNames() {
    double end = right();
    const auto& advances = axes_.plot.advances;
    if (std::any_of(advances.begin(), advances.end(), [](const Advance& each) { return each.by_speed; })) {
      const std::string bound = tr("proven bound");
      text({end -= wide(bound), axes_.corner.y}, bound, proof_.text);
      end -= room_.px(kBesideNumber);
    }
    const std::string distance = tr("distance");
    text({end - wide(distance), axes_.corner.y}, distance, distance_.text);
  }

  void curve() {
    std::vector<dvec2> points;
    for (const ImpactPlot::Point& at : axes_.plot.distance) points.emplace_back(axes_.x(at.time), axes_.y(at.distance));
    if (points.size() > 1) line(std::move(points), withAlpha(distance_.color, 0.6f), 1.4);
  }

  /// Where a speed bounds an advance: the gap is above this line until its end.
  void wedge(int i) {
    const Advance& each = axes_.plot.advances[static_cast<std::size_t>(i)];
    if (!each.by_speed || !(each.until > each.at.time)) return;
    const dvec2 from(axes_.x(each.at.time), axes_.y(each.at.distance)), to(axes_.x(each.until), axes_.y(each.left));
    chart_.push_back(ChartArea{{from, to, {to.x, axes_.y(0)}, {from.x, axes_.y(0)}},
                               withAlpha(proof_.color, isNow(i) ? 0.26f : 0.1f)});
    line({from, to}, withAlpha(proof_.color, strengthOf(i)), isNow(i) ? 2.4 : 1.2);
  }

  /// The time in which an advance proves that there is no contact; hatched if no speed bounds it.
  void span(int i) {
    const Advance& each = axes_.plot.advances[static_cast<std::size_t>(i)];
    if (!(each.until > each.at.time)) return;
    const double gap = axes_.large ? room_.px(0.7) : 0;
    const dvec2 low(axes_.x(each.at.time) + gap, spanTop()), high(axes_.x(each.until) - gap, spanBottom());
    if (high.x <= low.x) return;
    const float strength = isNow(i) ? 1.0f : i < axes_.plot.current ? 0.45f : 0.25f;
    area(low, high, withAlpha(proof_.color, each.by_speed ? strength : 0.3f * strength));
    if (!each.by_speed) hatch(low, high, withAlpha(proof_.color, strength));
  }

  void hatch(dvec2 low, dvec2 high, Color color) {
    const double slant = high.y - low.y, pitch = room_.px(axes_.large ? 7 : 4);
    for (double x = low.x - slant + pitch / 2; x < high.x; x += pitch) {  // from its lower left end
      const double from = std::max(x, low.x), to = std::min(x + slant, high.x);
      if (to > from) line({{from, high.y - (from - x)}, {to, high.y - (to - x)}}, color, 2);
    }
  }

  /// The distance found at the beginning of an advance.
  void point(int i) {
    const Advance& each = axes_.plot.advances[static_cast<std::size_t>(i)];
    if (!each.measured) return;
    const dvec2 at(axes_.x(each.at.time), axes_.y(each.at.distance));
    const Color color = withAlpha(distance_.color, i <= axes_.plot.current ? 1.0f : 0.5f);
    if (!axes_.large) return chart_.push_back(ChartArea{{at}, color, room_.px(isNow(i) ? 3.2 : 2.2)});
    line({at, {at.x, axes_.y(0)}}, withAlpha(distance_.color, isNow(i) ? 1.0f : 0.4f), isNow(i) ? 3 : 0.8);
    chart_.push_back(ChartArea{{at}, color, room_.px(isNow(i) ? 5 : 4.2)});
    if (!isNow(i)) chart_.push_back(ChartArea{{at}, room_.theme.pane, room_.px(2.6)});
  }

  /// The time of the bodies, which can be dragged to any other.
  void shownTime(double time) {
    const Theme& theme = room_.theme;
    const double x = std::min(axes_.x(time), right());
    line({{x, axes_.corner.y}, {x, spanBottom()}}, withAlpha(theme.muted, axes_.large ? 0.5f : 0.7f), 1);
    if (!axes_.large) {
      chart_.push_back(ChartArea{{{x, bottom()}}, theme.accent, room_.px(6.1)});
      chart_.push_back(ChartArea{{{x, bottom()}}, theme.panel, room_.px(3.9)});
    }
    const std::string words = axes_.large ? "t = " + number(time) : "t " + number(time);
    const double end = axes_.large ? 0 : wide(number(axes_.plot.duration, 3)) + room_.px(kBesideNumber);
    const double last = std::max(axes_.corner.x, right() - end - wide(words, axes_.large));
    time_from_ = std::clamp(x - wide(words, axes_.large) / 2, axes_.corner.x, last);
    time_to_ = time_from_ + wide(words, axes_.large);
    text({time_from_, numbersTop()}, words, theme.text, axes_.large);
  }

  /// But for those under the time shown.
  void ticksOfTime() {
    const Theme& theme = room_.theme;
    for (const double tick : ticksTo(axes_.plot.duration)) {
      const std::string words = number(tick);
      const double x = axes_.x(tick), half = wide(words) / 2, air = room_.px(kBesideNumber);
      line({{x, spanBottom()}, {x, spanBottom() + room_.px(3)}}, theme.muted, 1);
      const double from = std::min(x - half, right() - 2 * half);
      if (from + 2 * half + air < time_from_ || from > time_to_ + air) text({from, numbersTop()}, words, theme.muted);
    }
  }

  void words() {
    const std::string time = tr("time"), proven = tr("proven: no contact");
    text({right() - wide(time), wordsTop()}, time, room_.theme.muted);
    const auto& advances = axes_.plot.advances;
    if (std::any_of(advances.begin(), advances.end(), [](const Advance& each) { return each.until > each.at.time; }))
      text({axes_.corner.x, wordsTop()}, proven, proof_.text);
    if (!now()) return;
    if (now()->measured) nowApart();
    if (!(now()->until > now()->at.time)) return;
    const std::string length = number(now()->until - now()->at.time);
    const double beside = axes_.x(now()->until) + room_.px(kBesideNumber);
    if (beside + wide(length, true) <= right())
      text({beside, (spanTop() + spanBottom() - room_.bold_height) / 2}, length, proof_.text, true);
    if (now()->by_speed && now()->speed > 0) atMost();
  }

  /// The bound on the speed, beside the line that it gives.
  void atMost() {
    const std::string words = tr("at {speed} or less", arg("speed", number(now()->speed)));
    const double middle = (now()->at.time + now()->until) / 2, x = axes_.x(middle) + room_.px(14);
    const double y = axes_.y((now()->at.distance + now()->left) / 2) - room_.line_height / 2;
    const double apart = axes_.y(now()->at.distance) + room_.px(4);
    if (x + wide(words) <= right() && y >= apart) text({x, y}, words, proof_.text);
  }

  /// How far apart the bodies are at the advance that shows, or that they touch, beside its point.
  void nowApart() {
    const ImpactPlot::Point& at = now()->at;
    const std::string words = axes_.plot.meet   ? tr("contact")
                              : at.distance < 0 ? tr("{depth} deep", arg("depth", number(-at.distance)))
                                                : tr("{gap} apart", arg("gap", number(at.distance)));
    const double length = wide(words, true), beside = room_.px(10), x = axes_.x(at.time);
    const double line = axes_.y(at.distance), above = line - room_.bold_height - room_.px(10);
    const double y = above < axes_.corner.y ? line + room_.px(6) : above;
    text({x + beside + length <= right() ? x + beside : x - beside - length, y}, words, distance_.text, true);
  }

  const ChartRoom& room_;
  ImpactAxes axes_;
  Style proof_, distance_;
  double time_from_ = 0, time_to_ = 0;  ///< of the words for the time shown
  Chart chart_;
};

}  // namespace

ImpactAxes::ImpactAxes(const ImpactPlot& of, const ChartRoom& room) : plot(of), large(room.size.y >= room.px(kLarge)) {
  const double pad = room.px(8);
  double number_width = room.width(number(greatestOf(of)), false);
  if (large)
    for (const double tick : ticksTo(greatestOf(of)))
      number_width = std::max(number_width, room.width(number(tick), false));
  const double left = number_width + room.px(kBesideNumber), top = large ? room.line_height + room.px(6) : pad;
  const double under = large ? room.px(kAboveSpan + kSpan + kUnderSpan + 3) + 2 * room.line_height
                             : room.px(1 + kSmallSpan + kUnderSpan) + room.line_height;
  corner = room.corner + dvec2(left, top);
  size = {std::max(room.px(40), room.size.x - left - pad), room.size.y - top - under};
}

double ImpactAxes::y(double distance) const {
  const double share = (std::clamp(distance, plot.low, plot.top) - plot.low) / (plot.top - plot.low);
  return corner.y + size.y * (1 - share);
}

double ImpactAxes::timeAt(double pixel) const {
  return plot.duration * std::clamp((pixel - corner.x) / size.x, 0.0, 1.0);
}

Chart impactChart(const ImpactPlot& plot, double time, const ChartRoom& room) {
  return ImpactCharter(plot, room).make(time);
}

}  // namespace gjklab
