#pragma once
// Worlds that the sandbox's tests play with.

#include "model/sandbox/sandbox_figure.h"
#include "model/sandbox/world_gallery.h"
#include "model/world/world_file.h"

#include <map>
#include <string>
#include <variant>

namespace gjklab::test {

inline WorldBody box(dvec3 half_extents, dvec3 position, bool fixed = false) {
  WorldBody body;
  body.body.half_extents = half_extents;
  body.body.position = position;
  body.fixed = fixed;
  return body;
}

/// Two boxes on a floor, one on the other.
inline WorldFile twoBoxes(int dimension) {
  WorldFile file;
  file.dimension = dimension;
  file.bodies = {box({5, 0.5, 5}, {0, -0.5, 0}, true), box(dvec3(0.5), {0, 0.5, 0}), box(dvec3(0.5), {0, 1.5, 0})};
  clearUnusedCoordinates(file);
  return file;
}

/// The built-in world of this name, which no test may miss.
inline WorldFile builtIn(const std::string& id) {
  return std::get<WorldFile>(readWorld(builtInWorld(builtInWorldPath(id)), id));
}

/// The view that frames the world.
inline View framed(const Sandbox& sandbox, SandboxPainter& painter) {
  View view;
  view.dimension = sandbox.file().dimension;
  view.size = {1200, 700};
  if (view.dimension == 3) view.orientation = defaultOrientation();
  painter.frame(view, sandbox);
  return view;
}

/// So many bodies as each mesh of a role holds.
inline std::map<Role, int> bodiesByRole(const Figure& figure) {
  std::map<Role, int> counts;
  for (const Mesh& mesh : figure.meshes) counts[mesh.role] += static_cast<int>(mesh.parts.size());
  for (const Fill& fill : figure.fills) ++counts[fill.role];
  return counts;
}

}  // namespace gjklab::test
