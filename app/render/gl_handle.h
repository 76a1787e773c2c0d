#pragma once
// Owners of OpenGL objects: made on request, deleted at the end, moved but never copied.

#include "platform/gl.h"

#include <utility>

namespace gjklab {

/// Kind: a struct with static `GLuint make()` and `void drop(GLuint)`.
template <typename Kind>
class GlHandle {
 public:
  GlHandle() = default;
  GlHandle(GlHandle&& other) noexcept : id_(std::exchange(other.id_, 0)) {}
  GlHandle& operator=(GlHandle&& other) noexcept {
    std::swap(id_, other.id_);
    return *this;
  }
  GlHandle(const GlHandle&) = delete;
  GlHandle& operator=(const GlHandle&) = delete;
  ~GlHandle() {
    if (id_ != 0) Kind::drop(id_);
  }

  static GlHandle make() {
    GlHandle handle;
    handle.id_ = Kind::make();
    return handle;
  }
  GLuint id() const { return id_; }
  explicit operator bool() const { return id_ != 0; }

 private:
  GLuint id_ = 0;
};

struct BufferKind {
  static GLuint make() {
    GLuint id = 0;
    glGenBuffers(1, &id);
    return id;
  }
  static void drop(GLuint id) { glDeleteBuffers(1, &id); }
};
struct VertexArrayKind {
  static GLuint make() {
    GLuint id = 0;
    glGenVertexArrays(1, &id);
    return id;
  }
  static void drop(GLuint id) { glDeleteVertexArrays(1, &id); }
};
struct TextureKind {
  static GLuint make() {
    GLuint id = 0;
    glGenTextures(1, &id);
    return id;
  }
  static void drop(GLuint id) { glDeleteTextures(1, &id); }
};
struct FramebufferKind {
  static GLuint make() {
    GLuint id = 0;
    glGenFramebuffers(1, &id);
    return id;
  }
  static void drop(GLuint id) { glDeleteFramebuffers(1, &id); }
};
struct ProgramKind {
  static GLuint make() { return glCreateProgram(); }
  static void drop(GLuint id) { glDeleteProgram(id); }
};

using GlBuffer = GlHandle<BufferKind>;
using GlVertexArray = GlHandle<VertexArrayKind>;
using GlTexture = GlHandle<TextureKind>;
using GlFramebuffer = GlHandle<FramebufferKind>;
using GlProgram = GlHandle<ProgramKind>;

}  // namespace gjklab
