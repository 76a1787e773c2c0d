#include "export/paint/paint_mark.h"

#include <numbers>

namespace gjklab {
namespace {

constexpr double kCrossCircle = 0.95, kCrossArms = 1.45, kDiamondCorners = 1.35, kTip = 0.36, kOpenedTicks = 1.3,
                 kOpenedDot = 0.16;  // of the radius

void paintCrossHair(Pen& pen, const ScreenMark& mark) {
  const double r = static_cast<double>(mark.radius), width = static_cast<double>(mark.stroke),
               halo = static_cast<double>(mark.halo);
  const dvec2 c = mark.centre;
  const auto arms = [&](double reach) {
    return std::vector<Outline>{{{c - dvec2(reach, 0), c + dvec2(reach, 0)}, false},
                                {{c - dvec2(0, reach), c + dvec2(0, reach)}, false}};
  };
  const std::vector<Outline> circle{circleAt(c, kCrossCircle * r)};
  pen.stroke(circle, {mark.inside, width + 2 * halo});
  pen.stroke(arms(kCrossArms * r + halo), {mark.inside, width + 2 * halo});
  pen.stroke(circle, {mark.color, width});
  pen.stroke(arms(kCrossArms * r), {mark.color, width});
}

void paintOpened(Pen& pen, const ScreenMark& mark) {
  const double r = static_cast<double>(mark.radius), width = static_cast<double>(mark.stroke),
               halo = static_cast<double>(mark.halo);
  const dvec2 c = mark.centre;
  std::vector<Outline> lines{circleAt(c, r)};
  for (const dvec2 out : {dvec2(1, 0), dvec2(0, 1), dvec2(-1, 0), dvec2(0, -1)})
    lines.push_back({{c + out * r, c + out * (kOpenedTicks * r)}, false});
  pen.stroke(lines, {mark.inside, width + 2 * halo});
  pen.fill({circleAt(c, kOpenedDot * r + halo)}, mark.inside);
  pen.stroke(lines, {mark.color, width});
  pen.fill({circleAt(c, kOpenedDot * r)}, mark.color);
}

}  // namespace

void paintHead(Pen& pen, const ScreenHead& head) {
  const ArrowShape& shape = head.shape;
  if (shape.direction == dvec2(0.0)) return;
  const dvec2 tip(shape.tip), back = tip - shape.direction * shape.head_length;
  const dvec2 side = dvec2(-shape.direction.y, shape.direction.x) * shape.head_half_width;
  pen.fill({{{tip, back + side, back - side}}}, head.color);
}

void paintMark(Pen& pen, const ScreenMark& mark) {
  const double r = static_cast<double>(mark.radius), width = static_cast<double>(mark.stroke);
  const dvec2 c = mark.centre;
  switch (mark.shape) {
    case MarkerShape::dot:
      return pen.fill({circleAt(c, r)}, mark.color);
    case MarkerShape::cross_hair:
      return paintCrossHair(pen, mark);
    case MarkerShape::opened:
      return paintOpened(pen, mark);
    case MarkerShape::diamond: {
      const double reach = kDiamondCorners * r;
      const Outline shape{{c - dvec2(0, reach), c + dvec2(reach, 0), c + dvec2(0, reach), c - dvec2(reach, 0)}};
      pen.stroke({shape}, {mark.inside, 2 * static_cast<double>(mark.halo)});
      return pen.fill({shape}, mark.color);
    }
    case MarkerShape::square:
      pen.fill({boxAt(c - r, c + r)}, mark.inside);
      return pen.stroke({boxAt(c - r, c + r)}, {mark.color, width});
    case MarkerShape::ring:
    case MarkerShape::towards:
    case MarkerShape::away:
      break;
  }
  pen.fill({circleAt(c, r)}, mark.inside);
  pen.stroke({circleAt(c, r)}, {mark.color, width});
  if (mark.shape == MarkerShape::towards) pen.fill({circleAt(c, kTip * r)}, mark.color);
  if (mark.shape != MarkerShape::away) return;
  const double d = r / std::numbers::sqrt2;
  pen.stroke({{{c - d, c + d}, false}, {{c + dvec2(-d, d), c + dvec2(d, -d)}, false}}, {mark.color, width});
}

}  // namespace gjklab
