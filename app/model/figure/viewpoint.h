#pragma once
// Finds a view that shows a step: no direction of the step lies along the line of sight, and none of its facets is seen
// from behind or edge-on.

#include "model/figure/view.h"

#include <span>
#include <vector>

namespace gjklab {

struct Frame;
struct Run;

/// A step's requirements for the line of sight. Unit vectors.
struct ViewWish {
  std::vector<dvec3> across = {};   ///< seen from the side: d, n, the segment between the closest points
  std::vector<dvec3> facing = {};   ///< outward normals of facets that face the viewer
  std::vector<dvec3> ahead = {};    ///< directions that do not point away from the viewer: n across a gap
  std::vector<dvec3> square = {};   ///< seen nearly square: n of a gap that is to be seen as one
  std::vector<dvec3> aslant = {};   ///< not seen as a dot: n of an overlap's way out
  std::vector<dvec3> apart = {};    ///< between points that do not coincide on the screen
  std::vector<dvec3> leaning = {};  ///< not seen square: an edge whose end planes are to be seen as planes
  std::vector<dvec3> open = {};     ///< normals of faces not seen edge-on
  std::vector<dvec3> edge_on = {};  ///< normals of planes seen nearly edge-on, as in 2-D
};

ViewWish wishOf(const Frame&);

/// How far a line of sight is from meeting the requirements; zero if it meets them.
double shortfall(const ViewWish&, dvec3 towards_viewer);

/// The upright orientation nearest to `now` that meets the requirements; `now` itself if it does. If it must turn, it
/// looks for one that also suits the steps `beside` it, so that the view need not turn again there.
glm::dquat viewpoint(const ViewWish&, const glm::dquat& now, std::span<const ViewWish> beside = {});

/// Where a pair is first seen from that names no camera: from the usual orientation, or from the nearest one that shows
/// its gap or the way out.
glm::dquat firstView(const Run&);

/// Interpolates between two upright orientations, the shorter way round.
glm::dquat turnedBetween(const glm::dquat& from, const glm::dquat& to, double share);

/// The view straight along a world axis (0 x, 1 y, 2 z), from its positive end, or from its negative one.
glm::dquat alongAxis(int axis, bool from_negative);

/// The axis triad in the corner of a 3-D pane. Lengths in pixels before ui_scale.
struct AxisGizmo {
  static constexpr double kInset = 46, kLength = 26, kReach = 13;
  dvec3 origin;
  dvec3 tips[3];
};
/// Empty if the pane is too small for it.
std::optional<AxisGizmo> axisGizmo(const View&);
/// The axis whose end or letter is at a point of the pane.
std::optional<int> axisAt(const View&, dvec2 screen);

}  // namespace gjklab
