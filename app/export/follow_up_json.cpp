#include "export/follow_up_json.h"

#include "model/text/json_writer.h"

namespace gjklab {

namespace {

void writeContact(JsonWriter& json, const gjk::Contact<3>& contact) {
  json.open('{');
  json.key("point_a").vector(contact.point_a);
  json.key("point_b").vector(contact.point_b);
  json.key("depth").number(contact.depth);
  json.close('}');
}

void writeFeature(JsonWriter& json, const char* body, const gjk::ContactFeature<3>& feature) {
  json.open('{');
  json.key("body").text(body);
  json.key("kind").text(gjk::name(feature.kind));
  json.key("normal").vector(feature.normal);
  json.key("corners").vectors(feature.corners);
  json.close('}');
}

void writeMass(JsonWriter& json, const gjk::MassProperties<3>& mass, int dimension) {
  const auto rows = [&](const auto& vectors) {
    json.open('[');
    for (int i = 0; i < dimension; ++i) json.vector(vectors[static_cast<std::size_t>(i)]);
    json.close(']');
  };
  json.open('{');
  json.key("rank").whole(mass.rank);
  json.key("measure").number(mass.measure);
  json.key("centre").vector(mass.centre);
  json.key("inertia"), rows(mass.inertia);
  json.key("principal_inertia").vector(mass.principal_inertia);
  json.key("principal_axes"), rows(mass.principal_axes);
  json.key("spread").vector(mass.spread);
  json.close('}');
}

}  // namespace

std::string contactsJson(const gjk::Manifold<3>& manifold, int dimension, int digits) {
  JsonWriter json(dimension);
  json.setDigits(digits);
  json.list(manifold.contacts, [&](const gjk::Contact<3>& contact) { writeContact(json, contact); });
  return json.take();
}

std::string manifoldJson(const ContactRun& run, int dimension) {
  JsonWriter json(dimension);
  const auto& trace = run.trace;
  json.open('{');
  json.key("case").text(gjk::name(trace.kind));
  json.key("normal").vector(run.manifold.normal);
  if (trace.kind != gjk::ManifoldCase::apart) {
    json.key("reference"), writeFeature(json, trace.reference_is_a ? "a" : "b", trace.reference);
    json.key("incident"), writeFeature(json, trace.reference_is_a ? "b" : "a", trace.incident);
  }
  json.key("clips").list(trace.clips, [&](const gjk::ClipStep<3>& clip) {
    json.open('{');
    json.key("point").vector(clip.point);
    json.key("normal").vector(clip.normal);
    json.key("remains").vectors(clip.remains);
    json.close('}');
  });
  json.key("above").vectors(trace.above);
  json.key("candidates").list(trace.candidates, [&](const gjk::Contact<3>& each) { writeContact(json, each); });
  json.key("kept").wholes(trace.kept);
  json.key("contacts").list(run.manifold.contacts, [&](const gjk::Contact<3>& each) { writeContact(json, each); });
  json.close('}');
  return json.take();
}

std::string massJson(const MassRun& run, int dimension, int digits) {
  JsonWriter json(dimension);
  json.setDigits(digits);
  json.open('{');
  json.key("a"), writeMass(json, run.a, dimension);
  json.key("b"), writeMass(json, run.b, dimension);
  json.close('}');
  return json.take();
}

}  // namespace gjklab
