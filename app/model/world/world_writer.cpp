// WorldFile → JSON, keys in the documented order.

#include "model/scene/body_writer.h"
#include "model/world/world_file.h"

namespace gjklab {

namespace {

constexpr int kWorldIndent = 2;

void writeSettings(JsonWriter& json, const WorldSettings& settings) {
  json.open('{');
  json.key("gravity").vector(settings.gravity);
  json.key("time_step").number(settings.time_step);
  json.key("restitution").number(settings.restitution);
  json.key("friction").number(settings.friction);
  json.key("continuous").truth(settings.continuous);
  json.close('}');
}

/// On one line: a world is read as a list of bodies.
std::string bodyText(const WorldBody& body, int dimension) {
  JsonWriter json(dimension, JsonLayout::compact, JsonZero::kept);
  json.open('{');
  if (!body.name.empty()) json.key("name").text(body.name);
  writeBody(json, body.body, dimension, std::nullopt);
  if (body.fixed) json.key("fixed").truth(true);
  if (body.density != 1) json.key("density").number(body.density);
  if (body.restitution) json.key("restitution").number(*body.restitution);
  if (body.friction) json.key("friction").number(*body.friction);
  json.close('}');
  return json.take();
}

}  // namespace

std::string writeWorld(const WorldFile& file, bool pretty) {
  JsonWriter json(file.dimension, pretty ? JsonLayout::pretty : JsonLayout::compact, JsonZero::kept);
  json.open('{');
  json.key("gjklab").whole(1);
  json.key("dimension").whole(file.dimension);
  if (!file.title.empty()) json.key("title").text(file.title);
  if (!file.look.empty()) json.key("look").text(file.look);
  json.key("world"), writeSettings(json, file.world);
  json.key("bodies").open('[');
  for (const WorldBody& body : file.bodies) {
    if (pretty) json.line(2 * kWorldIndent);
    json.json(bodyText(body, file.dimension));
  }
  if (pretty) json.line(kWorldIndent);
  json.close(']');
  json.close('}');
  return json.take() + (pretty ? "\n" : "");
}

}  // namespace gjklab
