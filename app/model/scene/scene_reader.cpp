// JSON → Scene. Types and keys are checked here, values by the validator; the first fault found is the one reported.

#include "model/scene/scene_fields.h"
#include "model/scene/scene_io.h"
#include "model/scene/scene_validator.h"
#include "model/text/json_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace gjklab {

namespace {

using Kind = JsonNode::Kind;

class Reader {
 public:
  explicit Reader(const JsonTree& tree) : tree_(tree) {}

  Scene read();

  SceneFault fault;

 private:
  /// A value and the path to it; missing when node is −1.
  struct Field {
    std::int32_t node = -1;
    std::string path;
    explicit operator bool() const { return node >= 0; }
  };

  const JsonNode& at(std::int32_t node) const { return tree_.nodes[static_cast<std::size_t>(node)]; }
  const JsonNode& at(const Field& field) const { return at(field.node); }
  const std::string& text(std::int32_t index) const { return tree_.texts[static_cast<std::size_t>(index)]; }

  bool ok() const { return fault.sentence.empty(); }
  void report(const std::string& path, std::string sentence) {
    if (ok()) fault = {path, std::move(sentence)};
  }
  /// "must be …; it is …"
  void wrongType(const Field& field, const std::string& needed) {
    const JsonNode& node = at(field);
    if (node.kind == Kind::number) {
      report(field.path, fmt::format("must be {}; it is {}", needed, node.number));
    } else if (node.kind == Kind::string) {
      report(field.path, fmt::format("must be {}; it is \"{}\"", needed, printable(text(node.text))));
    } else {
      report(field.path, fmt::format("must be {}; it is {}", needed, describe(node.kind)));
    }
  }

  Field find(const Field& object, const char* key) const;
  Field require(const Field& object, const char* key, const std::string& why);
  void allowOnly(const Field& object, const std::vector<const char*>& keys, const std::string& owner);

  bool isObject(const Field&, const char* example);
  void number(const Field&, double& into);
  void wholeNumber(const Field&, int& into);
  void string(const Field&, std::string& into);
  int array(const Field&, int count, const std::string& needed);
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

  const JsonTree& tree_;
  int dimension_ = 2;
};

Reader::Field Reader::find(const Field& object, const char* key) const {
  const std::string path = object.path.empty() ? key : object.path + "." + key;
  for (std::int32_t i = at(object).first; i >= 0; i = at(i).next)
    if (text(at(i).key) == key) return {i, path};
  return {-1, path};
}

Reader::Field Reader::require(const Field& object, const char* key, const std::string& why) {
  Field field = find(object, key);
  if (!field) report(field.path, "is missing; " + why);
  return field;
}

void Reader::allowOnly(const Field& object, const std::vector<const char*>& keys, const std::string& owner) {
  for (std::int32_t i = at(object).first; i >= 0; i = at(i).next) {
    const std::string& key = text(at(i).key);
    if (std::any_of(keys.begin(), keys.end(), [&](const char* known) { return key == known; })) continue;
    std::string all;
    for (const char* known : keys) all += (all.empty() ? "" : ", ") + std::string(known);
    const std::string path = object.path.empty() ? printable(key) : object.path + "." + printable(key);
    report(path, fmt::format("unknown key; {} may have {}", owner, all));
    return;
  }
}

bool Reader::isObject(const Field& field, const char* example) {
  if (at(field).kind == Kind::object) return true;
  wrongType(field, fmt::format("an object, {}", example));
  return false;
}

void Reader::number(const Field& field, double& into) {
  if (!field) return;
  if (at(field).kind != Kind::number) return wrongType(field, "a number");
  into = at(field).number;
}

void Reader::wholeNumber(const Field& field, int& into) {
  if (!field) return;
  const JsonNode& node = at(field);
  constexpr double kGreatest = 2147483647;
  if (node.kind != Kind::number || node.number != std::floor(node.number) || std::abs(node.number) > kGreatest)
    return wrongType(field, fmt::format("a whole number from 1 to {}", static_cast<long long>(kGreatest)));
  into = static_cast<int>(node.number);
}

void Reader::string(const Field& field, std::string& into) {
  if (!field) return;
  if (at(field).kind != Kind::string) return wrongType(field, "a text in quotes");
  into = text(at(field).text);
}

/// Checks that there is an array of `count` (−1: any number of) elements; its first element, −1 where there is none.
int Reader::array(const Field& field, int count, const std::string& needed) {
  if (!field || !ok()) return -1;
  if (at(field).kind != Kind::array) {
    wrongType(field, needed);
    return -1;
  }
  if (count < 0) return at(field).first;
  int found = 0;
  for (std::int32_t i = at(field).first; i >= 0; i = at(i).next) ++found;
  if (found == count) return at(field).first;
  report(field.path, fmt::format("must be {}; here there are {}", needed, found));
  return -1;
}

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
  if (ok()) fault = firstFault(scene);
  return scene;
}

}  // namespace

std::variant<Scene, SceneError> readScene(const std::string& text, const std::string& file, int first_line) {
  const std::variant<JsonTree, JsonFault> parsed = parseJson(text);
  if (const auto* fault = std::get_if<JsonFault>(&parsed)) {
    if (fault->line > 0)
      return SceneError{
          fmt::format("{}:{}:{}: {}", file, fault->line + first_line - 1, fault->column, fault->sentence)};
    return SceneError{fmt::format("{}: {}{}{}", file, fault->path, fault->path.empty() ? "" : ": ", fault->sentence)};
  }
  Reader reader(std::get<JsonTree>(parsed));
  Scene scene = reader.read();
  const SceneFault& fault = reader.fault;
  if (fault.sentence.empty()) return scene;
  return SceneError{fmt::format("{}: {}{}{}", file, fault.path, fault.path.empty() ? "" : ": ", fault.sentence)};
}

}  // namespace gjklab
