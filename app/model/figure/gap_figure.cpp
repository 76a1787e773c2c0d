// World space: the gap between the two lines or planes of a support step, of which the progress test speaks.

#include "model/figure/clip.h"
#include "model/figure/figure_parts.h"
#include "model/solid/segment.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace gjklab {
namespace {

/// How far a point is from both bodies on the screen, in the theme's pixels; 0 within one. 2-D.
double clearOfBodies(const FigureBuilder& builder, dvec3 p) {
  double least = std::numeric_limits<double>::infinity();
  for (const Which which : {Which::a, Which::b}) {
    const Solid& solid = wholeOf(builder.frame, which);
    const dvec2 own(p - positionOf(builder.frame, which));
    std::vector<dvec2> outline;
    for (const dvec3& corner : solid.outline.empty() ? solid.vertices : solid.outline) outline.emplace_back(corner);
    if (outline.size() > 2 && containsPoint(outline, own)) return 0;
    for (std::size_t i = 0; i < outline.size(); ++i)
      least = std::min(least, distanceToSegment(own, outline[i], outline[(i + 1) % outline.size()]));
  }
  return builder.onScreen(least);
}

/// Where the gap between the two lines is measured, on that of A: half-way between the two points, so that neither
/// arrow is crossed, or further along the lines if it is clearer of the bodies there.
dvec3 gapPlace(const FigureBuilder& builder, dvec3 a, dvec3 b, dvec3 d) {
  constexpr double kStep = 28, kOfArrow = 26, kClearer = 14, kClear = 70;  // pixels; the words need that much
  constexpr double kNearer = 0.05;  // what a pixel along the lines costs, in pixels of clearance
  constexpr int kPlaces = 7;        // on each side
  const dvec3 across = (b - a) - d * glm::dot(b - a, d), middle = a + across * 0.5;
  if (builder.dimension() != 2) return middle;
  const dvec3 along(-d.y, d.x, 0);
  const double other = glm::dot(across, along);
  dvec3 best = middle;
  double most = std::min(clearOfBodies(builder, middle) + kClearer, kClear);
  for (int k = 1; k <= kPlaces; ++k)
    for (const double side : {-1.0, 1.0}) {
      const double end = 0.5 * other + side * k * builder.pixels(kStep);
      if (builder.onScreen(std::min(std::abs(end), std::abs(end - other))) < kOfArrow) continue;
      const dvec3 place = a + end * along;
      if (!withinPane(builder.view, place, 0.85)) continue;
      const double clear = std::min(clearOfBodies(builder, place), kClear) - kNearer * k * kStep;
      if (clear > most) {
        best = place;
        most = clear;
      }
    }
  return best;
}

/// A supporting line goes on to where the gap is measured; in space a thin line within the plane leads there.
void extendTo(FigureBuilder& builder, Role role, dvec3 support, dvec3 place) {
  constexpr double kBeyond = 8, kRing = 12;  // pixels
  if (!builder.frame.support_line) return;
  const dvec3 way = place - support;
  const double length = glm::length(way), drawn = supportingReach(builder);
  if (builder.dimension() == 3 && builder.onScreen(support, place) > kRing)
    builder.line(role, support, place, Emphasis::faint, true);
  if (builder.dimension() == 2 && length > drawn)
    builder.line(role, support + way * (drawn / length), place + way * (builder.pixels(kBeyond) / length),
                 Emphasis::normal, true);
}

/// What is between the lines, of which a negative gap is their overlap.
std::string gapText(double gap, bool cores) {
  if (gap <= 0) return tr("overlap {gap}", arg("gap", number(-gap, 4)));
  const Argument shown = arg("gap", number(gap, 4));
  return cores ? tr("cores {gap} apart", shown) : tr("{gap} apart", shown);
}

}  // namespace

void addGap(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (builder.dimension() == 1 || !frame.support || !frame.direction) return;
  const dvec3 a = frame.support->a, b = frame.support->b, d = *frame.direction;
  const double gap = -glm::dot(frame.support->w, d);
  const double told = -glm::dot(frame.support->w, builder.shownFrame().direction.value_or(d));
  if (builder.onScreen(std::abs(gap)) < 3) return;
  const dvec3 from = gapPlace(builder, a, b, d), to = from + d * gap;
  extendTo(builder, supportRoleOf(Which::a), a, from);
  extendTo(builder, supportRoleOf(Which::b), b, to);
  builder.line(Role::lower_bound, from, to);
  builder.marker(Role::lower_bound, from, MarkerShape::dot, Emphasis::faint);
  builder.marker(Role::lower_bound, to, MarkerShape::dot, Emphasis::faint);
  const dvec2 along = builder.screenDirection(d);
  builder.label(Role::lower_bound, (from + to) * 0.5, gapText(told, builder.frame.run->trace.radius_sum > 0),
                {along.y, -along.x}, priority_value);
}

}  // namespace gjklab
