#include "model/gallery/gallery_parts.h"

#include <cmath>
#include <numbers>

namespace gjklab {

namespace {

Body at(ShapeKind shape, dvec3 position) {
  Body body;
  body.shape = shape;
  body.position = position;
  return body;
}

}  // namespace

Body pointBody(dvec3 position) { return at(ShapeKind::point, position); }

Body segmentBody(dvec3 from, dvec3 to, dvec3 position) {
  Body body = at(ShapeKind::segment, position);
  body.points = {from, to};
  return body;
}

Body boxBody(dvec3 half_extents, dvec3 position) {
  Body body = at(ShapeKind::box, position);
  body.half_extents = half_extents;
  return body;
}

Body sphereBody(double radius, dvec3 position) {
  Body body = at(ShapeKind::sphere, position);
  body.radius = radius;
  return body;
}

Body ellipsoidBody(dvec3 radii, dvec3 position) {
  Body body = at(ShapeKind::ellipsoid, position);
  body.radii = radii;
  return body;
}

Body axialBody(ShapeKind shape, double half_height, double radius, dvec3 position) {
  Body body = at(shape, position);
  body.half_height = half_height;
  body.radius = radius;
  return body;
}

Body hullBody(std::vector<dvec3> points, dvec3 position) {
  Body body = at(ShapeKind::hull, position);
  body.points = std::move(points);
  return body;
}

Body bezierBody(std::vector<dvec3> points, dvec3 position) {
  Body body = at(ShapeKind::bezier, position);
  body.points = std::move(points);
  return body;
}

Body turned(Body body, double angle) {
  body.angle = angle;
  return body;
}

Body turned(Body body, dvec3 axis, double angle) {
  const glm::dquat rotation = glm::angleAxis(angle, glm::normalize(axis)) * body.orientation;
  body.orientation = unitOrientation(rotation).value_or(body.orientation);
  return body;
}

std::vector<dvec3> regularPolygon(int corners, double radius, double phase) {
  std::vector<dvec3> points;
  for (int i = 0; i < corners; ++i) {
    const double angle = phase + 2 * std::numbers::pi * i / corners;
    points.emplace_back(radius * std::cos(angle), radius * std::sin(angle), 0);
  }
  return points;
}

GalleryEntry entry(const char* id, const char* group, int dimension, const char* title, Body a, Body b) {
  GalleryEntry made;
  made.id = id;
  made.group = group;
  made.scene.dimension = dimension;
  made.scene.title = title;
  made.scene.a = std::move(a);
  made.scene.b = std::move(b);
  clearUnusedCoordinates(made.scene);
  return made;
}

}  // namespace gjklab
