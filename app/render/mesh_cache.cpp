#include "render/mesh_cache.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace gjklab {
namespace {

constexpr int kForgetAfter = 16;  ///< figures; a window draws two of them in a frame

struct MeshVertex {
  float position[3], normal[3];
};

dvec3 middleOf(std::span<const dvec3> positions) {
  if (positions.empty()) return dvec3(0.0);
  dvec3 low = positions[0], high = positions[0];
  for (const dvec3& p : positions) {
    low = glm::min(low, p);
    high = glm::max(high, p);
  }
  return 0.5 * low + 0.5 * high;
}

void upload(const Mesh& mesh, CachedMesh& into) {
  into.centre = middleOf(mesh.positions);
  std::vector<MeshVertex> vertices(mesh.positions.size());
  for (std::size_t i = 0; i < vertices.size(); ++i)
    for (int axis = 0; axis < 3; ++axis) {
      vertices[i].position[axis] = static_cast<float>(mesh.positions[i][axis] - into.centre[axis]);
      vertices[i].normal[axis] = i < mesh.normals.size() ? static_cast<float>(mesh.normals[i][axis]) : 0.0f;
    }
  const std::vector<std::uint32_t> indices(mesh.triangles.begin(), mesh.triangles.end());
  into.array = GlVertexArray::make();
  into.vertices = GlBuffer::make();
  into.indices = GlBuffer::make();
  into.index_count = static_cast<GLsizei>(indices.size());
  glBindVertexArray(into.array.id());
  glBindBuffer(GL_ARRAY_BUFFER, into.vertices.id());
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(vertices.size() * sizeof(MeshVertex)), vertices.data(),
               GL_STATIC_DRAW);
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, into.indices.id());
  glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(indices.size() * sizeof(std::uint32_t)), indices.data(),
               GL_STATIC_DRAW);
  for (const GLuint location : {0u, 1u}) {
    const std::size_t offset = location == 0 ? offsetof(MeshVertex, position) : offsetof(MeshVertex, normal);
    glEnableVertexAttribArray(location);
    glVertexAttribPointer(location, 3, GL_FLOAT, GL_FALSE, sizeof(MeshVertex), reinterpret_cast<const void*>(offset));
  }
}

}  // namespace

const CachedMesh& MeshCache::get(const Mesh& mesh) {
  for (Entry& entry : entries_) {
    const bool same = entry.positions == mesh.positions.data() && entry.triangles == mesh.triangles.data() &&
                      entry.position_count == mesh.positions.size() && entry.index_count == mesh.triangles.size();
    if (!same || mesh.owner == nullptr || entry.owner.lock() != mesh.owner) continue;
    entry.age = 0;
    return entry.mesh;
  }
  Entry& entry = entries_.emplace_back(Entry{
      mesh.owner, mesh.positions.data(), mesh.triangles.data(), mesh.positions.size(), mesh.triangles.size(), 0, {}});
  upload(mesh, entry.mesh);
  return entry.mesh;
}

void MeshCache::forgetUnused() {
  entries_.remove_if([](Entry& entry) { return ++entry.age > kForgetAfter || entry.owner.expired(); });
}

}  // namespace gjklab
