#pragma once
// Reads a JSON tree by keys and kinds. Missing values and values of another kind are reported with their path. Only the
// first fault is kept; reading continues with harmless values.

#include "model/text/json_tree.h"

#include <glm/glm.hpp>
#include <initializer_list>
#include <optional>

namespace gjklab {

class JsonValue {
 public:
  /// The root. Refers to both arguments, which must outlive it.
  JsonValue(const JsonTree& tree, JsonFault& fault) : tree_(&tree), fault_(&fault) {}

  JsonNode::Kind kind() const { return node().kind; }
  bool isNull() const { return kind() == JsonNode::Kind::null; }
  /// Whether nothing has been reported so far for this tree.
  bool ok() const { return fault_->sentence.empty(); }
  /// "must be …", about this value.
  void report(std::string sentence) const;

  /// The value of a key; empty if it is missing or null.
  std::optional<JsonValue> find(const char* key) const;
  bool has(const char* key) const;
  /// Reports a key that is not one of these.
  void allowOnly(std::initializer_list<const char*> keys) const;
  /// The value of a key; a missing one is reported and reads as null.
  JsonValue operator[](const char* key) const;
  /// The elements of an array.
  std::vector<JsonValue> elements() const;

  /// A finite number; `or_null`: null is NaN.
  double number(bool or_null = false) const;
  /// A whole number in this range, including the ends.
  int whole(int least, int greatest) const;
  bool truth() const;
  std::string text() const;
  /// As many numbers as there are dimensions; the other coordinates are zero.
  glm::dvec3 vector(int dimension) const;

  /// The same value as JSON text.
  std::string json() const;

 private:
  static constexpr std::int32_t kMissing = -1;

  JsonValue(const JsonValue& of, std::int32_t index) : tree_(of.tree_), fault_(of.fault_), index_(index) {}
  const JsonNode& node() const;
  std::int32_t indexOf(const char* key) const;
  bool is(JsonNode::Kind, const char* needed) const;

  const JsonTree* tree_;
  JsonFault* fault_;
  std::int32_t index_ = 0;
};

/// The path of a node in its tree, such as "steps[2].simplex[0].w"; empty for the root.
std::string pathTo(const JsonTree&, std::int32_t node);

}  // namespace gjklab
