#include "render/renderer.h"

#include "render/area_pass.h"
#include "render/line_pass.h"
#include "render/marker_pass.h"
#include "render/solid_pass.h"
#include "render/target.h"

namespace gjklab {
namespace {

/// Straight alpha over an opaque target, whose alpha stays one.
void blendStraight() {
  glEnable(GL_BLEND);
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

}  // namespace

struct Renderer::Parts {
  AreaPass areas;
  LinePass lines;
  MarkerPass markers;
  SolidPass solids;
  Target coarse;
};

Renderer::Renderer() : parts_(std::make_unique<Parts>()) {}
Renderer::~Renderer() = default;

std::unique_ptr<Renderer> Renderer::create(std::string& error) {
  std::unique_ptr<Renderer> renderer(new Renderer);
  Parts& parts = *renderer->parts_;
  const bool done = parts.areas.create(error) && parts.lines.create(error) && parts.markers.create(error) &&
                    parts.solids.create(error);
  return done ? std::move(renderer) : nullptr;
}

void Renderer::draw(const Figure& figure, const View& view, const Theme& theme, PixelRect rect,
                    int framebuffer_height) {
  if (rect.width <= 0 || rect.height <= 0) return;
  PaneContext pane(view, theme, {rect.width, rect.height});
  pane.gl_origin = {rect.x, framebuffer_height - rect.y};
  GLint target = 0, read_from = 0;
  glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &target);
  glGetIntegerv(GL_READ_FRAMEBUFFER_BINDING, &read_from);
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glDisable(GL_STENCIL_TEST);

  const bool solid = view.dimension == 3;
  pane.radial = screenFadeOf(figure, pane);
  const ScreenPaths paths = composeFigure(figure, pane);
  FrontSurface front;
  if (solid) {
    // Before anything is drawn into the target: changing it in the middle would cost its content twice.
    parts_->solids.prepare(figure, pane, paths.hides);
    front = parts_->solids.front();
    front.hides_fully = figure.hides_fully;
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, static_cast<GLuint>(target));
    glBindFramebuffer(GL_READ_FRAMEBUFFER, static_cast<GLuint>(read_from));
  }

  const GLint bottom = framebuffer_height - rect.y - rect.height;
  const auto whole = [&] { glScissor(rect.x, bottom, rect.width, rect.height); };
  glViewport(rect.x, bottom, rect.width, rect.height);
  glEnable(GL_SCISSOR_TEST);
  whole();
  glClearColor(theme.pane.r, theme.pane.g, theme.pane.b, 1);
  glClear(GL_COLOR_BUFFER_BIT);

  blendStraight();
  parts_->areas.draw(paths.background, pane);
  parts_->lines.begin();
  parts_->lines.add(paths.background_lines, pane);
  parts_->lines.draw(pane);
  if (solid) {
    parts_->solids.resolve(pane);
    whole();
    blendStraight();
  } else {
    parts_->areas.draw(paths.fills, pane);
  }

  pane.fade = depthFadeOf(figure, pane);
  parts_->lines.begin(front);
  parts_->markers.begin();
  parts_->lines.add(paths.lines, pane);
  parts_->lines.draw(pane);
  for (const ScreenHead& head : paths.heads) parts_->markers.addHead(head.shape, head.color);
  for (const ScreenMark& mark : paths.marks) parts_->markers.add(mark);
  parts_->markers.draw(pane);

  glDisable(GL_SCISSOR_TEST);
  glDisable(GL_BLEND);
}

void Renderer::drawCoarse(const Figure& figure, const View& view, const Theme& theme, PixelRect rect,
                          int framebuffer_height, int divisor) {
  Target& coarse = parts_->coarse;
  const int width = (rect.width + divisor - 1) / divisor, height = (rect.height + divisor - 1) / divisor;
  if (divisor <= 1 || rect.width <= 0 || rect.height <= 0) return draw(figure, view, theme, rect, framebuffer_height);
  GLint target = 0;
  glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &target);
  if (!coarse.resize(width, height)) return;
  View smaller = view;
  smaller.size = view.size / static_cast<double>(divisor);
  smaller.pixels_per_unit = view.pixels_per_unit / divisor;
  smaller.ui_scale = view.ui_scale / divisor;
  coarse.bind();
  draw(figure, smaller, theme, {0, 0, width, height}, height);
  glBindFramebuffer(GL_DRAW_FRAMEBUFFER, static_cast<GLuint>(target));
  const GLint bottom = framebuffer_height - rect.y - rect.height;
  // Its last row and column may reach over the rectangle: what is enlarged is what the rectangle shows.
  glEnable(GL_SCISSOR_TEST);
  glScissor(rect.x, bottom, rect.width, rect.height);
  const GLint top = bottom + rect.height;
  glBlitFramebuffer(0, 0, width, height, rect.x, top - height * divisor, rect.x + width * divisor, top,
                    GL_COLOR_BUFFER_BIT, GL_LINEAR);
  glDisable(GL_SCISSOR_TEST);
  glBindFramebuffer(GL_READ_FRAMEBUFFER, static_cast<GLuint>(target));
}

void clearSurface(int width, int height, Color color) {
  useWholeSurface(width, height);
  glDisable(GL_SCISSOR_TEST);
  glClearColor(color.r, color.g, color.b, 1);
  glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
}

void useWholeSurface(int width, int height) { glViewport(0, 0, width, height); }

}  // namespace gjklab
