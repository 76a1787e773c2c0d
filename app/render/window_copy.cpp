#include "render/window_copy.h"

#include "model/figure/theme.h"
#include "render/renderer.h"

namespace gjklab {

void copyToWindow(const Target& picture, int width, int height) {
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
  clearSurface(width, height, Color{0, 0, 0, 1});
  picture.bind();
  glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
  const int x = (width - picture.width()) / 2, y = (height - picture.height()) / 2;
  glBlitFramebuffer(0, 0, picture.width(), picture.height(), x, y, x + picture.width(), y + picture.height(),
                    GL_COLOR_BUFFER_BIT, GL_NEAREST);
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
}

}  // namespace gjklab
