#include "render/target.h"

#include <cstddef>
#include <cstring>

namespace gjklab {

bool Target::resize(int width, int height) {
  if (width == width_ && height == height_ && framebuffer_) return true;
  GLint greatest = 0;
  glGetIntegerv(GL_MAX_TEXTURE_SIZE, &greatest);
  if (width < 1 || height < 1 || width > greatest || height > greatest) return false;
  width_ = width;
  height_ = height;
  color_ = GlTexture::make();
  glBindTexture(GL_TEXTURE_2D, color_.id());
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
  framebuffer_ = GlFramebuffer::make();
  bind();
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, color_.id(), 0);
  return glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
}

void Target::bind() const { glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.id()); }

std::vector<std::uint8_t> Target::readPixels() const {
  glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer_.id());
  return readSurface(width_, height_);
}

std::vector<std::uint8_t> readSurface(int pixels_across, int pixels_down) {
  const auto width = static_cast<std::size_t>(pixels_across), height = static_cast<std::size_t>(pixels_down);
  // Four bytes a pixel is what every OpenGL reads without converting.
  std::vector<std::uint8_t> raw(4 * width * height), rgb(3 * width * height);
  glPixelStorei(GL_PACK_ALIGNMENT, 4);
  glReadPixels(0, 0, pixels_across, pixels_down, GL_RGBA, GL_UNSIGNED_BYTE, raw.data());
  for (std::size_t y = 0; y < height; ++y) {
    const std::uint8_t* from = raw.data() + 4 * width * (height - 1 - y);
    std::uint8_t* to = rgb.data() + 3 * width * y;
    for (std::size_t x = 0; x < width; ++x) std::memcpy(to + 3 * x, from + 4 * x, 3);
  }
  return rgb;
}

FramebufferKept::FramebufferKept() { glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &bound_); }
FramebufferKept::~FramebufferKept() { glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(bound_)); }

}  // namespace gjklab
