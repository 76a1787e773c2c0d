#pragma once
// A picture to draw into: a framebuffer of its own, whatever the window's size.

#include "render/gl_handle.h"

#include <cstdint>
#include <vector>

namespace gjklab {

class Target {
 public:
  /// Makes it of this size, or keeps it when it has it. False when the graphics card cannot.
  bool resize(int width, int height);
  void bind() const;
  int width() const { return width_; }
  int height() const { return height_; }
  GLuint texture() const { return color_.id(); }
  /// RGB rows from top to bottom, without padding.
  std::vector<std::uint8_t> readPixels() const;

 private:
  GlFramebuffer framebuffer_;
  GlTexture color_;
  int width_ = 0, height_ = 0;
};

/// Binds the framebuffer again that was bound, after something else has been drawn into.
class FramebufferKept {
 public:
  FramebufferKept();
  ~FramebufferKept();
  FramebufferKept(const FramebufferKept&) = delete;
  FramebufferKept& operator=(const FramebufferKept&) = delete;

 private:
  GLint bound_ = 0;
};

/// What is drawn in the framebuffer that is bound: RGB rows from top to bottom.
std::vector<std::uint8_t> readSurface(int width, int height);

}  // namespace gjklab
