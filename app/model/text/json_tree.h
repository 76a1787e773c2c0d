#pragma once
// JSON text as a flat tree, for strict reading: it detects duplicate keys and numbers that overflow, and reports the
// line and column of a syntax error.
//
// Nodes are in one vector and refer to each other by index, so deep or large input needs no stack.

#include "model/text/read_watch.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gjklab {

class JsonWriter;

struct JsonNode {
  enum class Kind : std::uint8_t { null, boolean, number, string, array, object };
  double number = 0;        ///< of a number; 1 for true
  std::int32_t first = -1;  ///< first element of an array or object
  std::int32_t next = -1;   ///< next element of the same parent
  std::int32_t key = -1;    ///< index of its key among the texts, in an object
  std::int32_t text = -1;   ///< index of a string among the texts
  Kind kind = Kind::null;
};

struct JsonTree {
  std::vector<JsonNode> nodes;  ///< nodes[0] is the root
  std::vector<std::string> texts;
};

/// A fault in a text.
struct JsonFault {
  int line = 0, column = 0;  ///< of a syntax error, from 1, in characters; 0 for an error of meaning
  std::string path;          ///< of an error of meaning: "a.points[2]"
  std::string sentence;
};

/// "a number", "an object", …
const char* describe(JsonNode::Kind);
/// A key for use in a message: control characters replaced, long keys shortened.
std::string printable(std::string_view key);

/// `watch` receives the progress and can stop the reading; may be null.
std::variant<JsonTree, JsonFault> parseJson(std::string_view text, ReadWatch* watch = nullptr);
/// Like parseJson, but a text that is not an object is a fault.
std::variant<JsonTree, JsonFault> parseJsonObject(std::string_view text);

/// Writes a value of the tree and all below it; the parser has limited how deep that is.
void writeJson(JsonWriter&, const JsonTree&, const JsonNode&);
/// A value of the tree, as JSON on one line.
std::string jsonText(const JsonTree&, const JsonNode&);

}  // namespace gjklab
