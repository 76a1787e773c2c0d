// WorldFile → JSON, keys in the documented order.

#include "model/scene/body_writer.h"
#include "model/world/world_file.h"

namespace gjklab {

namespace {

void appendSettings(std::string& out, const WorldSettings& settings, int dimension, bool pretty) {
  ObjectWriter object(out, pretty, 2);
  object.vector("gravity", settings.gravity, dimension);
  object.number("time_step", settings.time_step);
  object.number("restitution", settings.restitution);
  object.number("friction", settings.friction);
  object.truth("continuous", settings.continuous);
  object.close();
}

/// On one line: a world is read as a list of bodies.
void appendWorldBody(std::string& out, const WorldBody& body, int dimension) {
  ObjectWriter object(out, false, 4);
  if (!body.name.empty()) object.text("name", body.name);
  writeBody(object, body.body, dimension);
  if (body.fixed) object.truth("fixed", true);
  if (body.density != 1) object.number("density", body.density);
  if (body.restitution) object.number("restitution", *body.restitution);
  if (body.friction) object.number("friction", *body.friction);
  object.close();
}

}  // namespace

std::string writeWorld(const WorldFile& file, bool pretty) {
  std::string out;
  ObjectWriter object(out, pretty, 0);
  object.number("gjklab", 1);
  object.number("dimension", file.dimension);
  if (!file.title.empty()) object.text("title", file.title);
  if (!file.look.empty()) object.text("look", file.look);
  object.key("world");
  appendSettings(out, file.world, file.dimension, pretty);
  object.key("bodies");
  out += '[';
  for (std::size_t i = 0; i < file.bodies.size(); ++i) {
    if (i > 0) out += ',';
    if (pretty) out += "\n    ";
    appendWorldBody(out, file.bodies[i], file.dimension);
  }
  if (pretty) out += "\n  ";
  out += ']';
  object.close();
  if (pretty) out += '\n';
  return out;
}

}  // namespace gjklab
