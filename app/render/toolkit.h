#pragma once
// What is drawn with: the user interface's context, its fonts and the renderer, all in the current OpenGL context. The
// window has one, and so has whatever draws pictures.

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
  /// Null with one sentence in `error` when the OpenGL context cannot do it.
  static std::unique_ptr<Toolkit> create(std::string& error);
  ~Toolkit();
  Toolkit(const Toolkit&) = delete;
  Toolkit& operator=(const Toolkit&) = delete;

  /// Has its user interface's context current again, after another one was.
  void makeCurrent() const;
  /// Fonts of this scale; between frames. One sentence about missing fonts, once.
  std::string setFonts(float scale);
  /// Everything that lived in the graphics context is made anew, in the one that is current now.
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
