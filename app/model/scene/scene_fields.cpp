#include "model/scene/scene_fields.h"

#include <limits>

namespace gjklab {

ShapeFields fieldsOf(ShapeKind kind) {
  ShapeFields fields;
  switch (kind) {
    case ShapeKind::point:
      break;
    case ShapeKind::segment:
    case ShapeKind::hull:
    case ShapeKind::bezier:
      fields.points = true;
      break;
    case ShapeKind::box:
      fields.half_extents = true;
      break;
    case ShapeKind::sphere:
      fields.radius = true;
      break;
    case ShapeKind::ellipsoid:
      fields.radii = true;
      break;
    case ShapeKind::capsule:
    case ShapeKind::cylinder:
    case ShapeKind::cone:
      fields.half_height = fields.radius = true;
      break;
  }
  return fields;
}

PointCount pointCount(ShapeKind kind) {
  switch (kind) {
    case ShapeKind::segment:
      return {2, 2};
    case ShapeKind::bezier:
      return {3, 4};
    case ShapeKind::hull:
      return {1, std::numeric_limits<int>::max()};
    default:
      return {0, 0};
  }
}

std::vector<const char*> bodyKeys(ShapeKind kind, int dimension) {
  const ShapeFields fields = fieldsOf(kind);
  std::vector<const char*> keys{"shape"};
  if (fields.points) keys.push_back("points");
  if (fields.half_extents) keys.push_back("half_extents");
  if (fields.radii) keys.push_back("radii");
  if (fields.half_height) keys.push_back("half_height");
  if (fields.radius) keys.push_back("radius");
  keys.push_back("position");
  if (dimension == 2) keys.push_back("angle");
  if (dimension == 3) keys.push_back("orientation");
  keys.push_back("margin");
  keys.push_back("linear_velocity");
  if (dimension >= 2) keys.push_back("angular_velocity");
  return keys;
}

std::string shapesIn(int dimension) {
  std::string out;
  for (const ShapeKind kind : kAllShapes)
    if (existsIn(kind, dimension)) out += (out.empty() ? "" : ", ") + std::string(name(kind));
  return out;
}

}  // namespace gjklab
