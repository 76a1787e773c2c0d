// JSON → Scene. Types and keys are checked here, values by the validator; the first fault found is the one reported.

#include "model/scene/scene_fields.h"
#include "model/scene/scene_io.h"
#include "model/scene/scene_validator.h"
#include "model/text/json_fields.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace gjklab {

namespace {

using Kind = JsonNode::Kind;

class Reader : private JsonFields {
 public:
  using JsonFields::JsonFields;

  Scene read();

  using JsonFields::fault;

 private:
  void vector(const Field&, dvec3& into);
  void points(const Field&, std::vector<dvec3>& into);
  void orientation(const Field&, glm::dquat& into);
  /// One of several words; `first` to `last` are the values, name() gives their words.
  template <class Enum>
  void word(const Field&, std::initializer_list<Enum> values, Enum& into);

  void header(const Field& root);
  void body(const Field&, Body& into);
  void ownFields(const Field&, Body& into);
  void pose(const Field&, Body& into);
  void query(const Field&, QuerySettings& into);

  int dimension_ = 2;
};

void Reader::vector(const Field& field, dvec3& into) {
  const std::string needed =
      fmt::format("an array of {} number{} in {}-D", dimension_, dimension_ == 1 ? "" : "s", dimension_);
  int index = 0;
  dvec3 value(0.0);
  for (std::int32_t i = array(field, dimension_, needed); i >= 0; i = at(i).next, ++index) {
    if (at(i).kind != Kind::number) return wrongType({i, fmt::format("{}[{}]", field.path, index)}, "a number");
    value[index] = at(i).number;
  }
  if (index == dimension_) into = value;
}

void Reader::points(const Field& field, std::vector<dvec3>& into) {
  into.clear();
  int index = 0;
  for (std::int32_t i = array(field, -1, "an array of points"); i >= 0 && ok(); i = at(i).next, ++index) {
    into.emplace_back(0.0);
    vector({i, fmt::format("{}[{}]", field.path, index)}, into.back());
  }
}

void Reader::orientation(const Field& field, glm::dquat& into) {
  if (!field) return;
  double value[4] = {0, 0, 0, 0};
  int index = 0;
  for (std::int32_t i = array(field, 4, "a quaternion, an array of 4 numbers [x, y, z, w]"); i >= 0; i = at(i).next) {
    if (at(i).kind != Kind::number) return wrongType({i, fmt::format("{}[{}]", field.path, index)}, "a number");
    value[index++] = at(i).number;
  }
  if (!ok()) return;
  const std::optional<glm::dquat> unit = unitOrientation({value[3], value[0], value[1], value[2]});
  if (!unit) return report(field.path, "must be a quaternion [x, y, z, w] that is not zero");
  into = *unit;
}

template <class Enum>
void Reader::word(const Field& field, std::initializer_list<Enum> values, Enum& into) {
  if (!field) return;
  std::string all;
  for (const Enum value : values) {
    if (at(field).kind == Kind::string && text(at(field).text) == name(value)) {
      into = value;
      return;
    }
    all += fmt::format("{}\"{}\"", all.empty() ? "" : ", ", name(value));
  }
  wrongType(field, "one of " + all);
}

void Reader::header(const Field& root) {
  const Field version = require(root, "gjklab", "a scene has \"gjklab\": 1");
  if (!ok()) return;
  if (at(version).kind != Kind::number || at(version).number != 1) return wrongType(version, "1, the format's version");
  const Field dimension = require(root, "dimension", "it is 1, 2 or 3");
  if (!ok()) return;
  const JsonNode& node = at(dimension);
  if (node.kind != Kind::number || (node.number != 1 && node.number != 2 && node.number != 3))
    return wrongType(dimension, "1, 2 or 3");
  dimension_ = static_cast<int>(node.number);
}

void Reader::ownFields(const Field& field, Body& into) {
  const ShapeFields fields = fieldsOf(into.shape);
  const std::string why = fmt::format("a {} needs it", name(into.shape));
  const auto own = [&](const char* key) { return require(field, key, why); };
  if (fields.points) points(own("points"), into.points);
  if (fields.half_extents) vector(own("half_extents"), into.half_extents);
  if (fields.radii) vector(own("radii"), into.radii);
  if (fields.half_height) number(own("half_height"), into.half_height);
  if (fields.radius) number(own("radius"), into.radius);
}

void Reader::pose(const Field& field, Body& into) {
  const auto optional_vector = [&](const char* key, dvec3& value) {
    if (const Field found = find(field, key)) vector(found, value);
  };
  optional_vector("position", into.position);
  optional_vector("linear_velocity", into.linear_velocity);
  number(find(field, "margin"), into.margin);
  if (dimension_ == 2) {
    number(find(field, "angle"), into.angle);
    number(find(field, "angular_velocity"), into.angular_velocity.z);
  }
  if (dimension_ == 3) {
    orientation(find(field, "orientation"), into.orientation);
    optional_vector("angular_velocity", into.angular_velocity);
  }
}

void Reader::body(const Field& field, Body& into) {
  if (!ok() || !isObject(field, "{\"shape\": …}")) return;
  const Field shape = require(field, "shape", "there are " + shapesIn(dimension_));
  if (!ok()) return;
  const auto* kind = std::find_if(std::begin(kAllShapes), std::end(kAllShapes), [&](ShapeKind candidate) {
    return at(shape).kind == Kind::string && text(at(shape).text) == name(candidate);
  });
  if (kind == std::end(kAllShapes)) return wrongType(shape, "one of " + shapesIn(dimension_));
  if (!existsIn(*kind, dimension_))
    return report(shape.path,
                  fmt::format("there is no {} in {}-D; there are {}", name(*kind), dimension_, shapesIn(dimension_)));
  into.shape = *kind;
  allowOnly(field, bodyKeys(*kind, dimension_), fmt::format("a {} in {}-D", name(*kind), dimension_));
  ownFields(field, into);
  pose(field, into);
}

void Reader::query(const Field& field, QuerySettings& into) {
  if (!field || !ok() || !isObject(field, "{\"method\": …}")) return;
  allowOnly(field,
            {"method", "sub_distance", "acceleration", "rounding", "initial_direction", "tolerance", "max_iterations",
             "epa_tolerance", "epa_max_iterations"},
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
}

Scene Reader::read() {
  Scene scene;
  const Field root{0, ""};
  if (!isObject(root, "{\"gjklab\": 1, …}")) return scene;
  header(root);
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
  if (ok())
    if (SceneFault found = firstFault(scene); !found.sentence.empty()) report(found.path, std::move(found.sentence));
  return scene;
}

}  // namespace

std::variant<Scene, SceneError> readScene(const std::string& text, const std::string& file, int first_line) {
  const std::variant<JsonTree, JsonFault> parsed = parseJson(text);
  if (const auto* fault = std::get_if<JsonFault>(&parsed)) return SceneError{faultText(file, *fault, first_line)};
  Reader reader(std::get<JsonTree>(parsed));
  Scene scene = reader.read();
  if (reader.fault.sentence.empty()) return scene;
  return SceneError{faultText(file, reader.fault)};
}

}  // namespace gjklab
