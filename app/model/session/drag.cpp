#include "model/session/drag.h"

#include "model/figure/make_figure.h"
#include "model/figure/motion.h"
#include "model/run/impact_run.h"
#include "model/scene/body_points.h"
#include "model/session/drag_way.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gjklab {
namespace {

constexpr double kSnapAngle = std::numbers::pi / 12;

/// The point that goes to the grid: a vertex, or a body's own origin.
dvec3 anchorOf(const Scene& scene, const PickTarget& target) {
  if (const auto* vertex = std::get_if<VertexTarget>(&target)) {
    const Body& shape = body(scene, vertex->which);
    const std::vector<dvec3> points = hullPoints(shape, scene.dimension);
    if (vertex->index >= 0 && vertex->index < static_cast<int>(points.size()))
      return toWorld(shape, scene.dimension, points[static_cast<std::size_t>(vertex->index)]);
  }
  if (const auto* target_body = std::get_if<BodyTarget>(&target)) return body(scene, target_body->which).position;
  if (const auto* edge = std::get_if<EdgeTarget>(&target)) return body(scene, edge->which).position;
  if (const auto* move = std::get_if<MoveTarget>(&target)) return body(scene, move->which).position;
  if (const auto* velocity = std::get_if<VelocityTarget>(&target))
    return velocityTip(body(scene, velocity->which), scene.dimension, scene.query.duration);
  return scene.b.position;
}

/// The multiple of a step that is nearest to x, with no more digits than the step has.
double onGrid(double x, double step) {
  const double parts = std::round(1 / step);  // of a unit, where the step is a part of it
  if (parts >= 1 && std::abs(parts * step - 1) < 1e-9) return std::round(x * parts) / parts;
  return std::round(x / step) * step;
}

dvec3 displacement(const Drag& drag, dvec2 pointer, AxisLock lock, double grid) {
  const DragWay way = dragWay(drag, lock);
  dvec3 moved = displacement(drag.view, pointer - drag.grab, way, drag.hit);
  if (!(grid > 0) || std::holds_alternative<DirectionTarget>(drag.target) ||
      std::holds_alternative<SpinTarget>(drag.target))
    return moved;
  const dvec3 from = std::holds_alternative<VelocityTarget>(drag.target)
                         ? anchorOf(sceneAt(drag.scene, -drag.time), drag.target)
                         : anchorOf(drag.scene, drag.target);
  // A body that is dragged freely goes to the grid with its height, too.
  const bool held = lock != AxisLock::none || std::holds_alternative<MoveTarget>(drag.target);
  for (int k = 0; k < drag.scene.dimension; ++k)
    if (!held || allows(way, k)) moved[k] = onGrid(from[k] + moved[k], grid) - from[k];
  return moved;
}

double snapped(double angle, bool snap) { return snap ? std::round(angle / kSnapAngle) * kSnapAngle : angle; }

/// Angle in the plane through `centre` with normal `axis` of the line of sight through a screen point; nothing when the
/// plane is seen from its edge.
std::optional<double> angleInPlane(const View& view, dvec2 screen, dvec3 centre, dvec3 axis) {
  const dvec3 through = unproject(view, screen, 0), sight = eyeOf(view).from(through);
  const double facing = glm::dot(sight, axis);
  if (std::abs(facing) < 0.12) return std::nullopt;
  const dvec3 p = through + sight * (glm::dot(centre - through, axis) / facing) - centre;
  const dvec3 u =
      glm::normalize(std::abs(axis.x) < 0.9 ? glm::cross(axis, dvec3(1, 0, 0)) : glm::cross(axis, dvec3(0, 1, 0)));
  return std::atan2(glm::dot(p, glm::cross(axis, u)), glm::dot(p, u));
}

/// How far the ring about `axis` turns. Seen from its edge it turns like a wheel under the hand: a radius of travel is
/// one radian.
double ringAngle(const Drag& drag, dvec2 pointer, dvec3 centre, dvec3 axis) {
  const auto from = angleInPlane(drag.view, drag.grab, centre, axis);
  const auto to = angleInPlane(drag.view, pointer, centre, axis);
  if (from && to) return *to - *from;
  const dvec3 motion = displacement(drag.view, pointer - drag.grab, DragWay{}, drag.hit);
  const dvec3 arm = drag.hit - centre;
  const double radius = std::max(glm::length(arm), 1e-12);
  const dvec3 along = glm::cross(axis, eyeOf(drag.view).from(centre));
  return glm::dot(motion, along) / radius;
}

/// Turned about the middle of what is drawn: that point stays, the body's own origin moves.
Command turn(const Drag& drag, const TurnTarget& target, dvec2 pointer, bool snap) {
  Body result = body(drag.scene, target.which);
  const dvec3 centre = turnCentre(result, drag.scene.dimension);
  const dvec3 fixed = toLocal(result, drag.scene.dimension, centre);
  if (drag.scene.dimension < 3) {
    const dvec2 middle = dvec2(project(drag.view, centre));
    const dvec2 from = drag.grab - middle, to = pointer - middle;
    const double change = std::atan2(-to.y, to.x) - std::atan2(-from.y, from.x);
    result.angle = std::remainder(snapped(result.angle + change, snap), 2 * std::numbers::pi);
  } else {
    const dvec3 axis = axisVector(target.axis);
    const double angle = snapped(ringAngle(drag, pointer, centre, axis), snap);
    result.orientation = glm::normalize(glm::angleAxis(angle, axis) * result.orientation);
  }
  result.position += centre - toWorld(result, drag.scene.dimension, fixed);
  return SetBody{target.which, result};
}

/// A box's corner goes where it is dragged, the opposite one stays.
Command resizeBox(const Scene& scene, const VertexTarget& target, dvec3 moved) {
  const int dimension = scene.dimension;
  Body result = body(scene, target.which);
  const dvec3 local_motion = moved * rotationOf(result, dimension);
  dvec3 centre(0.0);
  for (int k = 0; k < dimension; ++k) {
    const double side = (target.index >> k) & 1 ? 1.0 : -1.0;
    const double corner = side * result.half_extents[k] + local_motion[k], opposite = -side * result.half_extents[k];
    result.half_extents[k] = std::abs(corner - opposite) / 2;
    centre[k] = (corner + opposite) / 2;
  }
  result.position = toWorld(result, dimension, centre);
  return SetBody{target.which, result};
}

std::optional<Command> moveVertex(const Scene& scene, const VertexTarget& target, dvec3 moved) {
  const Body& start = body(scene, target.which);
  if (start.shape == ShapeKind::box) return resizeBox(scene, target, moved);
  if (!hasPoints(start.shape) || target.index < 0 || target.index >= static_cast<int>(start.points.size()))
    return std::nullopt;
  const dvec3 local = start.points[static_cast<std::size_t>(target.index)];
  return SetPoint{target.which, target.index, local + moved * rotationOf(start, scene.dimension)};
}

Command moveBody(const Scene& scene, Which which, dvec3 moved) {
  return SetPosition{which, body(scene, which).position + moved};
}

/// The arrow starts at the origin; its tip follows the pointer, its direction is what counts.
std::optional<Command> aim(const Drag& drag, dvec3 moved) {
  dvec3 direction = (drag.hit + moved) * (drag.reversed ? -1.0 : 1.0);
  for (int k = drag.scene.dimension; k < 3; ++k) direction[k] = 0;
  if (!(glm::length(direction) > 0)) return std::nullopt;
  QuerySettings query = drag.scene.query;
  query.initial_direction = glm::normalize(direction);
  return SetQuery{query};
}

/// Velocities and spins are those of the pair as it starts; the tips stand where they lead in the whole duration.
std::optional<Command> changeMotion(const Scene& scene, const PickTarget& target, dvec3 moved) {
  const double duration = scene.query.duration;
  if (const auto* velocity = std::get_if<VelocityTarget>(&target)) {
    Body result = body(scene, velocity->which);
    result.linear_velocity = draggedVelocity(result, duration, moved);
    return SetBody{velocity->which, result};
  }
  if (const auto* spin = std::get_if<SpinTarget>(&target)) {
    Body result = body(scene, spin->which);
    result.angular_velocity = draggedSpin(result, scene.dimension, duration, moved);
    return SetBody{spin->which, result};
  }
  return std::nullopt;
}

bool isMotion(const PickTarget& target) {
  return std::holds_alternative<VelocityTarget>(target) || std::holds_alternative<SpinTarget>(target);
}

/// What is done to a body at a time of its motion, done to it at the start.
Command atStart(Command command, const Drag& drag) {
  if (auto* position = std::get_if<SetPosition>(&command))
    position->position -= drag.time * body(drag.scene, position->which).linear_velocity;
  if (auto* changed = std::get_if<SetBody>(&command))
    changed->body = bodyAt(changed->body, drag.scene.dimension, -drag.time);
  return command;
}

}  // namespace

bool canDrag(const PickTarget& target, Space space) {
  if (std::holds_alternative<DirectionTarget>(target)) return true;
  if (isMotion(target)) return space == Space::world;
  if (space != Space::world) return std::holds_alternative<OriginTarget>(target);
  return std::holds_alternative<BodyTarget>(target) || std::holds_alternative<VertexTarget>(target) ||
         std::holds_alternative<EdgeTarget>(target) || std::holds_alternative<TurnTarget>(target) ||
         std::holds_alternative<MoveTarget>(target);
}

std::optional<Command> moveCommand(const Scene& scene, const PickTarget& target, dvec3 moved) {
  if (const auto* whole = std::get_if<BodyTarget>(&target)) return moveBody(scene, whole->which, moved);
  if (const auto* edge = std::get_if<EdgeTarget>(&target)) return moveBody(scene, edge->which, moved);
  if (const auto* move = std::get_if<MoveTarget>(&target)) return moveBody(scene, move->which, moved);
  if (const auto* vertex = std::get_if<VertexTarget>(&target)) return moveVertex(scene, *vertex, moved);
  if (std::holds_alternative<OriginTarget>(target)) return moveBody(scene, Which::b, moved);
  return changeMotion(scene, target, moved);
}

std::optional<Command> dragCommand(const Drag& drag, dvec2 pointer, AxisLock lock, const Snap& snap) {
  const dvec3 moved = displacement(drag, pointer, lock, snap.grid);
  if (std::holds_alternative<DirectionTarget>(drag.target)) return aim(drag, moved);
  if (isMotion(drag.target)) return changeMotion(sceneAt(drag.scene, -drag.time), drag.target, moved);
  std::optional<Command> command;
  if (const auto* target = std::get_if<TurnTarget>(&drag.target))
    command = turn(drag, *target, pointer, snap.turn);
  else
    command = moveCommand(drag.scene, drag.target, moved);
  return command && drag.time != 0 ? atStart(*command, drag) : command;
}

std::optional<View> dragView(const Drag& drag, dvec2 pointer, AxisLock lock, const Snap& snap) {
  if (!std::holds_alternative<OriginTarget>(drag.target)) return std::nullopt;
  View view = drag.view;
  view.target -= displacement(drag, pointer, lock, snap.grid);
  return view;
}

Command turnCommand(const Scene& scene, const TurnTarget& target, double angle) {
  Body result = body(scene, target.which);
  const dvec3 centre = turnCentre(result, scene.dimension), fixed = toLocal(result, scene.dimension, centre);
  if (scene.dimension < 3)
    result.angle = std::remainder(result.angle + angle, 2 * std::numbers::pi);
  else
    result.orientation = glm::normalize(glm::angleAxis(angle, axisVector(target.axis)) * result.orientation);
  result.position += centre - toWorld(result, scene.dimension, fixed);
  return SetBody{target.which, result};
}

Command aimCommand(const Scene& scene, const View& view, dvec3 direction, dvec2 arrow, double angle) {
  QuerySettings query = scene.query;
  if (scene.dimension == 1)
    direction = dvec3(arrow.x < 0 ? -1 : 1, 0, 0);
  else if (scene.dimension == 2)  // → and ↓ turn with the hands of a clock
    direction = glm::angleAxis(arrow.x > 0 || arrow.y < 0 ? -angle : angle, dvec3(0, 0, 1)) * direction;
  else
    direction =
        glm::angleAxis(arrow.x + arrow.y < 0 ? -angle : angle, arrow.x != 0 ? upOf(view) : -rightOf(view)) * direction;
  query.initial_direction = glm::normalize(direction);
  return SetQuery{query};
}

dvec3 nudgeDirection(const View& view, dvec2 arrow) {
  const dvec3 along = view.dimension < 3 ? dvec3(arrow, 0) : arrow.x * rightOf(view) + arrow.y * upOf(view);
  int axis = 0;
  for (int k = 1; k < view.dimension; ++k)
    if (std::abs(along[k]) > std::abs(along[axis]) * (1 + 1e-9)) axis = k;
  return along[axis] == 0 ? dvec3(0.0) : axisVector(axis) * (along[axis] < 0 ? -1.0 : 1.0);
}

std::vector<Command> insertVertex(const Scene& scene, const EdgeTarget& edge, dvec3 world) {
  const Body& shape = body(scene, edge.which);
  const bool box = shape.shape == ShapeKind::box;
  if (!box && shape.shape != ShapeKind::hull && shape.shape != ShapeKind::segment) return {};
  std::vector<Command> commands;
  if (shape.shape != ShapeKind::hull) commands.push_back(ConvertToHull{edge.which});
  Scene converted = scene;
  for (const Command& command : commands)
    if (!apply(converted, command)) return {};
  const Body& hull = body(converted, edge.which);
  const int count = static_cast<int>(hull.points.size());
  const bool follows = !box && edge.to == edge.from + 1 && edge.to < count;
  commands.push_back(InsertPoint{edge.which, follows ? edge.to : count, toLocal(hull, scene.dimension, world)});
  return commands;
}

}  // namespace gjklab
