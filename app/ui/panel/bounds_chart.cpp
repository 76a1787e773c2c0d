#include "ui/panel/bounds_chart.h"

#include "model/text/number_text.h"
#include "ui/kit/widgets.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace gjklab {
namespace {

struct Chart {
  const BoundsPlot& plot;
  ImVec2 at;
  float width, height;
  ImVec2 place(std::size_t i, double value) const {
    const float steps = static_cast<float>(std::max<std::size_t>(1, plot.points.size() - 1));
    const double share = std::clamp((value - plot.low) / (plot.top - plot.low), 0.0, 1.0);
    return {at.x + width * static_cast<float>(i) / steps, at.y + height * (1 - static_cast<float>(share))};
  }
};

void curve(ImDrawList& list, const Chart& chart, bool upper, std::size_t until, ImU32 color, float thickness) {
  std::vector<ImVec2> points;
  for (std::size_t i = 0; i < until && i < chart.plot.points.size(); ++i)
    points.push_back(chart.place(i, upper ? chart.plot.points[i].upper : chart.plot.points[i].lower));
  if (points.empty()) return;
  if (points.size() == 1) {
    list.AddCircleFilled(points[0], thickness * 1.4f, color, 12);
    return;
  }
  list.AddPolyline(points.data(), static_cast<int>(points.size()), color, 0, thickness);
}

/// "upper 0.9053" and "lower 0.8538" to the right of the curves' ends, apart from each other.
void drawNames(const Ui& ui, ImDrawList& list, const Chart& chart, const MomentBounds& now) {
  ImFont* font = ui.fonts.small;
  const std::string upper = now.upper_known ? "upper " + number(now.value.upper) : "upper –";
  const std::string lower = now.lower_known ? "lower " + number(now.value.lower) : "lower –";
  const float x = chart.at.x + chart.width + ui.px(10), half = font->FontSize / 2;
  float upper_y = chart.place(0, now.upper_known ? now.value.upper : chart.plot.top).y - half;
  float lower_y = chart.place(0, now.lower_known ? now.value.lower : chart.plot.low).y - half;
  const float least = font->FontSize * 1.15f;
  if (lower_y - upper_y < least) {
    const float middle = (lower_y + upper_y) / 2;
    upper_y = middle - least / 2;
    lower_y = middle + least / 2;
  }
  const float floor = chart.at.y + chart.height - half;
  if (lower_y > floor) {
    upper_y -= std::max(0.0f, lower_y - floor - (lower_y - upper_y - least));
    lower_y = floor;
  }
  drawText(list, font, {x, upper_y}, ink(ui.theme.style(Role::upper_bound).text), upper);
  drawText(list, font, {x, lower_y}, ink(ui.theme.style(Role::lower_bound).text), lower);
}

}  // namespace

void boundsChart(const Ui& ui, const BoundsPlot& plot, const MomentBounds& now) {
  if (plot.points.empty()) return;
  overline(ui, inCapitals(plot.title).c_str());
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = contentWidth(), height = ui.px(64), pad = ui.px(8);
  const float names = textSize(ui.fonts.small, "upper 0.00000000").x + ui.px(12);
  const Chart chart{plot, {at.x + pad, at.y + pad}, std::max(ui.px(40), room - names - pad), height - 2 * pad};
  list.AddLine({at.x, at.y + height}, {at.x + pad + chart.width, at.y + height}, ink(ui.theme.border));
  const std::size_t count = plot.points.size();
  const std::size_t current = plot.current >= 0 ? static_cast<std::size_t>(plot.current) : count - 1;
  const Color upper = ui.theme.style(Role::upper_bound).color, lower = ui.theme.style(Role::lower_bound).color;
  curve(list, chart, true, count, ink(upper, 0.3f), ui.px(1.6f));
  curve(list, chart, false, count, ink(lower, 0.3f), ui.px(1.6f));
  // What this iteration goes on to prove stays faint until it has.
  const auto reached = [&](bool known, double value, double at_current) { return known && value == at_current; };
  const bool upper_reached = reached(now.upper_known, now.value.upper, plot.points[current].upper);
  const bool lower_reached = reached(now.lower_known, now.value.lower, plot.points[current].lower);
  curve(list, chart, true, current + (upper_reached ? 1 : 0), ink(upper), ui.px(2.4f));
  curve(list, chart, false, current + (lower_reached ? 1 : 0), ink(lower), ui.px(2.4f));
  if (plot.current >= 0) {
    const float x = chart.place(current, 0).x;
    list.AddLine({x, at.y}, {x, at.y + height}, ink(ui.theme.muted, 0.5f));
  }
  drawNames(ui, list, chart, now);
  ImGui::Dummy({room, height + ui.px(6)});
  itemTip(ui, "Lower and upper bound against the iteration: the answer lies between them");
}

}  // namespace gjklab
