#include "ui/layout.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

constexpr float kTopBar = 44, kTimeline = 146, kTimelineLow = 112, kLowWindow = 800;
constexpr float kMargin = 14, kGap = 16, kHeader = 32, kLeastPane = 120;

float inspectorWidth(float width, float scale) {
  return std::clamp(0.242f * width, std::min(330 * scale, 0.36f * width), 460 * scale);
}

float scenePanelWidth(float width, float scale) { return std::min(292 * scale, 0.3f * width); }

void layOutPanes(Layout& layout, Area room, float scale, double share) {
  const float margin = std::round(kMargin * scale), gap = std::round(kGap * scale);
  const float header = std::round(kHeader * scale);
  const float width = std::max(2 * kLeastPane, room.width - 2 * margin - gap);
  const float height = std::max(kLeastPane, room.height - header - margin);
  const float world = std::round(std::clamp(width * static_cast<float>(share), kLeastPane, width - kLeastPane));
  const float left = room.x + margin, right = left + world + gap, top = room.y + header;
  layout.world_header = {left, room.y, world, header};
  layout.world = {left, top, world, height};
  layout.difference_header = {right, room.y, width - world, header};
  layout.difference = {right, top, width - world, height};
  layout.splitter = {left + world, top, gap, height};
}

}  // namespace

Layout layOut(float width, float height, float scale, const Settings& settings) {
  Layout layout;
  Area room{0, 0, width, height};
  if (settings.panels_visible) {
    layout.top_bar = {0, 0, width, std::round(kTopBar * scale)};
    room.y = layout.top_bar.bottom();
    room.height -= room.y;
    if (settings.inspector) {
      const float w = std::round(inspectorWidth(width, scale));
      layout.inspector = {width - w, room.y, w, room.height};
      room.width -= w;
    }
    if (settings.scene_panel) {
      const float w = std::round(scenePanelWidth(width, scale));
      layout.scene_panel = {0, room.y, w, room.height};
      room.x = w;
      room.width -= w;
    }
    layout.key_hints = height >= kLowWindow * scale;
    const float h = std::round((layout.key_hints ? kTimeline : kTimelineLow) * scale);
    layout.timeline = {room.x, height - h, room.width, h};
    room.height -= h;
  }
  layOutPanes(layout, room, scale, settings.splitter);
  return layout;
}

double splitterShare(const Layout& layout, float x) {
  const float left = layout.world.x, width = layout.world.width + layout.difference.width;
  return std::clamp(static_cast<double>((x - left) / std::max(width, 1.0f)), 0.2, 0.8);
}

}  // namespace gjklab
