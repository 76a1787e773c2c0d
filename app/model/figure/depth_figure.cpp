// World space in depth: what is inside or behind the other body, and where the two surfaces cut each other.

#include "model/figure/figure_parts.h"
#include "model/solid/cut_curve.h"

#include <cmath>

namespace gjklab {
namespace {

/// Nearer to a surface than this, in pixels, things lie on it.
constexpr double kOnSurface = 1.5;

bool overlapOnScreen(FigureBuilder& builder, const Solid& a, dvec3 offset_a, const Solid& b, dvec3 offset_b) {
  dvec2 low[2], high[2];
  const auto box = [&](const Solid& solid, dvec3 offset, int i) {
    low[i] = dvec2(1e300), high[i] = dvec2(-1e300);
    for (const dvec3& p : builder.silhouette(solid)) {
      const dvec3 at = p + offset;
      const dvec2 seen(glm::dot(at, rightOf(builder.view)), glm::dot(at, upOf(builder.view)));
      low[i] = glm::min(low[i], seen);
      high[i] = glm::max(high[i], seen);
    }
  };
  box(a, offset_a, 0);
  box(b, offset_b, 1);
  return low[0].x < high[1].x && low[1].x < high[0].x && low[0].y < high[1].y && low[1].y < high[0].y;
}

void addCutCurve(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  for (CutCurve& curve : cutCurves(wholeOf(frame, Which::a), positionOf(frame, Which::a), wholeOf(frame, Which::b),
                                   positionOf(frame, Which::b), towardsViewer(builder.view)))
    builder.line({.role = Role::cut_curve,
                  .points = std::move(curve.points),
                  .closed = curve.closed,
                  .depth = curve.hidden ? Depth::behind : Depth::open});
}

}  // namespace

void addDepth(FigureBuilder& builder) {
  if (builder.dimension() != 3) return;
  const Frame& frame = builder.frame;
  std::vector<FigureBuilder::Hider> hiders;
  for (const Which which : {Which::a, Which::b}) {
    if (showsHullOf(frame, which)) continue;
    const Solid& solid = wholeOf(frame, which);
    const dvec3 position = positionOf(frame, which);
    if (!isDrawable(position) || !(solid.size > 0) || !isDrawable(dvec3(solid.size))) continue;
    hiders.push_back({roleOf(which), Cover(solid, position, towardsViewer(builder.view), builder.silhouette(solid),
                                           builder.pixels(kOnSurface))});
  }
  builder.tellDepth(hiders);
  const bool both = hiders.size() == 2 && !hiders[0].cover.empty() && !hiders[1].cover.empty();
  if (both && overlapOnScreen(builder, wholeOf(frame, Which::a), positionOf(frame, Which::a), wholeOf(frame, Which::b),
                              positionOf(frame, Which::b)))
    addCutCurve(builder);
}

}  // namespace gjklab
