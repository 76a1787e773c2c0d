#pragma once
// Reads the fields of a JSON tree. Missing and unknown fields and wrong types are reported with their path. Only the
// first fault is kept; values read after it are meaningless.

#include "model/text/json_tree.h"

#include <string>
#include <vector>

namespace gjklab {

class JsonFields {
 public:
  /// A value and its path; missing if node is −1.
  struct Field {
    std::int32_t node = -1;
    std::string path;
    explicit operator bool() const { return node >= 0; }
  };

  explicit JsonFields(const JsonTree& tree) : tree_(tree) {}

  JsonFault fault;  ///< an empty sentence: none so far
  bool ok() const { return fault.sentence.empty(); }
  void report(const std::string& path, std::string sentence);
  /// "must be …; it is …"
  void wrongType(const Field&, const std::string& needed);

  const JsonNode& at(std::int32_t node) const { return tree_.nodes[static_cast<std::size_t>(node)]; }
  const JsonNode& at(const Field& field) const { return at(field.node); }
  const std::string& text(std::int32_t index) const { return tree_.texts[static_cast<std::size_t>(index)]; }
  bool isText(const Field& field, std::string_view word) const;

  Field root() const { return {0, ""}; }
  Field find(const Field& object, const char* key) const;
  Field require(const Field& object, const char* key, const std::string& why);
  /// `owner`: "a box in 2-D", for the message.
  void allowOnly(const Field& object, const std::vector<const char*>& keys, const std::string& owner);
  bool isObject(const Field&, const char* example);
  /// The elements of an array.
  std::vector<Field> elements(const Field&, const std::string& needed);
  /// Checks that there is an array of `count` elements (−1: any number). Returns its first element, or −1 if there is
  /// none.
  int array(const Field&, int count, const std::string& needed);

  // Each of these leaves `into` unchanged if the field is missing or wrong.
  void number(const Field&, double& into);
  void wholeNumber(const Field&, int& into);
  void string(const Field&, std::string& into);
  void flag(const Field&, bool& into);

 private:
  const JsonTree& tree_;
};

/// One sentence: "FILE:LINE:COLUMN: …" for syntax, "FILE: a.radius: …" for meaning; `first_line` is the text's in FILE.
std::string faultText(const std::string& file, const JsonFault&, int first_line = 1);

/// "lecture[0].scene.a.radius": a path within the value at another path. Either may be empty.
std::string joinedPath(const std::string& outer, const std::string& inner);

}  // namespace gjklab
