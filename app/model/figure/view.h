#pragma once
// A view: the camera of one pane. Parallel projection in every dimension, so that lengths can be compared and parallel
// lines stay parallel, as in a textbook figure; in 3-D perspective is an option. The eye's distance from the target
// then follows from what is framed. Zooming enlarges the picture instead of moving the eye nearer, so nothing gets
// behind the eye.
//
// Screen coordinates: pixels from the pane's top-left corner, y down. Depth increases away from the eye. In perspective
// it is depth · distance / (distance + depth), which keeps straight lines straight in all three coordinates. So
// clipping, hiding and picking on the screen work in the same way for both projections.

#include "model/solid/eye.h"

namespace gjklab {

/// The panes. `rival`: the difference space of the method that is compared with the scene's own.
enum class Space : std::uint8_t { world, difference, rival };

/// The fraction of the pane that framing leaves free on each side.
inline constexpr double kFrameMargin = 0.075;

struct View {
  int dimension = 2;
  dvec3 target{0.0};  ///< world point at the pane's centre
  double pixels_per_unit = 60;
  glm::dquat orientation{1, 0, 0, 0};  ///< 3-D: world → eye rotation (eye: x right, y up, z towards the viewer)
  dvec2 size{800, 600};                ///< of the pane in pixels
  double ui_scale = 1;                 ///< factor on the theme's widths and sizes
  bool perspective = false;            ///< 3-D
  double eye_distance = 0;             ///< from the target, in world units; framing sets it
  friend bool operator==(const View&, const View&) = default;
};

/// Whether the view uses perspective: it is 3-D and framed.
bool hasPerspective(const View&);
/// Points nearer to the eye than this fraction of its distance are treated as being at that distance.
inline constexpr double kNearestShare = 0.1;
/// Screen x, y and depth (in world units along the viewing direction).
dvec3 project(const View&, dvec3 world);
/// How much smaller things at this point look than at the target: 1 in a parallel projection.
double shrinkAt(const View&, dvec3 world);
/// Back from screen x, y at a given depth.
dvec3 unproject(const View&, dvec2 screen, double depth);
/// Unit axes of the eye in world space.
dvec3 rightOf(const View&);
dvec3 upOf(const View&);
dvec3 towardsViewer(const View&);
/// The viewpoint.
Eye eyeOf(const View&);
/// Half the width and height that the pane shows at the target, in world units.
dvec2 halfExtent(const View&);

void orbit(View&, dvec2 pixels);
void pan(View&, dvec2 pixels);
/// Zooms by a factor, and keeps the point at `screen` in place.
void zoomAt(View&, dvec2 screen, double factor);
/// Centres and scales so that the box [low, high] fits with a margin. Falls back to unit size for a point.
void frameBox(View&, dvec3 low, dvec3 high, double margin = kFrameMargin);
/// The same for a box along the eye's axes (right, up, towards the viewer) through the world's origin.
void frameEyeBox(View&, dvec3 low, dvec3 high, double margin = kFrameMargin);
/// Sets what `pane` gives, and leaves the rest unchanged.
void setView(View&, const PaneView& pane);
/// The part of the space that the view shows.
PaneView paneViewOf(const View&);
/// The initial 3-D view: a three-quarter view from above.
glm::dquat defaultOrientation();

}  // namespace gjklab
