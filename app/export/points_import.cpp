#include "export/points_import.h"

#include "export/mesh_reader.h"
#include "model/text/translate.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gjklab {

namespace {

constexpr double kTurn = 1e-6;  ///< how far a rotation's matrix may be from one

/// How far a matrix is from a rotation.
double offRotation(const glm::dmat3& linear) {
  const glm::dmat3 gram = glm::transpose(linear) * linear;
  double off = std::abs(glm::determinant(linear) - 1);
  for (int i = 0; i < 3; ++i)
    for (int k = 0; k < 3; ++k) off = std::max(off, std::abs(gram[i][k] - (i == k ? 1 : 0)));
  return off;
}

}  // namespace

bool isPointsEnding(const std::string& ending) {
  static constexpr std::array kTables{"csv", "tsv", "txt", "xyz"};
  return isMeshEnding(ending) || std::find(kTables.begin(), kTables.end(), ending) != kTables.end();
}

std::variant<PointCloud, std::string> pointsIn(const std::string& bytes, const std::string& ending) {
  return isMeshEnding(ending) ? readMesh(bytes, ending) : readPoints(bytes);
}

std::string hollowText(const PointCloud& cloud) {
  if (!cloud.was_hollow) return "";
  return tr("the mesh is not convex; its convex hull of {count} vertices is used instead",
            arg("count", cloud.points.size()));
}

Body hullOf(PointCloud cloud) {
  Body body;
  body.shape = ShapeKind::hull;
  body.points = std::move(cloud.points);
  return body;
}

std::string placeBy(Body& body, const glm::dmat4& matrix, int dimension) {
  if (body.shape == ShapeKind::point) {  // wherever it is turned or stretched to, it stays one
    body.position = dvec3(matrix[3]);
    return "";
  }
  const glm::dmat3 linear(matrix);
  const bool in_plane = dimension == 3 || (linear[0][2] == 0 && linear[1][2] == 0 && linear[2] == dvec3(0, 0, 1));
  if (offRotation(linear) > kTurn || !in_plane || dimension == 1) {
    for (dvec3& p : body.points) p = dvec3(matrix * glm::dvec4(p, 1));
    return dimension == 3
               ? tr("the matrix does more than rotate and translate, so it is applied to the points")
               : tr("the matrix does more than rotate and translate in the plane, so it is applied to the points");
  }
  body.position = dvec3(matrix[3]);
  if (dimension == 2) body.angle = std::atan2(linear[0][1], linear[0][0]);
  if (dimension == 3)
    if (const auto unit = unitOrientation(glm::quat_cast(linear))) body.orientation = *unit;
  return "";
}

}  // namespace gjklab
