// Scene → JSON, keys in the documented order.

#include "model/scene/body_writer.h"
#include "model/scene/scene_io.h"

namespace gjklab {

namespace {

void appendBody(std::string& out, const Body& body, int dimension, bool pretty) {
  ObjectWriter object(out, pretty, 2);
  writeBody(object, body, dimension);
  object.close();
}

void appendQuery(std::string& out, const QuerySettings& query, int dimension, bool pretty) {
  ObjectWriter object(out, pretty, 2);
  object.text("method", name(query.method));
  object.text("sub_distance", name(query.sub_distance));
  if (query.acceleration != gjk::Acceleration::none) object.text("acceleration", name(query.acceleration));
  object.text("rounding", name(query.rounding));
  if (query.initial_direction) object.vector("initial_direction", *query.initial_direction, dimension);
  object.number("tolerance", query.tolerance);
  object.number("max_iterations", query.max_iterations);
  object.number("epa_tolerance", query.epa_tolerance);
  object.number("epa_max_iterations", query.epa_max_iterations);
  // Of interest for bodies that move alone: written where they say something.
  const QuerySettings usual;
  if (query.duration != usual.duration) object.number("duration", query.duration);
  if (query.impact_tolerance != usual.impact_tolerance) object.number("impact_tolerance", query.impact_tolerance);
  if (query.impact_method != usual.impact_method) object.text("impact_method", gjk::name(query.impact_method));
  object.close();
}

}  // namespace

std::string writeScene(const Scene& scene, bool pretty) {
  std::string out;
  ObjectWriter object(out, pretty, 0);
  object.number("gjklab", 1);
  object.number("dimension", scene.dimension);
  if (!scene.title.empty()) object.text("title", scene.title);
  object.key("a");
  appendBody(out, scene.a, scene.dimension, pretty);
  object.key("b");
  appendBody(out, scene.b, scene.dimension, pretty);
  object.key("query");
  appendQuery(out, scene.query, scene.dimension, pretty);
  object.close();
  if (pretty) out += '\n';
  return out;
}

}  // namespace gjklab
