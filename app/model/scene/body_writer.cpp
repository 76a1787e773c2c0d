#include "model/scene/body_writer.h"

#include "model/scene/body_fields.h"
#include "model/text/json_text.h"

namespace gjklab {

namespace {

/// Beyond this many points a file is data rather than something to read: a line for each, without blanks.
constexpr std::size_t kMostToRead = 1000;

void writeLines(JsonWriter& json, const std::vector<dvec3>& points, int dimension) {
  std::string text;
  json.open('[');
  for (const dvec3& point : points) {
    text.clear();
    appendVector(text, point, dimension);
    json.line();
    json.json(text);
  }
  json.close(']');
}

void writePoints(JsonWriter& json, const std::vector<dvec3>& points, int dimension, std::optional<int> indent) {
  constexpr std::size_t kPerLine = 8;
  if (indent && points.size() > kMostToRead) return writeLines(json, points, dimension);
  json.open('[');
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (indent && points.size() > kPerLine && i % kPerLine == 0) json.line(*indent + 4);
    json.vector(points[i]);
  }
  json.close(']');
}

}  // namespace

void writeBody(JsonWriter& json, const Body& body, int dimension, std::optional<int> indent) {
  json.key("shape").text(name(body.shape));
  eachOwnField(body, Overloaded{[&](const char* key, const std::vector<dvec3>& points) {
                                  json.key(key);
                                  writePoints(json, points, dimension, indent);
                                },
                                [&](const char* key, const dvec3& value) { json.key(key).vector(value); },
                                [&](const char* key, double value) { json.key(key).number(value); }});
  json.key("position").vector(body.position);
  if (dimension == 2) json.key("angle").number(body.angle);
  if (dimension == 3) {
    const glm::dquat& q = body.orientation;
    json.key("orientation").numbers({q.x, q.y, q.z, q.w});
  }
  if (body.margin != 0) json.key("margin").number(body.margin);
  if (body.linear_velocity != dvec3(0.0)) json.key("linear_velocity").vector(body.linear_velocity);
  if (dimension == 2 && body.angular_velocity.z != 0) json.key("angular_velocity").number(body.angular_velocity.z);
  if (dimension == 3 && body.angular_velocity != dvec3(0.0)) json.key("angular_velocity").vector(body.angular_velocity);
}

}  // namespace gjklab
