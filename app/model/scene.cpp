#include "model/scene.h"

#include <cmath>

namespace gjklab {

const char* name(ShapeKind kind) {
  switch (kind) {
    case ShapeKind::point:
      return "point";
    case ShapeKind::segment:
      return "segment";
    case ShapeKind::box:
      return "box";
    case ShapeKind::sphere:
      return "sphere";
    case ShapeKind::ellipsoid:
      return "ellipsoid";
    case ShapeKind::capsule:
      return "capsule";
    case ShapeKind::cylinder:
      return "cylinder";
    case ShapeKind::cone:
      return "cone";
    case ShapeKind::hull:
      return "hull";
    case ShapeKind::bezier:
      return "bezier";
  }
  return "";
}

bool existsIn(ShapeKind kind, int dimension) {
  switch (kind) {
    case ShapeKind::point:
    case ShapeKind::segment:
    case ShapeKind::box:
    case ShapeKind::hull:
      return true;
    case ShapeKind::sphere:
    case ShapeKind::ellipsoid:
    case ShapeKind::capsule:
      return dimension >= 2;
    case ShapeKind::cylinder:
    case ShapeKind::cone:
      return dimension == 3;
    case ShapeKind::bezier:
      return dimension == 2;
  }
  return false;
}

bool hasPoints(ShapeKind kind) {
  return kind == ShapeKind::segment || kind == ShapeKind::hull || kind == ShapeKind::bezier;
}

glm::dmat3 rotationOf(const Body& body, int dimension) {
  if (dimension == 3) return glm::mat3_cast(body.orientation);
  if (dimension == 1) return glm::dmat3(1.0);
  const double c = std::cos(body.angle), s = std::sin(body.angle);
  return {{c, s, 0}, {-s, c, 0}, {0, 0, 1}};
}

dvec3 toWorld(const Body& body, int dimension, dvec3 local) {
  return rotationOf(body, dimension) * local + body.position;
}

dvec3 toLocal(const Body& body, int dimension, dvec3 world) {
  return (world - body.position) * rotationOf(body, dimension);
}

}  // namespace gjklab
