#include "ui/panel/lesson_plot.h"

#include "model/lesson/plot_rows.h"
#include "model/text/number_text.h"
#include "render/text.h"
#include "ui/kit/widgets.h"
#include "ui/panel/lesson_choice.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

constexpr float kHeight = 190, kHeightWhenClose = 150;

/// The plot's field on the screen, and where its numbers lie in it.
struct Field {
  const PlotRows& plot;
  float left, top, right, bottom;
  double most;
  ImVec2 at(const PlotRows::Row& row, std::size_t i) const {
    const std::vector<double>& axis = plot.axis.values;
    const double share = (axis[i] - axis.front()) / (axis.back() - axis.front());
    return {left + (right - left) * static_cast<float>(share), height(row.values[i])};
  }
  float height(double value) const { return bottom - (bottom - top) * static_cast<float>(value / most); }
};

void write(const Ui& ui, ImVec2 at, const std::string& words, Color color, float across) {
  TextLook look;
  look.regular.cuts[0] = ui.large_type ? ui.fonts.lesson : ui.fonts.ui;
  look.line_height = look.regular.cuts[0]->FontSize;
  look.color = packed(color);
  const ImVec2 size = measureText({{words}}, look);
  drawText(*ImGui::GetWindowDrawList(), {at.x - across * size.x, at.y - size.y / 2}, {{words}}, look);
}

void drawGrid(const Ui& ui, const Field& field) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const double step = std::max(1.0, std::ceil(field.most / 4));
  for (double value = 0; value <= field.most; value += step) {
    const float y = field.height(value);
    list.AddLine({field.left, y}, {field.right, y}, ink(value == 0 ? ui.theme.muted : ui.theme.border), ui.px(1));
    write(ui, {field.left - ui.px(8), y}, number(value), ui.theme.muted, 1);
  }
  const float below = field.bottom + ui.px(14);
  const std::vector<double>& axis = field.plot.axis.values;
  write(ui, {field.left, below}, number(axis.front()), ui.theme.muted, 0.5f);
  write(ui, {field.right, below}, number(axis.back()) + field.plot.unit, ui.theme.muted, 0.5f);
  write(ui, {(field.left + field.right) / 2, below}, field.plot.axis.name, ui.theme.muted, 0.5f);
}

void dash(ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 color, float thick) {
  const float length = std::hypot(to.x - from.x, to.y - from.y), period = 6 * thick;
  for (float s = 0; s < length; s += period) {
    const float a = s / length, b = std::min(length, s + 0.6f * period) / length;
    list.AddLine({from.x + (to.x - from.x) * a, from.y + (to.y - from.y) * a},
                 {from.x + (to.x - from.x) * b, from.y + (to.y - from.y) * b}, color, thick);
  }
}

void drawRow(const Ui& ui, const Field& field, std::size_t number) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const PlotRows::Row& row = field.plot.rows[number];
  const bool dashed = number == 0 && field.plot.rows.size() > 1;
  const Color color = dashed ? ui.theme.text : ui.theme.accent;
  for (std::size_t i = 0; i + 1 < row.values.size(); ++i)
    dashed ? dash(list, field.at(row, i), field.at(row, i + 1), ink(color, 0.8f), ui.px(1.5f))
           : list.AddLine(field.at(row, i), field.at(row, i + 1), ink(color), ui.px(2.2f));
  for (std::size_t i = 0; i < row.values.size(); ++i) {
    list.AddCircleFilled(field.at(row, i), ui.px(4), ink(dashed ? ui.theme.panel : color), 16);
    if (dashed) list.AddCircle(field.at(row, i), ui.px(4), ink(color), 16, ui.px(1.5f));
  }
  const ImVec2 end = field.at(row, row.values.size() - 1);
  write(ui, {end.x + ui.px(10), end.y}, row.name, color, 0);
}

}  // namespace

void lessonPlot(const Ui& ui, const std::string& rows) {
  PlotRows plot;
  if (!parsePlot(rows, plot).empty()) return;  // the check has said so
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = contentWidth(), height = isSetCloser(ui) ? kHeightWhenClose : kHeight;
  const Field field{plot,
                    at.x + ui.px(26),
                    at.y + ui.px(12),
                    at.x + room - ui.px(56),
                    at.y + ui.px(height - 30),
                    std::max(1.0, std::ceil(plot.greatest()))};
  drawGrid(ui, field);
  for (std::size_t i = 0; i < plot.rows.size(); ++i) drawRow(ui, field, i);
  ImGui::Dummy({room, ui.px(height)});
}

}  // namespace gjklab
