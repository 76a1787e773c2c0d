// Difference space: EPA's polytope. Facets by state, their distances, the horizon, the facets to come.

#include "model/figure/facet_surface.h"
#include "model/figure/figure_parts.h"
#include "model/run/vertex_naming.h"
#include "model/solid/convex_polygon.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace gjklab {
namespace {

constexpr std::size_t kMostDistances = 24;

const gjk::FacetRecord<3>& recordOf(const Frame& frame, const FrameFacet& facet) {
  return frame.run->trace.polytope.facets[static_cast<std::size_t>(facet.index)];
}

dvec3 vertexOf(const Frame& frame, int index) {
  return frame.run->trace.polytope.vertices[static_cast<std::size_t>(index)].w;
}

/// What rounding has left of a zero, beside the size of A ⊖ B, is drawn as 0, as the words tell it.
double cleared(const Frame& frame, double distance) {
  return std::abs(distance) <= 1e-15 * frame.run->trace.scale ? 0 : distance;
}

/// Where w is while new facets grow: on its way from the middle of the horizon.
dvec3 growingVertex(const Frame& frame, int index) {
  const dvec3 w = vertexOf(frame, index);
  if (index != frame.new_vertex || !(frame.growth < 1) || frame.dimension == 1 || frame.horizon.empty()) return w;
  dvec3 middle(0.0);
  for (const auto& ridge : frame.horizon)
    for (int i = 0; i + 1 < frame.dimension; ++i)
      middle += vertexOf(frame, ridge[static_cast<std::size_t>(i)]) /
                static_cast<double>(frame.horizon.size() * static_cast<std::size_t>(frame.dimension - 1));
  return glm::mix(middle, w, frame.growth);
}

/// Dots for the vertices in use.
void addVertices(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (frame.facets.size() > 200) return;
  std::vector<int> used;
  for (const FrameFacet& facet : frame.facets)
    for (int i = 0; i < builder.dimension(); ++i)
      used.push_back(recordOf(frame, facet).vertices[static_cast<std::size_t>(i)]);
  std::sort(used.begin(), used.end());
  used.erase(std::unique(used.begin(), used.end()), used.end());
  for (const int i : used) builder.marker(Role::facet, growingVertex(frame, i), MarkerShape::dot);
}

/// s₁, s₂, …: the corners of the step's facets; all for a polygon with few corners, and in a room at the result, where
/// they can be counted.
void addVertexNames(FigureBuilder& builder) {
  constexpr std::size_t kMostNamed = 12;
  const Frame& frame = builder.frame;
  const bool answered = isAnswered(frame.moment.sub_step);
  if (frame.naming == Naming::letters || (answered && !(builder.options.stage && builder.dimension() > 1))) return;
  std::vector<int> named;
  const auto add = [&](const auto& corners) {
    named.insert(named.end(), corners.begin(), corners.begin() + builder.dimension());
  };
  const bool all = answered || (builder.dimension() < 3 && frame.facets.size() <= kMostNamed);
  for (const FrameFacet& facet : frame.facets)
    if (all || facet.index == frame.closest_facet || facet.state == FacetState::fresh ||
        (facet.state == FacetState::visible && frame.moment.sub_step == SubStep::epa_horizon))
      add(recordOf(frame, facet).vertices);
  std::sort(named.begin(), named.end());
  named.erase(std::unique(named.begin(), named.end()), named.end());
  if (named.size() > kMostNamed) return;
  const std::vector<std::string> names = polytopeNames(frame.run->trace, frame.naming);
  std::vector<std::pair<std::string, dvec3>> told;
  if (frame.moment.sub_step == SubStep::epa_rebuild && frame.new_vertex >= 0)
    told.emplace_back(names[static_cast<std::size_t>(frame.new_vertex)], vertexOf(frame, frame.new_vertex));
  const double height = builder.dimension() == 1 ? barHeight(builder) : 0;
  for (const int vertex : named) {
    if (vertex == frame.new_vertex) continue;  // named by itself: w until it is a vertex
    const dvec3 w = vertexOf(frame, vertex);
    const std::string& name = names[static_cast<std::size_t>(vertex)];
    // A textbook's EPA may find a point twice.
    const auto same = [&](const auto& each) { return each.first == name && builder.onScreen(each.second, w) < 2; };
    if (std::any_of(told.begin(), told.end(), same)) continue;
    told.emplace_back(name, w);
    const dvec2 away = height > 0 ? dvec2(0, 1) : builder.screenDirection(w);
    builder.label(Role::simplex, w - dvec3(0, height, 0), fmt::format("*{}*", name),
                  away == dvec2(0.0) ? dvec2(0.7, -0.7) : away, priority_facet - 5);
  }
}

/// Facets that w sees fade out with increasing speed, and have disappeared when the new ones have grown.
void addFalling(FigureBuilder& builder) {
  constexpr double kDepth = 150;  // pixels
  const Frame& frame = builder.frame;
  const dvec3 fall(0, -builder.pixels(kDepth) * frame.growth * frame.growth, 0);
  const auto ink = static_cast<float>(1 - frame.growth);
  for (const int index : frame.falling) {
    const auto& v = frame.run->trace.polytope.facets[static_cast<std::size_t>(index)].vertices;
    std::vector<dvec3> points;
    for (std::size_t i = 0; i < static_cast<std::size_t>(frame.dimension); ++i)
      points.push_back(vertexOf(frame, v[i]) + fall);
    const Role role = facetRole(FacetState::visible);
    if (frame.dimension == 3) builder.fill({.role = role, .points = points, .ink = ink});
    if (frame.dimension == 1) {
      const dvec3 h(0, 1.5 * barHeight(builder), 0);
      points = {points[0] - h, points[0] + h};
    }
    builder.line({.role = role, .points = points, .closed = frame.dimension == 3, .ink = ink});
  }
}

// ---- 1-D: a facet is an end of the interval
// --------------------------------------------------------------------------

void addEnds(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  const double height = barHeight(builder);
  // As in the plane: where the distances are compared; later the nearest end has its number at the line from O.
  const bool chosen = frame.moment.sub_step != SubStep::epa_closest_facet;
  const bool asked = !isAnswered(frame.moment.sub_step) && !(builder.options.stage && chosen);
  double low = 0, high = 0;
  for (const FrameFacet& facet : frame.facets) {
    const double x = vertexOf(frame, recordOf(frame, facet).vertices[0]).x;
    if (facet.state != FacetState::visible) low = std::min(low, x), high = std::max(high, x);
    const Role role = facetRole(facet.state);
    builder.line({.role = role,
                  .points = {{x, -1.5 * height, 0}, {x, 1.5 * height, 0}},
                  .emphasis = facet.state == FacetState::closest ? Emphasis::strong : Emphasis::normal});
    if (!asked || (chosen && facet.index == frame.closest_facet)) continue;
    const std::string distance = number(cleared(frame, recordOf(frame, facet).distance), 4);
    builder.label(role, {x, 1.5 * height, 0}, tr("{distance} from O", arg("distance", distance)), {0, -1},
                  priority_facet);
  }
  const double h = 0.45 * height;
  builder.fill({.role = Role::facet, .points = {{low, -h, 0}, {high, -h, 0}, {high, h, 0}, {low, h, 0}}});
}

// ---- 2-D: facets are edges
// -------------------------------------------------------------------------------------------

/// The polygon at this moment: a ring of edges, which in a textbook's run may point either way. While edges are
/// missing, from one end of the gap to the other.
std::vector<dvec3> polygonOf(const Frame& frame) {
  std::map<int, std::vector<int>> neighbours;
  for (const FrameFacet& facet : frame.facets) {
    const auto& v = recordOf(frame, facet).vertices;
    neighbours[v[0]].push_back(v[1]);
    neighbours[v[1]].push_back(v[0]);
  }
  std::vector<dvec3> polygon;
  if (neighbours.empty()) return polygon;
  const auto end =
      std::find_if(neighbours.begin(), neighbours.end(), [](const auto& v) { return v.second.size() == 1; });
  const int start = (end == neighbours.end() ? neighbours.begin() : end)->first;
  for (int at = start, before = -1; polygon.size() < neighbours.size();) {
    polygon.push_back(growingVertex(frame, at));
    const std::vector<int>& beside = neighbours[at];
    const auto next = std::find_if(beside.begin(), beside.end(), [&](int vertex) { return vertex != before; });
    if (next == beside.end() || *next == start) break;
    before = std::exchange(at, *next);
  }
  if (signedArea(polygon) < 0) std::reverse(polygon.begin(), polygon.end());
  return polygon;
}

void addFacetEdge(FigureBuilder& builder, const FrameFacet& facet, bool with_distance) {
  const Frame& frame = builder.frame;
  const auto& record = recordOf(frame, facet);
  const dvec3 p = growingVertex(frame, record.vertices[0]), q = growingVertex(frame, record.vertices[1]);
  const bool falls =
      facet.state == FacetState::visible ||
      (facet.state == FacetState::closest && frame.new_vertex >= 0 && frame.moment.sub_step == SubStep::epa_horizon);
  builder.line({.role = facetRole(facet.state), .points = {p, q}, .dotted = falls});
  // The nearest facet's distance is shown at the line from the origin to it; a growing facet has none yet.
  const bool grows = facet.state == FacetState::fresh && frame.growth < 1;
  if (!with_distance || grows || facet.index == frame.closest_facet || builder.onScreen(p, q) < 36) return;
  builder.label(facetRole(facet.state), (p + q) * 0.5, number(cleared(frame, record.distance), 3),
                builder.screenDirection(record.normal), priority_facet);
}

bool liesOn(const FigureBuilder& builder, const std::array<dvec3, 2>& edge, const std::array<dvec3, 2>& other) {
  const auto meet = [&](dvec3 p, dvec3 q) { return builder.onScreen(p, q) < 2; };
  return (meet(edge[0], other[0]) && meet(edge[1], other[1])) || (meet(edge[0], other[1]) && meet(edge[1], other[0]));
}

void addEdges(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  builder.fill({.role = Role::facet, .points = polygonOf(frame)});
  // In a room only the step that compares them shows the distances.
  const bool asked = !builder.options.stage || frame.moment.sub_step == SubStep::epa_closest_facet;
  const bool with_distances = asked && frame.facets.size() <= kMostDistances && !isAnswered(frame.moment.sub_step);
  if (!with_distances) {
    for (const FrameFacet& facet : frame.facets) addFacetEdge(builder, facet, false);
    return;
  }
  // Where a polygon has folded, two edges lie on one another: one number is enough.
  std::vector<std::array<dvec3, 2>> numbered;
  for (const FrameFacet& facet : frame.facets) {
    const auto& ends = recordOf(frame, facet).vertices;
    const dvec3 p = vertexOf(frame, ends[0]), q = vertexOf(frame, ends[1]);
    const auto same = [&](const auto& other) { return liesOn(builder, {p, q}, other); };
    addFacetEdge(builder, facet, std::none_of(numbered.begin(), numbered.end(), same));
    numbered.push_back({p, q});
  }
}

/// Where a textbook's polygon has folded, two of its edges lie on one another.
void addFold(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (!frame.run->textbook) return;
  std::vector<std::array<dvec3, 2>> before;
  for (const FrameFacet& facet : frame.facets) {
    const auto& ends = recordOf(frame, facet).vertices;
    const dvec3 p = growingVertex(frame, ends[0]), q = growingVertex(frame, ends[1]);
    const auto same = [&](const auto& other) { return liesOn(builder, {p, q}, other); };
    const bool folded = std::any_of(before.begin(), before.end(), same);
    before.push_back({p, q});
    if (!folded) continue;
    builder.line({.role = Role::facet_fresh, .points = {p, q}, .emphasis = Emphasis::strong});
    builder.label(Role::facet_fresh, (p + q) * 0.5, tr("two edges: there and back"),
                  builder.screenDirection(recordOf(frame, facet).normal), priority_value);
  }
}

// ---- 3-D: facets are triangles
// ---------------------------------------------------------------------------------------

void addTriangles(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  std::vector<SurfaceFacet> facets;
  facets.reserve(frame.facets.size());
  for (const FrameFacet& facet : frame.facets) {
    const auto& record = recordOf(frame, facet);
    const auto& v = record.vertices;
    facets.push_back({v,
                      {growingVertex(frame, v[0]), growingVertex(frame, v[1]), growingVertex(frame, v[2])},
                      record.normal,
                      facet.state});
  }
  addFacetSurface(builder, facets);
}

// ---- the update
// ------------------------------------------------------------------------------------------------------

/// The horizon, and at the horizon step the edges of the facets to come: from w to each of its vertices.
void addHorizon(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  std::vector<int> ends;
  for (const auto& ridge : frame.horizon) {
    ends.push_back(ridge[0]);
    if (builder.dimension() == 3) {
      ends.push_back(ridge[1]);
      builder.line(Role::horizon, vertexOf(frame, ridge[0]), vertexOf(frame, ridge[1]));
    } else {
      builder.marker(Role::horizon, vertexOf(frame, ridge[0]), MarkerShape::square);
    }
  }
  if (frame.moment.sub_step != SubStep::epa_horizon || !frame.support) return;
  std::sort(ends.begin(), ends.end());
  ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
  for (const int end : ends)
    builder.line(Role::facet_fresh, frame.support->w, vertexOf(frame, end), Emphasis::normal, true);
}

/// At the rebuild the new vertex is marked and named.
void addNewVertex(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (frame.moment.sub_step != SubStep::epa_rebuild || frame.new_vertex < 0) return;
  const dvec3 w = vertexOf(frame, frame.new_vertex);
  builder.marker(Role::facet_fresh, w, MarkerShape::ring);
  const bool letters = frame.naming == Naming::letters;
  const std::string name =
      letters ? "w" : polytopeNames(frame.run->trace, frame.naming)[static_cast<std::size_t>(frame.new_vertex)];
  const dvec2 away = builder.screenDirection(w);
  builder.label(letters ? Role::facet_fresh : Role::simplex, w, fmt::format("*{}*", name),
                away == dvec2(0.0) ? dvec2(0.7, -0.7) : away, priority_letter);
}

}  // namespace

void addPolytope(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (frame.facets.empty()) return;
  switch (builder.dimension()) {
    case 1:
      addEnds(builder);
      break;
    case 2:
      addEdges(builder);
      addFold(builder);
      addVertices(builder);
      break;
    default:
      addTriangles(builder);
      addVertices(builder);
      break;
  }
  addFalling(builder);
  addHorizon(builder);
  addNewVertex(builder);
  addVertexNames(builder);
}

}  // namespace gjklab
