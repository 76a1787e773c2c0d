#include "export/vector/cairo_text.h"

namespace gjklab {
namespace {

constexpr float kAscent = 0.93f;  // of the size, from the top of a line to the letters' foot
constexpr float kSubscriptSize = 0.7f, kSubscriptDrop = 0.18f;

}  // namespace

void setColor(cairo_t* context, const Color& color, double ink) {
  cairo_set_source_rgba(context, static_cast<double>(color.r), static_cast<double>(color.g),
                        static_cast<double>(color.b), static_cast<double>(color.a) * ink);
}

/// Calls each(text, x, drop below the foot of the line) with the face set; returns how far the line reaches.
template <class Each>
float CairoText::along(const std::vector<TextRun>& runs, float line_height, Each each) const {
  const float size = line_height / kLineHeightPerEm;
  float x = 0;
  for (const TextRun& run : runs) {
    cairo_select_font_face(context_, family_, run.italic ? CAIRO_FONT_SLANT_ITALIC : CAIRO_FONT_SLANT_NORMAL,
                           run.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(context_, static_cast<double>(run.subscript ? kSubscriptSize * size : size));
    each(run.text, x, run.subscript ? kSubscriptDrop * size : 0.0f);
    cairo_text_extents_t extents;
    cairo_text_extents(context_, run.text.c_str(), &extents);
    x += static_cast<float>(extents.x_advance);
  }
  return x;
}

float CairoText::width(const std::vector<TextRun>& runs, float line_height) const {
  return along(runs, line_height, [](const std::string&, float, float) {});
}

void CairoText::show(dvec2 corner, const std::vector<TextRun>& runs, float line_height, const Color& color) const {
  setColor(context_, color);
  const float foot = kAscent * line_height / kLineHeightPerEm;
  along(runs, line_height, [&](const std::string& text, float x, float drop) {
    cairo_move_to(context_, corner.x + static_cast<double>(x), corner.y + static_cast<double>(foot + drop));
    cairo_show_text(context_, text.c_str());
  });
}

}  // namespace gjklab
