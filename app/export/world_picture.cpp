#include "export/world_picture.h"

#include "model/compose/picture_layout.h"
#include "model/figure/ink_figure.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

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

ComposedPicture WorldPictures::picture() {
  ComposedPicture picture;
  picture.width = options_.width;
  picture.height = options_.height;
  picture.points = options_.points;
  picture.title = file_.title;
  picture.theme = options_.theme;
  picture.panes.push_back(
      {Space::world, {0, 0, options_.width, options_.height}, false, painter_.draw(sandbox_, view_, {}), view_, {}});
  addInk(options_.ink, Space::world, picture.panes.back().figure);
  return picture;
}

}  // namespace gjklab
