#include "model/session/world_cameras.h"

#include <algorithm>
#include <iterator>

namespace gjklab {
namespace {

/// Cameras beyond this many are forgotten, those of the oldest worlds first.
constexpr std::size_t kMostCameras = 1000;

}  // namespace

View WorldCameras::viewIn(dvec2 size, double ui_scale) const {
  View there = view();
  there.pixels_per_unit *= std::min(size.x / there.size.x, size.y / there.size.y);
  there.size = size;
  there.ui_scale = ui_scale;
  return there;
}

void WorldCameras::show(const Sandbox& world) {
  if (!world.open()) return;
  shown_ = world.number();
  const auto [found, fresh] = cameras_.try_emplace(shown_);
  Camera& camera = found->second;
  View& view = camera.view;
  const bool resized = !(view.size == size_) || view.ui_scale != ui_scale_;
  view.size = size_;
  view.ui_scale = ui_scale_;
  if (fresh) {
    view.dimension = world.file().dimension;
    view.orientation = view.dimension == 3 ? defaultOrientation() : glm::dquat(1, 0, 0, 0);
    if (cameras_.size() > kMostCameras) cameras_.erase(std::next(cameras_.begin()));
  }
  if (fresh || (resized && !camera.by_hand)) frame(camera, world);
}

void WorldCameras::resize(dvec2 size, double ui_scale, const Sandbox& world) {
  size_ = size;
  ui_scale_ = ui_scale;
  show(world);
}

void WorldCameras::frame(Camera& camera, const Sandbox& world) {
  painter_.frame(camera.view, world);
  camera.by_hand = false;
}

bool WorldCameras::apply(const Intent& intent, const Sandbox& world) {
  const auto* move = std::get_if<MoveCamera>(&intent);
  const auto* turn = std::get_if<TurnView>(&intent);
  const bool frames = std::holds_alternative<FrameAll>(intent);
  if (!move && !turn && !frames) return std::holds_alternative<FindView>(intent);  // no step has a view of its own
  show(world);
  Camera& camera = cameras_.at(shown_);
  if (move) {
    camera = {move->view, true};
    camera.view.size = size_;
    camera.view.ui_scale = ui_scale_;
  } else if (turn && camera.view.dimension == 3) {
    camera.view.orientation = turn->orientation;
  }
  if (frames || (turn && !camera.by_hand)) frame(camera, world);
  return true;
}

}  // namespace gjklab
