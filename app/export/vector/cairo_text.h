#pragma once
// Text drawn with cairo: its width and position. Subscripts, italics and bold as on the screen.

#include "model/compose/text_measure.h"
#include "model/figure/theme.h"

#include <cairo.h>

namespace gjklab {

class CairoText : public TextMeasure {
 public:
  explicit CairoText(cairo_t* context, const char* family = "DejaVu Sans") : context_(context), family_(family) {}
  float width(const std::vector<TextRun>& runs, float line_height) const override;
  /// `corner`: top left of the line.
  void show(dvec2 corner, const std::vector<TextRun>& runs, float line_height, const Color& color) const;

 private:
  template <class Each>
  float along(const std::vector<TextRun>& runs, float line_height, Each each) const;

  cairo_t* context_;
  const char* family_;
};

void setColor(cairo_t*, const Color&, double ink = 1);

}  // namespace gjklab
