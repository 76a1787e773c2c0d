#include "model/scene/body_reader.h"

#include "model/text/translate.h"

namespace gjklab {

void BodyReader::vector(const Field& field, dvec3& into) {
  const std::string needed = trn("an array of {n} number in {n}-D", "an array of {n} numbers in {n}-D", dimension_);
  int index = 0;
  dvec3 value(0.0);
  for (std::int32_t i = array(field, dimension_, needed); i >= 0; i = at(i).next, ++index) {
    if (at(i).kind != Kind::number)
      return wrongType({i, fmt::format("{}[{}]", field.path, index)}, translatable("a number"));
    value[index] = at(i).number;
  }
  if (index == dimension_) into = value;
}

void BodyReader::points(const Field& field, std::vector<dvec3>& into) {
  into.clear();
  int index = 0;
  for (std::int32_t i = array(field, -1, translatable("an array of points")); i >= 0 && ok(); i = at(i).next, ++index) {
    into.emplace_back(0.0);
    vector({i, fmt::format("{}[{}]", field.path, index)}, into.back());
  }
}

void BodyReader::orientation(const Field& field, glm::dquat& into) {
  if (!field) return;
  double value[4] = {0, 0, 0, 0};
  int index = 0;
  for (std::int32_t i = array(field, 4, translatable("a quaternion, an array of 4 numbers [x, y, z, w]")); i >= 0;
       i = at(i).next) {
    if (at(i).kind != Kind::number)
      return wrongType({i, fmt::format("{}[{}]", field.path, index)}, translatable("a number"));
    value[index++] = at(i).number;
  }
  if (!ok()) return;
  const std::optional<glm::dquat> unit = unitOrientation({value[3], value[0], value[1], value[2]});
  if (!unit) return report(field.path, tr("must be a quaternion [x, y, z, w] that is not zero"));
  into = *unit;
}

void BodyReader::header(const Field& root, const char* owner) {
  const Field version = require(root, "gjklab", tr("{owner} has \"gjklab\": 1", arg("owner", tr(owner))));
  if (!ok()) return;
  if (at(version).kind != Kind::number || at(version).number != 1)
    return wrongType(version, translatable("1, the format's version"));
  const Field dimension = require(root, "dimension", translatable("it must be 1, 2 or 3"));
  if (!ok()) return;
  const JsonNode& node = at(dimension);
  if (node.kind != Kind::number || (node.number != 1 && node.number != 2 && node.number != 3))
    return wrongType(dimension, translatable("1, 2 or 3"));
  dimension_ = static_cast<int>(node.number);
}

void BodyReader::ownFields(const Field& field, Body& into) {
  const std::string why = tr("the shape \"{shape}\" needs it", arg("shape", name(into.shape)));
  eachOwnField(into, Overloaded{[&](const char* key, std::vector<dvec3>& v) { points(require(field, key, why), v); },
                                [&](const char* key, dvec3& v) { vector(require(field, key, why), v); },
                                [&](const char* key, double& v) { number(require(field, key, why), v); }});
}

void BodyReader::pose(const Field& field, Body& into) {
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

void BodyReader::body(const Field& field, Body& into, const std::vector<const char*>& more_keys) {
  if (!ok() || !isObject(field, "{\"shape\": …}")) return;
  const Field shape =
      require(field, "shape",
              tr("the shapes in {n}-D are {shapes}", arg("n", dimension_), arg("shapes", shapesIn(dimension_))));
  if (!ok()) return;
  const auto* kind = std::find_if(std::begin(kAllShapes), std::end(kAllShapes), [&](ShapeKind candidate) {
    return at(shape).kind == Kind::string && text(at(shape).text) == name(candidate);
  });
  if (kind == std::end(kAllShapes)) return wrongType(shape, tr("one of {words}", arg("words", shapesIn(dimension_))));
  if (!existsIn(*kind, dimension_))
    return report(shape.path, tr("there is no \"{shape}\" in {n}-D; the shapes are {shapes}", arg("shape", name(*kind)),
                                 arg("n", dimension_), arg("shapes", shapesIn(dimension_))));
  into.shape = *kind;
  std::vector<const char*> keys = bodyKeys(*kind, dimension_);
  keys.insert(keys.end(), more_keys.begin(), more_keys.end());
  allowOnly(field, keys, tr("the shape \"{shape}\" in {n}-D", arg("shape", name(*kind)), arg("n", dimension_)));
  ownFields(field, into);
  pose(field, into);
}

}  // namespace gjklab
