#include "render/stream.h"

#include <algorithm>
#include <cstdint>

namespace gjklab {

void StreamBuffer::create(std::span<const StreamAttribute> attributes, std::size_t stride, bool quads) {
  quads_ = quads;
  array_ = GlVertexArray::make();
  vertices_ = GlBuffer::make();
  glBindVertexArray(array_.id());
  glBindBuffer(GL_ARRAY_BUFFER, vertices_.id());
  GLuint location = 0;
  for (const StreamAttribute& attribute : attributes) {
    glEnableVertexAttribArray(location);
    glVertexAttribPointer(location, attribute.components, attribute.type,
                          attribute.type == GL_UNSIGNED_BYTE ? GL_TRUE : GL_FALSE, static_cast<GLsizei>(stride),
                          reinterpret_cast<const void*>(attribute.offset));
    ++location;
  }
  if (quads_) {
    indices_ = GlBuffer::make();
    growQuadIndices(256);
  }
}

void StreamBuffer::uploadBytes(const void* data, std::size_t bytes, std::size_t vertex_count) {
  glBindVertexArray(array_.id());
  glBindBuffer(GL_ARRAY_BUFFER, vertices_.id());
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(bytes), data, GL_STREAM_DRAW);
  if (quads_) growQuadIndices(vertex_count / 4);
}

void StreamBuffer::growQuadIndices(std::size_t quads) {
  if (quads <= quad_capacity_) return;
  quad_capacity_ = std::max(quads, 2 * quad_capacity_);
  std::vector<std::uint32_t> indices;
  indices.reserve(6 * quad_capacity_);
  for (std::uint32_t i = 0; i < quad_capacity_; ++i)
    for (const std::uint32_t corner : {0u, 1u, 2u, 2u, 1u, 3u}) indices.push_back(4 * i + corner);
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_.id());
  glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(indices.size() * sizeof(std::uint32_t)), indices.data(),
               GL_STATIC_DRAW);
}

void StreamBuffer::drawQuads(std::size_t first, std::size_t count) const {
  if (count == 0) return;
  glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(6 * count), GL_UNSIGNED_INT,
                 reinterpret_cast<const void*>(first * 6 * sizeof(std::uint32_t)));
}

void StreamBuffer::drawTriangles(std::size_t first_vertex, std::size_t vertex_count) const {
  if (vertex_count == 0) return;
  glDrawArrays(GL_TRIANGLES, static_cast<GLint>(first_vertex), static_cast<GLsizei>(vertex_count));
}

}  // namespace gjklab
