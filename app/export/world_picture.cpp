#include "export/world_picture.h"

#include "model/chart/swatch_row.h"
#include "model/compose/picture_layout.h"
#include "model/figure/ink_figure.h"
#include "model/sandbox/sandbox_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

constexpr double kEnlarged = 1.25;  ///< of the words: pictures are seen smaller than windows
constexpr dvec2 kCorner(14, 12);    ///< of the words, pixels at scale 1

/// The factor on widths that the stage has in a window of this size.
double worldScale(int width, int height) { return std::clamp(stageTypeScale(width, height), 0.5, 5.0); }

}  // namespace

WorldPictures::WorldPictures(const WorldFile& file, const PictureOptions& options) : file_(file), options_(options) {
  sandbox_.show(file_, "");
  view_.dimension = file_.dimension;
  view_.size = {options.width, options.height};
  view_.ui_scale = worldScale(options.width, options.height);
  view_.orientation = view_.dimension == 3 ? defaultOrientation() : glm::dquat(1, 0, 0, 0);
  view_.perspective = options.perspective;
  frame();
}

void WorldPictures::goTo(double seconds) {
  const double steps = seconds / file_.world.time_step;
  const int wanted = static_cast<int>(std::floor(steps * (1 + 1e-12) + 1e-9));
  if (wanted < steps_) {
    sandbox_.show(file_, "");
    steps_ = 0;
  }
  sandbox_.stepBy(wanted - steps_);
  steps_ = wanted;
}

void WorldPictures::frame() { painter_.frame(view_, sandbox_); }

double WorldPictures::textScale(const PictureOptions& options) {
  return options.stage ? worldScale(options.width, options.height) * kEnlarged * theme(options.theme).text_scale : 1;
}

ChartRoom WorldPictures::roomOfWords(const ComposedPicture& picture, const PictureMeasure& measure) const {
  const float line = lineHeightOf(TextSize::small, picture.text_scale);
  const auto width = [&measure, line](const std::string& text, bool bold) {
    return static_cast<double>(measure.width({{text, false, bold}}, TextSize::small, line));
  };
  return {.corner = view_.ui_scale * kCorner,
          .size = view_.size,
          .scale = view_.ui_scale * kEnlarged,
          .line_height = static_cast<double>(line),
          .theme = theme(options_.theme),
          .width = width};
}

/// Their lower edge.
double WorldPictures::addStageWords(ComposedPicture& picture, const PictureMeasure& measure) const {
  const ChartRoom room = roomOfWords(picture, measure);
  const Chart legend = swatchRow(worldLegend(sandbox_, painter_.impulses()), room);
  if (!legend.empty()) picture.charts.push_back({"legend", legend});
  const std::string time = fmt::format("{:.2f} s", sandbox_.timeAt(sandbox_.position()));
  const double left = options_.width - room.corner.x - room.width(time, false);
  picture.headings.push_back({{left, room.corner.y}, {{time}}, TextSize::small, room.theme.text});
  return std::max(lowerEdge(legend, room), room.corner.y + room.line_height);
}

/// The pane of the pair's A ⊖ B, with the names of its bodies.
void WorldPictures::addInset(ComposedPicture& picture) const {
  if (!inset_.shows()) return;
  const dvec2 corner = inset_.corner(), size = inset_.view().size;
  const PixelRect rect{static_cast<int>(corner.x), static_cast<int>(corner.y), static_cast<int>(size.x),
                       static_cast<int>(size.y)};
  picture.panes.push_back({Space::difference, rect, true, inset_.figure(), inset_.view(), {}});
  const Theme& look = theme(options_.theme);
  const double margin = 8 * view_.ui_scale;
  const double line = static_cast<double>(lineHeightOf(TextSize::small, picture.text_scale));
  double y = rect.y + rect.height - 0.5 * margin - line * static_cast<double>(inset_.names().size());
  for (const std::string& text : inset_.names()) {
    picture.headings.push_back({{rect.x + margin, y}, {{text}}, TextSize::small, look.muted});
    y += line;
  }
}

ComposedPicture WorldPictures::picture(const PictureMeasure& measure) {
  ComposedPicture picture;
  picture.width = options_.width;
  picture.height = options_.height;
  picture.points = options_.points;
  picture.title = file_.title;
  picture.theme = options_.theme;
  picture.text_scale = textScale(options_);
  const BodyPair pair = sandbox_.shows(options_.pair) ? options_.pair : BodyPair{};
  painter_.draw(sandbox_, view_, {-1, pair, dvec3(0.0)});
  const double words = options_.stage ? addStageWords(picture, measure) : 0;
  const float line = lineHeightOf(TextSize::small, picture.text_scale);
  inset_.follow(sandbox_, pair, view_, painter_,
                {.legend = words, .line = static_cast<double>(line), .width = [&](const std::string& text) {
                   return static_cast<double>(measure.width({{text}}, TextSize::small, line));
                 }});
  painter_.nameChosen(sandbox_, view_, pair, inset_.area());
  picture.panes.push_back({Space::world, {0, 0, options_.width, options_.height}, false, painter_.figure(), view_, {}});
  addInk(options_.ink, Space::world, picture.panes.back().figure);
  addInset(picture);
  return picture;
}

}  // namespace gjklab
