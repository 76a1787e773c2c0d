// From bodies to drawn solids, whatever the dimension.

#include "model/solid/solids.h"

#include "model/scene/body_fields.h"
#include "model/scene/body_points.h"
#include "model/scene/core_shape.h"
#include "model/solid/convex_planes.h"
#include "model/solid/point_support.h"

#include <variant>

namespace gjklab {
namespace {

/// Samples on a turn of a body that is summed up in A ⊖ B.
constexpr int kSummedSamples = 48;

template <class Shape>
SupportFunction supportOfShape(Shape shape, glm::dmat3 rotation) {
  return [shape, rotation](dvec3 d) { return rotation * shape.support(d * rotation).point; };
}

SupportFunction coreSupport(const Body& body, const BodyShape& shape) {
  const glm::dmat3 rotation = rotationOf(body, 3);
  if (!shape.curved) return supportOfPoints(shape.core.points);
  return std::visit([&](const auto& kind) { return supportOfShape(kind, rotation); }, coreShape<3>(body).kind);
}

/// What a solid needs for its silhouettes, and what follows from them and its mesh.
void setSilhouette(Solid& solid, const SupportFunction& core, double radius, bool curved) {
  solid.core_support = core;
  solid.radius = radius;
  solid.curved_core = curved;
  solid.faces = meshPlanes(solid.positions, solid.triangles, solid.size);
  if (!solid.positions.empty()) solid.shadow = silhouetteOf(solid, dvec3(0, 1, 0));
}

Solid spaceSolid(const BodyShape& shape, double radius) {
  if (radius <= 0) return polytopeSolid(shape.core);
  return shape.curved ? polytopeSolid(shape.whole) : roundedPolytopeSolid(shape.core, radius, shape.fineness.ball);
}

DifferenceSolids planeDifference(const Scene& scene, const BodyShape& a, const BodyShape& b) {
  const PolygonDifference difference = minkowskiDifference(a.polygon, b.polygon);
  const double radius = a.radius + b.radius;
  const bool as_core = scene.query.rounding == gjk::Rounding::core || radius <= 0;
  DifferenceSolids result;
  std::vector<int> index;
  for (std::size_t i = 0; i < difference.points.size(); ++i) {
    const int index_a = a.polygon.index[difference.pairs[i][0]], index_b = b.polygon.index[difference.pairs[i][1]];
    const bool is_vertex = as_core && index_a >= 0 && index_b >= 0;
    index.push_back(is_vertex ? static_cast<int>(result.vertices.size()) : -1);
    if (is_vertex) result.vertices.push_back({dvec3(difference.points[i], 0), index_a, index_b});
  }
  const double drawn_radius = as_core ? 0 : radius;
  result.solid = planeSolid(difference.points, index, drawn_radius, scene.dimension);
  if (as_core && radius > 0) result.round = planeSolid(difference.points, index, radius, scene.dimension);
  return result;
}

/// The core of a body as an operand of A ⊖ B in 3-D: a polytope as it is, a curved one with samples enough and with a
/// ball of this radius around it.
Polytope operand(const Body& body, const BodyShape& shape, double radius) {
  return shape.curved ? rotated(roundPolytope(body, radius, kSummedSamples), rotationOf(body, 3)) : shape.core;
}

/// Numbers the true vertices of a difference in its polytope and lists them.
std::vector<DifferenceVertex> numberVertices(PolytopeDifference& difference, const std::vector<int>& index_of_a,
                                             const std::vector<int>& index_of_b) {
  std::vector<DifferenceVertex> vertices;
  for (std::size_t i = 0; i < difference.pairs.size(); ++i) {
    const auto [i_a, i_b] = difference.pairs[i];
    const int index_a = index_of_a[i_a], index_b = index_of_b[i_b];
    const bool is_vertex = index_a >= 0 && index_b >= 0;
    difference.solid.index[i] = is_vertex ? static_cast<int>(vertices.size()) : -1;
    if (is_vertex) vertices.push_back({difference.solid.points[i], index_a, index_b});
  }
  return vertices;
}

DifferenceSolids solidDifference(const Scene& scene, const BodyShape& a, const BodyShape& b) {
  const double radius = a.radius + b.radius;
  const bool as_core = scene.query.rounding == gjk::Rounding::core || radius <= 0;
  const bool curved = a.curved || b.curved;
  const double drawn_radius = as_core ? 0 : radius;
  // Of the radius drawn around the difference of a curved body the first curved one takes all.
  const Polytope operand_a = operand(scene.a, a, drawn_radius),
                 operand_b = operand(scene.b, b, a.curved ? 0 : drawn_radius);
  PolytopeDifference difference = minkowskiDifference(operand_a, operand_b);

  DifferenceSolids result;
  result.vertices = numberVertices(difference, operand_a.index, operand_b.index);
  const bool around_polytope = !curved && drawn_radius > 0;
  if (around_polytope) result.vertices.clear();
  result.solid =
      around_polytope ? roundedPolytopeSolid(difference.solid, drawn_radius) : polytopeSolid(difference.solid);

  const SupportFunction support_a = coreSupport(scene.a, a), support_b = coreSupport(scene.b, b);
  const SupportFunction core = [support_a, support_b](dvec3 d) { return support_a(d) - support_b(-d); };
  setSilhouette(result.solid, core, drawn_radius, curved);
  if (as_core && radius > 0) {
    setSilhouette(result.round, core, radius, curved);
    result.round.round = true;
    result.round.size = result.solid.size + 2 * radius;
  }
  return result;
}

}  // namespace

BodyShape localShape(const Body& body, int dimension, Fineness fineness) {
  BodyShape shape;
  shape.fineness = fineness;
  shape.radius = coreRadius(body);
  if (dimension < 3) {
    shape.polygon = corePolygon(body, dimension);
    return shape;
  }
  shape.curved = !hasPolytopeCore(body.shape);
  shape.core = shape.curved ? roundPolytope(body, 0, fineness.core) : hullPolytope(hullPoints(body, dimension));
  if (shape.curved && shape.radius > 0) shape.whole = roundPolytope(body, shape.radius, fineness.core);
  return shape;
}

BodyShape turned(const BodyShape& shape, const Body& body, int dimension) {
  BodyShape result = shape;
  const glm::dmat3 rotation = rotationOf(body, dimension);
  for (dvec2& point : result.polygon.points) point = dvec2(rotation * dvec3(point, 0));
  result.core = rotated(shape.core, rotation);
  result.whole = rotated(shape.whole, rotation);
  return result;
}

BodySolids bodySolids(const Body& body, const BodyShape& shape, int dimension, gjk::Rounding rounding) {
  const bool has_core = rounding == gjk::Rounding::core && shape.radius > 0;
  BodySolids solids;
  if (dimension < 3) {
    const Polygon& core = shape.polygon;
    solids.whole = planeSolid(core.points, core.index, shape.radius, dimension);
    if (has_core) solids.core = planeSolid(core.points, core.index, 0, dimension);
    return solids;
  }
  const SupportFunction support = coreSupport(body, shape);
  solids.whole = spaceSolid(shape, shape.radius);
  setSilhouette(solids.whole, support, shape.radius, shape.curved);
  if (has_core) {
    solids.core = spaceSolid(shape, 0);
    setSilhouette(solids.core, support, 0, shape.curved);
  }
  return solids;
}

DifferenceSolids differenceSolids(const Scene& scene, const BodyShape& a, const BodyShape& b) {
  return scene.dimension < 3 ? planeDifference(scene, a, b) : solidDifference(scene, a, b);
}

}  // namespace gjklab
