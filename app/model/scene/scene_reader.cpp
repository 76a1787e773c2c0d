// JSON → Scene. Types and keys are checked here and in body_reader.h, values by the validator.

#include "model/scene/body_reader.h"

namespace gjklab {

namespace {

class Reader : public BodyReader {
 public:
  using BodyReader::BodyReader;

  Scene read();

 private:
  void query(const Field&, QuerySettings& into);
};

void Reader::query(const Field& field, QuerySettings& into) {
  if (!field || !ok() || !isObject(field, "{\"method\": …}")) return;
  allowOnly(field,
            {"method", "sub_distance", "acceleration", "rounding", "initial_direction", "tolerance", "max_iterations",
             "epa_tolerance", "epa_max_iterations", "duration", "impact_tolerance", "impact_method"},
            "query");
  word(find(field, "method"), {gjk::Method::distance, gjk::Method::boolean, gjk::Method::separating_axes}, into.method);
  word(find(field, "sub_distance"),
       {gjk::SubDistance::voronoi, gjk::SubDistance::signed_volumes, gjk::SubDistance::johnson}, into.sub_distance);
  word(find(field, "acceleration"), {gjk::Acceleration::none, gjk::Acceleration::nesterov, gjk::Acceleration::polyak},
       into.acceleration);
  word(find(field, "rounding"), {gjk::Rounding::core, gjk::Rounding::support}, into.rounding);
  if (const Field direction = find(field, "initial_direction")) {
    into.initial_direction.emplace(0.0);
    vector(direction, *into.initial_direction);
  }
  number(find(field, "tolerance"), into.tolerance);
  wholeNumber(find(field, "max_iterations"), into.max_iterations);
  number(find(field, "epa_tolerance"), into.epa_tolerance);
  wholeNumber(find(field, "epa_max_iterations"), into.epa_max_iterations);
  number(find(field, "duration"), into.duration);
  number(find(field, "impact_tolerance"), into.impact_tolerance);
  word(find(field, "impact_method"),
       {gjk::ImpactMethod::conservative, gjk::ImpactMethod::bilateral, gjk::ImpactMethod::ray_cast},
       into.impact_method);
}

Scene Reader::read() {
  Scene scene;
  const Field root{0, ""};
  if (!isObject(root, "{\"gjklab\": 1, …}")) return scene;
  header(root, "a scene");
  if (!ok()) return scene;
  scene.dimension = dimension_;
  allowOnly(root, {"gjklab", "dimension", "title", "a", "b", "query"}, "a scene");
  string(find(root, "title"), scene.title);
  const Field a = require(root, "a", "a scene has two bodies, a and b");
  const Field b = require(root, "b", "a scene has two bodies, a and b");
  body(a, scene.a);
  body(b, scene.b);
  query(find(root, "query"), scene.query);
  clearUnusedCoordinates(scene);
  if (ok()) take(firstFault(scene));
  return scene;
}

}  // namespace

std::variant<Scene, SceneError> readScene(const std::string& text, const std::string& file, int first_line) {
  return readWith<Reader>(text, file, first_line);
}

}  // namespace gjklab
