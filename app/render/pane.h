#pragma once
// The pane's data for the shaders of every pass.

#include "model/compose/pane.h"
#include "render/shader.h"

namespace gjklab {

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
