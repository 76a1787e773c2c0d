#pragma once
// An offscreen picture: a framebuffer independent of the window's size.

#include "render/gl_handle.h"

#include <cstdint>
#include <vector>

namespace gjklab {

class Target {
 public:
  /// Creates it with this size, or keeps it if it has this size. False if the graphics card does not support it.
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

/// Restores the bound framebuffer after drawing into another one.
class FramebufferKept {
 public:
  FramebufferKept();
  ~FramebufferKept();
  FramebufferKept(const FramebufferKept&) = delete;
  FramebufferKept& operator=(const FramebufferKept&) = delete;

 private:
  GLint bound_ = 0;
};

/// The pixels of the bound framebuffer: RGB rows from top to bottom.
std::vector<std::uint8_t> readSurface(int width, int height);

}  // namespace gjklab
