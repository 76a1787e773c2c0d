#include "model/document/command.h"

#include "model/scene/body_fields.h"
#include "model/scene/body_points.h"
#include "model/scene/scene_io.h"
#include "model/scene/shape_table.h"
#include "model/text/translate.h"

namespace gjklab {

namespace {

bool hasPoint(const Body& body, int index) {
  return hasPoints(body.shape) && index >= 0 && index < static_cast<int>(body.points.size());
}

bool convertToHull(Body& body, int dimension) {
  if (body.shape == ShapeKind::hull || shapeRow(body.shape).core != ShapeCore::polytope) return false;
  const bool box = body.shape == ShapeKind::box;
  body.points = box ? boxOutline(body.half_extents, dimension) : hullPoints(body, dimension);
  body.shape = ShapeKind::hull;
  return true;
}

/// Changes the scene; false where the command has no meaning. What results is checked by the caller.
bool change(Scene& scene, const Command& command) {
  const auto set_point = [&](const SetPoint& c) {
    Body& target = body(scene, c.which);
    if (!hasPoint(target, c.index)) return false;
    target.points[static_cast<std::size_t>(c.index)] = c.local;
    return true;
  };
  const auto insert_point = [&](const InsertPoint& c) {
    Body& target = body(scene, c.which);
    const int count = static_cast<int>(target.points.size());
    if (!hasPoints(target.shape) || c.index < 0 || c.index > count) return false;
    target.points.insert(target.points.begin() + c.index, c.local);
    return true;
  };
  const auto erase_point = [&](const ErasePoint& c) {
    Body& target = body(scene, c.which);
    if (!hasPoint(target, c.index)) return false;
    target.points.erase(target.points.begin() + c.index);
    return true;
  };
  const auto set_orientation = [&](const SetOrientation& c) {
    const std::optional<glm::dquat> unit = unitOrientation(c.orientation);
    if (!unit) return false;
    body(scene, c.which).orientation = *unit;
    return true;
  };
  return std::visit(Overloaded{
                        [&](const SetPosition& c) { return body(scene, c.which).position = c.position, true; },
                        [&](const SetAngle& c) { return body(scene, c.which).angle = c.angle, true; },
                        set_orientation,
                        set_point,
                        insert_point,
                        erase_point,
                        [&](const SetBody& c) { return body(scene, c.which) = c.body, true; },
                        [&](const SetQuery& c) { return scene.query = c.query, true; },
                        [&](const SetView& c) { return scene.view = c.view, true; },
                        [&](const ConvertToHull& c) { return convertToHull(body(scene, c.which), scene.dimension); },
                        [&](const SwapBodies&) { return std::swap(scene.a, scene.b), true; },
                        [&](const ReplaceScene& c) { return scene = c.scene, true; },
                    },
                    command);
}

}  // namespace

std::string describe(const Command& command) {
  const auto of = [](const char* english, Which which) { return tr(english, arg("body", letterOf(which))); };
  return std::visit(Overloaded{
                        [&](const SetPosition& c) { return of(translatable("move {body}"), c.which); },
                        [&](const SetAngle& c) { return of(translatable("turn {body}"), c.which); },
                        [&](const SetOrientation& c) { return of(translatable("turn {body}"), c.which); },
                        [&](const SetPoint& c) { return of(translatable("move a point of {body}"), c.which); },
                        [&](const InsertPoint& c) { return of(translatable("add a point to {body}"), c.which); },
                        [&](const ErasePoint& c) { return of(translatable("remove a point of {body}"), c.which); },
                        [&](const SetBody& c) { return of(translatable("change {body}"), c.which); },
                        [&](const SetQuery&) { return std::string(tr("change the query")); },
                        [&](const SetView&) { return std::string(tr("change how the file opens")); },
                        [&](const ConvertToHull& c) { return of(translatable("make a hull of {body}"), c.which); },
                        [&](const SwapBodies&) { return std::string(tr("swap A and B")); },
                        [&](const ReplaceScene&) { return std::string(tr("change the scene")); },
                    },
                    command);
}

bool apply(Scene& scene, const Command& command) {
  Scene changed = scene;
  if (!change(changed, command)) return false;
  for (Body* each : {&changed.a, &changed.b}) {
    if (const std::optional<glm::dquat> unit = unitOrientation(each->orientation)) each->orientation = *unit;
  }
  clearUnusedCoordinates(changed);
  if (!validate(changed).empty()) return false;
  scene = std::move(changed);
  return true;
}

}  // namespace gjklab
