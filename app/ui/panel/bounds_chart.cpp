#include "ui/panel/bounds_chart.h"

#include "model/chart/gap_chart.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"
#include "render/chart_drawing.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace gjklab {
namespace {

ChartRoom roomOf(const Ui& ui, dvec2 corner, dvec2 size) {
  return chartRoom(ui.theme, ui.fonts.small, ui.fonts.bold, static_cast<double>(ui.scale), corner, size);
}

/// The plot's own area, right of the names of its powers of ten.
ChartRoom plotRoom(const Ui& ui, ImVec2 at, float width, float height) {
  const ChartRoom whole = roomOf(ui, {at.x, at.y}, {width, height});
  const double left = gapAxisWidth(whole), pad = whole.px(8);
  return roomOf(ui, whole.corner + dvec2(left, pad), whole.size - dvec2(left, 2 * pad));
}

void draw(const Ui& ui, const Chart& chart) {
  drawChart(*ImGui::GetWindowDrawList(), chart, ui.fonts.small, ui.fonts.bold);
}

/// "upper 0.9053", "lower 0.8538" and what lies between them, to the right of the plot.
void drawBounds(const Ui& ui, ImVec2 at, const MomentBounds& now) {
  ImFont* font = ui.fonts.small;
  const auto line = [&](int row, Color color, const char* name, bool known, double value) {
    const std::string text = fmt::format("{} {}", name, known ? number(value) : "–");
    const float y = at.y + static_cast<float>(row) * font->FontSize * 1.2f - font->FontSize * 0.3f;
    drawText(*ImGui::GetWindowDrawList(), font, {at.x, y}, ink(color), text);
  };
  line(0, ui.theme.style(Role::upper_bound).text, trc("bound", "upper"), now.upper_known, now.value.upper);
  line(1, ui.theme.style(Role::lower_bound).text, trc("bound", "lower"), now.lower_known, now.value.lower);
  line(2, ui.theme.text, trc("bound", "gap"), now.upper_known && now.lower_known,
       std::max(0.0, now.value.upper - now.value.lower));
}

/// The names of both methods beside their lines, one under the other where they do not fit beside each other; the
/// height that it takes.
float legend(const Ui& ui, const GapPlot& plot, std::array<const std::string*, 2> names, ImVec2 at, float room) {
  ImFont* font = ui.fonts.small;
  const float sample = ui.px(20), gap = ui.px(6), line = std::round(font->FontSize * 1.25f);
  std::array<std::string, 2> texts;
  float widest = 0;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    texts[i] = *names[i] + (plot.curves[i].gaps.empty() ? std::string(": ") + tr("no bounds") : std::string());
    widest = std::max(widest, sample + gap + textSize(font, texts[i]).x);
  }
  const bool beside = widest <= room / 2 - ui.px(6);
  const std::array<MethodLine, 2> lines = methodLines(ui.theme);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const auto row = static_cast<float>(i);
    const ImVec2 from = beside ? ImVec2(at.x + row * room / 2, at.y) : ImVec2(at.x, at.y + row * line);
    draw(ui, {sampleOf(lines[i], {from.x, from.y + font->FontSize / 2}, static_cast<double>(sample),
                       static_cast<double>(ui.px(2.2f)))});
    drawText(*ImGui::GetWindowDrawList(), font, {from.x + sample + gap, from.y}, ink(ui.theme.text),
             shortened(font, texts[i], room - sample - gap));
  }
  return beside ? line : 2 * line;
}

/// The heading of a chart of this height; false where the chart is folded, or would be cut by the panel's lower edge:
/// then both wait for the panel to be scrolled.
bool chartSection(const Ui& ui, const GapPlot& plot, float height) {
  const std::string title = inCapitals(plot.title);
  const bool open = !ui.session.settings().folds.bounds;
  if (open && belowFold(ui, sectionHeight(ui) + height, title.c_str())) {
    ImGui::Dummy({contentWidth(), sectionHeight(ui) + height});
    return false;
  }
  return section(ui, title.c_str(), &Folds::bounds);
}

constexpr const char* kTip = translatable(
    "Upper minus lower bound, on a logarithmic scale: how closely the answer is known. A gap of zero lies on the "
    "dashed line at the bottom.");

/// Two methods in one plot; their names under it, where they are given.
void gaps(const Ui& ui, const GapPlot& plot, const RivalNames* names, float height) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = contentWidth();
  const ChartRoom room = plotRoom(ui, at, width - ui.px(8), height);
  draw(ui, gapChart(plot, room, {reachedOf(plot.curves[0]), reachedOf(plot.curves[1])}, methodLines(ui.theme)));
  const float drawn =
      names ? legend(ui, plot, {&names->own, &names->rival}, {at.x, at.y + height}, width) + ui.px(6) : 0;
  ImGui::Dummy({width, height + drawn});
  itemTip(ui, tr(kTip));
}

}  // namespace

void boundsChart(const Ui& ui, const BoundsPlot& bounds, const MomentBounds& moment) {
  const GapPlot plot = gapPlot({bounds});
  const float height = ui.px(64), below = ui.px(6);
  if (plot.title.empty() || !chartSection(ui, plot, height + below)) return;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = contentWidth(),
              names = textSize(ui.fonts.small, fmt::format("{} 0.00000000", trc("bound", "upper"))).x + ui.px(12);
  const ChartRoom room = plotRoom(ui, at, std::max(ui.px(80), width - names), height);
  // Bounds that this iteration proves only later are faint.
  const std::size_t count = reachedOf(plot.curves[0]);
  const BoundsPlot::Point& last = bounds.points[count - 1];
  const bool reached =
      moment.upper_known && moment.lower_known && moment.value.upper == last.upper && moment.value.lower == last.lower;
  // In the colour of the word "gap" beside it: both bounds have one of their own.
  draw(ui, gapChart(plot, room, {count - (reached ? 0 : 1), 0}, methodLines(ui.theme)));
  const dvec2 beside = room.corner + dvec2(room.size.x + room.px(10), 0);
  drawBounds(ui, {static_cast<float>(beside.x), static_cast<float>(beside.y)}, moment);
  ImGui::Dummy({width, height + below});
  itemTip(ui, tr(kTip));
}

void gapChart(const Ui& ui, const BoundsPlot& own, const BoundsPlot& rival, const RivalNames& names) {
  const GapPlot plot = gapPlot({own, rival});
  const float height = ui.px(72);
  if (plot.title.empty() || !chartSection(ui, plot, height)) return;
  gaps(ui, plot, &names, height);
}

void gapChart(const Ui& ui, const BoundsPlot& own, const BoundsPlot& rival, float height) {
  const GapPlot plot = gapPlotOnStage(own, rival);
  if (!plot.title.empty()) gaps(ui, plot, nullptr, height);
}

}  // namespace gjklab
