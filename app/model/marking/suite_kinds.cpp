#include "model/marking/suite_kinds.h"

#include "model/text/translatable.h"

#include <fmt/format.h>

namespace gjklab {

namespace {

Body boxOrHull(PairDraw& draw, int dimension) {
  return draw.body(draw.coin() ? ShapeKind::box : ShapeKind::hull, dimension);
}

/// How far apart, or how deep.
struct Gaps {
  double low, high;
};

PairKind placed(std::string name, int dimension, Gaps gaps) {
  return {std::move(name), [dimension, gaps](PairDraw& draw, int) {
            const Body a = boxOrHull(draw, dimension);
            const Body b = boxOrHull(draw, dimension);
            const double gap = draw.between(gaps.low, gaps.high);
            return draw.pair(a, b, dimension, gap);
          }};
}

Scene contained(PairDraw& draw, int dimension) {
  const Body a = draw.body(ShapeKind::box, dimension);
  Body b = boxOrHull(draw, dimension);
  Scene scene;
  scene.dimension = dimension;
  scene.a = a;
  scene.b = b;
  for (dvec3& p : scene.b.points) p *= 0.1;
  scene.b.half_extents *= 0.1;
  draw.turn(scene.a, dimension);
  draw.turn(scene.b, dimension);
  scene.a.position = draw.point(dimension, 2);
  scene.b.position = toWorld(scene.a, dimension, draw.point(dimension, 0.1));
  clearUnusedCoordinates(scene);
  return scene;
}

Scene same(PairDraw& draw, int dimension) {
  Scene scene;
  scene.dimension = dimension;
  scene.a = boxOrHull(draw, dimension);
  draw.turn(scene.a, dimension);
  scene.a.position = draw.point(dimension, 2);
  scene.b = scene.a;
  clearUnusedCoordinates(scene);
  return scene;
}

/// A corner of B on the middle of a side of A.
Scene cornerOnSide(PairDraw& draw, int dimension) {
  Scene scene;
  scene.dimension = dimension;
  scene.a.shape = ShapeKind::box;
  scene.a.half_extents = {draw.eighths(1, 2), draw.eighths(1, 2), 0};
  scene.a.position = {draw.eighths(-2, 2), draw.eighths(-2, 2), 0};
  scene.b.shape = ShapeKind::hull;
  const double right = draw.eighths(0.5, 1.5), up = draw.eighths(0.5, 1.5);
  scene.b.points = {{0, 0, 0}, {right, up, 0}, {right, -up, 0}};
  const double along = draw.eighths(-0.5, 0.5);
  scene.b.position = scene.a.position + dvec3(scene.a.half_extents.x, along, 0);
  if (dimension < 3) return scene;
  scene.a.half_extents.z = draw.eighths(1, 2);
  const double deep = draw.eighths(0.5, 1.5);
  scene.b.points.push_back({right, 0, deep});
  scene.b.points.push_back({right, 0, -deep});
  return scene;
}

}  // namespace

Scene touchingBoxes(PairDraw& draw, int dimension, int sides_shared, bool as_hulls) {
  Scene scene;
  scene.dimension = dimension;
  scene.a.shape = scene.b.shape = ShapeKind::box;
  scene.a.half_extents = scene.b.half_extents = dvec3(0.0);
  for (int i = 0; i < dimension; ++i) {
    scene.a.half_extents[i] = draw.eighths(0.5, 1.5);
    scene.b.half_extents[i] = draw.eighths(0.5, 1.5);
    scene.a.position[i] = draw.eighths(-2, 2);
    const double way = scene.a.half_extents[i] + scene.b.half_extents[i];
    const double side = draw.coin() ? 1 : -1, along = draw.eighths(-0.25, 0.25);
    scene.b.position[i] = scene.a.position[i] + (i < sides_shared ? side * way : along);
  }
  if (as_hulls) {
    scene.a = asHull(scene.a, dimension);
    scene.b = asHull(scene.b, dimension);
  }
  clearUnusedCoordinates(scene);
  return scene;
}

Scene touchingBalls(PairDraw& draw, int dimension) {
  Scene scene;
  scene.dimension = dimension;
  scene.a.shape = scene.b.shape = ShapeKind::sphere;
  scene.a.radius = draw.eighths(0.5, 1.5);
  scene.b.radius = draw.eighths(0.5, 1.5);
  for (int i = 0; i < dimension; ++i) scene.a.position[i] = draw.eighths(-2, 2);
  scene.b.position = scene.a.position;
  const int axis = draw.whole(0, dimension - 1);
  scene.b.position[axis] += (draw.coin() ? 1 : -1) * (scene.a.radius + scene.b.radius);
  return scene;
}

std::vector<PairKind> firstKinds(int dimension) {
  const int d = dimension;
  std::vector<PairKind> kinds{
      placed("separated", d, {0.1, 2}),
      placed(translatableIn("kind of pairs", "far apart"), d, {20, 200}),
      placed(translatableIn("kind of pairs", "near miss"), d, {2e-3, 2e-2}),
      placed(translatableIn("kind of pairs", "overlapping"), d, {-0.3, -0.05}),
      placed(translatableIn("kind of pairs", "just overlapping"), d, {-2e-2, -2e-3}),
      {translatableIn("kind of pairs", "contained"), [d](PairDraw& draw, int) { return contained(draw, d); }},
      {translatableIn("kind of pairs", "the same twice"), [d](PairDraw& draw, int) { return same(draw, d); }},
      {"touching", [d](PairDraw& draw, int i) { return touchingBoxes(draw, d, 1, i % 2 == 1); }},
  };
  if (d == 1) return kinds;  // intervals have no more ways to touch
  kinds.push_back({translatableIn("kind of pairs", "touching corners"),
                   [d](PairDraw& draw, int i) { return touchingBoxes(draw, d, d, i % 2 == 1); }});
  kinds.push_back(
      {translatableIn("kind of pairs", "corner on side"), [d](PairDraw& draw, int) { return cornerOnSide(draw, d); }});
  return kinds;
}

std::vector<PairKind> basicKinds() {
  std::vector<PairKind> kinds;
  static constexpr ShapeKind kSimple[] = {ShapeKind::point, ShapeKind::segment, ShapeKind::box, ShapeKind::hull,
                                          ShapeKind::sphere};
  const auto simple = [](PairDraw& draw, int dimension, int least) {
    return draw.body(kSimple[draw.whole(least, dimension == 1 ? 3 : 4)], dimension);
  };
  for (int d = 1; d <= 3; ++d) {
    kinds.push_back({fmt::format("{}-D separated", d), [d, simple](PairDraw& draw, int) {
                       const Body a = simple(draw, d, 0);
                       const Body b = simple(draw, d, 0);
                       const double gap = draw.between(0.05, 3);
                       return draw.pair(a, b, d, gap);
                     }});
    kinds.push_back({fmt::format("{}-D intersecting", d), [d, simple](PairDraw& draw, int) {
                       const Body a = simple(draw, d, 2);  // with an inside
                       const Body b = simple(draw, d, 2);
                       const double gap = -draw.between(0.01, 0.4);
                       return draw.pair(a, b, d, gap);
                     }});
    kinds.push_back({fmt::format("{}-D touching", d), [d](PairDraw& draw, int i) {
                       return i % 2 == 1 && d > 1 ? touchingBalls(draw, d)
                                                  : touchingBoxes(draw, d, draw.whole(1, d), i % 4 == 0);
                     }});
    kinds.push_back({fmt::format("{}-D contained", d), [d](PairDraw& draw, int) { return contained(draw, d); }});
  }
  return kinds;
}

std::vector<PairKind> shapeKinds() {
  std::vector<PairKind> kinds;
  for (int d = 2; d <= 3; ++d)
    for (const ShapeKind shape : kAllShapes) {
      if (!existsIn(shape, d)) continue;
      kinds.push_back({fmt::format("{}-D {}", d, name(shape)), [d, shape](PairDraw& draw, int i) {
                         ShapeKind other = shape;
                         do {
                           other = kAllShapes[draw.whole(0, static_cast<int>(std::size(kAllShapes)) - 1)];
                         } while (!existsIn(other, d));
                         Body a = draw.body(shape, d);
                         Body b = draw.body(other, d);
                         if (i % 4 == 3) b.margin = draw.between(0.05, 0.3);
                         // Points and segments have no inside: pairs of them never overlap by much.
                         const bool inside = shape != ShapeKind::point && shape != ShapeKind::segment &&
                                             other != ShapeKind::point && other != ShapeKind::segment;
                         const double apart = draw.between(0.05, 1.5), deep = -draw.between(0.02, 0.2);
                         return draw.pair(a, b, d, inside && i % 2 == 1 ? deep : apart);
                       }});
    }
  return kinds;
}

}  // namespace gjklab
