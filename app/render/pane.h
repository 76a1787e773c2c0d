#pragma once
// What every pass needs to know about the pane it draws into.

#include "model/figure/theme.h"
#include "render/projection.h"
#include "render/shader.h"

namespace gjklab {

struct PaneContext {
  const View& view;
  const Theme& theme;
  Projection projection;
  dvec2 size;          ///< of the pane in pixels
  double line_scale;   ///< factor on the theme's widths and sizes
  dvec2 gl_origin{0};  ///< the pane's top-left corner in the framebuffer, OpenGL's way (y up)

  PaneContext(const View& v, const Theme& t, dvec2 pane_size)
      : view(v), theme(t), projection(v), size(pane_size), line_scale(t.line_scale * v.ui_scale) {}
};

/// The uniforms shared by the passes that work in the pane's pixels.
struct PaneUniforms {
  GLint size = -1, origin = -1;
  void find(const Shader& shader) {
    size = shader.uniform("u_size");
    origin = shader.uniform("u_origin");
  }
  void set(const PaneContext& pane) const {
    glUniform2f(size, static_cast<float>(pane.size.x), static_cast<float>(pane.size.y));
    if (origin >= 0) glUniform2f(origin, static_cast<float>(pane.gl_origin.x), static_cast<float>(pane.gl_origin.y));
  }
};

}  // namespace gjklab
