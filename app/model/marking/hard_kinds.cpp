// Pairs at which plain solvers fail: flat and thin ones, extreme scales, parallel features, points given twice.

#include "model/marking/suite_kinds.h"
#include "model/text/translatable.h"

#include <cmath>

namespace gjklab {

namespace {

int planeOrSpace(int i) { return 2 + i % 2; }

Scene scaled(Scene scene, double by) {
  for (Body* body : {&scene.a, &scene.b}) {
    for (dvec3& p : body->points) p *= by;
    body->half_extents *= by;
    body->radii *= by;
    body->radius *= by;
    body->half_height *= by;
    body->position *= by;
  }
  return scene;
}

/// Apart and overlapping in turn.
double gapOf(PairDraw& draw, int i) {
  const double apart = draw.between(0.05, 1), deep = -draw.between(0.02, 0.2);
  return i % 4 < 2 ? apart : deep;
}

Scene hulls(PairDraw& draw, int i, int points) {
  const int d = planeOrSpace(i);
  const Body a = draw.hull(d, points);
  const Body b = draw.hull(d, points);
  const double gap = gapOf(draw, i);
  return draw.pair(a, b, d, gap);
}

Scene needle(PairDraw& draw, int i) {
  const int d = planeOrSpace(i);
  Body a = draw.body(ShapeKind::box, d);
  Body b = draw.body(ShapeKind::box, d);
  a.half_extents.x = draw.between(20, 100);
  a.half_extents.y = 1e-3;
  if (d == 3) a.half_extents.z = 1e-3;
  const double gap = i % 4 < 2 ? draw.between(0.05, 1) : -5e-4;
  return draw.pair(a, b, d, gap);
}

Scene flat(PairDraw& draw, int i) {
  const int d = planeOrSpace(i);
  Body a = draw.hull(d, 6);
  for (dvec3& p : a.points) p[d - 1] = 0;
  const Body b = draw.hull(d, 8);
  const double gap = draw.between(0.02, 1);
  return draw.pair(a, b, d, gap);
}

Scene farOut(PairDraw& draw, int i) {
  Scene scene = hulls(draw, i, 8);
  const dvec3 away = std::round(draw.between(1e5, 1e6)) * dvec3(1, -1, scene.dimension == 3 ? 1 : 0);
  scene.a.position += away;
  scene.b.position += away;
  return scene;
}

/// Boxes side by side, not turned: all of a face is nearest.
Scene parallelFaces(PairDraw& draw, int i) {
  const int d = planeOrSpace(i);
  Scene scene = touchingBoxes(draw, d, 1, i % 4 < 2);
  const double gap = i % 3 == 0 ? -0.25 : draw.eighths(0.125, 2);
  scene.b.position.x += scene.b.position.x > scene.a.position.x ? gap : -gap;
  return scene;
}

/// Boxes above each other's edges: an edge's whole length is nearest.
Scene parallelEdges(PairDraw& draw, int i) {
  Scene scene = touchingBoxes(draw, 3, 2, i % 2 == 0);
  const double gap = draw.eighths(0.125, 1);
  for (int k = 0; k < 2; ++k) scene.b.position[k] += scene.b.position[k] > scene.a.position[k] ? gap : -gap;
  return scene;
}

Scene repeatedPoints(PairDraw& draw, int i) {
  Scene scene = hulls(draw, i, 6);
  for (Body* body : {&scene.a, &scene.b}) {
    const std::vector<dvec3> once = body->points;
    for (const dvec3& p : once) {
      body->points.push_back(p);
      body->points.push_back((p + once[0]) * 0.5);
    }
  }
  return scene;
}

Scene concentric(PairDraw& draw, int i) {
  const int d = planeOrSpace(i);
  Scene scene;
  scene.dimension = d;
  scene.a.shape = scene.b.shape = ShapeKind::box;
  scene.a.half_extents = scene.b.half_extents = dvec3(0.0);
  for (int k = 0; k < d; ++k) {
    scene.a.half_extents[k] = draw.eighths(0.5, 2);
    scene.b.half_extents[k] = draw.eighths(0.5, 2);
    scene.a.position[k] = draw.eighths(-2, 2);
  }
  scene.b.position = scene.a.position;
  return scene;
}

Scene unlikeSizes(PairDraw& draw, int i) {
  const int d = planeOrSpace(i);
  Body a = draw.hull(d, 8);
  const Body b = draw.hull(d, 8);
  for (dvec3& p : a.points) p *= 500.0;
  a.points.push_back(dvec3(0.0));
  const double gap = i % 4 < 2 ? draw.between(0.1, 2) : -draw.between(0.05, 0.4);
  return draw.pair(a, b, d, gap);
}

PairKind apartBy(const char* name, double low, double high) {
  return {name, [low, high](PairDraw& draw, int i) {
            const int d = planeOrSpace(i);
            const Body a = draw.hull(d, 10);
            const Body b = draw.hull(d, 10);
            const double gap = std::exp(draw.between(std::log(low), std::log(high)));
            return draw.pair(a, b, d, i % 4 < 2 ? gap : -gap);
          }};
}

}  // namespace

std::vector<PairKind> hardKinds() {
  return {
      {translatableIn("kind of pairs", "needles"), needle},
      {translatableIn("kind of pairs", "flat"), flat},
      {translatableIn("kind of pairs", "tiny"), [](PairDraw& draw, int i) { return scaled(hulls(draw, i, 8), 1e-5); }},
      {translatableIn("kind of pairs", "huge"), [](PairDraw& draw, int i) { return scaled(hulls(draw, i, 8), 1e5); }},
      {translatableIn("kind of pairs", "far from the origin"), farOut},
      {translatableIn("kind of pairs", "parallel faces"), parallelFaces},
      {translatableIn("kind of pairs", "parallel edges"), parallelEdges},
      {translatableIn("kind of pairs", "repeated points"), repeatedPoints},
      {translatableIn("kind of pairs", "many points"), [](PairDraw& draw, int i) { return hulls(draw, i, 60); }},
      {translatableIn("kind of pairs", "one inside the other"), concentric},
      {translatableIn("kind of pairs", "large and small"), unlikeSizes},
      apartBy(translatableIn("kind of pairs", "nearly touching"), 1e-4, 1e-2),
  };
}

}  // namespace gjklab
