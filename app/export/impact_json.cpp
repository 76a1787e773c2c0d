#include "export/impact_json.h"

#include "export/trace_writer.h"
#include "model/scene/scene_io.h"

namespace gjklab {

namespace {

void spin(JsonWriter& json, const dvec3& value, int dimension) {
  if (dimension == 3)
    json.vector(value);
  else
    json.number(value.z);
}

std::string stepJson(const gjk::ImpactRecord<3>& record, int iteration, int dimension) {
  JsonWriter json(dimension);
  json.open('{');
  json.key("phase").text("impact");
  json.key("iteration").whole(iteration);
  json.key("time").number(record.time);
  json.key("distance").number(record.distance);
  json.key("normal").vector(record.normal);
  json.key("speed_bound").number(record.speed_bound);
  json.key("advance").number(record.advance);
  json.key("linear_speed").number(record.linear_speed);
  if (dimension > 1) {
    json.key("spin_speed_a").number(record.spin_speed_a);
    json.key("spin_speed_b").number(record.spin_speed_b);
    json.key("axis_spin");
    spin(json, record.axis_spin, dimension);
    json.key("swept").truth(record.swept);
  }
  json.close('}');
  std::string out = json.take();
  out.pop_back();
  return out + ",\n\"query\":" + runJson(record.query, dimension) + "}";
}

}  // namespace

void writeImpact(JsonWriter& json, const gjk::ImpactResult<3>& result) {
  const bool contact = result.meets();
  json.key("status").text(gjk::name(result.status));
  json.key("time").number(result.time, contact);
  json.key("distance").number(result.distance, contact);
  json.key("normal").vector(result.normal, contact);
  json.key("point_a").vector(result.point_a, contact);
  json.key("point_b").vector(result.point_b, contact);
  json.key("iterations").whole(result.iterations);
  json.key("support_calls").whole(result.support_calls);
  json.key("termination").text(gjk::name(result.termination));
}

std::string impactJson(const gjk::ImpactResult<3>& result, int dimension) {
  JsonWriter json(dimension);
  json.open('{');
  writeImpact(json, result);
  json.close('}');
  return json.take();
}

std::string impactTraceJson(const Scene& scene, const ImpactRun& run) {
  std::string out = "{\"scene\":" + writeScene(scene, false) +
                    ",\n\"result\":" + impactJson(run.trace.result, run.dimension) + ",\n\"steps\":[";
  for (std::size_t i = 0; i < run.trace.records.size(); ++i)
    out += (i == 0 ? "\n" : ",\n") + stepJson(run.trace.records[i], static_cast<int>(i) + 1, run.dimension);
  return out + "]}\n";
}

}  // namespace gjklab
