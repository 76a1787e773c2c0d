#include "ui/panel/lectern_layer.h"

#include "model/text/translate.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"

#include <cmath>
#include <vector>

namespace gjklab {
namespace {

constexpr float kLight = 110;  // radius, pixels at scale 1
constexpr float kDark = 0.72f;
constexpr float kEraserRadius = 12;  // around the pointer, pixels at scale 1
constexpr int kSides = 72;

/// Pens and markers are as wide and as dark as in pictures.
Style styleOf(const Ui& ui, Tool tool) {
  return ui.theme.style(tool == Tool::marker ? Role::ink_marker : Role::ink_pen);
}

float widthOf(const Ui& ui, Tool tool, const View& view) {
  return styleOf(ui, tool).width * ui.theme.line_scale * static_cast<float>(view.ui_scale);
}

void drawStroke(const Ui& ui, ImDrawList& list, const InkStroke& stroke, const View& view, Area pane) {
  std::vector<ImVec2> points;
  for (const dvec3& p : stroke.points) {
    const dvec3 screen = project(view, p);
    points.emplace_back(pane.x + static_cast<float>(screen.x), pane.y + static_cast<float>(screen.y));
  }
  const ImU32 color = ink(styleOf(ui, stroke.tool).color);
  const float width = widthOf(ui, stroke.tool, view);
  if (points.size() == 1) return list.AddCircleFilled(points[0], width / 2, color, 20);
  list.AddPolyline(points.data(), static_cast<int>(points.size()), color, ImDrawFlags_None, width);
  if (stroke.tool == Tool::marker) return;  // round ends would show through the stroke
  for (const ImVec2& end : {points.front(), points.back()}) list.AddCircleFilled(end, width / 2, color, 20);
}

/// Darkness with a round hole.
void drawSpot(ImDrawList& list, ImVec2 at, float radius, float reach, ImU32 color) {
  for (int i = 0; i < kSides; ++i) {
    const auto corner = [&](int k, float r) {
      const float t = 6.2831853f * static_cast<float>(k) / kSides;
      return ImVec2(at.x + r * std::cos(t), at.y + r * std::sin(t));
    };
    list.AddQuadFilled(corner(i, radius), corner(i, reach), corner(i + 1, reach), corner(i + 1, radius), color);
  }
}

}  // namespace

void drawInk(const Ui& ui, const std::vector<InkStroke>& strokes, Space space, const View& view, Area pane) {
  if (strokes.empty()) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRect({pane.x, pane.y}, {pane.right(), pane.bottom()}, true);
  for (const InkStroke& stroke : strokes)
    if (stroke.space == space) drawStroke(ui, list, stroke, view, pane);
  list.PopClipRect();
}

void useTool(const Ui& ui, Tool tool, Space space, const View& view, dvec2 pointer, bool begins) {
  if (tool == Tool::eraser)
    ui.send(EraseInk{space, pointer, static_cast<double>(ui.px(kEraserRadius))});
  else
    ui.send(DrawInk{space, inkPoint(view, pointer), begins});
}

void drawToolTip(const Ui& ui, Tool tool, const View& view, dvec2 mouse) {
  const ImVec2 at(static_cast<float>(mouse.x), static_cast<float>(mouse.y));
  const float radius = tool == Tool::eraser   ? ui.px(kEraserRadius)
                       : tool == Tool::marker ? widthOf(ui, tool, view) / 2
                                              : widthOf(ui, tool, view);
  ImGui::GetWindowDrawList()->AddCircle(at, radius, ink(ui.theme.text), 24, ui.px(1.5f));
}

void drawStillBadge(const Ui& ui, float window_width) {
  const std::string text = tr("The audience sees a still. Ctrl B ends it.");
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const ImVec2 size = textSize(ui.fonts.bold, text), padding(ui.px(14), ui.px(5));
  const ImVec2 from((window_width - size.x) / 2 - padding.x, ui.px(4));
  const ImVec2 to(from.x + size.x + 2 * padding.x, from.y + size.y + 2 * padding.y);
  list.AddRectFilled(from, to, ink(ui.theme.accent), ui.px(6));
  drawText(list, ui.fonts.bold, {from.x + padding.x, from.y + padding.y}, ink(ui.theme.on_accent), text);
}

void drawLights(const Ui& ui, float window_width, float window_height) {
  const Lectern& lectern = ui.session.lectern();
  if (!lectern.blank() && !lectern.spotlight()) return;
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  if (lectern.blank())
    list.AddRectFilled({0, 0}, {window_width, window_height}, IM_COL32_BLACK);
  else if (mouse.x > -1e6f && mouse.y > -1e6f) {
    // Without smooth edges: those of neighbouring quads would show as rays.
    const ImDrawListFlags flags = list.Flags;
    list.Flags &= ~ImDrawListFlags_AntiAliasedFill;
    drawSpot(list, mouse, ui.px(kLight), 1.6f * (window_width + window_height),
             ImGui::ColorConvertFloat4ToU32({0, 0, 0, kDark}));
    list.Flags = flags;
  }
}

}  // namespace gjklab
