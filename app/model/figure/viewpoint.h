#pragma once
// From where a step can be seen: no direction that is talked about lies along the line of sight, no facet that is
// talked about is seen from behind or from its edge.

#include "model/figure/view.h"

#include <vector>

namespace gjklab {

struct Frame;

/// What a step asks of the line of sight. Unit vectors.
struct ViewWish {
  std::vector<dvec3> across = {};   ///< to be seen from the side: d, n, the segment between the closest points
  std::vector<dvec3> facing = {};   ///< outward normals of facets that are to look at the viewer
  std::vector<dvec3> ahead = {};    ///< directions that are not to lead away from the viewer: n over a gap
  std::vector<dvec3> open = {};     ///< normals of faces that are not to be seen from their edge
  std::vector<dvec3> edge_on = {};  ///< normals of planes that are to be seen nearly from their edge, as in the plane
};

ViewWish wishOf(const Frame&);

/// How far a line of sight is from granting the wish: zero where it does.
double shortfall(const ViewWish&, dvec3 towards_viewer);

/// The orientation that grants the wish, upright and as near as can be to `now`; `now` itself where it does already.
glm::dquat viewpoint(const ViewWish&, const glm::dquat& now);

/// Half-way turns between two upright orientations, by the shorter way round.
glm::dquat turnedBetween(const glm::dquat& from, const glm::dquat& to, double share);

/// The view straight along a world axis (0 x, 1 y, 2 z), from its positive end, or from its negative one.
glm::dquat alongAxis(int axis, bool from_negative);

/// The axis triad in the corner of a 3-D pane. Lengths in pixels before ui_scale.
struct AxisGizmo {
  static constexpr double kInset = 46, kLength = 26, kReach = 13;
  dvec3 origin;
  dvec3 tips[3];
};
/// None where the pane is too small for it.
std::optional<AxisGizmo> axisGizmo(const View&);
/// The axis whose end or letter lies under a point of the pane.
std::optional<int> axisAt(const View&, dvec2 screen);

}  // namespace gjklab
