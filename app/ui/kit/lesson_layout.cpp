#include "ui/kit/lesson_layout.h"

#include "model/lesson/classroom.h"
#include "ui/kit/stage_layout.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

float textWidth(float width, float scale) { return std::round(std::clamp(0.34f * width, 380 * scale, 620 * scale)); }

/// A single pane takes the area of both.
void showOnly(Layout& layout, Look look) {
  const Area all{layout.world.x, layout.world.y, layout.difference.right() - layout.world.x, layout.world.height};
  const Area header{all.x, layout.world_header.y, all.width, layout.world_header.height};
  const bool world = look == Look::world;
  layout.world = world ? all : Area{};
  layout.world_header = world ? header : Area{};
  layout.difference = world ? Area{} : all;
  layout.difference_header = world ? Area{} : header;
  layout.splitter = {};
}

/// Of the window's width, on the stage.
constexpr float kColumnOnStage = 0.43f;

}  // namespace

StageText lessonStageText(const Classroom& room, int page) {
  return page < static_cast<int>(room.subtitles().size()) || !hasColumn(room.current()) ? StageText::subtitle
                                                                                        : StageText::column;
}

Layout layOutLessonStage(float width, float height, const Settings& settings, bool comparing, Look look,
                         StageText text) {
  Settings own = settings;
  own.panels_visible = true;
  own.stage_numbers = false;
  const Layout stage = layOutStage(width, height, own, StagePicture::one_space, false, kLecternTools + 1);
  Layout layout;
  layout.timeline = stage.timeline;
  layout.lectern = stage.lectern;
  Area room{0, 0, width, layout.timeline.y};
  if (text == StageText::subtitle) {
    layout.lesson = stage.stage;
    room = stage.world;
  } else if (text == StageText::column) {
    layout.lesson = {0, 0, std::round(kColumnOnStage * width), layout.timeline.y};
    room = {layout.lesson.width, 0, width - layout.lesson.width, layout.timeline.y};
  }
  if (!comparing && look != Look::both) {
    (look == Look::world ? layout.world : layout.difference) = room;
    return layout;
  }
  const float rule = std::round(height / 120), left = std::round((room.width - rule) / 2);
  Area& first = comparing ? layout.difference : layout.world;
  Area& second = comparing ? layout.rival : layout.difference;
  first = {room.x, room.y, left, room.height};
  second = {first.right() + rule, room.y, room.right() - first.right() - rule, room.height};
  return layout;
}

Layout layOutLesson(float width, float height, float scale, const Settings& settings, bool comparing, Look look) {
  Settings own = settings;
  own.inspector = own.scene_panel = false;
  own.panels_visible = true;
  const float text = textWidth(width, scale);
  Layout layout = layOut(width - text, height, scale, own, comparing);
  for (Area* area : {&layout.timeline, &layout.world_header, &layout.world, &layout.difference_header,
                     &layout.difference, &layout.rival_header, &layout.rival, &layout.splitter})
    area->x += area->empty() ? 0 : text;
  layout.top_bar.width = width;
  layout.lesson = {0, layout.top_bar.bottom(), text, height - layout.top_bar.bottom()};
  if (look != Look::both && !comparing) showOnly(layout, look);
  return layout;
}

}  // namespace gjklab
