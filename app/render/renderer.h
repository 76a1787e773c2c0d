#pragma once
// Draws figures with OpenGL 3.3 into a rectangle of the current target. Analytic anti-aliasing, no multisampling.

#include "model/compose/labels.h"
#include "model/compose/pixel_rect.h"
#include "model/figure/theme.h"
#include "model/figure/view.h"

#include <memory>
#include <string>

struct ImDrawList;
struct ImFont;

namespace gjklab {

/// Fonts of the labels and the panels, made by fonts.h.
struct Fonts;

class Renderer {
 public:
  /// Needs a current OpenGL 3.3 context. Null with a sentence in `error` if the context does not support it.
  static std::unique_ptr<Renderer> create(std::string& error);
  ~Renderer();

  /// Draws the figure except its labels, on the theme's pane colour. `framebuffer_height`: of the target, which must be
  /// bound and remains bound; the view's size is the rectangle's. Leaves blending, scissor, culling and depth test off
  /// and the viewport on the rectangle.
  void draw(const Figure&, const View&, const Theme&, PixelRect, int framebuffer_height);
  /// The same with one pixel for each `divisor` × `divisor`, enlarged, for slow machines. Labels, which are drawn
  /// separately, stay sharp.
  void drawCoarse(const Figure&, const View&, const Theme&, PixelRect, int framebuffer_height, int divisor);

 private:
  Renderer();
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

/// Places the figure's labels so that none overlap and adds them, with their halos, to a draw list whose coordinates
/// start at `origin`. Separate from draw() because text goes through the draw list of the user interface.
void drawLabels(const Figure&, const View&, const Theme&, const Fonts&, ImDrawList&, dvec2 origin,
                LabelMemory* memory = nullptr, const std::optional<Magnified>& magnified = {});

/// Fills the whole target with one colour.
void clearSurface(int width, int height, Color);
/// Call it after the panes: resets the state so that following code can draw anywhere.
void useWholeSurface(int width, int height);

}  // namespace gjklab
