#include "export/vector/cairo_pen.h"

#include "export/vector/cairo_text.h"

#include <numbers>

namespace gjklab {

void CairoPen::open(std::string_view) { cairo_save(context_); }

void CairoPen::close() { cairo_restore(context_); }

void CairoPen::openPane(std::string_view, dvec2 corner, dvec2 size) {
  cairo_save(context_);
  cairo_translate(context_, corner.x, corner.y);
  cairo_rectangle(context_, 0, 0, size.x, size.y);
  cairo_clip(context_);
}

void CairoPen::trace(const std::vector<Outline>& outlines) {
  cairo_new_path(context_);
  for (const Outline& outline : outlines) {
    if (outline.radius > 0) {
      cairo_new_sub_path(context_);
      cairo_arc(context_, outline.points[0].x, outline.points[0].y, outline.radius, 0, 2 * std::numbers::pi);
      cairo_close_path(context_);
      continue;
    }
    for (std::size_t i = 0; i < outline.points.size(); ++i)
      i == 0 ? cairo_move_to(context_, outline.points[i].x, outline.points[i].y)
             : cairo_line_to(context_, outline.points[i].x, outline.points[i].y);
    if (outline.closed) cairo_close_path(context_);
  }
}

void CairoPen::fill(const std::vector<Outline>& outlines, const Color& color) {
  if (!(color.a > 0)) return;
  trace(outlines);
  setColor(context_, color);
  cairo_set_fill_rule(context_, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill(context_);
}

void CairoPen::stroke(const std::vector<Outline>& outlines, const PenLine& look) {
  if (!(look.color.a > 0)) return;
  trace(outlines);
  setColor(context_, look.color);
  cairo_set_line_width(context_, look.width);
  cairo_set_line_join(context_, CAIRO_LINE_JOIN_ROUND);
  const bool dashed = look.gap > 0;
  cairo_set_line_cap(context_, look.round_ends && !dashed ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  const double dashes[] = {look.dash, look.gap};
  cairo_set_dash(context_, dashes, dashed ? 2 : 0, 0);
  cairo_stroke(context_);
}

void CairoPen::text(const PenText& text) {
  const char* family = text.face == Typeface::serif ? "DejaVu Serif" : "DejaVu Sans";
  const dvec2 foot = text.corner + dvec2(0, footOf(text.line_height));
  const std::vector<RunPlace> places = placesOf(text.runs, text.face, text.line_height);
  const auto along = [&](auto each) {
    for (const RunPlace& run : places) {
      cairo_select_font_face(context_, family, run.run.italic ? CAIRO_FONT_SLANT_ITALIC : CAIRO_FONT_SLANT_NORMAL,
                             run.run.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
      cairo_set_font_size(context_, run.em);
      cairo_move_to(context_, foot.x + run.x, foot.y + run.drop);
      each(run.run.text.c_str());
    }
  };
  if (text.halo_width > 0) {
    cairo_new_path(context_);
    cairo_set_dash(context_, nullptr, 0, 0);
    cairo_set_line_width(context_, 2 * text.halo_width);
    cairo_set_line_join(context_, CAIRO_LINE_JOIN_ROUND);
    setColor(context_, text.halo);
    along([&](const char* letters) { cairo_text_path(context_, letters); });
    cairo_stroke(context_);
  }
  setColor(context_, text.color);
  along([&](const char* letters) { cairo_show_text(context_, letters); });
}

}  // namespace gjklab
