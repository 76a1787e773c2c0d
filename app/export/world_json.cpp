#include "export/world_json.h"

#include "model/text/json_writer.h"

#include <algorithm>

namespace gjklab {

namespace {

void writeBody(JsonWriter& json, const WorldBodyState& body, int dimension) {
  json.open('{');
  json.key("position").vector(body.position);
  if (dimension == 2) json.key("angle").number(body.angle);
  if (dimension == 3) {
    const glm::dquat& q = body.orientation;
    json.key("orientation").list(std::array{q.x, q.y, q.z, q.w}, [&](double part) { json.number(part); });
  }
  json.key("linear_velocity").vector(body.linear_velocity);
  if (dimension == 2) json.key("angular_velocity").number(body.angular_velocity.z);
  if (dimension == 3) json.key("angular_velocity").vector(body.angular_velocity);
  json.close('}');
}

void writeContact(JsonWriter& json, const WorldPair& pair) {
  json.open('{');
  json.key("a").whole(pair.a);
  json.key("b").whole(pair.b);
  json.key("normal").vector(pair.normal);
  json.key("points").list(pair.points, [&](const WorldContactPoint& point) { json.vector(point.point); });
  // Bodies rest a hair apart: that is no depth.
  json.key("depths").list(pair.points, [&](const auto& point) { json.number(std::max(point.depth, 0.0)); });
  json.key("impulses").list(pair.points, [&](const auto& point) { json.number(point.impulse); });
  json.close('}');
}

}  // namespace

std::string worldStateJson(const WorldState& state, int dimension) {
  JsonWriter json(dimension);
  json.open('{');
  json.key("time").number(state.time);
  json.key("bodies").list(state.bodies, [&](const WorldBodyState& body) { writeBody(json, body, dimension); });
  json.key("contacts").open('[');
  for (const WorldPair& pair : state.pairs)
    if (!pair.points.empty()) writeContact(json, pair);
  for (const WorldPair& pair : state.parted) writeContact(json, pair);
  json.close(']');
  json.key("energy").number(state.energy);
  json.key("pairs").whole(static_cast<int>(state.pairs.size()));
  json.key("queries").whole(state.queries);
  json.close('}');
  return json.take();
}

}  // namespace gjklab
