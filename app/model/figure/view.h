#pragma once
// A view: the camera of one pane. Parallel projection in every dimension, so that lengths can be compared and parallel
// lines stay parallel, as in a textbook figure; in 3-D perspective is an option. Then the eye stands at a distance from
// the target that follows from what is framed: zooming enlarges the picture and does not go nearer, so that nothing
// comes to lie behind the eye.
//
// Screen coordinates: pixels from the pane's top-left corner, y down. Depth grows away from the eye. In perspective it
// is what keeps straight lines straight in all three coordinates, depth · distance / (distance + depth): so whatever
// cuts, hides or picks on the screen is the same for both projections.

#include "model/solid/eye.h"

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
  bool perspective = false;            ///< 3-D
  double eye_distance = 0;             ///< from the target, in world units; framing sets it
  friend bool operator==(const View&, const View&) = default;
};

/// Whether the view is one in perspective: 3-D, and framed.
bool hasPerspective(const View&);
/// What is nearer to the eye than this share of its distance is not told apart any more.
inline constexpr double kNearestShare = 0.1;
/// Screen x, y and depth (in world units along the viewing direction).
dvec3 project(const View&, dvec3 world);
/// How much smaller than at the target things at this place look: 1 in a parallel projection.
double shrinkAt(const View&, dvec3 world);
/// Back from screen x, y at a given depth.
dvec3 unproject(const View&, dvec2 screen, double depth);
/// Unit axes of the eye in world space.
dvec3 rightOf(const View&);
dvec3 upOf(const View&);
dvec3 towardsViewer(const View&);
/// From where it is looked at.
Eye eyeOf(const View&);
/// Half the width and height that the pane shows at the target, in world units.
dvec2 halfExtent(const View&);

void orbit(View&, dvec2 pixels);
void pan(View&, dvec2 pixels);
/// Zooms by a factor, keeping what lies under `screen` in place.
void zoomAt(View&, dvec2 screen, double factor);
/// Centres and scales so that the box [low, high] fits with a margin. Falls back to unit size for a point.
void frameBox(View&, dvec3 low, dvec3 high, double margin = kFrameMargin);
/// The same for a box along the eye's axes (right, up, towards the viewer) through the world's origin.
void frameEyeBox(View&, dvec3 low, dvec3 high, double margin = kFrameMargin);
/// Sets what `pane` says of it, and leaves the rest.
void setView(View&, const PaneView& pane);
/// The part of the space that the view shows.
PaneView paneViewOf(const View&);
/// The three-quarter view from above that 3-D opens with.
glm::dquat defaultOrientation();

}  // namespace gjklab
