// One scene for each shape in each dimension it exists in. Each pair is a new acquaintance beside a plain partner.

#include "model/gallery/gallery_parts.h"

namespace gjklab {

namespace {

void addLine(std::vector<GalleryEntry>& all) {
  const auto add = [&all](const char* id, const char* title, Body a, Body b) {
    all.push_back(entry(id, kGroupShapes, 1, title, std::move(a), std::move(b)));
  };
  add("shape-1d-point", "Point and interval", pointBody({-1.5, 0, 0}), boxBody({1, 0, 0}, {1, 0, 0}));
  add("shape-1d-segment", "Segment and point", segmentBody({-1, 0, 0}, {1, 0, 0}, {-0.5, 0, 0}), pointBody({2, 0, 0}));
  add("shape-1d-box", "Two intervals (boxes)", boxBody({1.25, 0, 0}, {-1, 0, 0}), boxBody({1, 0, 0}, {0.75, 0, 0}));
  add("shape-1d-hull", "Hull of points and interval",
      hullBody({{-1, 0, 0}, {0.25, 0, 0}, {1.5, 0, 0}, {0.75, 0, 0}}, {-1.5, 0, 0}),
      boxBody({0.75, 0, 0}, {1.75, 0, 0}));
}

void addPlane(std::vector<GalleryEntry>& all) {
  const auto add = [&all](const char* id, const char* title, Body a, Body b) {
    all.push_back(entry(id, kGroupShapes, 2, title, std::move(a), std::move(b)));
  };
  const Body pentagon = hullBody(regularPolygon(5, 1.2, 0.3), {1.6, 0.3, 0});
  add("shape-2d-point", "Point and pentagon", pointBody({-1, 1, 0}), pentagon);
  add("shape-2d-segment", "Segment and triangle", segmentBody({-1, -1.25, 0}, {1, 1.25, 0}, {-1.25, 0, 0}),
      hullBody({{-1, -1, 0}, {1.25, -0.5, 0}, {0, 1.25, 0}}, {1.25, 0.25, 0}));
  add("shape-2d-box", "Two boxes", turned(boxBody({1.25, 0.75, 0}, {-1, 0.25, 0}), 0.2),
      turned(boxBody({1, 1, 0}, {0.9, -0.2, 0}), 0.6));
  add("shape-2d-circle", "Circle and box", sphereBody(1, {-1.25, 0.5, 0}),
      turned(boxBody({1, 0.75, 0}, {1.25, -0.25, 0}), 0.4));
  add("shape-2d-ellipse", "Ellipse and triangle", turned(ellipsoidBody({1.6, 0.7, 0}, {-0.75, 0.25, 0}), 0.5),
      hullBody({{-1, -1, 0}, {1.25, -0.75, 0}, {0, 1.25, 0}}, {0.9, -0.25, 0}));
  add("shape-2d-capsule", "Capsule and pentagon", turned(axialBody(ShapeKind::capsule, 0.9, 0.5, {-1.2, 0.1, 0}), -0.5),
      pentagon);
  add("shape-2d-hull", "Hexagon and pentagon", hullBody(regularPolygon(6, 1.3, 0.1), {-0.6, 0.2, 0}),
      hullBody(regularPolygon(5, 1.2, 0.3), {1, -0.2, 0}));
  add("shape-2d-bezier", "Bézier curves, quadratic and cubic",
      bezierBody({{-1.25, -0.75, 0}, {0, 2, 0}, {1.25, -0.75, 0}}, {-1.25, 0, 0}),
      bezierBody({{-1.25, -0.5, 0}, {-1, 1.5, 0}, {1, 1.5, 0}, {1.5, -1, 0}}, {1.4, 0, 0}));
  Body rounded = boxBody({0.9, 0.6, 0}, {-1.1, 0, 0});
  rounded.margin = 0.3;
  add("shape-2d-margin", "Rounded box and rounded triangle", turned(rounded, 0.3), [] {
    Body triangle = hullBody({{-0.8, -0.7, 0}, {0.9, -0.6, 0}, {0, 0.9, 0}}, {1.1, 0.1, 0});
    triangle.margin = 0.2;
    return triangle;
  }());
}

void addSpace(std::vector<GalleryEntry>& all) {
  const auto add = [&all](const char* id, const char* title, Body a, Body b) {
    all.push_back(entry(id, kGroupShapes, 3, title, std::move(a), std::move(b)));
  };
  const Body box = turned(boxBody({0.8, 0.6, 0.7}, {1, 0, 0}), {0.3, 1, 0.2}, 0.5);
  const std::vector<dvec3> octahedron{{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
  add("shape-3d-point", "Point and octahedron", pointBody({-1, 0.6, 0.4}), hullBody(octahedron, {0.8, 0, 0}));
  add("shape-3d-segment", "Segment and box", segmentBody({-0.5, -1, -0.6}, {0.5, 1, 0.6}, {-1, 0.1, 0}), box);
  add("shape-3d-box", "Two boxes", turned(boxBody({0.9, 0.6, 0.6}, {-0.7, 0.1, 0}), {0, 1, 0}, -0.3), box);
  add("shape-3d-sphere", "Sphere and box", sphereBody(0.8, {-0.9, 0.3, 0.2}), box);
  add("shape-3d-ellipsoid", "Ellipsoid and octahedron",
      turned(ellipsoidBody({1.1, 0.5, 0.7}, {-1, 0.2, 0}), {0, 0, 1}, 0.4),
      hullBody({{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}}, {0.6, 0, 0}));
  add("shape-3d-capsule", "Capsule and box",
      turned(axialBody(ShapeKind::capsule, 0.8, 0.4, {-1, 0.1, 0}), {0.2, 0, 1}, -0.6), box);
  add("shape-3d-cylinder", "Cylinder and cone",
      turned(axialBody(ShapeKind::cylinder, 0.7, 0.6, {-0.7, 0, 0}), {1, 0, 0.5}, 0.4),
      turned(axialBody(ShapeKind::cone, 0.8, 0.7, {0.7, 0.2, 0}), {0, 0, 1}, 0.5));
  add("shape-3d-cone", "Cone and sphere", turned(axialBody(ShapeKind::cone, 0.9, 0.7, {-0.6, 0, 0}), {0, 0, 1}, -0.7),
      sphereBody(0.6, {1.2, 0.5, 0.1}));
  add("shape-3d-hull", "Octahedron and tetrahedron", turned(hullBody(octahedron, {-0.5, 0, 0}), {0, 1, 0}, 0.3),
      hullBody({{-0.8, -0.6, -0.5}, {0.9, -0.5, -0.4}, {0, -0.5, 1}, {0, 1, 0}}, {0.8, 0.1, 0.1}));
  Body rounded = boxBody({0.6, 0.4, 0.5}, {-0.9, 0, 0});
  rounded.margin = 0.2;
  add("shape-3d-margin", "Rounded box and capsule", turned(rounded, {0, 1, 0.3}, 0.4),
      turned(axialBody(ShapeKind::capsule, 0.6, 0.35, {0.9, 0.2, 0}), {0, 0, 1}, 0.5));
}

}  // namespace

std::vector<GalleryEntry> shapeScenes() {
  std::vector<GalleryEntry> all;
  addLine(all);
  addPlane(all);
  addSpace(all);
  return all;
}

}  // namespace gjklab
