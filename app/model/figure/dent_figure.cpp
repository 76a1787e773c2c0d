// A primer: what convex means. A has all of a line between two of its points; a body with a dent has not.

#include "model/figure/figure_parts.h"

#include "model/text/translate.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <numeric>

namespace gjklab {
namespace {

constexpr double kDentDepth = 0.6;  // of the way from the side to the middle

/// Sides of a polygon by the numbers of their first corners, the longest first.
std::vector<std::size_t> sidesByLength(const std::vector<dvec3>& corners) {
  std::vector<std::size_t> sides(corners.size());
  std::iota(sides.begin(), sides.end(), std::size_t{0});
  std::stable_sort(sides.begin(), sides.end(), [&](std::size_t i, std::size_t j) {
    const auto length = [&](std::size_t k) { return glm::length(corners[(k + 1) % corners.size()] - corners[k]); };
    return length(i) > length(j);
  });
  return sides;
}

std::vector<dvec3> cornersOf(const FigureBuilder& builder, Which which) {
  std::vector<dvec3> corners = ranOn(builder.frame, which).outline;
  for (dvec3& p : corners) p += positionOf(builder.frame, which);
  return corners;
}

void addChord(FigureBuilder& builder, dvec3 from, dvec3 to, bool leaves) {
  builder.line(Role::highlight, from, to, Emphasis::normal, leaves);
  for (const dvec3& end : {from, to}) builder.marker(Role::highlight, end, MarkerShape::dot);
}

void addConvex(FigureBuilder& builder) {
  const std::vector<dvec3> corners = cornersOf(builder, Which::a);
  if (corners.size() < 3) return;
  const std::vector<std::size_t> sides = sidesByLength(corners);
  const auto middle = [&](std::size_t side) { return (corners[side] + corners[(side + 1) % corners.size()]) * 0.5; };
  addChord(builder, middle(sides[0]), middle(sides[1]), false);
  builder.label(Role::highlight, middle(sides[0]), tr("convex"), {-1, 0}, priority_highlight);
}

void addDented(FigureBuilder& builder) {
  const std::vector<dvec3> corners = cornersOf(builder, Which::b);
  if (corners.size() < 3) return;
  const std::size_t side = sidesByLength(corners)[0], count = corners.size();
  const dvec3 from = corners[side], to = corners[(side + 1) % count];
  const dvec3 middle = middleOf(ranOn(builder.frame, Which::b), positionOf(builder.frame, Which::b));
  const dvec3 bottom = glm::mix((from + to) * 0.5, middle, kDentDepth);
  std::vector<dvec3> outline{bottom};
  // From its bottom the dent sees every other side: the area is a fan.
  for (std::size_t k = 1; k <= count; ++k) {
    const dvec3 corner = corners[(side + k) % count];
    if (k > 1) builder.fill({.role = Role::body_b, .points = {bottom, outline.back(), corner}});
    outline.push_back(corner);
  }
  builder.line({.role = Role::body_b, .points = outline, .closed = true});
  addChord(builder, from, to, true);
  builder.label(Role::highlight, (from + to) * 0.5, tr("not convex"), {0, -1}, priority_highlight);
}

}  // namespace

void addDent(FigureBuilder& builder) {
  addConvex(builder);
  addDented(builder);
}

}  // namespace gjklab
