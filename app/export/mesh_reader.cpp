#include "export/mesh_reader.h"

#include "export/ply_header.h"
#include "gjk/hull.h"

#include <assimp/postprocess.h>
#include <assimp/scene.h>
#include <fmt/format.h>

#include <assimp/Importer.hpp>
#include <cmath>

namespace gjklab {

namespace {

/// Of the mesh's size: files hold single precision.
constexpr double kFlat = 1e-5;

using Points = std::vector<glm::dvec3>;

/// Whether all points lie behind every face, so that the faces are the hull's.
bool isConvex(const Points& points, const std::vector<std::array<glm::dvec3, 3>>& faces) {
  double size = 0;
  for (const glm::dvec3& p : points) size = std::max(size, glm::length(p - points[0]));
  for (const auto& face : faces) {
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

std::string upper(std::string word) {
  for (char& c : word) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return word;
}

/// Points of a mesh beyond which the test of every face against every point takes too long.
constexpr std::size_t kMostChecks = 200'000'000;

}  // namespace

bool isMeshEnding(const std::string& ending) { return ending == "obj" || ending == "stl" || ending == "ply"; }

std::variant<PointCloud, std::string> readMesh(const std::string& bytes, const std::string& ending) {
  if (std::string fault = ending == "ply" ? faultInPlyHeader(bytes) : ""; !fault.empty()) return fault;
  Assimp::Importer importer;
  const aiScene* scene = importer.ReadFileFromMemory(
      bytes.data(), bytes.size(), aiProcess_Triangulate | aiProcess_PreTransformVertices, ending.c_str());
  if (scene == nullptr) return fmt::format("cannot be read as {}: it is damaged, cut off or empty", upper(ending));
  Points points;
  std::vector<std::array<glm::dvec3, 3>> faces;
  const auto at = [](const aiVector3D& p) { return glm::dvec3(p.x, p.y, p.z); };
  for (unsigned m = 0; m < scene->mNumMeshes; ++m) {
    const aiMesh& mesh = *scene->mMeshes[m];
    for (unsigned i = 0; i < mesh.mNumVertices; ++i) points.push_back(at(mesh.mVertices[i]));
    for (unsigned f = 0; f < mesh.mNumFaces; ++f)
      if (const aiFace& face = mesh.mFaces[f]; face.mNumIndices == 3)
        faces.push_back({at(mesh.mVertices[face.mIndices[0]]), at(mesh.mVertices[face.mIndices[1]]),
                         at(mesh.mVertices[face.mIndices[2]])});
  }
  for (const glm::dvec3& p : points)
    if (!std::isfinite(p.x) || !std::isfinite(p.y) || !std::isfinite(p.z)) return std::string("a point is not finite");
  if (points.empty()) return std::string("has no points");
  PointCloud cloud;
  const gjk::HullMesh<3> hull = gjk::convexHull<3>(points);
  for (const int corner : hull.vertices) cloud.points.push_back(points[static_cast<std::size_t>(corner)]);
  // The corners alone suffice to see whether a face has some on both sides; points inside the hull show themselves by
  // the faces that they belong to.
  cloud.was_hollow = faces.size() * cloud.points.size() <= kMostChecks && !isConvex(cloud.points, faces);
  return cloud;
}

}  // namespace gjklab
