#include "export/vector/cairo_pane.h"

#include "export/vector/cairo_solids.h"
#include "export/vector/cairo_text.h"
#include "model/compose/labels.h"

#include <algorithm>
#include <numbers>

namespace gjklab {
namespace {

constexpr double kLookEvery = 3;  // pixels along a line that solids may cover
constexpr double kHiddenDash = 3.5, kHiddenGap = 4, kHiddenInk = 0.45;

class PaneWriter {
 public:
  PaneWriter(cairo_t* context, const Figure& figure, const View& view, const Theme& theme)
      : context_(context), figure_(figure), pane_(view, theme, view.size) {
    pane_.fade = depthFadeOf(figure, pane_);
    pane_.radial = screenFadeOf(figure, pane_);
  }

  void draw() {
    cairo_save(context_);
    cairo_rectangle(context_, 0, 0, pane_.size.x, pane_.size.y);
    cairo_clip(context_);
    setColor(context_, pane_.theme.pane);
    cairo_paint(context_);
    const ScreenPaths paths = composeFigure(figure_, pane_);
    const std::vector<ScreenTriangle> triangles = screenTriangles(figure_, pane_);
    const Cover cover(triangles, pane_.size);
    for (const ScreenArea& area : paths.background) fill(area);
    for (const ScreenStroke& line : paths.background_lines) stroke(line);
    for (const ScreenArea& area : paths.fills) fill(area);
    drawTriangles(context_, triangles);
    for (const ScreenStroke& line : paths.lines)
      if (line.stroke.behind_solids && !triangles.empty())
        strokeAmongSolids(line, cover);
      else
        stroke(line);
    for (const ScreenHead& each : paths.heads) head(each);
    for (const ScreenMark& each : paths.marks) mark(each);
    labels();
    cairo_restore(context_);
  }

 private:
  void trace(const std::vector<dvec3>& points, bool closed) {
    for (std::size_t i = 0; i < points.size(); ++i)
      i == 0 ? cairo_move_to(context_, points[i].x, points[i].y) : cairo_line_to(context_, points[i].x, points[i].y);
    if (closed) cairo_close_path(context_);
  }

  void fill(const ScreenArea& area) {
    if (area.corners.size() < 3) return;
    trace(area.corners, true);
    setColor(context_, area.fill);
    if (!area.hatched) return cairo_fill(context_);
    cairo_fill_preserve(context_);
    cairo_save(context_);
    cairo_clip(context_);
    hatch(area.hatch);
    cairo_restore(context_);
  }

  void hatch(const Color& color) {
    const HatchPattern pattern = hatchPattern(pane_);
    const double step = static_cast<double>(pattern.spacing) * std::numbers::sqrt2;
    for (double x = -pane_.size.y; x < pane_.size.x; x += step) {
      cairo_move_to(context_, x, 0);
      cairo_line_to(context_, x + pane_.size.y, pane_.size.y);
    }
    setColor(context_, color);
    cairo_set_line_width(context_, static_cast<double>(pattern.width));
    cairo_stroke(context_);
  }

  void pen(const Stroke& look, double ink = 1) {
    setColor(context_, look.color, ink);
    cairo_set_line_width(context_, static_cast<double>(look.width));
    cairo_set_line_cap(context_, CAIRO_LINE_CAP_BUTT);
    cairo_set_line_join(context_, CAIRO_LINE_JOIN_ROUND);
    const double dashes[] = {static_cast<double>(look.dash), static_cast<double>(look.gap)};
    cairo_set_dash(context_, dashes, look.gap > 0 ? 2 : 0, 0);
  }

  void stroke(const ScreenStroke& line) {
    if (line.points.size() < 2) return;
    if (line.stroke.fades && pane_.radial.on()) return strokeFading(line);
    double depth = 0;
    for (const dvec3& p : line.points) depth += p.z / static_cast<double>(line.points.size());
    pen(line.stroke, pane_.fade.ink(depth));
    trace(line.points, line.closed);
    cairo_stroke(context_);
  }

  /// Calls each(from, to) along a line, in pieces of a few pixels.
  template <class Each>
  void inPieces(const ScreenStroke& line, Each each) {
    const std::size_t count = line.points.size(), edges = line.closed ? count : count - 1;
    for (std::size_t i = 0; i < edges; ++i) {
      const dvec3 p = line.points[i], q = line.points[(i + 1) % count];
      const double length = glm::distance(dvec2(p), dvec2(q));
      if (!(length < 1e5)) continue;
      const int pieces = std::max(1, static_cast<int>(length / kLookEvery));
      for (int k = 0; k < pieces; ++k) each(glm::mix(p, q, double(k) / pieces), glm::mix(p, q, double(k + 1) / pieces));
    }
  }

  void strokeFading(const ScreenStroke& line) {
    inPieces(line, [&](dvec3 from, dvec3 to) {
      const double ink = pane_.radial.ink(0.5 * (dvec2(from) + dvec2(to)));
      if (ink <= 0) return;
      pen(line.stroke, ink);
      trace({from, to}, false);
      cairo_stroke(context_);
    });
  }

  /// What is covered in one stroke, what is open in another, each with its own look.
  void strokeAmongSolids(const ScreenStroke& line, const Cover& cover) {
    if (line.points.size() < 2) return;
    std::vector<dvec3> run;
    bool hidden = false;
    const auto finish = [&] {
      if (run.size() < 2) return run.clear();
      ScreenStroke part{run, false, line.stroke};
      if (hidden) {
        part.stroke.dash = static_cast<float>(kHiddenDash * pane_.line_scale);
        part.stroke.gap = static_cast<float>(kHiddenGap * pane_.line_scale);
        part.stroke.color.a *= static_cast<float>(kHiddenInk);
      }
      stroke(part);
      run.clear();
    };
    inPieces(line, [&](dvec3 from, dvec3 to) {
      const bool covered = cover.hides(0.5 * (from + to));
      if (run.empty() || covered != hidden || run.back() != from) {
        finish();
        hidden = covered;
        run.push_back(from);
      }
      run.push_back(to);
    });
    finish();
  }

  void head(const ScreenHead& each) {
    const ArrowShape& shape = each.shape;
    if (shape.direction == dvec2(0.0)) return;
    const dvec2 tip(shape.tip), back = tip - shape.direction * shape.head_length;
    const dvec2 side = dvec2(-shape.direction.y, shape.direction.x) * shape.head_half_width;
    cairo_move_to(context_, tip.x, tip.y);
    cairo_line_to(context_, back.x + side.x, back.y + side.y);
    cairo_line_to(context_, back.x - side.x, back.y - side.y);
    cairo_close_path(context_);
    setColor(context_, each.color);
    cairo_fill(context_);
  }

  void circle(dvec2 centre, double radius) {
    cairo_new_sub_path(context_);
    cairo_arc(context_, centre.x, centre.y, radius, 0, 2 * std::numbers::pi);
  }

  /// The mark's own path: filled shapes are filled, the others stroked.
  void outline(const ScreenMark& each) {
    const double r = static_cast<double>(each.radius);
    const dvec2 c = each.centre;
    switch (each.shape) {
      case MarkerShape::dot:
      case MarkerShape::ring:
      case MarkerShape::towards:
      case MarkerShape::away:
        return circle(c, r);
      case MarkerShape::diamond: {
        const double reach = 1.35 * r;
        cairo_move_to(context_, c.x, c.y - reach);
        cairo_line_to(context_, c.x + reach, c.y);
        cairo_line_to(context_, c.x, c.y + reach);
        cairo_line_to(context_, c.x - reach, c.y);
        return cairo_close_path(context_);
      }
      case MarkerShape::square:
        return cairo_rectangle(context_, c.x - r, c.y - r, 2 * r, 2 * r);
      case MarkerShape::cross_hair:
        circle(c, 0.62 * r);
        for (const dvec2 arm : {dvec2(1, 0), dvec2(-1, 0), dvec2(0, 1), dvec2(0, -1)}) {
          cairo_move_to(context_, c.x + 0.62 * r * arm.x, c.y + 0.62 * r * arm.y);
          cairo_line_to(context_, c.x + 1.45 * r * arm.x, c.y + 1.45 * r * arm.y);
        }
    }
  }

  void mark(const ScreenMark& each) {
    const bool line = each.stroke > 0;
    cairo_set_dash(context_, nullptr, 0, 0);
    if (each.halo > 0) {
      outline(each);
      setColor(context_, pane_.theme.pane);
      cairo_set_line_width(context_, static_cast<double>(each.stroke + 2 * each.halo));
      cairo_stroke(context_);
    }
    outline(each);
    if (line) {
      setColor(context_, each.inside);
      if (each.inside.a > 0 && each.shape != MarkerShape::cross_hair) cairo_fill_preserve(context_);
      setColor(context_, each.color);
      cairo_set_line_width(context_, static_cast<double>(each.stroke));
      cairo_stroke(context_);
    } else {
      setColor(context_, each.color);
      cairo_fill(context_);
    }
    const double r = static_cast<double>(each.radius);
    if (each.shape == MarkerShape::towards) {
      circle(each.centre, 0.3 * r);
      cairo_fill(context_);
    }
    if (each.shape == MarkerShape::away) {
      const double d = r / std::numbers::sqrt2;
      for (const double sign : {1.0, -1.0}) {
        cairo_move_to(context_, each.centre.x - d, each.centre.y - sign * d);
        cairo_line_to(context_, each.centre.x + d, each.centre.y + sign * d);
      }
      cairo_stroke(context_);
    }
  }

  void labels() {
    const CairoText text(context_);
    const PlacedLabels placed = composeLabels(figure_, pane_, text);
    cairo_set_dash(context_, nullptr, 0, 0);
    for (const PlacedLabel& label : placed.labels) {
      if (!label.leader) continue;
      setColor(context_, label.color);
      cairo_set_line_width(context_, static_cast<double>(placed.leader_width));
      cairo_move_to(context_, label.leader->from.x, label.leader->from.y);
      cairo_line_to(context_, label.leader->to.x, label.leader->to.y);
      cairo_stroke(context_);
    }
    for (const PlacedLabel& label : placed.labels) {
      text.halo(label.corner, label.text, label.line_height, placed.halo, static_cast<double>(placed.halo_width));
      text.show(label.corner, label.text, label.line_height, label.color);
    }
  }

  cairo_t* context_;
  const Figure& figure_;
  PaneContext pane_;
};

}  // namespace

void drawPane(cairo_t* context, const Figure& figure, const View& view, const Theme& theme) {
  PaneWriter(context, figure, view, theme).draw();
}

}  // namespace gjklab
