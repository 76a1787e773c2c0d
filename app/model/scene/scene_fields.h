#pragma once
// Which fields of a body belong to which shape in which dimension: one table for reader, writer and validator.

#include "model/scene/scene.h"

#include <vector>

namespace gjklab {

/// A shape's own fields, all required.
struct ShapeFields {
  bool points = false, half_extents = false, radii = false, half_height = false, radius = false;
};
ShapeFields fieldsOf(ShapeKind);

/// Least and greatest number of points (hull: no upper end, INT_MAX).
struct PointCount {
  int least = 0, greatest = 0;
};
PointCount pointCount(ShapeKind);

/// Every key that a body of this kind may have, in the order in which files are written.
std::vector<const char*> bodyKeys(ShapeKind, int dimension);

/// "box, sphere, …": the shapes that exist in a dimension.
std::string shapesIn(int dimension);

inline constexpr ShapeKind kAllShapes[] = {
    ShapeKind::point,   ShapeKind::segment,  ShapeKind::box,  ShapeKind::sphere, ShapeKind::ellipsoid,
    ShapeKind::capsule, ShapeKind::cylinder, ShapeKind::cone, ShapeKind::hull,   ShapeKind::bezier};

}  // namespace gjklab
