#include "export/mesh_reader.h"

#include "export/mesh_file.h"
#include "gjk/hull.h"
#include "model/text/translate.h"

#include <array>
#include <cmath>
#include <utility>

namespace gjklab {

namespace {

/// Of the mesh's size: files hold single precision.
constexpr double kFlat = 1e-5;

using Points = std::vector<glm::dvec3>;

/// Whether all points lie behind every face, so that the faces are the hull's.
bool isConvex(const Points& points, const MeshFile& mesh) {
  double size = 0;
  for (const glm::dvec3& p : points) size = std::max(size, glm::length(p - points[0]));
  for (const auto& [a, b, c] : mesh.triangles) {
    const std::array<glm::dvec3, 3> face{mesh.points[a], mesh.points[b], mesh.points[c]};
    const glm::dvec3 across = glm::cross(face[1] - face[0], face[2] - face[0]);
    const double area = glm::length(across);
    if (!(area > kFlat * kFlat * size * size)) continue;
    double above = 0, below = 0;  // whichever way the face looks
    for (const glm::dvec3& p : points) {
      const double height = glm::dot(p - face[0], across) / area;
      above = std::max(above, height);
      below = std::max(below, -height);
    }
    if (std::min(above, below) > kFlat * size) return false;
  }
  return true;
}

/// Points of a mesh beyond which the test of every face against every point takes too long.
constexpr std::size_t kMostChecks = 200'000'000;

}  // namespace

bool isMeshEnding(const std::string& ending) { return ending == "obj" || ending == "stl" || ending == "ply"; }

std::variant<PointCloud, std::string> readMesh(const std::string& bytes, const std::string& ending) {
  MeshOrFault read = ending == "obj" ? readObj(bytes) : ending == "stl" ? readStl(bytes) : readPly(bytes);
  if (std::string* fault = std::get_if<std::string>(&read)) return std::move(*fault);
  const MeshFile& mesh = std::get<MeshFile>(read);
  const Points& points = mesh.points;
  for (const glm::dvec3& p : points)
    if (!std::isfinite(p.x) || !std::isfinite(p.y) || !std::isfinite(p.z))
      return std::string(tr("a point is not finite"));
  if (points.empty()) return std::string(tr("the mesh has no points"));
  PointCloud cloud;
  const gjk::HullMesh<3> hull = gjk::convexHull<3>(points);
  for (const int corner : hull.vertices) cloud.points.push_back(points[static_cast<std::size_t>(corner)]);
  // The corners alone suffice to see whether a face has some on both sides; points inside the hull show themselves by
  // the faces that they belong to.
  cloud.was_hollow = mesh.triangles.size() * cloud.points.size() <= kMostChecks && !isConvex(cloud.points, mesh);
  return cloud;
}

}  // namespace gjklab
