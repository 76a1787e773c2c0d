// Pairs that break careless implementations: touching in every way, one inside the other, the same place, needles, flat
// bodies. Coordinates are multiples of powers of two, so that "touching" is exact.

#include "model/gallery/gallery_parts.h"

namespace gjklab {

namespace {

void addLine(std::vector<GalleryEntry>& all) {
  all.push_back(entry("hard-1d-coincident", kGroupHard, 1, "The same interval twice", boxBody({1, 0, 0}, {0.5, 0, 0}),
                      boxBody({1, 0, 0}, {0.5, 0, 0})));
  all.push_back(
      entry("hard-1d-points", kGroupHard, 1, "The same point twice", pointBody({1, 0, 0}), pointBody({1, 0, 0})));
}

void addPlane(std::vector<GalleryEntry>& all) {
  const auto add = [&all](const char* id, const char* title, Body a, Body b) {
    all.push_back(entry(id, kGroupHard, 2, title, std::move(a), std::move(b)));
  };
  const std::vector<dvec3> points_right{{-1, -1, 0}, {1, 0, 0}, {-1, 1, 0}};
  const std::vector<dvec3> points_left{{1, -1, 0}, {1, 1, 0}, {-1, 0, 0}};
  add("hard-2d-vertex-vertex", "Touching: vertex on vertex", hullBody(points_right, {-1, 0, 0}),
      hullBody(points_left, {1, 0, 0}));
  add("hard-2d-vertex-edge", "Touching: vertex on edge", hullBody(points_right, {-1, 0.25, 0}),
      boxBody({1, 1, 0}, {1, 0, 0}));
  add("hard-2d-edge-edge", "Touching: edge on edge", boxBody({1, 0.75, 0}, {-1, 0.25, 0}),
      boxBody({1, 1, 0}, {1, -0.25, 0}));
  add("hard-2d-contained", "One inside the other", boxBody({2, 1.5, 0}, {0, 0, 0}),
      hullBody(regularPolygon(5, 0.6, 0.3), {0.5, 0.25, 0}));
  add("hard-2d-coincident", "The same pentagon twice", hullBody(regularPolygon(5, 1.25), {0, 0, 0}),
      hullBody(regularPolygon(5, 1.25), {0, 0, 0}));
  add("hard-2d-concentric", "Concentric circle and box", sphereBody(0.75, {0, 0, 0}),
      boxBody({1.5, 1.25, 0}, {0, 0, 0}));
  add("hard-2d-needle", "Needle through a box",
      hullBody({{-4, -0.0004, 0}, {4, 0, 0}, {-4, 0.0004, 0}}, {0.5, 0.25, 0}),
      turned(boxBody({1, 0.75, 0}, {0, 0, 0}), 0.3));
  add("hard-2d-deep", "Deep overlap", turned(boxBody({1.5, 1, 0}, {0.0625, 0, 0}), 0.1),
      hullBody(regularPolygon(7, 1.25, 0.2), {0, 0.0625, 0}));
  add("hard-2d-flat", "Flat: collinear points and a segment",
      hullBody({{-1.5, -0.75, 0}, {0, 0, 0}, {0.5, 0.25, 0}, {1.5, 0.75, 0}}, {-0.25, 0, 0}),
      segmentBody({-1, 1, 0}, {1, -1, 0}, {0.25, 0.25, 0}));
}

void addTouching(std::vector<GalleryEntry>& all) {
  const auto add = [&all](const char* id, const char* title, Body a, Body b) {
    all.push_back(entry(id, kGroupHard, 3, title, std::move(a), std::move(b)));
  };
  const std::vector<dvec3> octahedron{{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
  // A roof: its ridge runs along z on top (or along x at the bottom), so that two ridges can cross.
  const std::vector<dvec3> ridge_up{{0, 0.75, -1}, {0, 0.75, 1},  {-1, -0.5, -1},
                                    {1, -0.5, -1}, {-1, -0.5, 1}, {1, -0.5, 1}};
  const std::vector<dvec3> ridge_down{{-1, -0.75, 0}, {1, -0.75, 0}, {-1, 0.5, -1},
                                      {-1, 0.5, 1},   {1, 0.5, -1},  {1, 0.5, 1}};
  add("hard-3d-vertex-vertex", "Touching: vertex on vertex", hullBody(octahedron, {-1, 0, 0}),
      hullBody(octahedron, {1, 0, 0}));
  add("hard-3d-vertex-edge", "Touching: vertex on edge", hullBody(ridge_up, {0, -0.75, 0}),
      hullBody(octahedron, {0, 1, 0.25}));
  add("hard-3d-vertex-face", "Touching: vertex on face", boxBody({1, 0.5, 1}, {0, -0.5, 0}),
      hullBody(octahedron, {0.25, 1, 0.25}));
  add("hard-3d-edge-edge", "Touching: edge across edge", hullBody(ridge_up, {0, -0.75, 0}),
      hullBody(ridge_down, {0, 0.75, 0}));
  add("hard-3d-edge-face", "Touching: edge on face", boxBody({1, 0.5, 1}, {0, -0.5, 0}),
      hullBody(ridge_down, {0.25, 0.75, 0.25}));
  add("hard-3d-face-face", "Touching: face on face", boxBody({1, 0.5, 1}, {0, -0.5, 0}),
      boxBody({0.75, 0.5, 0.5}, {0.5, 0.5, 0.25}));
}

void addSpace(std::vector<GalleryEntry>& all) {
  const auto add = [&all](const char* id, const char* title, Body a, Body b) {
    all.push_back(entry(id, kGroupHard, 3, title, std::move(a), std::move(b)));
  };
  add("hard-3d-contained", "One inside the other", boxBody({1.25, 1, 1}, {0, 0, 0}), sphereBody(0.4, {0.25, 0.125, 0}));
  add("hard-3d-coincident", "The same box twice", boxBody({1, 0.75, 0.5}, {0, 0, 0}),
      boxBody({1, 0.75, 0.5}, {0, 0, 0}));
  add("hard-3d-concentric", "Concentric spheres", sphereBody(1, {0, 0, 0}), sphereBody(0.5, {0, 0, 0}));
  add("hard-3d-needle", "Needle through a box", boxBody({2.5, 0.00025, 0.00025}, {0.25, 0.125, 0}),
      turned(boxBody({0.75, 0.75, 0.75}, {0, 0, 0}), {1, 1, 0}, 0.4));
  add("hard-3d-deep", "Deep overlap", turned(boxBody({1, 0.9, 0.8}, {0.03125, 0, 0}), {1, 0.5, 0.2}, 0.15),
      axialBody(ShapeKind::cylinder, 0.9, 0.8, {0, 0.03125, 0}));
  add("hard-3d-flat", "Flat: two crossing triangles", hullBody({{-1, 0, -1}, {1.25, 0, 0}, {-1, 0, 1}}, {0, 0, 0}),
      hullBody({{0, -1, -0.75}, {0, 1, 0}, {0, -1, 0.75}}, {0.25, 0.25, 0}));
  add("hard-3d-coplanar", "Flat: two triangles in one plane",
      hullBody({{-1, 0, -1}, {1, 0, 0}, {-1, 0, 1}}, {-0.5, 0, 0}),
      hullBody({{-1, 0, 0}, {1, 0, -1}, {1, 0, 1}}, {0.75, 0, 0.125}));
}

}  // namespace

std::vector<GalleryEntry> hardScenes() {
  std::vector<GalleryEntry> all;
  addLine(all);
  addPlane(all);
  addTouching(all);
  addSpace(all);
  return all;
}

}  // namespace gjklab
