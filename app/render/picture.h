#pragma once
// Whole pictures without a display: the panes with their headings and a caption, as `draw` and `tour` write them.

#include "model/caption/caption.h"
#include "model/figure/make_figure.h"
#include "model/run/follow_up.h"
#include "model/session/lane.h"
#include "model/session/settings.h"
#include "render/target.h"
#include "render/toolkit.h"

#include <cstdint>
#include <string>
#include <vector>

namespace gjklab {

/// `rival`: the difference pane of a second method, where the scene has one.
struct PictureOptions {
  int width = 1600, height = 900;
  ThemeName theme = ThemeName::light;
  bool perspective = false;  ///< 3-D
  bool world = true, difference = true, rival = true;
  Disclosure disclosure = Disclosure::everything;
  std::optional<int> test;  ///< of a region step: the last of its tests that is told, from 0
  FigureOptions figure{.handles = false};
};

/// A scene that is ready to be drawn at any of its moments, alone or with a second method beside its own.
struct PictureScene {
  /// `given`: a run of the scene that is not ours, to be drawn in place of our own.
  explicit PictureScene(const Scene&, const FollowUps& asked = {}, const std::optional<Rival>& with = std::nullopt,
                        std::shared_ptr<const GivenRun> given = nullptr);
  PictureScene(const PictureScene&) = delete;
  PictureScene& operator=(const PictureScene&) = delete;

  Lane own;
  std::optional<Lane> rival;
  RivalNames names{"Minkowski difference A ⊖ B", ""};  ///< of the difference panes
  Timeline timeline;                                   ///< of both in step
};

class PictureMaker {
 public:
  /// Draws with the toolkit, which is to outlive it.
  explicit PictureMaker(Toolkit& toolkit) : toolkit_(toolkit) {}

  /// RGB rows from top to bottom of the moment at `position`; empty, with one sentence in `error`, when the graphics
  /// card cannot hold a picture of this size. The camera shows everything that any moment of the scene shows.
  std::vector<std::uint8_t> draw(const PictureScene&, int position, const PictureOptions&, std::string& error);
  /// What to tell the user once, such as a missing font; empty when all is well.
  const std::string& warning() const { return warning_; }

 private:
  Toolkit& toolkit_;
  Target target_;
  std::string warning_;
};

}  // namespace gjklab
