#pragma once
// Meshes kept on the graphics card from one frame to the next: a body that only moves uploads nothing.

#include "model/figure/figure.h"
#include "render/gl_handle.h"

#include <list>
#include <memory>

namespace gjklab {

struct CachedMesh {
  GlVertexArray array;
  GlBuffer vertices, indices;
  GLsizei index_count = 0;
  dvec3 centre{0.0};  ///< subtracted from the positions before they become floats

  void draw() const {
    glBindVertexArray(array.id());
    glDrawElements(GL_TRIANGLES, index_count, GL_UNSIGNED_INT, nullptr);
  }
};

class MeshCache {
 public:
  /// The mesh's buffers, uploaded if they are not there yet. Valid until the next call of forgetUnused().
  const CachedMesh& get(const Mesh&);
  /// Call it once per figure: drops meshes that have not been used lately, or whose owner no longer exists.
  void forgetUnused();

 private:
  struct Entry {
    std::weak_ptr<const void> owner;
    const dvec3* positions;
    const int* triangles;
    std::size_t position_count, index_count;
    int age = 0;
    CachedMesh mesh;
  };
  std::list<Entry> entries_;
};

}  // namespace gjklab
