#pragma once
// The pane in which a figure is composed: its view, its theme, and the resulting factor on widths.

#include "model/compose/projection.h"
#include "model/figure/theme.h"

#include <algorithm>

namespace gjklab {

/// 3-D: parts further from the eye are drawn fainter. Depths in pixels; no fading if they are equal.
struct DepthFade {
  static constexpr double kFarInk = 0.72;  ///< the remaining strength at the far end
  double near = 0, far = 0;
  double ink(double depth) const {
    if (!(far > near)) return 1;
    return 1 - (1 - kFarInk) * std::clamp((depth - near) / (far - near), 0.0, 1.0);
  }
};

/// A figure's fade, in pixels, with the depth as the third coordinate.
struct ScreenFade {
  dvec3 centre{0.0};
  double inner = 0, outer = 0;
  bool on() const { return outer > inner; }
  double ink(dvec3 p) const {
    return on() ? std::clamp((outer - glm::distance(p, centre)) / (outer - inner), 0.0, 1.0) : 1;
  }
};

struct PaneContext {
  const View& view;
  const Theme& theme;
  Projection projection;
  dvec2 size;          ///< of the pane in pixels
  double line_scale;   ///< factor on the theme's widths and sizes
  dvec2 gl_origin{0};  ///< the pane's top-left corner in the framebuffer, y up
  DepthFade fade;
  ScreenFade radial;

  PaneContext(const View& v, const Theme& t, dvec2 pane_size)
      : view(v), theme(t), projection(v), size(pane_size), line_scale(t.line_scale * v.ui_scale) {}
};

}  // namespace gjklab
