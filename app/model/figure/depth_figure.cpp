// World space in depth: what is inside or behind the other body, and where the two surfaces cut each other.

#include "model/figure/figure_parts.h"
#include "model/solid/cut_curve.h"

#include <algorithm>

namespace gjklab {
namespace {

/// Nearer to a surface than this, in pixels, things lie on it.
constexpr double kOnSurface = 1.5;

bool overlapOnScreen(FigureBuilder& builder, const Solid& a, dvec3 offset_a, const Solid& b, dvec3 offset_b) {
  dvec2 low[2], high[2];
  const auto box = [&](const Solid& solid, dvec3 offset, int i) {
    low[i] = dvec2(1e300), high[i] = dvec2(-1e300);
    for (const dvec3& p : builder.silhouette(solid, offset)) {
      const dvec2 seen(project(builder.view, p + offset));
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
                                   positionOf(frame, Which::b), builder.eye))
    builder.line({.role = Role::cut_curve,
                  .points = std::move(curve.points),
                  .closed = curve.closed,
                  .depth = curve.hidden ? Depth::behind : Depth::open});
}

/// The algorithm's present solid: a tetrahedron, or the polytope.
struct Looked {
  std::vector<dvec3> points;
  std::vector<FacePlane> faces;
  void add(dvec3 p, dvec3 q, dvec3 r, dvec3 outward) {
    const dvec3 normal = unitOrZero(glm::cross(q - p, r - p));
    if (normal == dvec3(0.0)) return;
    const dvec3 out = glm::dot(normal, outward) < 0 ? -normal : normal;
    faces.push_back({out, glm::dot(out, p)});
    points.insert(points.end(), {p, q, r});
  }
};

Looked lookedAt(const Frame& frame) {
  Looked looked;
  const auto& polytope = frame.run->trace.polytope;
  for (const FrameFacet& facet : frame.facets) {
    const auto& record = polytope.facets[static_cast<std::size_t>(facet.index)];
    const auto w = [&](std::size_t i) { return polytope.vertices[static_cast<std::size_t>(record.vertices[i])].w; };
    looked.add(w(0), w(1), w(2), record.normal);
  }
  std::vector<dvec3> corners;
  for (const FrameVertex& vertex : frame.simplex)
    if (vertex.state == VertexState::kept) corners.push_back(vertex.support.w);
  if (!frame.facets.empty() || corners.size() != 4) return looked;
  for (std::size_t apex = 0; apex < 4; ++apex) {
    const dvec3 p = corners[(apex + 1) % 4];
    looked.add(p, corners[(apex + 2) % 4], corners[(apex + 3) % 4], p - corners[apex]);
  }
  return looked;
}

bool isTold(Role role) {
  return role == Role::origin || role == Role::closest_point || role == Role::previous_closest ||
         role == Role::search_direction || role == Role::normal || role == Role::support_w ||
         role == Role::support_plane || role == Role::horizon;
}

}  // namespace

void addDifferenceDepth(FigureBuilder& builder) {
  if (builder.dimension() != 3 || builder.frame.hull()) return;
  const Solid& difference = builder.frame.geometry->difference;
  const dvec3 offset = builder.frame.geometry->difference_offset;
  if (builder.options.difference_vertices && difference.size > 0 && isDrawable(offset) &&
      isDrawable(dvec3(difference.size)))
    builder.tellMarkerDepth(
        Role::difference,
        Cover(difference, offset, builder.eye, builder.silhouette(difference, offset), builder.pixels(kOnSurface)));
  const Looked looked = lookedAt(builder.frame);
  if (looked.points.empty() || !isDrawable(looked.points)) return;
  const auto furthest = [&](dvec3 d) {
    return *std::max_element(looked.points.begin(), looked.points.end(),
                             [&](dvec3 p, dvec3 q) { return glm::dot(p, d) < glm::dot(q, d); });
  };
  const std::vector<dvec3> outline = silhouette(builder.eye, furthest, 0, builder.pixels(1e-3));
  builder.tellMarkerDepth(Role::facet, Cover(looked.faces, builder.eye, outline, builder.pixels(kOnSurface)));
  builder.tellDepth({{isTold, Cover(looked.faces, builder.eye, outline, builder.pixels(kOnSurface))}});
}

void addDepth(FigureBuilder& builder) {
  if (builder.dimension() != 3) return;
  const Frame& frame = builder.frame;
  std::vector<FigureBuilder::Hider> hiders;
  for (const Which which : {Which::a, Which::b}) {
    if (showsHullOf(frame, which)) continue;
    const Solid& solid = wholeOf(frame, which);
    const dvec3 position = positionOf(frame, which);
    if (!isDrawable(position) || !(solid.size > 0) || !isDrawable(dvec3(solid.size))) continue;
    hiders.push_back(
        {[own = roleOf(which)](Role role) { return role != own; },
         Cover(solid, position, builder.eye, builder.silhouette(solid, position), builder.pixels(kOnSurface))});
  }
  builder.tellDepth(hiders);
  if (builder.options.detail != Detail::full) return;
  const bool both = hiders.size() == 2 && !hiders[0].cover.empty() && !hiders[1].cover.empty();
  if (both && overlapOnScreen(builder, wholeOf(frame, Which::a), positionOf(frame, Which::a), wholeOf(frame, Which::b),
                              positionOf(frame, Which::b)))
    addCutCurve(builder);
}

}  // namespace gjklab
