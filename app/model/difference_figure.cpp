// Difference space: A ⊖ B with the origin, and in it the simplex or the polytope.

#include "model/clip.h"
#include "model/figure_parts.h"

#include <algorithm>

namespace gjklab {
namespace {

/// Inner differences are drawn while there are few of them.
constexpr std::size_t kMostDifferences = 64;

/// The name beside the upper right of what can be seen of the outline.
void addName(FigureBuilder& builder, const Solid& outer) {
  const dvec3 offset = builder.frame.geometry->difference_offset;
  auto cover = coverOf(builder, outer, offset);
  if (cover.empty() || !isDrawable(cover)) return;
  const bool whole = withinPane(builder.view, cover, 0.95);
  if (!whole && cover.size() >= 3) cover = clipToPane(builder.view, std::move(cover), 0.9);
  if (cover.empty()) return;
  const dvec3 direction = rightOf(builder.view) * 0.42 + upOf(builder.view);
  const auto top = std::max_element(cover.begin(), cover.end(),
                                    [&](dvec3 p, dvec3 q) { return glm::dot(p, direction) < glm::dot(q, direction); });
  builder.label(Role::difference, *top, "A ⊖ B", whole ? dvec2(0.55, -0.83) : dvec2(-0.6, 0.8), priority_name,
                Emphasis::strong);
}

void addInnerDifferences(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  const auto& a = ranOn(frame, Which::a).vertices;
  const auto& b = ranOn(frame, Which::b).vertices;
  if (builder.dimension() == 3 || a.size() * b.size() > kMostDifferences) return;
  for (const dvec3& p : a)
    for (const dvec3& q : b)
      builder.marker(Role::difference, p - q + frame.geometry->difference_offset, MarkerShape::dot, Emphasis::faint);
}

void addDifference(FigureBuilder& builder) {
  const Geometry& geometry = *builder.frame.geometry;
  const dvec3 offset = geometry.difference_offset;
  addSolid(builder, geometry.difference, offset, {.role = Role::difference});
  const bool rounded = !geometry.difference_round.empty();
  if (rounded) {
    if (builder.dimension() == 3) {
      std::vector<dvec3> outline = coverOf(builder, geometry.difference_round, offset);
      builder.line({.role = Role::rounding, .points = std::move(outline), .closed = true});
    } else {
      addSolid(builder, geometry.difference_round, offset, {.role = Role::rounding, .fill = Emphasis::faint});
    }
  }
  addName(builder, rounded ? geometry.difference_round : geometry.difference);
  if (!builder.options.difference_vertices) return;
  addInnerDifferences(builder);
  if (geometry.difference_vertices.size() > 400) return;
  for (const DifferenceVertex& vertex : geometry.difference_vertices)
    builder.marker(Role::difference, vertex.w + offset, MarkerShape::dot);
}

void addOrigin(FigureBuilder& builder) {
  builder.marker(Role::origin, dvec3(0.0), MarkerShape::cross_hair);
  const auto& direction = builder.frame.direction;
  const dvec2 d = direction ? builder.screenDirection(*direction) : dvec2(0.0);
  // Upper right as a rule; not where the search direction passes.
  const bool taken = glm::dot(d, unitOrZero(dvec2(0.75, -0.66))) > 0.75;
  builder.label(Role::origin, dvec3(0.0), "O", taken ? dvec2(-0.75, -0.66) : dvec2(0.75, -0.66), priority_letter);
}

}  // namespace

void differenceFigure(const Frame& frame, const View& view, const FigureOptions& options, Figure& into) {
  FigureBuilder builder(frame, view, options, into);
  double floor = 0;
  if (frame.dimension == 3)
    for (const dvec3& p : builder.silhouette(frame.geometry->difference))
      floor = std::min(floor, p.y + frame.geometry->difference_offset.y);
  addGrid(builder, floor);
  addRegions(builder);
  addDifference(builder);
  addBounds(builder);
  addPolytope(builder);
  addSimplex(builder);
  addSearch(builder);
  addDifferenceAnswer(builder);
  addOrigin(builder);
  addInitialDirection(builder);
  addDifferenceHighlights(builder);
  addDifferenceHandles(builder);
  builder.limitLabels();
}

}  // namespace gjklab
