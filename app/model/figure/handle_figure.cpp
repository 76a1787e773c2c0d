// The draggable things: bodies, their points and edges, the turn handles, the origin, the initial direction, vertices
// of A ⊖ B and of the simplex, facets.

#include "model/figure/figure_parts.h"
#include "model/figure/make_figure.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

constexpr double kStem = 30;  ///< pixels from the body to its turn knob
constexpr std::size_t kMostPoints = 400;

/// The handles of a body have its colour.
Role handleRoleOf(Which which) { return which == Which::a ? Role::handle_a : Role::handle_b; }

bool pointsAtTurn(const PickTarget& hover, Which which) {
  const auto* target = std::get_if<TurnTarget>(&hover);
  return target && target->which == which;
}

bool pointsAtMove(const PickTarget& hover, Which which) {
  const auto* target = std::get_if<MoveTarget>(&hover);
  return target && target->which == which;
}

bool pointsAtBody(const PickTarget& hover, Which which) {
  const auto* body_target = std::get_if<BodyTarget>(&hover);
  const auto* vertex = std::get_if<VertexTarget>(&hover);
  const auto* edge = std::get_if<EdgeTarget>(&hover);
  return (body_target && body_target->which == which) || (vertex && vertex->which == which) ||
         (edge && edge->which == which) || pointsAtTurn(hover, which) || pointsAtMove(hover, which);
}

void addBodyHandle(FigureBuilder& builder, Which which) {
  const Frame& frame = builder.frame;
  std::vector<dvec3> shape = coverOf(builder, wholeOf(frame, which), positionOf(frame, which), rowOf(builder, which));
  const bool filled = shape.size() >= 3;
  builder.handle({.target = BodyTarget{which}, .shape = std::move(shape), .filled = filled, .priority = handle_body});
}

/// Points given by the user, those inside the hull too: they can be dragged back out. Corners of a box resize it.
void addPointHandles(FigureBuilder& builder, Which which) {
  const Frame& frame = builder.frame;
  const Body& shape = body(*frame.scene, which);
  const std::size_t count = hasPoints(shape.shape)          ? shape.points.size()
                            : shape.shape == ShapeKind::box ? std::size_t{1} << frame.dimension
                                                            : 0;
  if (count > kMostPoints) return;
  const bool visible = builder.options.handles && hasPoints(shape.shape) && pointsAtBody(frame.hover, which);
  std::vector<dvec3> control;
  for (std::size_t i = 0; i < count; ++i) {
    const auto at = vertexPosition(frame, which, static_cast<int>(i));
    if (!at) continue;
    const dvec3 point = *at + rowOf(builder, which);
    control.push_back(point);
    builder.handle({.target = VertexTarget{which, static_cast<int>(i)}, .shape = {point}, .priority = handle_vertex});
    if (visible) builder.marker(handleRoleOf(which), point, MarkerShape::square, Emphasis::faint);
  }
  // A curve passes by its inner control points: the polygon shows what they belong to.
  if (shape.shape == ShapeKind::bezier && builder.options.handles && control.size() > 1) {
    builder.line({.role = handleRoleOf(which), .points = control, .dashed = true, .emphasis = Emphasis::faint});
    for (const dvec3& point : control) builder.marker(handleRoleOf(which), point, MarkerShape::square, Emphasis::faint);
  }
}

/// An edge between two of a solid's corners.
void addEdgeHandle(FigureBuilder& builder, Which which, const Solid& solid, std::size_t p, std::size_t q) {
  const dvec3 position = positionOf(builder.frame, which);
  builder.handle({.target = EdgeTarget{which, solid.vertex_index[p], solid.vertex_index[q]},
                  .shape = {solid.vertices[p] + position, solid.vertices[q] + position},
                  .radius = 6,
                  .priority = handle_edge});
}

/// 3-D: the edges that can be seen.
void addEdgeHandlesOfSolid(FigureBuilder& builder, Which which, const Solid& solid) {
  const Eye eye = builder.eye.without(positionOf(builder.frame, which));
  for (std::size_t i = 0; i < solid.edges.size() && i < kMostPoints; ++i) {
    const auto& normals = solid.edge_normals[i];
    const dvec3 at = solid.edges[i][0];
    if (eye.facing(normals[0], at) <= 0 && eye.facing(normals[1], at) <= 0) continue;
    const auto p = std::find(solid.vertices.begin(), solid.vertices.end(), solid.edges[i][0]);
    const auto q = std::find(solid.vertices.begin(), solid.vertices.end(), solid.edges[i][1]);
    if (p == solid.vertices.end() || q == solid.vertices.end()) continue;
    addEdgeHandle(builder, which, solid, static_cast<std::size_t>(p - solid.vertices.begin()),
                  static_cast<std::size_t>(q - solid.vertices.begin()));
  }
}

/// The edges between a polytope's own points, where a double-click adds one.
void addEdgeHandles(FigureBuilder& builder, Which which) {
  const Frame& frame = builder.frame;
  const ShapeKind kind = body(*frame.scene, which).shape;
  if (builder.dimension() < 2 || (kind != ShapeKind::hull && kind != ShapeKind::segment && kind != ShapeKind::box))
    return;
  const Solid& solid = ranOn(frame, which);
  if (solid.vertex_index.size() != solid.vertices.size() || solid.vertices.size() > kMostPoints) return;
  if (builder.dimension() == 3) return addEdgeHandlesOfSolid(builder, which, solid);
  // Corners are matched with the outline, whose order is the one around the body.
  std::vector<int> around;
  for (const dvec3& p : solid.outline) {
    const auto corner = std::find(solid.vertices.begin(), solid.vertices.end(), p);
    if (corner != solid.vertices.end()) around.push_back(static_cast<int>(corner - solid.vertices.begin()));
  }
  if (around.size() < 2) return;
  const std::size_t sides = around.size() == 2 ? 1 : around.size();
  for (std::size_t i = 0; i < sides; ++i) {
    const auto p = static_cast<std::size_t>(around[i]), q = static_cast<std::size_t>(around[(i + 1) % around.size()]);
    addEdgeHandle(builder, which, solid, p, q);
  }
}

/// How far a ray from a point within a convex outline goes until it leaves it.
double exitDistance(const std::vector<dvec3>& outline, dvec3 from, dvec3 direction) {
  double furthest = 0;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const dvec3 p = outline[i] - from, side = outline[(i + 1) % outline.size()] - outline[i];
    const double turn = direction.x * side.y - direction.y * side.x;
    if (turn == 0) continue;
    const double along = (p.x * side.y - p.y * side.x) / turn, share = (p.x * direction.y - p.y * direction.x) / turn;
    if (share >= 0 && share <= 1 && std::isfinite(along)) furthest = std::max(furthest, along);
  }
  return furthest;
}

/// 2-D: a knob on a stem, fixed to the body, at the same distance from it on every screen.
void addKnob(FigureBuilder& builder, Which which) {
  const Frame& frame = builder.frame;
  const dvec3 centre = turnCentre(body(*frame.scene, which), pose(frame.poses, which), frame.dimension),
              up = rotationOf(pose(frame.poses, which), 2) * dvec3(0, 1, 0);
  const dvec3 foot = centre + up * exitDistance(wholeOf(frame, which).outline, centre - positionOf(frame, which), up);
  const dvec3 knob = foot + up * builder.pixels(kStem);
  const bool held = pointsAtTurn(frame.hover, which), near = pointsAtBody(frame.hover, which);
  if (near) {
    builder.line(handleRoleOf(which), foot, knob, held ? Emphasis::normal : Emphasis::faint);
    builder.marker(handleRoleOf(which), knob, MarkerShape::ring, held ? Emphasis::strong : Emphasis::normal);
    builder.handle({.target = TurnTarget{which, 2}, .shape = {foot, knob}, .radius = 7, .priority = handle_ring});
  } else {
    builder.marker(handleRoleOf(which), knob, MarkerShape::ring, Emphasis::faint);
  }
  builder.handle({.target = TurnTarget{which, 2}, .shape = {knob}, .radius = 12, .priority = handle_vertex});
}

/// An axis or plane that is seen from its end or edge cannot be followed by a pointer: sines of the angles.
constexpr double kLeastAxis = 0.3, kLeastPlane = 0.25;

bool isHeld(const Frame& frame, const MoveTarget& target) { return frame.hover == PickTarget(target); }

/// 3-D: an arrow along each axis, from the ring on, as far as it can be seen.
void addMoveArrow(FigureBuilder& builder, Which which, int axis, dvec3 centre, double radius) {
  constexpr double kLength = 34;  // pixels
  dvec3 along(0.0);
  along[axis] = 1;
  const dvec3 foot = centre + along * radius, tip = centre + along * (radius + builder.pixels(kLength));
  const double facing = builder.eye.facing(along, tip);
  if (1 - facing * facing < kLeastAxis * kLeastAxis) return;
  const MoveTarget target{which, axis, false};
  builder.arrow(axisRole(axis), foot, tip, isHeld(builder.frame, target) ? Emphasis::strong : Emphasis::normal);
  builder.handle({.target = target, .shape = {foot, tip}, .radius = 8, .priority = handle_vertex});
}

/// 3-D: a little plane between two arrows, outside of the ring: the body itself stays free to be grabbed.
void addMovePlane(FigureBuilder& builder, Which which, int axis, dvec3 centre, double radius) {
  constexpr double kGap = 4, kSide = 15;  // pixels
  dvec3 normal(0.0), u(0.0), v(0.0);
  normal[axis] = u[(axis + 1) % 3] = v[(axis + 2) % 3] = 1;
  const double near = std::sqrt(0.5) * radius + builder.pixels(kGap), side = builder.pixels(kSide);
  const dvec3 corner = centre + (u + v) * near;
  if (std::abs(builder.eye.facing(normal, corner)) < kLeastPlane) return;
  const MoveTarget target{which, axis, true};
  const std::vector<dvec3> square{corner, corner + side * u, corner + side * (u + v), corner + side * v};
  builder.line({.role = axisRole(axis),
                .points = square,
                .closed = true,
                .emphasis = isHeld(builder.frame, target) ? Emphasis::strong : Emphasis::normal});
  builder.handle({.target = target, .shape = square, .filled = true, .radius = 8, .priority = handle_vertex});
}

/// 3-D: three rings about a body that is more than a point, while the pointer is on it or on one of them.
void addRings(FigureBuilder& builder, Which which) {
  const Frame& frame = builder.frame;
  if (!pointsAtBody(frame.hover, which)) return;
  const dvec3 centre = turnCentre(body(*frame.scene, which), pose(frame.poses, which), frame.dimension),
              position = positionOf(frame, which);
  double reach = 0;
  for (const dvec3& p : builder.silhouette(wholeOf(frame, which), position))
    reach = std::max(reach, glm::length(p + position - centre));
  if (reach == 0) return;  // a point looks the same from all sides, and rings as small as it would keep it from a drag
  const double radius = reach + builder.pixels(14);
  const auto* held = std::get_if<TurnTarget>(&frame.hover);
  const dvec3 sight = builder.eye.from(centre);
  for (int axis = 0; axis < 3; ++axis) {
    dvec3 u(0.0), v(0.0);
    u[(axis + 1) % 3] = 1;
    v[(axis + 2) % 3] = 1;
    const Role role = axisRole(axis);
    Line ring = circle(builder, role, centre, radius, u, v);
    if (ring.points.size() < 3) continue;
    const bool is_held = held && held->which == which && held->axis == axis;
    // The half behind the body is fainter.
    std::vector<dvec3> points = ring.points;
    points.push_back(points.front());
    for (std::size_t i = 0; i + 1 < points.size();) {
      const auto behind = [&](std::size_t k) { return glm::dot(points[k] + points[k + 1] - 2.0 * centre, sight) < 0; };
      const bool now = behind(i);
      std::vector<dvec3> piece{points[i]};
      for (; i + 1 < points.size() && behind(i) == now; ++i) piece.push_back(points[i + 1]);
      builder.line({.role = role,
                    .points = std::move(piece),
                    .emphasis = now       ? Emphasis::faint
                                : is_held ? Emphasis::strong
                                          : Emphasis::normal});
    }
    // Its letter is where the ring is nearest to the viewer.
    const dvec3 near = unitOrZero(u * glm::dot(u, sight) + v * glm::dot(v, sight));
    if (near != dvec3(0.0))
      builder.label(role, centre + near * radius, fmt::format("*{}*", "xyz"[axis]), {0.7, 0.7}, priority_name - 2);
    builder.handle(
        {.target = TurnTarget{which, axis}, .shape = std::move(points), .radius = 7, .priority = handle_ring});
    addMoveArrow(builder, which, axis, centre, radius);
    addMovePlane(builder, which, axis, centre, radius);
  }
  const Line disc = sphereOutline(builder, handleRoleOf(which), centre, radius + builder.pixels(6));
  builder.handle({.target = BodyTarget{which},
                  .shape = disc.points,
                  .filled = disc.points.size() >= 3,
                  .radius = 1,
                  .priority = handle_reach});
}

void addFacetHandles(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  for (const FrameFacet& facet : frame.facets) {
    const auto& record = frame.run->trace.polytope.facets[static_cast<std::size_t>(facet.index)];
    const dvec3 corner = frame.run->trace.polytope.vertices[static_cast<std::size_t>(record.vertices[0])].w;
    if (frame.dimension == 3 && builder.eye.facing(record.normal, corner) <= 0) continue;
    std::vector<dvec3> shape;
    for (int i = 0; i < frame.dimension; ++i) {
      const auto v = static_cast<std::size_t>(record.vertices[static_cast<std::size_t>(i)]);
      shape.push_back(frame.run->trace.polytope.vertices[v].w);
    }
    builder.handle({.target = FacetTarget{facet.index},
                    .shape = std::move(shape),
                    .filled = frame.dimension == 3,
                    .radius = frame.dimension == 3 ? 1.0 : 7.0,
                    .priority = handle_facet});
  }
}

/// Vertices of the boundary, and while there are few all differences.
void addDifferenceVertexHandles(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  const Geometry& geometry = *frame.geometry;
  if (geometry.difference_vertices.size() <= 2 * kMostPoints)
    for (const DifferenceVertex& vertex : geometry.difference_vertices)
      builder.handle({.target = DifferenceVertexTarget{vertex.index_a, vertex.index_b},
                      .shape = {vertex.w + geometry.difference_offset},
                      .priority = handle_difference_vertex});
  const Solid &a = ranOn(frame, Which::a), &b = ranOn(frame, Which::b);
  if (builder.dimension() == 3 || a.vertices.size() * b.vertices.size() > 64 ||
      a.vertices.size() != a.vertex_index.size() || b.vertices.size() != b.vertex_index.size())
    return;
  for (std::size_t i = 0; i < a.vertices.size(); ++i)
    for (std::size_t j = 0; j < b.vertices.size(); ++j)
      builder.handle({.target = DifferenceVertexTarget{a.vertex_index[i], b.vertex_index[j]},
                      .shape = {a.vertices[i] - b.vertices[j] + geometry.difference_offset},
                      .radius = 7,
                      .priority = handle_difference_vertex});
}

}  // namespace

dvec3 turnCentre(const Body& shape, const BodyPose& pose, int dimension) {
  if (!hasPoints(shape.shape) || shape.points.empty()) return pose.position;
  dvec3 sum(0.0);
  for (const dvec3& p : shape.points) sum += p / static_cast<double>(shape.points.size());
  return toWorld(pose, dimension, sum);
}

dvec3 turnCentre(const Body& shape, int dimension) { return turnCentre(shape, poseOf(shape), dimension); }

void addWorldHandles(FigureBuilder& builder) {
  for (const Which which : {Which::a, Which::b}) {
    addBodyHandle(builder, which);
    addPointHandles(builder, which);
    addEdgeHandles(builder, which);
    if (!builder.options.handles) continue;
    if (builder.dimension() == 2) addKnob(builder, which);
    if (builder.dimension() == 3) addRings(builder, which);
  }
}

Role axisRole(int axis) { return axis == 0 ? Role::axis_x : axis == 1 ? Role::axis_y : Role::axis_z; }

void addGuide(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (!frame.guide_axis || builder.dimension() < 2) return;
  std::optional<dvec3> through;
  if (const auto* whole = std::get_if<BodyTarget>(&frame.hover))
    through = turnCentre(body(*frame.scene, whole->which), pose(frame.poses, whole->which), frame.dimension);
  if (const auto* edge = std::get_if<EdgeTarget>(&frame.hover)) through = positionOf(frame, edge->which);
  if (const auto* move = std::get_if<MoveTarget>(&frame.hover))
    through = turnCentre(body(*frame.scene, move->which), pose(frame.poses, move->which), frame.dimension);
  if (const auto* vertex = std::get_if<VertexTarget>(&frame.hover))
    through = vertexPosition(frame, vertex->which, vertex->index);
  if (std::holds_alternative<OriginTarget>(frame.hover)) through = positionOf(frame, Which::b);
  if (!through) return;
  constexpr double kFar = 4;  // half panes
  dvec3 along(0.0);
  along[*frame.guide_axis] = kFar * std::max(halfExtent(builder.view).x, halfExtent(builder.view).y);
  const Role role = axisRole(*frame.guide_axis);
  builder.line(role, *through - along, *through + along, Emphasis::normal, true);
  const dvec3 letter = *through + unitOrZero(along) * builder.pixels(90);
  builder.label(role, letter, fmt::format("*{}*", "xyz"[*frame.guide_axis]), {0.7, -0.7}, priority_highlight);
}

void addInitialDirection(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  // As long as it is the arrow that is drawn at O: what it finds can be watched while it is turned.
  const bool asks = frame.moment.sub_step == SubStep::gjk_direction || frame.moment.sub_step == SubStep::gjk_support;
  const bool first = asks && frame.moment.record == 0 && !frame.run->trace.start;
  const auto& given = frame.scene->query.initial_direction;
  if (!builder.options.handles || (!first && !given) || (!given && !frame.direction)) return;
  const dvec3 d = unitOrZero(first && frame.direction ? *frame.direction : *given);
  const dvec3 lift = liftOfDirections(builder), tip = tipOfDirection(builder, d);
  if (!first) {
    builder.arrow(Role::search_direction, lift, tip, Emphasis::faint);
    builder.label(Role::search_direction, tip, "*d_0*", builder.screenDirection(d), priority_tick + 2, Emphasis::faint);
  }
  const bool held = std::holds_alternative<DirectionTarget>(frame.hover);
  builder.marker(Role::handle, tip, MarkerShape::ring, held ? Emphasis::strong : Emphasis::faint);
  builder.handle({.target = DirectionTarget{}, .shape = {tip}, .radius = 12, .priority = handle_tip});
}

void addDifferenceHandles(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  builder.handle({.target = OriginTarget{}, .shape = {dvec3(0.0)}, .radius = 12, .priority = handle_origin});
  for (std::size_t i = 0; i < frame.simplex.size(); ++i)
    builder.handle({.target = SimplexVertexTarget{static_cast<int>(i)},
                    .shape = {frame.simplex[i].support.w},
                    .radius = 11,
                    .priority = handle_simplex_vertex});
  addDifferenceVertexHandles(builder);
  addFacetHandles(builder);
}

}  // namespace gjklab
