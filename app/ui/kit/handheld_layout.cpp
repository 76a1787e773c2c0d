#include "ui/kit/handheld_layout.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

/// Heights in pixels at scale 1: the words upright and on the side, the row of steps, the drawer's words below or, on
/// the side, their width at the right edge.
constexpr float kWordsUpright = 92, kWordsOnSide = 40, kSteps = 62, kStepsOnSide = 54, kDrawer = 54, kDrawerOnSide = 76;
constexpr float kHandRule = 5;
/// Of the room for the picture: A ⊖ B upright; world space on the side; bodies beside or above the plot of a motion;
/// the plot under two methods; the game's questions; a lesson's text.
constexpr float kHandDifference = 0.57f, kWorldOnSide = 0.4f, kHandBodies = 0.56f, kHandGaps = 0.3f,
                kHandQuestions = 0.5f, kTextUpright = 0.47f, kTextThatAsks = 0.6f, kTextOnSide = 0.46f;

bool uprightIn(float width, float height) { return height >= width; }

/// Cuts the steps and the drawer off the screen; what is left is the room for words and picture.
Area takeControls(Layout& layout, float width, float height, float scale) {
  const bool upright = uprightIn(width, height);
  const float steps = std::round((upright ? kSteps : kStepsOnSide) * scale);
  const float drawer = std::round((upright ? kDrawer : kDrawerOnSide) * scale);
  if (upright) {
    layout.drawer = {0, height - drawer, width, drawer};
    layout.timeline = {0, height - drawer - steps, width, steps};
    return {0, 0, width, layout.timeline.y};
  }
  layout.drawer = {width - drawer, 0, drawer, height};
  layout.timeline = {0, height - steps, width - drawer, steps};
  return {0, 0, width - drawer, layout.timeline.y};
}

/// Two parts along the longer side of the room; `share` is the first one's.
void split(Area room, float share, float rule, Area& first, Area& second) {
  if (room.height >= 0.8f * room.width) {
    first = {room.x, room.y, room.width, std::round((room.height - rule) * share)};
    second = {room.x, first.bottom() + rule, room.width, room.bottom() - first.bottom() - rule};
  } else {
    first = {room.x, room.y, std::round((room.width - rule) * share), room.height};
    second = {first.right() + rule, room.y, room.right() - first.right() - rule, room.height};
  }
}

/// In the panes' corners: they need all of their room.
void nameMethods(Layout& layout, float scale) {
  const float height = std::round(26 * scale);
  layout.own_title = {layout.difference.x, layout.difference.y, layout.difference.width, height};
  layout.rival_title = {layout.rival.x, layout.rival.y, layout.rival.width, height};
}

}  // namespace

Layout layOutHandheld(float width, float height, float scale, const Settings& settings, StagePicture picture,
                      bool words_beside) {
  Layout layout;
  Area room = takeControls(layout, width, height, scale);
  const bool upright = uprightIn(width, height);
  const float rule = std::round(kHandRule * scale);
  if (picture != StagePicture::world && settings.panels_visible) {
    const float words = std::round((upright ? kWordsUpright : kWordsOnSide) * scale);
    layout.stage = {0, 0, room.width, words};
    room.y += words;
    room.height -= words;
  }
  if (words_beside && picture != StagePicture::world) {
    Area left;
    split(room, 1 - kHandQuestions, rule, left, layout.inspector);
    room = left;
    // Too little is left for two spaces.
    if (picture == StagePicture::pair) {
      layout.difference = room;
      return layout;
    }
  }
  switch (picture) {
    case StagePicture::pair:
      if (upright)
        split(room, kHandDifference, rule, layout.difference, layout.world);
      else
        split(room, kWorldOnSide, rule, layout.world, layout.difference);
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
      split(room, kHandBodies, rule, layout.world, layout.plot);
      break;
    case StagePicture::comparison:
      split({room.x, room.y, room.width, room.height * (1 - kHandGaps)}, 0.5f, rule, layout.difference, layout.rival);
      layout.plot = {room.x, std::max(layout.rival.bottom(), layout.difference.bottom()) + rule, room.width, 0};
      layout.plot.height = room.bottom() - layout.plot.y;
      nameMethods(layout, scale);
      break;
    case StagePicture::methods:
      split(room, 0.5f, rule, layout.difference, layout.rival);
      nameMethods(layout, scale);
      break;
  }
  return layout;
}

Layout layOutHandheldLesson(float width, float height, float scale, bool comparing, Look look, bool asks) {
  Layout layout;
  Area room = takeControls(layout, width, height, scale);
  const float rule = std::round(kHandRule * scale);
  Area picture;
  if (uprightIn(width, height)) {
    // The drawer's place is the lesson's own bar: the way out of the lesson is in its text.
    layout.lesson_bar = layout.drawer;
    layout.lesson = {0, 0, width, std::round((asks ? kTextThatAsks : kTextUpright) * room.height)};
    picture = {0, layout.lesson.bottom(), width, room.height - layout.lesson.height};
  } else {
    layout.timeline = {std::round(kTextOnSide * width), layout.timeline.y, 0, layout.timeline.height};
    layout.timeline.width = width - layout.timeline.x;
    layout.lesson_bar = {0, layout.timeline.y, layout.timeline.x, layout.timeline.height};
    layout.lesson = {0, 0, layout.timeline.x, layout.timeline.y};
    picture = {layout.timeline.x, 0, layout.timeline.width, layout.timeline.y};
  }
  layout.drawer = {};
  if (!comparing && look != Look::both)
    (look == Look::world ? layout.world : layout.difference) = picture;
  else
    split(picture, 0.5f, rule, comparing ? layout.difference : layout.world,
          comparing ? layout.rival : layout.difference);
  return layout;
}

}  // namespace gjklab
