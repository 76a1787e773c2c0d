#include "render/lens_drawing.h"

#include <imgui.h>

namespace gjklab {
namespace {

/// Of the line to the lens, which crosses bodies, in widths of the frames.
constexpr float kLineWidth = 1.5f;

ImU32 ink(Color color) { return ImGui::ColorConvertFloat4ToU32({color.r, color.g, color.b, color.a}); }
ImVec2 at(dvec2 p) { return {static_cast<float>(p.x), static_cast<float>(p.y)}; }

}  // namespace

void drawLens(Renderer& renderer, const Lens& lens, const Theme& theme, PixelRect pane, int framebuffer_height) {
  const int side = static_cast<int>(lens.view.size.x);
  renderer.draw(lens.figure, lens.view, theme,
                {pane.x + static_cast<int>(lens.corner.x), pane.y + static_cast<int>(lens.corner.y), side, side},
                framebuffer_height);
}

void labelLens(const Lens& lens, const Theme& theme, const Fonts& fonts, ImDrawList& list, dvec2 origin) {
  const dvec2 low = origin + glm::floor(lens.corner), high = low + glm::floor(lens.view.size);
  list.PushClipRect(at(low), at(high), true);
  drawLabels(lens.figure, lens.view, theme, fonts, list, low);
  list.PopClipRect();
  const auto width = static_cast<float>(lens.view.ui_scale);
  list.AddRect(at(low), at(high), ink(theme.muted), 0, 0, width);
  // A frame around what is magnified, and a line from it to the nearest corner of the lens.
  const dvec2 room = roomAround(lens);
  const dvec2 from = origin + lens.focus_low - room, to = origin + lens.focus_high + room;
  const Color faint = withAlpha(theme.muted, 0.6f);
  list.AddRect(at(from), at(to), ink(faint), 0, 0, width);
  const LabelLeader way = lineToLens(lens);
  list.AddLine(at(origin + way.from), at(origin + way.to), ink(theme.muted), kLineWidth * width);
}

}  // namespace gjklab
