#include "model/scene/body_points.h"

#include "model/text/number_text.h"

#include <utility>

namespace gjklab {

std::vector<dvec3> boxCorners(dvec3 half_extents, int dimension) {
  std::vector<dvec3> corners;
  for (int i = 0; i < 1 << dimension; ++i) {
    dvec3 corner(0.0);
    for (int k = 0; k < dimension; ++k) corner[k] = (i >> k & 1) != 0 ? half_extents[k] : -half_extents[k];
    corners.push_back(corner);
  }
  return corners;
}

std::vector<dvec3> boxOutline(dvec3 half_extents, int dimension) {
  std::vector<dvec3> corners = boxCorners(half_extents, dimension);
  if (dimension == 2) std::swap(corners[2], corners[3]);
  return corners;
}

std::string pointName(Which which, int index) { return letterOf(which) + subscript(index); }

std::string pairName(int index_a, int index_b) {
  return pointName(Which::a, index_a) + " − " + pointName(Which::b, index_b);
}

std::vector<dvec3> hullPoints(const Body& body, int dimension) {
  const ShapeRow row = shapeRow(body.shape);
  if (row.core == ShapeCore::curved) return {};
  if (row.fields.points) return body.points;
  if (row.fields.half_extents) return boxCorners(body.half_extents, dimension);
  if (row.fields.half_height) return {{0, -body.half_height, 0}, {0, body.half_height, 0}};
  return {dvec3(0.0)};
}

dvec3 hullPointInWorld(const Scene& scene, Which which, int index) {
  const Body& own = body(scene, which);
  return toWorld(own, scene.dimension, hullPoints(own, scene.dimension)[static_cast<std::size_t>(index)]);
}

}  // namespace gjklab
