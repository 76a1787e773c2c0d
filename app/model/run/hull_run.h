#pragma once
// The growth of a convex hull: of the points of one body, or of all differences of a point of A and a point of B.
//
// It is computed in a frame where the numbers are exact: for one body in its own frame, for the differences in A's,
// without the positions. So four coplanar points remain coplanar for all poses; the picture rotates and moves the
// finished hull.

#include "gjk/hull.h"
#include "model/run/follow_up.h"

#include <string>

namespace gjklab {

/// The greatest number of differences.
inline constexpr std::size_t kMostDifferencePoints = 40000;

struct HullGrowth {
  std::vector<dvec3> points;  ///< in the frame of the computation
  gjk::HullTrace<3> trace;
  gjk::HullMesh<3> mesh;
};

struct HullRun {
  Study of = Study::hull_a;
  int dimension = 2;
  std::shared_ptr<const HullGrowth> growth;  ///< never null
  int count_b = 1;      ///< differences: point i is that of A's point i / count_b and B's point i % count_b
  std::string missing;  ///< a sentence that says why there are no points; empty if there are some
  glm::dmat3 rotation{1.0};
  dvec3 offset{0.0};

  int pointCount() const { return static_cast<int>(growth->points.size()); }
  /// The transformation to the space of its pane.
  dvec3 at(int point) const { return rotation * growth->points[static_cast<std::size_t>(point)] + offset; }
  dvec3 turned(dvec3 direction) const { return rotation * direction; }
  bool ofDifference() const { return of == Study::hull_difference; }
};

/// Reuses the growth of `previous` if its points are the same.
HullRun hullRun(const Scene&, Study, const HullRun* previous);

}  // namespace gjklab
