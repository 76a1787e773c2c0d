#include "model/marking/draw_pairs.h"

#include "model/run/run.h"
#include "model/scene/body_points.h"

#include <cmath>

namespace gjklab {

double PairDraw::between(double low, double high) {
  // The library's distributions differ from one system to the next; this one does not.
  return low + (high - low) * static_cast<double>(random_() >> 11) * 0x1p-53;
}

int PairDraw::whole(int least, int greatest) {
  return least + static_cast<int>(random_() % static_cast<std::uint64_t>(greatest - least + 1));
}

double PairDraw::eighths(double low, double high) {
  return whole(static_cast<int>(std::ceil(low * 8)), static_cast<int>(std::floor(high * 8))) / 8.0;
}

dvec3 PairDraw::point(int dimension, double reach) {
  dvec3 out(0.0);
  for (int i = 0; i < dimension; ++i) out[i] = between(-reach, reach);
  return out;
}

dvec3 PairDraw::direction(int dimension) {
  for (;;) {
    const dvec3 d = point(dimension, 1);
    if (const double length = glm::length(d); length > 0.1 && length <= 1) return d / length;
  }
}

Body PairDraw::hull(int dimension, int points) {
  Body body;
  body.shape = ShapeKind::hull;
  for (int i = 0; i < points; ++i) {
    const dvec3 d = direction(dimension);
    body.points.push_back(d * between(0.6, 1.2));
  }
  return body;
}

Body PairDraw::body(ShapeKind shape, int dimension) {
  Body body;
  body.shape = shape;
  body.half_extents = body.radii = dvec3(0.0);
  for (int i = 0; i < dimension; ++i) {
    body.half_extents[i] = between(0.3, 1.2);
    body.radii[i] = between(0.3, 1.2);
  }
  body.radius = between(0.3, 1);
  body.half_height = between(0.3, 1);
  if (shape == ShapeKind::hull) return hull(dimension, whole(dimension + 1, 4 * dimension));
  const PointCount allowed = shapeRow(shape).points;
  const int count = allowed.least < allowed.greatest ? whole(allowed.least, allowed.greatest) : allowed.least;
  for (int i = 0; i < count; ++i) {
    const dvec3 p = point(dimension, 1.2);
    body.points.push_back(p);
  }
  return body;
}

void PairDraw::turn(Body& body, int dimension) {
  if (dimension == 2) body.angle = between(-3.1, 3.1);
  if (dimension < 3) return;
  double q[4] = {};
  for (double& part : q) part = between(-1, 1);
  if (const auto unit = unitOrientation({q[3], q[0], q[1], q[2]})) body.orientation = *unit;
}

Scene PairDraw::pair(const Body& a, const Body& b, int dimension, double gap, bool turned) {
  Scene scene;
  scene.dimension = dimension;
  scene.a = a;
  scene.b = b;
  if (turned) {
    turn(scene.a, dimension);
    turn(scene.b, dimension);
  }
  scene.a.position = point(dimension, 2);
  const dvec3 d = direction(dimension);
  scene.b.position = scene.a.position + 6.0 * d;
  // Towards A until they are as far apart as they should be: along the normal found first that takes one move.
  for (int i = 0; i < 3; ++i) {
    const gjk::Result<3> at = solve(scene);
    scene.b.position += (gap - (at.distance - at.depth)) * at.normal;
  }
  clearUnusedCoordinates(scene);
  return scene;
}

Body asHull(const Body& box, int dimension) {
  Body out = box;
  out.shape = ShapeKind::hull;
  out.points = boxCorners(box.half_extents, dimension);
  return out;
}

}  // namespace gjklab
