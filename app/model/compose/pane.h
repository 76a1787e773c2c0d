#pragma once
// A pane to compose a figure in: its view, its theme, and the factor on widths that follows from both.

#include "model/compose/projection.h"
#include "model/figure/theme.h"

namespace gjklab {

struct PaneContext {
  const View& view;
  const Theme& theme;
  Projection projection;
  dvec2 size;          ///< of the pane in pixels
  double line_scale;   ///< factor on the theme's widths and sizes
  dvec2 gl_origin{0};  ///< the pane's top-left corner in what it is drawn into, y up

  PaneContext(const View& v, const Theme& t, dvec2 pane_size)
      : view(v), theme(t), projection(v), size(pane_size), line_scale(t.line_scale * v.ui_scale) {}
};

}  // namespace gjklab
