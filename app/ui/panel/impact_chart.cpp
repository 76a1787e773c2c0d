#include "ui/panel/impact_chart.h"

#include "model/text/number_text.h"
#include "ui/kit/widgets.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

constexpr float kLarge = 200;  ///< a chart that has room for words, pixels at scale 1

struct TimeChart {
  const ImpactPlot& plot;
  ImVec2 at;
  float width, height;
  float x(double time) const { return at.x + width * static_cast<float>(time / plot.duration); }
  float y(double distance) const {
    const double share = (std::clamp(distance, plot.low, plot.top) - plot.low) / (plot.top - plot.low);
    return at.y + height * (1 - static_cast<float>(share));
  }
  double timeAt(float pointer) const {
    return plot.duration * static_cast<double>(std::clamp((pointer - at.x) / width, 0.0f, 1.0f));
  }
};

void distanceCurve(const Ui& ui, ImDrawList& list, const TimeChart& chart) {
  ImVec2 last{};
  bool first = true;
  for (const ImpactPlot::Point& point : chart.plot.distance) {
    const ImVec2 next{chart.x(point.time), chart.y(point.distance)};
    if (!first) list.AddLine(last, next, ink(ui.theme.text, 0.6f), ui.px(1.4f));
    last = next;
    first = false;
  }
}

/// What each advance proves: the gap is above this line until its end. The one that shows is strong.
void advances(const Ui& ui, ImDrawList& list, const TimeChart& chart) {
  for (std::size_t i = 0; i < chart.plot.advances.size(); ++i) {
    const ImpactPlot::Advance& advance = chart.plot.advances[i];
    const bool now = static_cast<int>(i) == chart.plot.current, past = static_cast<int>(i) < chart.plot.current;
    const ImU32 color = ink(ui.theme.accent, now ? 1.0f : past ? 0.7f : 0.35f);
    const ImVec2 from{chart.x(advance.at.time), chart.y(advance.at.distance)};
    const ImVec2 to{chart.x(advance.until), chart.y(advance.left)};
    if (advance.until > advance.at.time) {
      list.AddQuadFilled(from, to, {to.x, chart.y(0)}, {from.x, chart.y(0)}, ink(ui.theme.accent, now ? 0.16f : 0.06f));
      list.AddLine(from, to, color, ui.px(now ? 2.2f : 1.4f));
    }
    list.AddCircleFilled(from, ui.px(now ? 3.6f : 2.4f), color, 12);
  }
}

/// The line of contact, and names at the ends of both axes.
void axes(const Ui& ui, ImDrawList& list, const TimeChart& chart) {
  ImFont* font = ui.fonts.small;
  const float zero = chart.y(0), right = chart.at.x + chart.width;
  list.AddLine({chart.at.x, zero}, {right, zero}, ink(ui.theme.border), ui.px(1));
  list.AddLine({chart.at.x, chart.at.y}, {chart.at.x, chart.at.y + chart.height}, ink(ui.theme.border), ui.px(1));
  const auto atLeft = [&](float y, const std::string& text) {
    drawText(list, font, {chart.at.x - ui.px(6) - textSize(font, text).x, y - font->FontSize / 2}, ink(ui.theme.muted),
             text);
  };
  atLeft(chart.at.y, number(chart.plot.top / 1.05, 3));
  atLeft(zero, "0");
  const std::string end = number(chart.plot.duration, 3);
  drawText(list, font, {right - textSize(font, end).x, chart.at.y + chart.height + ui.px(8)}, ink(ui.theme.muted), end);
}

/// The knob on the axis, with the time.
void knob(const Ui& ui, ImDrawList& list, const TimeChart& chart, double time) {
  ImFont* font = ui.fonts.small;
  const float x = chart.x(time), bottom = chart.at.y + chart.height;
  list.AddLine({x, chart.at.y}, {x, bottom}, ink(ui.theme.muted, 0.7f), ui.px(1));
  list.AddCircleFilled({x, bottom}, ui.px(6), ink(ui.theme.panel), 20);
  list.AddCircle({x, bottom}, ui.px(5), ink(ui.theme.accent), 20, ui.px(2.2f));
  const std::string text = "t " + number(time);
  const float width = textSize(font, text).x, room = textSize(font, number(chart.plot.duration, 3)).x + ui.px(8);
  const float left =
      std::clamp(x - width / 2, chart.at.x, std::max(chart.at.x, chart.at.x + chart.width - room - width));
  drawText(list, font, {left, bottom + ui.px(8)}, ink(ui.theme.text), text);
}

/// How far apart the bodies are at the advance that shows, beside its point.
void nowApart(const Ui& ui, ImDrawList& list, const TimeChart& chart) {
  const auto now = static_cast<std::size_t>(chart.plot.current);
  if (chart.plot.current < 0 || now >= chart.plot.advances.size()) return;
  const ImpactPlot::Advance& advance = chart.plot.advances[now];
  ImFont* font = ui.fonts.bold;
  const std::string text = number(std::abs(advance.at.distance)) + (advance.at.distance < 0 ? " deep" : " apart");
  const ImVec2 size = textSize(font, text);
  const float x = chart.x(advance.at.time), y = chart.y(advance.at.distance) - size.y - ui.px(6);
  const float right = chart.at.x + chart.width;
  const ImVec2 at{x + ui.px(10) + size.x <= right ? x + ui.px(10) : x - ui.px(10) - size.x, std::max(y, chart.at.y)};
  drawText(list, font, at, ink(ui.theme.style(Role::closest_point).text), text);
}

}  // namespace

void impactChart(const Ui& ui, const ImpactPlot& plot) {
  if (plot.distance.empty() || !section(ui, "DISTANCE OVER TIME", &Folds::bounds)) return;
  // In a low window the numbers want to be seen under it.
  impactChart(ui, plot, std::clamp(0.34f * ImGui::GetWindowHeight(), ui.px(72), ui.px(104)));
  ImGui::Dummy({contentWidth(), ui.px(4)});
}

void impactChart(const Ui& ui, const ImpactPlot& plot, float height) {
  if (plot.distance.empty()) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImFont* font = ui.fonts.small;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = contentWidth(), pad = ui.px(8);
  const float left = textSize(font, number(plot.top / 1.05, 3)).x + ui.px(8);
  const TimeChart chart{plot,
                        {at.x + left, at.y + pad},
                        std::max(ui.px(40), room - left - pad),
                        height - 2 * pad - font->FontSize - ui.px(6)};
  ImGui::InvisibleButton("time", {room, height});
  if (ImGui::IsItemActive()) ui.ask(SeekTime{chart.timeAt(ImGui::GetIO().MousePos.x)});
  axes(ui, list, chart);
  distanceCurve(ui, list, chart);
  advances(ui, list, chart);
  knob(ui, list, chart, ui.session.shownTime());
  if (height >= ui.px(kLarge)) nowApart(ui, list, chart);
  itemTip(
      ui,
      "The true distance (below 0: the depth), and for every advance the line above which the gap is proven to stay. "
      "Drag to see the bodies at any time; a step takes you back to the search.");
}

}  // namespace gjklab
