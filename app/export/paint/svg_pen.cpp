#include "export/paint/svg_pen.h"

#include "export/markup.h"
#include "export/paint/letter_font.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

constexpr double kSlant = 0.21;  // of italics made from upright letters

/// Hundredths of a pixel, as short as they can be written.
std::string svgNumber(double value) {
  std::string text = fmt::format("{:.2f}", value);
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') text.pop_back();
  return text == "-0" ? "0" : text;
}

/// A path in hundredths of a pixel. Each point is relative to the previous one, which takes two thirds of the space.
/// Whole hundredths are added, so there is no drift.
class PathText {
 public:
  void moveTo(dvec2 p) {
    to(p, 'M', true);
    part_ = 'M';
  }
  void lineTo(dvec2 p) { to(p, 'l', false); }
  /// A curve with a control point, relative to the same point as the end.
  void curveTo(dvec2 control, dvec2 end) {
    const long x = x_, y = y_;
    to(control, 'q', false);
    x_ = x, y_ = y;
    to(end, 'q', false);
  }
  void circle(dvec2 centre, double radius) {
    moveTo(centre - dvec2(radius, 0));
    const std::string r = svgNumber(radius);
    for (const double way : {2 * radius, -2 * radius}) text_ += fmt::format("a{} {} 0 1 0 {} 0", r, r, svgNumber(way));
    close();
  }
  void close() {
    text_ += 'z';
    part_ = 'z';
  }
  bool empty() const { return text_.empty(); }
  std::string take() { return std::move(text_); }

 private:
  void to(dvec2 p, char part, bool absolute) {
    const long x = std::lround(p.x * 100), y = std::lround(p.y * 100);
    if (part_ != part) text_ += part;
    add(absolute ? x : x - x_, part_ != part);
    add(absolute ? y : y - y_, false);
    part_ = part;
    x_ = x, y_ = y;
  }
  /// A minus sign parts numbers as well as a space.
  void add(long hundredths, bool first) {
    std::string text = svgNumber(static_cast<double>(hundredths) / 100);
    if (const std::size_t zero = text.find("0."); zero <= 1 && (zero == 0 || text[0] == '-')) text.erase(zero, 1);
    if (!first && text[0] != '-') text_ += ' ';
    text_ += text;
  }

  std::string text_;
  char part_ = 'z';
  long x_ = 0, y_ = 0;
};

std::string shapeOf(const std::vector<Outline>& outlines) {
  PathText path;
  for (const Outline& outline : outlines) {
    if (outline.points.empty() || (outline.radius <= 0 && outline.points.size() < 2)) continue;
    if (outline.radius > 0) {
      path.circle(outline.points.front(), outline.radius);
      continue;
    }
    path.moveTo(outline.points.front());
    for (std::size_t i = 1; i < outline.points.size(); ++i) path.lineTo(outline.points[i]);
    if (outline.closed) path.close();
  }
  return path.take();
}

/// One letter's outline, its foot at `at`.
std::string letterShape(const LetterFont& font, int character, dvec2 at, float scale, double slant) {
  stbtt_vertex* vertices = nullptr;
  const int count = stbtt_GetCodepointShape(&font.info, character, &vertices);
  const auto point = [&](int x, int y) {
    const dvec2 p = static_cast<double>(scale) * dvec2(x, -y);
    return at + dvec2(p.x - slant * p.y, p.y);
  };
  PathText path;
  for (int i = 0; i < count; ++i) {
    const stbtt_vertex& v = vertices[i];
    if (v.type == STBTT_vmove) {
      if (!path.empty()) path.close();
      path.moveTo(point(v.x, v.y));
    }
    if (v.type == STBTT_vline) path.lineTo(point(v.x, v.y));
    if (v.type == STBTT_vcurve) path.curveTo(point(v.cx, v.cy), point(v.x, v.y));
  }
  stbtt_FreeShape(&font.info, vertices);
  if (!path.empty()) path.close();
  return path.take();
}

std::string sideOf(const SvgOptions& options, double pixels) {
  return options.points > 0 ? svgNumber(options.points * pixels) + "pt" : svgNumber(pixels);
}

}  // namespace

SvgPen::SvgPen(const SvgOptions& options) : outlines_(options.outlines) {
  line(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" "
      "width=\"{}\" height=\"{}\" viewBox=\"0 0 {} {}\" fill=\"none\" fill-rule=\"evenodd\" "
      "stroke-linejoin=\"round\">",
      sideOf(options, options.size.x), sideOf(options, options.size.y), svgNumber(options.size.x),
      svgNumber(options.size.y));
  if (!options.title.empty()) line("<title>{}</title>", escapedMarkup(options.title));
}

std::string SvgPen::finish() {
  line("</svg>");
  return take();
}

void SvgPen::open(std::string_view part) {
  const std::string name = escapedMarkup(part);
  line("<g class=\"{0}\" inkscape:label=\"{0}\">", name);
}

void SvgPen::close() { line("</g>"); }

void SvgPen::openPane(std::string_view part, dvec2 corner, dvec2 size) {
  const std::string name = escapedMarkup(part);
  line("<clipPath id=\"pane-{}\"><path d=\"{}\"/></clipPath>", ++panes_, shapeOf({boxAt({0, 0}, size)}));
  line("<g class=\"{0}\" inkscape:label=\"{0}\" transform=\"translate({1})\" clip-path=\"url(#pane-{2})\">", name,
       svgNumber(corner.x) + " " + svgNumber(corner.y), panes_);
}

std::string SvgPen::paint(const char* property, const Color& color) const {
  const auto byte = [](float x) { return std::lround(std::clamp(x, 0.0f, 1.0f) * 255); };
  std::string text = fmt::format(" {}=\"#{:02x}{:02x}{:02x}\"", property, byte(color.r), byte(color.g), byte(color.b));
  if (color.a < 1) text += fmt::format(" {}-opacity=\"{:.3g}\"", property, color.a);
  return text;
}

void SvgPen::fill(const std::vector<Outline>& outlines, const Color& color) {
  const std::string shape = shapeOf(outlines);
  if (!shape.empty() && color.a > 0) line("<path{} d=\"{}\"/>", paint("fill", color), shape);
}

void SvgPen::stroke(const std::vector<Outline>& outlines, const PenLine& look) {
  const std::string shape = shapeOf(outlines);
  if (shape.empty() || !(look.color.a > 0)) return;
  std::string more;
  if (look.gap > 0) more = fmt::format(" stroke-dasharray=\"{} {}\"", svgNumber(look.dash), svgNumber(look.gap));
  if (look.round_ends && !(look.gap > 0)) more += " stroke-linecap=\"round\"";
  line("<path{} stroke-width=\"{}\"{} d=\"{}\"/>", paint("stroke", look.color), svgNumber(look.width), more, shape);
}

void SvgPen::text(const PenText& text) {
  if (outlines_) return letters(text);
  const dvec2 foot = text.corner + dvec2(0, footOf(text.line_height));
  std::string spans;
  for (const RunPlace& run : placesOf(text.runs, text.face, text.line_height)) {
    std::string look = fmt::format(" x=\"{}\"", svgNumber(foot.x + run.x));
    if (run.drop > 0)
      look += fmt::format(" y=\"{}\" font-size=\"{}\"", svgNumber(foot.y + run.drop), svgNumber(run.em));
    if (run.drop <= 0 && &run.run != &text.runs.front()) look += fmt::format(" y=\"{}\"", svgNumber(foot.y));
    if (run.run.italic) look += " font-style=\"italic\"";
    if (run.run.bold) look += " font-weight=\"bold\"";
    spans += fmt::format("<tspan{}>{}</tspan>", look, escapedMarkup(run.run.text));
  }
  const auto put = [&](const std::string& how) {
    line("<text x=\"{}\" y=\"{}\" font-family=\"{}\" font-size=\"{}\" xml:space=\"preserve\"{}>{}</text>",
         svgNumber(foot.x), svgNumber(foot.y),
         text.face == Typeface::serif ? "'DejaVu Serif',serif" : "'DejaVu Sans',sans-serif",
         svgNumber(text.line_height / static_cast<double>(kLineHeightPerEm)), how, spans);
  };
  // Two texts: not every program draws a line of text below its filling.
  if (text.halo_width > 0)
    put(fmt::format(" class=\"halo\"{} stroke-width=\"{}\"", paint("stroke", text.halo),
                    svgNumber(2 * text.halo_width)));
  put(paint("fill", text.color));
}

void SvgPen::letters(const PenText& text) {
  const dvec2 foot = text.corner + dvec2(0, footOf(text.line_height));
  std::string shape;
  for (const RunPlace& run : placesOf(text.runs, text.face, text.line_height)) {
    const LetterFont& font = lettersOf(text.face, run.run.bold);
    if (!font.good) continue;
    const float scale = font.scaleFor(run.em);
    dvec2 at = foot + dvec2(run.x, run.drop);
    for (std::size_t i = 0; i < run.run.text.size();) {
      const int character = nextCharacter(run.run.text, i);
      shape += letterShape(font, character, at, scale, run.run.italic ? kSlant : 0);
      at.x += font.advance(character, scale);
    }
  }
  if (shape.empty()) return;
  std::string plain;
  for (const TextRun& run : text.runs) plain += run.text;
  line("<g class=\"text\" aria-label=\"{}\" fill-rule=\"nonzero\">", escapedMarkup(plain));
  if (text.halo_width > 0)
    line("<path{} stroke-width=\"{}\" d=\"{}\"/>", paint("stroke", text.halo), svgNumber(2 * text.halo_width), shape);
  line("<path{} d=\"{}\"/>\n</g>", paint("fill", text.color), shape);
}

}  // namespace gjklab
