#pragma once
// Vertices written anew every frame: one buffer, orphaned at each upload so that the driver need not wait, and the
// index pattern of quads.

#include "render/gl_handle.h"

#include <cstddef>
#include <span>
#include <vector>

namespace gjklab {

/// One vertex attribute of a stream.
struct StreamAttribute {
  int components;
  GLenum type;  ///< GL_FLOAT, or GL_UNSIGNED_BYTE (normalised)
  std::size_t offset;
};

class StreamBuffer {
 public:
  /// `quads`: vertices come in fours, corners in the order of a strip.
  void create(std::span<const StreamAttribute>, std::size_t stride, bool quads);
  /// Binds the vertex array and replaces the buffer's content.
  template <typename Vertex>
  void upload(const std::vector<Vertex>& vertices) {
    uploadBytes(vertices.data(), vertices.size() * sizeof(Vertex), vertices.size());
  }
  void drawQuads(std::size_t first, std::size_t count) const;
  void drawTriangles(std::size_t first_vertex, std::size_t vertex_count) const;
  void bind() const { glBindVertexArray(array_.id()); }

 private:
  void uploadBytes(const void* data, std::size_t bytes, std::size_t vertex_count);
  void growQuadIndices(std::size_t quads);

  GlVertexArray array_;
  GlBuffer vertices_, indices_;
  std::size_t quad_capacity_ = 0;
  bool quads_ = false;
};

}  // namespace gjklab
