#include "export/result_json.h"

namespace gjklab {

void writeResult(JsonWriter& json, const gjk::Result<3>& result) {
  json.key("status").text(gjk::name(result.status));
  json.key("distance").number(result.distance, result.has_distance);
  json.key("depth").number(result.depth);
  json.key("normal").vector(result.normal);
  json.key("point_a").vector(result.point_a, result.has_distance);
  json.key("point_b").vector(result.point_b, result.has_distance);
  json.key("lower_bound").number(result.lower_bound);
  // The boolean method proves none for a separated pair.
  json.key("upper_bound").number(result.upper_bound, result.has_distance);
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
