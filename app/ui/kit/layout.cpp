#include "ui/kit/layout.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

/// The top bar has two rows: the activities, and the controls of one.
constexpr float kTopBar = 84, kTimeline = 64;
/// While two methods are compared: world space's share of the width at the splitter's share 1, and the least width.
constexpr float kShareOfThree = 0.56f, kLeastOfThree = 230;
/// The list of arriving pairs, or of a lecture's stops, and its greatest share of the window's width.
constexpr float kList = 240, kMostList = 0.26f;
/// Of the panes and the timeline between both columns: for its buttons and a slider that can be used.
constexpr float kLeastRoom = 400;
constexpr float kMargin = 14, kGap = 16, kHeader = 32, kLeastPane = 120;

float inspectorWidth(float width, float scale) {
  return std::clamp(0.242f * width, std::min(330 * scale, 0.36f * width), 460 * scale);
}

float listWidth(float width, float scale) { return std::min(kList * scale, kMostList * width); }

float scenePanelWidth(float width, float scale) { return std::min(292 * scale, 0.3f * width); }

/// The width that world space keeps beside two difference panes; zero where all three would be too narrow.
float worldWidthOfThree(float width, float scale, const Settings& settings) {
  if (!settings.compare_world) return 0;
  const float world = std::round(kShareOfThree * static_cast<float>(settings.splitter) * width);
  const bool fits = world >= kLeastOfThree * scale && (width - world) / 2 >= kLeastOfThree * scale;
  return fits ? world : 0;
}

void layOutThree(Layout& layout, Area room, float scale, const Settings& settings) {
  const float margin = std::round(kMargin * scale), gap = std::round(kGap * scale);
  const float header = std::round(kHeader * scale), top = room.y + header;
  const float height = std::max(kLeastPane, room.height - header - margin);
  const float width = std::max(2 * kLeastPane, room.width - 2 * margin - gap);
  const float world = worldWidthOfThree(width - gap, scale, settings);
  float x = room.x + margin;
  if (world > 0) {
    layout.world_header = {x, room.y, world, header};
    layout.world = {x, top, world, height};
    layout.splitter = {x + world, top, gap, height};
    layout.split_width = kShareOfThree * (width - gap);
    x += world + gap;
  }
  const float each = std::floor((room.right() - margin - x - gap) / 2);
  layout.difference_header = {x, room.y, each, header};
  layout.difference = {x, top, each, height};
  x += each + gap;
  layout.rival_header = {x, room.y, each, header};
  layout.rival = {x, top, each, height};
}

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
  layout.split_width = width;
}

}  // namespace

bool columnsFit(float width, float scale, const Settings& settings, bool watching, bool lecture) {
  if (!settings.scene_panel || !settings.inspector) return true;
  const float lists = (watching ? 1.0f : 0.0f) + (lecture ? 1.0f : 0.0f);
  const float columns = scenePanelWidth(width, scale) + inspectorWidth(width, scale) + lists * listWidth(width, scale);
  return width - columns >= kLeastRoom * scale;
}

Layout layOut(float width, float height, float scale, const Settings& settings, bool comparing, bool watching,
              bool lecture) {
  Layout layout;
  Area room{0, 0, width, height};
  if (settings.panels_visible) {
    layout.top_bar = {0, 0, width, std::round(kTopBar * scale)};
    room.y = layout.top_bar.bottom();
    room.height -= room.y;
    if (settings.inspector && columnsFit(width, scale, settings, watching, lecture)) {
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
    const auto list = [&](Area& area) {
      const float w = std::round(listWidth(width, scale));
      area = {room.x, room.y, w, room.height};
      room.x += w;
      room.width -= w;
    };
    if (watching) list(layout.watch);
    if (lecture) list(layout.lecture);
    const float h = std::round((kTimeline + (comparing ? kRivalTicks : 0)) * scale);
    layout.timeline = {room.x, height - h, room.width, h};
    room.height -= h;
  }
  if (comparing)
    layOutThree(layout, room, scale, settings);
  else
    layOutPanes(layout, room, scale, settings.splitter);
  return layout;
}

const Area& areaOf(const Layout& layout, Space space) {
  return space == Space::world ? layout.world : space == Space::difference ? layout.difference : layout.rival;
}

Area placePopup(const Area& button, float width, float height, float window_width, float window_height, float gap) {
  const bool at_right = button.x > 0.6f * window_width;
  const float x = at_right ? button.right() - width : button.x;
  float y = button.bottom() + gap;
  if (y + height > window_height && button.y - gap >= height) y = button.y - gap - height;
  const auto inside = [](float at, float size, float room) { return std::max(0.0f, std::min(at, room - size)); };
  return {inside(x, width, window_width), inside(y, height, window_height), width, height};
}

double splitterShare(const Layout& layout, float x) {
  return std::clamp(static_cast<double>((x - layout.world.x) / layout.split_width), 0.2, 0.8);
}

}  // namespace gjklab
