#pragma once
// The common parts of scene files and world files: vectors, words, bodies. This checks types and keys; the validator
// checks values.

#include "gjk/every_value.h"
#include "model/scene/scene_fields.h"
#include "model/scene/scene_io.h"
#include "model/scene/scene_validator.h"
#include "model/text/json_fields.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>

namespace gjklab {

class BodyReader : protected JsonFields {
 public:
  using JsonFields::fault;
  using JsonFields::JsonFields;

 protected:
  using Kind = JsonNode::Kind;

  void vector(const Field&, dvec3& into);
  void points(const Field&, std::vector<dvec3>& into);
  void orientation(const Field&, glm::dquat& into);
  /// One of the words of an enumeration.
  template <class Enum>
  void word(const Field&, Enum& into, const std::vector<Enum>& allowed = gjk::everyValue<Enum>());

  /// Stores the validator's fault, if there is one and none was found before.
  void take(const SceneFault& found) {
    if (!found.sentence.empty()) report(found.path, found.sentence);
  }

  /// "gjklab" and "dimension"; `owner`: "a scene".
  void header(const Field& root, const char* owner);
  /// May allow keys in addition to those of a body in a scene.
  void body(const Field&, Body& into, const std::vector<const char*>& more_keys = {});

  int dimension_ = 2;

 private:
  void ownFields(const Field&, Body& into);
  void pose(const Field&, Body& into);
};

template <class Enum>
void BodyReader::word(const Field& field, Enum& into, const std::vector<Enum>& allowed) {
  if (!field) return;
  std::string all;
  for (const Enum value : allowed) {
    if (at(field).kind == Kind::string && text(at(field).text) == name(value)) {
      into = value;
      return;
    }
    all += fmt::format("{}\"{}\"", all.empty() ? "" : ", ", name(value));
  }
  wrongType(field, tr("one of {words}", arg("words", all)));
}

/// Parses the text, reads it with a Reader (a BodyReader with read()), and prefixes an error with the file and
/// position.
template <class Reader>
auto readWith(const std::string& text, const std::string& file, int first_line, ReadWatch* watch)
    -> std::variant<decltype(std::declval<Reader&>().read()), SceneError> {
  const std::variant<JsonTree, JsonFault> parsed = parseJson(text, watch);
  if (const auto* fault = std::get_if<JsonFault>(&parsed)) return SceneError{faultText(file, *fault, first_line)};
  Reader reader(std::get<JsonTree>(parsed));
  auto value = reader.read();
  if (reader.fault.sentence.empty()) return value;
  return SceneError{faultText(file, reader.fault), reader.fault.path, reader.fault.sentence};
}

}  // namespace gjklab
