#include "render/lens_drawing.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace gjklab {
namespace {

ImU32 ink(Color color) { return ImGui::ColorConvertFloat4ToU32({color.r, color.g, color.b, color.a}); }
/// Between what is magnified and its frame.
dvec2 roomAround(const Lens& lens) { return dvec2(6 * lens.view.ui_scale); }
ImVec2 at(dvec2 p) { return {static_cast<float>(p.x), static_cast<float>(p.y)}; }

}  // namespace

void drawLens(Renderer& renderer, const Lens& lens, const Theme& theme, PixelRect pane, int framebuffer_height) {
  const int side = static_cast<int>(lens.view.size.x);
  renderer.draw(lens.figure, lens.view, theme,
                {pane.x + static_cast<int>(lens.corner.x), pane.y + static_cast<int>(lens.corner.y), side, side},
                framebuffer_height);
}

std::optional<Magnified> magnifiedBy(const std::optional<Lens>& lens) {
  if (!lens) return std::nullopt;
  const dvec2 room = roomAround(*lens);
  const std::vector<Label>& labels = lens->figure.labels;
  const bool names_bounds =
      std::any_of(labels.begin(), labels.end(), [](const Label& label) { return label.role == Role::lower_bound; });
  return Magnified{
      {lens->corner, lens->corner + lens->view.size}, {lens->focus_low - room, lens->focus_high + room}, names_bounds};
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
  const dvec2 middle = 0.5 * (from + to), lens_middle = 0.5 * (low + high);
  const dvec2 end = glm::clamp(middle, low, high), start = glm::clamp(lens_middle, from, to);
  list.AddLine(at(start), at(end), ink(faint), width);
}

}  // namespace gjklab
