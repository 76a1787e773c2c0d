#include "model/scene/body_kind.h"

#include "model/scene/body_points.h"

#include <algorithm>

namespace gjklab {

double roughSize(const Body& shape) {
  double size = 0;
  for (const dvec3& p : shape.points) size = std::max(size, glm::length(p));
  if (hasPoints(shape.shape)) return size > 0 ? size : 1;
  return std::max({shape.half_extents.x, shape.radius, 1e-12});
}

namespace {

std::vector<dvec3> startingPoints(const Body& shape, ShapeKind kind, int dimension) {
  if (shape.shape == ShapeKind::box && kind == ShapeKind::hull) return boxOutline(shape.half_extents, dimension);
  const double s = roughSize(shape);
  if (kind == ShapeKind::segment) return {{-s, 0, 0}, {s, 0, 0}};
  if (kind == ShapeKind::bezier) return {{-s, -s / 2, 0}, {-s / 2, s, 0}, {s / 2, s, 0}, {s, -s / 2, 0}};
  if (dimension == 1) return {{-s, 0, 0}, {s, 0, 0}};
  if (dimension == 2) return {{-s, -s * 0.7, 0}, {s, -s * 0.7, 0}, {0, s, 0}};
  return {{s, s, s}, {s, -s, -s}, {-s, s, -s}, {-s, -s, s}};
}

}  // namespace

Body asKind(const Body& shape, ShapeKind kind, int dimension) {
  Body result = shape;
  if (kind == shape.shape) return result;
  result.shape = kind;
  result.points.clear();
  if (hasPoints(kind)) {
    const bool keep = hasPoints(shape.shape) && kind == ShapeKind::hull;
    result.points = keep ? shape.points : startingPoints(shape, kind, dimension);
    return result;
  }
  const double size = roughSize(shape);
  for (double* length : {&result.half_extents.x, &result.half_extents.y, &result.half_extents.z, &result.radii.x,
                         &result.radii.y, &result.radii.z, &result.radius, &result.half_height})
    if (hasPoints(shape.shape) || !(*length > 0)) *length = size;
  return result;
}

}  // namespace gjklab
