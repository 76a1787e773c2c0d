#include "export/paint/paint_pane.h"

#include "export/paint/hiding_surfaces.h"
#include "export/paint/paint_mark.h"
#include "export/paint/surfaces.h"
#include "model/compose/screen_paths.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gjklab {
namespace {

constexpr double kLookEvery = 2, kFadeEvery = 10;  // pixels along a line that may be covered, or fades
/// Of covered parts, as on the screen.
constexpr double kCoveredDash = 4, kCoveredGap = 5, kCoveredInk = 0.42, kCoverDepth = 4, kHeadBeside = 1.25;
constexpr int kSoftSteps = 10;  // of an area that thins out towards its rim

std::vector<dvec2> flat(const std::vector<dvec3>& points) { return {points.begin(), points.end()}; }

class PanePainter {
 public:
  PanePainter(Pen& pen, const Figure& figure, const View& view, const Theme& theme)
      : pen_(pen), figure_(figure), pane_(view, theme, view.size), cover_(figure, pane_) {
    pane_.radial = screenFadeOf(figure, pane_);
  }

  void paint(const std::optional<Magnified>& magnified) {
    const ScreenPaths paths = composeFigure(figure_, pane_);
    group("background", [&] {
      pen_.fill({boxAt({0, 0}, pane_.size)}, pane_.theme.pane);
      byRole(paths.background, [&](const ScreenArea& each) { area(each); });
      byRole(paths.background_lines, [&](const ScreenStroke& each) { stroke(each); });
    });
    pane_.fade = depthFadeOf(figure_, pane_);
    byRole(paths.fills, [&](const ScreenArea& each) { area(each); });
    if (pane_.view.dimension == 3)
      byRole(paintedSurfaces(figure_, pane_), [&](const SurfacePiece& each) { surface(each); });
    byRole(paths.lines, [&](const ScreenStroke& each) { line(each); });
    byRole(paths.heads, [&](const ScreenHead& each) { paintHead(pen_, each); });
    byRole(paths.marks, [&](const ScreenMark& each) { paintMark(pen_, each); });
    group("labels", [&] { labels(magnified); });
  }

 private:
  template <class Each>
  void group(std::string_view part, Each each) {
    pen_.open(part);
    each();
    pen_.close();
  }

  /// Neighbours of one role make a group.
  template <class Things, class Each>
  void byRole(const Things& things, Each each) {
    for (std::size_t i = 0; i < things.size();) {
      const Role role = things[i].role;
      group(name(role), [&] {
        for (; i < things.size() && things[i].role == role; ++i) each(things[i]);
      });
    }
  }

  void surface(const SurfacePiece& piece) {
    std::vector<Outline> outlines;
    for (const std::vector<dvec2>& points : piece.outlines) outlines.push_back({points});
    pen_.fill(outlines, piece.color);
  }

  void area(const ScreenArea& each) {
    if (each.corners.size() < 3) return;
    if (!each.rim.empty()) return softArea(each);
    pen_.fill({{flat(each.corners)}}, each.fill);
    if (each.hatched) hatch(each);
  }

  /// Without points that lie less than a quarter of a pixel off the outline.
  static std::vector<dvec2> simplified(const std::vector<dvec2>& points) {
    constexpr double kOff = 0.25;
    std::vector<dvec2> kept;
    std::size_t last = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (i > 0 && i + 1 < points.size()) {
        const dvec2 from = points[last], way = points[i + 1] - from;
        const double length = std::max(glm::length(way), 1e-9);
        bool straight = true;
        for (std::size_t k = last + 1; k <= i && straight; ++k) {
          const dvec2 off = points[k] - from;
          straight = std::abs(way.x * off.y - way.y * off.x) < kOff * length;
        }
        if (straight) continue;
      }
      last = i;
      kept.push_back(points[i]);
    }
    return kept;
  }

  void softArea(const ScreenArea& each) {
    // One within the other, from the rim: each adds what its part has more than the one around it.
    float so_far = 0;
    for (int i = kSoftSteps; i >= 0; --i) {
      std::vector<dvec2> points;
      for (std::size_t k = 0; k < each.corners.size(); ++k)
        points.push_back(glm::mix(dvec2(each.corners[k]), dvec2(each.rim[k]), double(i) / kSoftSteps));
      const float alpha = each.fill.a * std::min(1.0f, 1 - (static_cast<float>(i) - 0.5f) / kSoftSteps);
      pen_.fill({{simplified(points)}}, withAlpha(each.fill, 1 - (1 - alpha) / (1 - so_far)));
      so_far = alpha;
    }
  }

  /// Strokes at 45 degrees, cut off at the edges of the convex area.
  void hatch(const ScreenArea& each) {
    const HatchPattern pattern = hatchPattern(pane_);
    const double spacing = static_cast<double>(pattern.spacing);
    const dvec2 across = dvec2(1, -1) / std::numbers::sqrt2;
    // The screen's rows and columns begin at the pane's corner.
    double least = 1e9, greatest = -1e9;
    for (const dvec3& p : each.corners) {
      least = std::min(least, glm::dot(dvec2(p), across));
      greatest = std::max(greatest, glm::dot(dvec2(p), across));
    }
    std::vector<Outline> strokes;
    for (double s = (std::floor(least / spacing - 0.5) + 0.5) * spacing; s < greatest; s += spacing) {
      std::vector<dvec2> ends;
      for (std::size_t i = 0; i < each.corners.size(); ++i) {
        const dvec2 p(each.corners[i]), q(each.corners[(i + 1) % each.corners.size()]);
        const double fp = glm::dot(p, across) - s, fq = glm::dot(q, across) - s;
        if ((fp < 0) != (fq < 0)) ends.push_back(p + (q - p) * (fp / (fp - fq)));
      }
      if (ends.size() == 2) strokes.push_back({ends, false});
    }
    pen_.stroke(strokes, {each.hatch, static_cast<double>(pattern.width)});
  }

  static PenLine look(const Stroke& stroke, double ink) {
    PenLine line{stroke.color, static_cast<double>(stroke.width), static_cast<double>(stroke.dash),
                 static_cast<double>(stroke.gap), true};
    line.color.a *= static_cast<float>(ink);
    return line;
  }

  void stroke(const ScreenStroke& each) {
    if (each.points.size() < 2) return;
    if (each.stroke.fades && pane_.radial.on()) return strokeFading(each);
    double depth = 0;
    for (const dvec3& p : each.points) depth += p.z / static_cast<double>(each.points.size());
    pen_.stroke({{flat(each.points), each.closed}}, look(each.stroke, pane_.fade.ink(depth)));
  }

  void line(const ScreenStroke& each) {
    each.stroke.behind_solids && !cover_.empty() ? strokeAmongSolids(each) : stroke(each);
  }

  /// Calls each(from, to) along a line, in pieces of about `step` pixels.
  template <class Each>
  void inPieces(const ScreenStroke& line, double step, Each each) {
    const std::size_t count = line.points.size(), edges = line.closed ? count : count - 1;
    for (std::size_t i = 0; i < edges; ++i) {
      const dvec3 p = line.points[i], q = line.points[(i + 1) % count];
      const double length = glm::distance(dvec2(p), dvec2(q));
      if (!(length < 1e5)) continue;
      const int pieces = std::max(1, static_cast<int>(length / step));
      for (int k = 0; k < pieces; ++k) each(glm::mix(p, q, double(k) / pieces), glm::mix(p, q, double(k + 1) / pieces));
    }
  }

  void strokeFading(const ScreenStroke& each) {
    inPieces(each, kFadeEvery, [&](dvec3 from, dvec3 to) {
      const double ink = pane_.radial.ink(0.5 * (from + to));
      PenLine piece = look(each.stroke, ink);
      piece.round_ends = false;
      if (ink > 0) pen_.stroke({{{dvec2(from), dvec2(to)}, false}}, piece);
    });
  }

  /// An edge on the silhouette is not covered by its own body: the farther one of both sides counts.
  bool covered(dvec3 from, dvec3 to) const {
    const dvec3 middle = 0.5 * (from + to);
    const dvec2 way = dvec2(to) - dvec2(from);
    const double length = glm::length(way), clear = kCoverDepth * pane_.line_scale;
    if (!(length > 0)) return cover_.hides(middle, clear);
    const dvec3 aside(kHeadBeside * dvec2(-way.y, way.x) / length, 0.0);
    return cover_.hides(middle + aside, clear) && cover_.hides(middle - aside, clear);
  }

  /// What is covered in one stroke, what is open in another, each with its own look.
  void strokeAmongSolids(const ScreenStroke& each) {
    if (each.points.size() < 2) return;
    std::vector<dvec3> run;
    bool hidden = false;
    const auto finish = [&] {
      if (run.size() < 2 || (hidden && figure_.hides_fully)) return run.clear();
      ScreenStroke part{straightened(run), false, each.stroke, each.role};
      if (hidden) {
        if (!(part.stroke.gap > 0)) {
          part.stroke.dash = static_cast<float>(kCoveredDash * pane_.line_scale);
          part.stroke.gap = static_cast<float>(kCoveredGap * pane_.line_scale);
        }
        part.stroke.color.a *= static_cast<float>(kCoveredInk);
      }
      stroke(part);
      run.clear();
    };
    inPieces(each, kLookEvery, [&](dvec3 from, dvec3 to) {
      const bool now = covered(from, to);
      if (run.empty() || now != hidden || run.back() != from) {
        finish();
        hidden = now;
        run.push_back(from);
      }
      run.push_back(to);
    });
    finish();
  }

  /// Without the points between two others on a straight line.
  static std::vector<dvec3> straightened(const std::vector<dvec3>& run) {
    std::vector<dvec3> kept;
    for (std::size_t i = 0; i < run.size(); ++i) {
      if (kept.size() >= 1 && i + 1 < run.size()) {
        const dvec2 u = dvec2(run[i]) - dvec2(kept.back()), v = dvec2(run[i + 1]) - dvec2(run[i]);
        if (std::abs(u.x * v.y - u.y * v.x) < 1e-6 * glm::length(u) && glm::dot(u, v) > 0) continue;
      }
      kept.push_back(run[i]);
    }
    return kept;
  }

  void labels(const std::optional<Magnified>& magnified) {
    const LetterMeasure measure(Typeface::serif);
    const PlacedLabels placed = composeLabels(figure_, pane_, measure, nullptr, magnified);
    for (const PlacedLabel& label : placed.labels)
      if (label.leader)
        pen_.stroke({{{label.leader->from, label.leader->to}, false}},
                    {label.color, static_cast<double>(placed.leader_width)});
    byRole(placed.labels, [&](const PlacedLabel& label) {
      pen_.text({glm::round(label.corner), label.text, static_cast<double>(label.line_height), label.color,
                 Typeface::serif, label.halo, static_cast<double>(placed.halo_width)});
    });
  }

  Pen& pen_;
  const Figure& figure_;
  PaneContext pane_;
  HidingSurfaces cover_;
};

}  // namespace

void paintPane(Pen& pen, const Figure& figure, const View& view, const Theme& theme,
               const std::optional<Magnified>& magnified) {
  PanePainter(pen, figure, view, theme).paint(magnified);
}

}  // namespace gjklab
