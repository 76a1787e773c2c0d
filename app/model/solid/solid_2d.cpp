// Outlines of the 2-D bodies, and the ends of the 1-D ones.

#include "model/solid/solids.h"

#include <algorithm>

#include "model/scene/body_points.h"
#include "model/scene/core_shape.h"
#include "model/solid/polygon.h"

namespace gjklab {
namespace {

constexpr double kCurveTolerance = 2e-5;  // of a body's size: a fortieth of a pixel on a body of 1300 pixels

/// The points that the core is the hull of (a Bézier curve's control points), in the order of the body's own indices.
std::vector<dvec2> planePoints(const Body& body, int dimension) {
  const std::vector<dvec3> own = hasPoints(body.shape) ? body.points : hullPoints(body, dimension);
  return {own.begin(), own.end()};
}

double largestDistance(const std::vector<dvec2>& points) {
  double largest = 0;
  for (const dvec2 p : points) largest = std::max(largest, glm::distance(p, points[0]));
  return largest;
}

std::vector<dvec2> outlineOf(const SupportFunction& support, double tolerance) {
  std::vector<dvec2> outline;
  for (const dvec3 p : silhouette(dvec3(0, 0, 1), support, 0, tolerance)) outline.emplace_back(p);
  return outline;
}

double curveSize(const Body& body) {
  const ShapeFields fields = shapeRow(body.shape).fields;
  if (fields.points) return largestDistance({body.points.begin(), body.points.end()});
  return std::max({fields.radii ? std::max(body.radii.x, body.radii.y) : 0, fields.radius ? body.radius : 0,
                   fields.half_height ? body.half_height : 0});
}

std::vector<dvec2> curvedOutline(const Body& body) {
  const gjk::Shape<2> shape{coreShape<2>(body).kind};
  return outlineOf([&](dvec3 d) { return dvec3(shape.support(d).point, 0); }, kCurveTolerance * curveSize(body));
}

/// The convex hull of points: the outline of their support function.
std::vector<dvec2> hullOutline(const std::vector<dvec2>& points) {
  const gjk::Hull<2> hull{points};
  return outlineOf([&](dvec3 d) { return dvec3(hull.support(d).point, 0); }, roundingOf(points));
}

/// The body's own index of an outline point; a curve has none but the ends of a Bézier curve.
int indexOf(dvec2 point, const Body& body, const std::vector<dvec2>& own) {
  const int count = static_cast<int>(own.size());
  for (int i = 0; i < count; ++i) {
    const bool on_body = hasPolytopeCore(body.shape) || i == 0 || i == count - 1;
    if (on_body && own[i] == point) return i;
  }
  return -1;
}

}  // namespace

Polygon corePolygon(const Body& body, int dimension) {
  const std::vector<dvec2> own = planePoints(body, dimension);
  Polygon polygon;
  polygon.points = !hasPolytopeCore(body.shape) ? curvedOutline(body) : hullOutline(own);
  for (const dvec2 point : polygon.points) polygon.index.push_back(indexOf(point, body, own));
  return polygon;
}

Solid planeSolid(const std::vector<dvec2>& core, const std::vector<int>& index, double radius, int dimension) {
  Solid solid;
  solid.radius = radius;
  if (dimension == 1) {
    auto [low, high] = std::minmax_element(core.begin(), core.end(), [](dvec2 p, dvec2 q) { return p.x < q.x; });
    solid.outline = {{low->x - radius, 0, 0}, {high->x + radius, 0, 0}};
    if (solid.outline[0] == solid.outline[1]) solid.outline.pop_back();
    if (radius == 0)
      for (const auto end : solid.outline.size() == 1 ? std::vector{low} : std::vector{low, high}) {
        solid.vertices.emplace_back(*end, 0);
        solid.vertex_index.push_back(index[end - core.begin()]);
      }
  } else if (radius > 0) {
    for (const RoundedPoint& p : rounded(core, radius)) solid.outline.emplace_back(p.point, 0);
    solid.round = true;
  } else {
    for (std::size_t i = 0; i < core.size(); ++i) {
      solid.outline.emplace_back(core[i], 0);
      if (index[i] < 0) {
        solid.round = true;
        continue;
      }
      solid.vertices.emplace_back(core[i], 0);
      solid.vertex_index.push_back(index[i]);
    }
  }
  setSize(solid, solid.outline);
  return solid;
}

}  // namespace gjklab
