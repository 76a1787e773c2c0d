#pragma once
// Commands: the only way to change a scene. Dragging, panels, undo, lessons and scripted tests all use them.

#include "model/scene/scene.h"

#include <string>
#include <variant>

namespace gjklab {

struct SetPosition {
  Which which;
  dvec3 position;
};
struct SetAngle {
  Which which;
  double angle;
};
struct SetOrientation {
  Which which;
  glm::dquat orientation;
};
/// Moves one of the body's points (local coordinates).
struct SetPoint {
  Which which;
  int index;
  dvec3 local;
};
/// Inserts a point before `index` (at the end when index is the count).
struct InsertPoint {
  Which which;
  int index;
  dvec3 local;
};
struct ErasePoint {
  Which which;
  int index;
};
struct SetBody {
  Which which;
  Body body;
};
struct SetQuery {
  QuerySettings query;
};
struct SetView {
  SceneView view;
};
/// Turns a box, segment or other polygonal body into a hull with its vertices, so that they can be edited.
struct ConvertToHull {
  Which which;
};
struct SwapBodies {};
struct ReplaceScene {
  Scene scene;
};

using Command = std::variant<SetPosition, SetAngle, SetOrientation, SetPoint, InsertPoint, ErasePoint, SetBody,
                             SetQuery, SetView, ConvertToHull, SwapBodies, ReplaceScene>;

/// The command's name in the undo menu, such as "move A".
std::string describe(const Command&);

/// Applies a command. Returns false and leaves the scene unchanged if the command is meaningless (no such point) or
/// would make the scene invalid.
bool apply(Scene&, const Command&);

}  // namespace gjklab
