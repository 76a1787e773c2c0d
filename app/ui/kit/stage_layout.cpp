#include "ui/kit/stage_layout.h"

#include "model/compose/picture_layout.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

/// Of the window's height: the bar, and the width of a tool in it; of its width at most.
constexpr float kBar = 0.068f, kTool = 0.1f, kMostTool = 0.062f;
/// The fraction of its width for tests and numbers, if requested, and for the questions of a prediction.
constexpr float kNumbers = 0.24f, kQuestions = 0.34f;
/// As in a picture of the stage.
constexpr auto kWords = static_cast<float>(StageShares::kWords), kTitle = static_cast<float>(StageShares::kTitle),
               kBodies = static_cast<float>(StageShares::kBodies), kGaps = static_cast<float>(StageShares::kGaps);
/// The rule between two panes, which can be dragged.
constexpr float kRule = 6;
constexpr float kHeight = 720;  ///< at which the rule has its width

void besides(Area room, float share, float rule, Area& left, Area& right) {
  left = {room.x, room.y, std::round((room.width - rule) * share), room.height};
  right = {left.right() + rule, room.y, room.right() - left.right() - rule, room.height};
}

}  // namespace

float stageScale(float width, float height) {
  return static_cast<float>(stageTypeScale(static_cast<double>(width), static_cast<double>(height)));
}

Layout layOutStage(float width, float height, const Settings& settings, StagePicture picture, bool asks, int tools) {
  Layout layout;
  const float rule = std::round(kRule * height / kHeight);
  const bool bare = !settings.panels_visible;
  const float words = bare || picture == StagePicture::world ? 0 : std::round(kWords * height);
  const float bar = bare ? 0 : std::round(kBar * height);
  Area room{0, words, width, height - words - bar};
  if (words > 0) layout.stage = {0, 0, width, words};
  if (bar > 0) {
    const float of_tools = std::round(static_cast<float>(tools) * std::min(kTool * height, kMostTool * width));
    layout.timeline = {0, height - bar, width - of_tools, bar};
    layout.lectern = {width - of_tools, height - bar, of_tools, bar};
  }
  if ((settings.stage_numbers || asks) && !bare) {
    const float beside = std::round((asks ? kQuestions : kNumbers) * width);
    layout.inspector = {width - beside, room.y, beside, room.height};
    room.width -= beside;
  }
  switch (picture) {
    case StagePicture::pair:
      besides(room, static_cast<float>(settings.splitter), rule, layout.world, layout.difference);
      layout.splitter = {layout.world.right(), room.y, rule, room.height};
      layout.split_width = room.width - rule;
      break;
    case StagePicture::one_space:
    case StagePicture::world:
    case StagePicture::world_stop:
      layout.world = room;
      break;
    case StagePicture::difference:
      layout.difference = room;
      break;
    case StagePicture::motion:
      besides(room, kBodies, rule, layout.world, layout.plot);
      break;
    case StagePicture::comparison:
    case StagePicture::methods: {
      if (picture == StagePicture::comparison) {
        const float plot = std::round(kGaps * room.height);
        layout.plot = {room.x, room.bottom() - plot, room.width, plot};
        room.height -= plot + rule;
      }
      const float title = std::round(kTitle * height);
      besides({room.x, room.y, room.width, title}, 0.5f, rule, layout.own_title, layout.rival_title);
      besides({room.x, room.y + title, room.width, room.height - title}, 0.5f, rule, layout.difference, layout.rival);
      break;
    }
  }
  return layout;
}

std::vector<Area> gapsBetweenPanes(const Layout& layout) {
  constexpr float kLeast = 0.5f, kMost = 40;
  const Area* parts[] = {&layout.world, &layout.difference, &layout.rival,
                         &layout.plot,  &layout.own_title,  &layout.rival_title};
  std::vector<Area> gaps;
  for (const Area* p : parts)
    for (const Area* q : parts) {
      if (p->empty() || q->empty()) continue;
      const float across = q->x - p->right(), down = q->y - p->bottom();
      const float top = std::max(p->y, q->y), bottom = std::min(p->bottom(), q->bottom());
      const float left = std::max(p->x, q->x), right = std::min(p->right(), q->right());
      if (across > kLeast && across < kMost && bottom > top) gaps.push_back({p->right(), top, across, bottom - top});
      if (down > kLeast && down < kMost && right > left) gaps.push_back({left, p->bottom(), right - left, down});
    }
  return gaps;
}

float shareOfPicture(const Layout& layout, float width, float height) {
  float area = 0;
  for (const Area* part :
       {&layout.world, &layout.difference, &layout.rival, &layout.plot, &layout.own_title, &layout.rival_title})
    area += part->width * part->height;
  return area / (width * height);
}

}  // namespace gjklab
