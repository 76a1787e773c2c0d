// The thing under the pointer, and its counterpart in the other space. A vertex of A ⊖ B is the vector from its point
// of B to its point of A, so the same arrow is drawn in both spaces. A vertex of A gives many differences: the mirrored
// B, moved to it.

#include "model/figure/figure_parts.h"
#include "model/text/number_text.h"

#include <fmt/format.h>
#include <algorithm>
#include <glm/geometric.hpp>

namespace gjklab {
namespace {

/// Local position, rotation applied.
std::optional<dvec3> relativeVertex(const Frame& frame, Which which, int index) {
  const Body& shape = body(*frame.scene, which);
  if (index < 0) return std::nullopt;
  if (hasPoints(shape.shape)) {
    const auto i = static_cast<std::size_t>(index);
    if (i >= shape.points.size()) return std::nullopt;
    return rotationOf(pose(frame.poses, which), frame.dimension) * shape.points[i];
  }
  const Solid& solid = ranOn(frame, which);
  for (std::size_t i = 0; i < solid.vertices.size() && i < solid.vertex_index.size(); ++i)
    if (solid.vertex_index[i] == index) return solid.vertices[i];
  if (shape.shape == ShapeKind::point && index == 0) return dvec3(0.0);
  return std::nullopt;
}

void addVertexMark(FigureBuilder& builder, Which which, dvec3 at, const std::string& text) {
  const dvec3 lane = rowOf(builder, which);
  const dvec3 middle = middleOf(wholeOf(builder.frame, which), positionOf(builder.frame, which));
  builder.marker(Role::highlight, at + lane, MarkerShape::ring);
  const dvec2 away = builder.screenDirection(at - middle);
  builder.label(Role::highlight, at + lane, text, away == dvec2(0.0) ? dvec2(0.7, -0.7) : away, priority_highlight);
}

/// A pair in world space with the vector from b to a: the difference itself.
void addPair(FigureBuilder& builder, dvec3 a, dvec3 b, int index_a, int index_b) {
  builder.arrow(Role::highlight, b + rowOf(builder, Which::b), a + rowOf(builder, Which::a), Emphasis::faint);
  addVertexMark(builder, Which::a, a, index_a >= 0 ? vertexName(Which::a, index_a) : "");
  addVertexMark(builder, Which::b, b, index_b >= 0 ? vertexName(Which::b, index_b) : "");
}

std::string pairName(int index_a, int index_b) {
  if (index_a < 0 || index_b < 0) return "";
  return vertexName(Which::a, index_a) + " − " + vertexName(Which::b, index_b);
}

/// The same vector in difference space, from the origin.
void addVector(FigureBuilder& builder, dvec3 w, const std::string& text) {
  builder.arrow(Role::highlight, dvec3(0.0), w, Emphasis::faint);
  builder.marker(Role::highlight, w, MarkerShape::ring);
  const dvec2 away = builder.screenDirection(w);
  builder.label(Role::highlight, w, text, away == dvec2(0.0) ? dvec2(0.7, -0.7) : away, priority_highlight);
}

const gjk::FacetRecord<3>* facetUnderPointer(const Frame& frame) {
  const auto* target = std::get_if<FacetTarget>(&frame.hover);
  if (!target) return nullptr;
  const auto shown = std::find_if(frame.facets.begin(), frame.facets.end(),
                                  [&](const FrameFacet& facet) { return facet.index == target->index; });
  return shown == frame.facets.end() ? nullptr
                                     : &frame.run->trace.polytope.facets[static_cast<std::size_t>(target->index)];
}

const FrameVertex* simplexVertexUnderPointer(const Frame& frame) {
  const auto* target = std::get_if<SimplexVertexTarget>(&frame.hover);
  if (!target || target->index < 0 || target->index >= static_cast<int>(frame.simplex.size())) return nullptr;
  return &frame.simplex[static_cast<std::size_t>(target->index)];
}

/// All differences of one vertex: a_i − b_j for every j (or every i), and the outline they span.
void addRow(FigureBuilder& builder, const VertexTarget& target) {
  const Frame& frame = builder.frame;
  const bool of_a = target.which == Which::a;
  const auto vertex = relativeVertex(frame, target.which, target.index);
  if (!vertex) return;
  const Which other = of_a ? Which::b : Which::a;
  const Solid& solid = ranOn(frame, other);
  const dvec3 offset = frame.geometry->difference_offset;
  const auto difference = [&](dvec3 p) { return (of_a ? *vertex - p : p - *vertex) + offset; };

  const auto silhouetteOfRow = [&] {
    if (!of_a) return builder.silhouette(solid, offset - *vertex);
    // Of −B: what looks at B is mirrored with it.
    const Eye& eye = builder.eye;
    return silhouetteOf(solid,
                        eye.position() ? Eye(*vertex + offset - *eye.position(), -eye.sight()) : Eye(-eye.sight()));
  };
  std::vector<dvec3> outline;
  for (const dvec3& p : builder.dimension() == 3 ? silhouetteOfRow() : solid.outline) outline.push_back(difference(p));
  if (builder.dimension() > 1 && outline.size() > 1)
    builder.line({.role = Role::highlight,
                  .points = outline,
                  .closed = outline.size() > 2,
                  .dashed = true,
                  .emphasis = Emphasis::faint});
  const bool naming = solid.vertices.size() <= 8 && solid.vertices.size() == solid.vertex_index.size();
  const dvec3 middle = middleOf(solid, dvec3(0.0));
  for (std::size_t j = 0; j < solid.vertices.size() && j < 64; ++j) {
    const dvec3 w = difference(solid.vertices[j]);
    builder.marker(Role::highlight, w, MarkerShape::dot, Emphasis::faint);
    if (!naming) continue;
    const int index = solid.vertex_index[j];
    const dvec2 away = builder.screenDirection((solid.vertices[j] - middle) * (of_a ? -1.0 : 1.0));
    builder.label(Role::highlight, w, of_a ? pairName(target.index, index) : pairName(index, target.index), away,
                  priority_facet + 5, Emphasis::faint);
  }
}

/// Names of the corners of the body under the pointer, while there are few.
void addVertexNames(FigureBuilder& builder, Which which) {
  const Solid& solid = ranOn(builder.frame, which);
  if (builder.dimension() == 1 || solid.vertices.size() > 12 || solid.vertices.size() != solid.vertex_index.size())
    return;
  const dvec3 position = positionOf(builder.frame, which), middle = middleOf(solid, position);
  for (std::size_t i = 0; i < solid.vertices.size(); ++i) {
    const dvec3 at = solid.vertices[i] + position;
    builder.label(supportRoleOf(which), at, vertexName(which, solid.vertex_index[i]),
                  builder.screenDirection(at - middle), priority_facet, Emphasis::faint);
  }
}

}  // namespace

std::string vertexName(Which which, int index) { return fmt::format("{}_{{{}}}", letterOf(which), index + 1); }

std::optional<dvec3> vertexPosition(const Frame& frame, Which which, int index) {
  const auto relative = relativeVertex(frame, which, index);
  if (!relative) return std::nullopt;
  return *relative + positionOf(frame, which);
}

std::optional<dvec3> differenceOf(const Frame& frame, int index_a, int index_b) {
  const auto a = relativeVertex(frame, Which::a, index_a), b = relativeVertex(frame, Which::b, index_b);
  if (!a || !b) return std::nullopt;
  return *a - *b + frame.geometry->difference_offset;
}

void addWorldHighlights(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (const auto* target = std::get_if<DifferenceVertexTarget>(&frame.hover)) {
    const auto a = vertexPosition(frame, Which::a, target->index_a),
               b = vertexPosition(frame, Which::b, target->index_b);
    if (a && b) addPair(builder, *a, *b, target->index_a, target->index_b);
  } else if (const FrameVertex* vertex = simplexVertexUnderPointer(frame)) {
    addPair(builder, vertex->support.a, vertex->support.b, vertex->support.index_a, vertex->support.index_b);
  } else if (const gjk::FacetRecord<3>* facet = facetUnderPointer(frame)) {
    for (int i = 0; i < frame.dimension; ++i) {
      const auto at = static_cast<std::size_t>(facet->vertices[static_cast<std::size_t>(i)]);
      const gjk::Support<3>& pair = frame.run->trace.polytope.vertices[at];
      addPair(builder, pair.a, pair.b, pair.index_a, pair.index_b);
    }
  } else if (const auto* corner = std::get_if<VertexTarget>(&frame.hover)) {
    const auto at = vertexPosition(frame, corner->which, corner->index);
    if (at) addVertexMark(builder, corner->which, *at, vertexName(corner->which, corner->index));
  } else if (const auto* edge = std::get_if<EdgeTarget>(&frame.hover)) {
    const auto from = vertexPosition(frame, edge->which, edge->from), to = vertexPosition(frame, edge->which, edge->to);
    if (from && to) builder.line(Role::highlight, *from, *to, Emphasis::faint);
    addVertexNames(builder, edge->which);
  } else if (const auto* whole = std::get_if<BodyTarget>(&frame.hover)) {
    addVertexNames(builder, whole->which);
  }
}

void addDifferenceHighlights(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  addTestHighlight(builder);
  if (const auto* target = std::get_if<DifferenceVertexTarget>(&frame.hover)) {
    const auto w = differenceOf(frame, target->index_a, target->index_b);
    if (w) addVector(builder, *w, pairName(target->index_a, target->index_b));
  } else if (const FrameVertex* vertex = simplexVertexUnderPointer(frame)) {
    addVector(builder, vertex->support.w, pairName(vertex->support.index_a, vertex->support.index_b));
  } else if (const auto* corner = std::get_if<VertexTarget>(&frame.hover)) {
    addRow(builder, *corner);
  } else if (const gjk::FacetRecord<3>* facet = facetUnderPointer(frame)) {
    std::vector<dvec3> corners;
    dvec3 middle(0.0);
    for (int i = 0; i < frame.dimension; ++i) {
      const auto v = static_cast<std::size_t>(facet->vertices[static_cast<std::size_t>(i)]);
      corners.push_back(frame.run->trace.polytope.vertices[v].w);
      middle += corners.back() / static_cast<double>(frame.dimension);
    }
    if (frame.dimension == 1) return builder.marker(Role::highlight, corners[0], MarkerShape::ring);
    builder.line(
        {.role = Role::highlight, .points = corners, .closed = frame.dimension == 3, .emphasis = Emphasis::faint});
    builder.label(Role::highlight, middle, number(facet->distance, 4), builder.screenDirection(facet->normal),
                  priority_highlight);
  } else if (const auto* nearest = std::get_if<NearestTarget>(&frame.hover)) {
    addVector(builder, nearest->x, fmt::format("|*x*| {}", number(glm::length(nearest->x), 4)));
  } else if (std::holds_alternative<OriginTarget>(frame.hover)) {
    builder.marker(Role::highlight, dvec3(0.0), MarkerShape::ring);
  }
}

}  // namespace gjklab
