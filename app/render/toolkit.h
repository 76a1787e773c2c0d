#pragma once
// The tools for drawing: the user interface's context, its fonts and the renderer, all in the current OpenGL context.
// The window has one, and so has all code that draws pictures.

#include "render/fonts.h"
#include "render/gl_handle.h"
#include "render/renderer.h"
#include "render/thumbnails.h"

#include <memory>
#include <string>
#include <vector>

struct ImGuiContext;

namespace gjklab {

class Toolkit {
 public:
  /// Null with a sentence in `error` if the OpenGL context does not support it.
  static std::unique_ptr<Toolkit> create(std::string& error);
  ~Toolkit();
  Toolkit(const Toolkit&) = delete;
  Toolkit& operator=(const Toolkit&) = delete;

  /// Makes its user interface's context current again.
  void makeCurrent() const;
  /// Sets fonts of this scale; call it between frames. Returns a sentence about missing fonts, once.
  std::string setFonts(float scale);
  /// Creates all graphics objects again, in the present OpenGL context.
  std::string renew();

  const Fonts& fonts() const { return fonts_; }
  Renderer& renderer() { return *renderer_; }
  Thumbnails& thumbnails() { return thumbnails_; }

 private:
  Toolkit() = default;
  std::string makeGraphics();
  void uploadFonts();

  ImGuiContext* context_ = nullptr;
  std::unique_ptr<Renderer> renderer_;
  Fonts fonts_;
  GlTexture font_texture_;
  Thumbnails thumbnails_;
  float font_scale_ = 0;
};

}  // namespace gjklab
