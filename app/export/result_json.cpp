#include "export/result_json.h"

namespace gjklab {

void writeResult(JsonWriter& json, const gjk::Result<3>& result) {
  const auto number = [&json](const char* key, double value, bool known = true) {
    json.key(key);
    if (known) {
      json.number(value);
    } else {
      json.none();
    }
  };
  const auto vector = [&json](const char* key, const glm::dvec3& value, bool known = true) {
    json.key(key);
    if (known) {
      json.vector(value);
    } else {
      json.none();
    }
  };
  json.key("status").text(gjk::name(result.status));
  number("distance", result.distance, result.has_distance);
  number("depth", result.depth);
  vector("normal", result.normal);
  vector("point_a", result.point_a, result.has_distance);
  vector("point_b", result.point_b, result.has_distance);
  number("lower_bound", result.lower_bound);
  // The boolean method proves none for a separated pair.
  number("upper_bound", result.upper_bound, result.has_distance);
  json.key("gjk_iterations").whole(result.gjk_iterations);
  json.key("epa_iterations").whole(result.epa_iterations);
  json.key("support_calls").whole(result.support_calls);
  json.key("termination").text(gjk::name(result.termination));
}

std::string resultJson(const gjk::Result<3>& result, int dimension) {
  JsonWriter json(dimension);
  json.open('{');
  writeResult(json, result);
  json.close('}');
  return json.take();
}

}  // namespace gjklab
