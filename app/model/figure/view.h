#pragma once
// A view: the camera of one pane. Parallel projection in every dimension, so that lengths can be compared and parallel
// lines stay parallel, as in a textbook figure.
//
// Screen coordinates: pixels from the pane's top-left corner, y down. Depth grows away from the eye.

#include "model/scene/scene.h"

namespace gjklab {

/// The panes. `rival`: difference space again, of the method that the scene's own is compared with.
enum class Space : std::uint8_t { world, difference, rival };

/// Of the pane: what framing leaves free on each side.
inline constexpr double kFrameMargin = 0.14;

struct View {
  int dimension = 2;
  dvec3 target{0.0};  ///< world point at the pane's centre
  double pixels_per_unit = 60;
  glm::dquat orientation{1, 0, 0, 0};  ///< 3-D: world → eye rotation (eye: x right, y up, z towards the viewer)
  dvec2 size{800, 600};                ///< of the pane in pixels
  double ui_scale = 1;                 ///< pixels of the theme's widths and sizes are multiplied by this
  friend bool operator==(const View&, const View&) = default;
};

/// Screen x, y and depth (in world units along the viewing direction).
dvec3 project(const View&, dvec3 world);
/// Back from screen x, y at a given depth.
dvec3 unproject(const View&, dvec2 screen, double depth);
/// Unit axes of the eye in world space.
dvec3 rightOf(const View&);
dvec3 upOf(const View&);
dvec3 towardsViewer(const View&);
/// Half the pane's width and height in world units.
dvec2 halfExtent(const View&);

void orbit(View&, dvec2 pixels);
void pan(View&, dvec2 pixels);
/// Zooms by a factor, keeping what lies under `screen` in place.
void zoomAt(View&, dvec2 screen, double factor);
/// Centres and scales so that the box [low, high] fits with a margin. Falls back to unit size for a point.
void frameBox(View&, dvec3 low, dvec3 high, double margin = kFrameMargin);
/// The same for a box along the eye's axes (right, up, towards the viewer) through the world's origin.
void frameEyeBox(View&, dvec3 low, dvec3 high, double margin = kFrameMargin);
/// The three-quarter view from above that 3-D opens with.
glm::dquat defaultOrientation();

}  // namespace gjklab
