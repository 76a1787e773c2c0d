#include "export/vector/cairo_pane.h"

#include "export/paint/paint_pane.h"
#include "export/vector/cairo_pen.h"

namespace gjklab {

void drawPane(cairo_t* context, const Figure& figure, const View& view, const Theme& theme) {
  CairoPen pen(context);
  pen.openPane("pane", {0, 0}, view.size);
  paintPane(pen, figure, view, theme);
  pen.close();
}

}  // namespace gjklab
