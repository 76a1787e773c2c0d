#include "model/text/json_tree.h"

#include "model/text/characters.h"
#include "model/text/json_writer.h"
#include "model/text/text_position.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

namespace gjklab {

namespace {

/// A scene nests five deep; far beyond that a file is garbage.
constexpr std::size_t kDeepestTree = 64;

/// Receives the parser's events and builds the tree. Every event returns false to stop.
class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
 public:
  explicit TreeBuilder(std::string_view text, const ReadWatch* watch) : text_(text), watch_(watch) {}

  bool null() override { return add(JsonNode::Kind::null); }
  bool boolean(bool value) override {
    if (!add(JsonNode::Kind::boolean)) return false;
    tree.nodes.back().number = value ? 1 : 0;
    return true;
  }
  bool number_integer(std::int64_t value) override { return number(static_cast<double>(value)); }
  bool number_unsigned(std::uint64_t value) override { return number(static_cast<double>(value)); }
  bool number_float(double value, const std::string&) override { return number(value); }
  bool binary(nlohmann::json::binary_t&) override { return false; }
  bool string(std::string& value) override {
    if (!add(JsonNode::Kind::string)) return false;
    tree.nodes.back().text = keepText(value);
    return true;
  }
  bool start_object(std::size_t) override { return open(JsonNode::Kind::object); }
  bool start_array(std::size_t) override { return open(JsonNode::Kind::array); }
  bool key(std::string& value) override {
    pending_key_ = keepText(value);
    return true;
  }
  bool end_object() override {
    if (std::string_view twice = keyGivenTwice(); !twice.empty()) return fail(path(twice), tr("occurs twice"));
    open_.pop_back();
    return true;
  }
  bool end_array() override {
    open_.pop_back();
    return true;
  }
  bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception& error) override;

  JsonTree tree;
  JsonFault fault;

 private:
  struct Open {
    std::int32_t node, last_child;
    int count;
  };

  std::int32_t keepText(std::string& value) {
    tree.texts.push_back(std::move(value));
    return static_cast<std::int32_t>(tree.texts.size()) - 1;
  }

  bool add(JsonNode::Kind kind) {
    if (watch_ && watch_->stop) return fail("", "stopped");
    const auto index = static_cast<std::int32_t>(tree.nodes.size());
    JsonNode node;
    node.kind = kind;
    node.key = std::exchange(pending_key_, -1);
    tree.nodes.push_back(node);
    if (!open_.empty()) {
      Open& parent = open_.back();
      auto& link = parent.last_child < 0 ? tree.nodes[static_cast<std::size_t>(parent.node)].first
                                         : tree.nodes[static_cast<std::size_t>(parent.last_child)].next;
      link = index;
      parent.last_child = index;
      ++parent.count;
    }
    return true;
  }

  bool number(double value) {
    if (!add(JsonNode::Kind::number)) return false;
    tree.nodes.back().number = value;
    return true;
  }

  bool open(JsonNode::Kind kind) {
    if (open_.size() >= kDeepestTree)
      return fail("", tr("is nested more than {n} levels deep; scenes never are", arg("n", kDeepestTree)));
    if (!add(kind)) return false;
    open_.push_back({static_cast<std::int32_t>(tree.nodes.size()) - 1, -1, 0});
    return true;
  }

  bool fail(std::string where, std::string sentence) {
    fault.path = std::move(where);
    fault.sentence = std::move(sentence);
    return false;
  }

  std::string_view keyGivenTwice() const {
    std::vector<std::string_view> keys;
    for (std::int32_t i = tree.nodes[static_cast<std::size_t>(open_.back().node)].first; i >= 0;
         i = tree.nodes[static_cast<std::size_t>(i)].next)
      keys.push_back(tree.texts[static_cast<std::size_t>(tree.nodes[static_cast<std::size_t>(i)].key)]);
    std::sort(keys.begin(), keys.end());
    const auto twice = std::adjacent_find(keys.begin(), keys.end());
    return twice == keys.end() ? std::string_view{} : *twice;
  }

  /// Path of the innermost open container, followed by a key.
  std::string path(std::string_view last_key) const {
    std::string out;
    const auto append = [&out](std::string_view key) {
      if (!out.empty()) out += '.';
      out += printable(key);
    };
    for (std::size_t i = 1; i < open_.size(); ++i) {
      const JsonNode& node = tree.nodes[static_cast<std::size_t>(open_[i].node)];
      if (node.key >= 0) {
        append(tree.texts[static_cast<std::size_t>(node.key)]);
      } else {
        out += fmt::format("[{}]", open_[i - 1].count - 1);
      }
    }
    if (!last_key.empty()) append(last_key);
    return out;
  }

  /// Path of the value that comes next.
  std::string nextPath() const {
    if (pending_key_ >= 0) return path(tree.texts[static_cast<std::size_t>(pending_key_)]);
    return open_.empty() ? std::string{} : path("") + fmt::format("[{}]", open_.back().count);
  }

  std::string_view text_;
  const ReadWatch* watch_;
  std::int32_t pending_key_ = -1;
  std::vector<Open> open_;
};

/// "… parse error at line 1, column 2: syntax error while parsing value - REASON; last read: …" → REASON.
std::string reasonOf(std::string message) {
  if (const std::size_t at = message.find(": syntax error while parsing"); at != std::string::npos)
    message.erase(0, at + 2);
  if (const std::size_t at = message.find(" - "); at != std::string::npos) message.erase(0, at + 3);
  if (const std::size_t at = message.find("; last read: '"); at != std::string::npos) {
    const std::size_t expected = message.rfind("'; expected ");
    message.erase(at, expected == std::string::npos || expected < at ? std::string::npos : expected + 1 - at);
  }
  return message;
}

/// Part of a reason in the parser's words, and our sentence.
struct SyntaxWords {
  const char* reason;
  const char* sentence;  ///< to be translated
};

constexpr SyntaxWords kExpected[] = {
    {"; expected string literal", translatable("a key in quotation marks is expected here")},
    {"; expected ':'", translatable("':' is missing here")},
    {"; expected ']'", translatable("',' or ']' is missing here")},
    {"; expected '}'", translatable("',' or '}' is missing here")},
    {"; expected end of input", translatable("nothing may follow the end of the JSON text")},
    {"; expected '[', '{', or a literal", translatable("a value is expected here")},
};

constexpr SyntaxWords kFaults[] = {
    {"unexpected end of input", translatable("the text ends too early")},
    {"missing closing quote", translatable("the closing quotation mark is missing")},
    {"control character", translatable("a control character, such as a line break, must be escaped in a text")},
    {"forbidden character after backslash", translatable("this character is not allowed after a backslash")},
    {"4 hex digits", translatable("four hexadecimal digits must follow \\u")},
    {"surrogate", translatable("one half of a surrogate pair is missing")},
    {"ill-formed UTF-8", translatable("is not UTF-8 text")},
    {"invalid number", translatable("a digit is missing in this number")},
};

/// Our sentence for the first of these that the reason contains; null if none fits.
template <std::size_t N>
const char* sentenceIn(const SyntaxWords (&all)[N], const std::string& reason) {
  for (const SyntaxWords& words : all)
    if (reason.find(words.reason) != std::string::npos) return words.sentence;
  return nullptr;
}

std::string syntaxSentence(const std::string& reason) {
  if (const char* fault = sentenceIn(kFaults, reason)) return tr(fault);
  if (const char* expected = sentenceIn(kExpected, reason)) return tr(expected);
  return tr("this is not JSON");
}

bool isNotFinite(std::string_view word) {
  std::string lower;
  for (const char c : word)
    if (c != '+' && c != '-') lower += static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c);
  return lower == "nan" || lower == "inf" || lower == "infinity";
}

bool TreeBuilder::parse_error(std::size_t position, const std::string& token, const nlohmann::json::exception& error) {
  constexpr int kNumberOverflow = 406;
  if (error.id == kNumberOverflow)
    return fail(nextPath(),
                tr("must be a finite number; {value} is too large for one", arg("value", printable(token))));
  const std::string reason = reasonOf(error.what());
  std::size_t offset = position > 0 ? position - 1 : 0;
  const bool in_string = reason.find("invalid string") == 0;
  // A literal ends one character before the one that does not fit.
  const bool bad_literal = reason.find("invalid literal") == 0;
  if (bad_literal && offset > 0 && wordAt(text_, offset).empty() && !wordAt(text_, offset - 1).empty()) --offset;
  if (!in_string) offset = tokenStart(text_, offset);
  const TextPosition place = positionOf(text_, offset);
  fault.line = place.line;
  fault.column = place.column;
  const std::string_view word = wordAt(text_, offset);
  if (!in_string && isNotFinite(word)) {
    fault.sentence = tr("{word} is not allowed; numbers must be finite", arg("word", word));
  } else if (!in_string && text_.substr(offset, 1) == "/") {
    fault.sentence = tr("comments are not allowed");
  } else if (bad_literal) {
    const std::string shown = printable(word.empty() ? text_.substr(offset, 1) : word);
    const char* expected = sentenceIn(kExpected, reason);
    fault.sentence = expected
                         ? tr("\"{word}\" is not JSON; {expected}", arg("word", shown), arg("expected", tr(expected)))
                         : tr("\"{word}\" is not JSON", arg("word", shown));
  } else {
    fault.sentence = syntaxSentence(reason);
  }
  return false;
}

/// The bytes of a text, whose reading can be followed.
class WatchedBytes {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  WatchedBytes(const char* at, std::string_view text, ReadWatch* watch) : at_(at), text_(text), watch_(watch) {}
  reference operator*() const { return *at_; }
  WatchedBytes& operator++() {
    const std::ptrdiff_t done = ++at_ - text_.data();
    constexpr std::ptrdiff_t kBetweenReports = 1 << 16;
    if (watch_ && done % kBetweenReports == 0)
      watch_->share = static_cast<double>(done) / static_cast<double>(text_.size());
    return *this;
  }
  void operator++(int) { ++*this; }
  friend bool operator==(const WatchedBytes& a, const WatchedBytes& b) { return a.at_ == b.at_; }

 private:
  const char* at_;
  std::string_view text_;
  ReadWatch* watch_;
};

/// What the parser would take for the end of the text, or say badly.
bool refuseEarly(std::string_view text, JsonFault& fault) {
  fault.line = fault.column = 1;
  if (text.substr(0, 2) == "\xFF\xFE" || text.substr(0, 2) == "\xFE\xFF") {
    fault.sentence = tr("is not UTF-8 text (it starts like UTF-16)");
    return true;
  }
  if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
    const TextPosition place = positionOf(text, zero);
    fault.line = place.line;
    fault.column = place.column;
    fault.sentence = tr("a zero byte: this is not a text file");
    return true;
  }
  const std::size_t start = text.substr(0, 3) == "\xEF\xBB\xBF" ? 3 : 0;
  if (text.find_first_not_of(" \t\r\n", start) == std::string_view::npos) {
    fault.sentence = tr("the file is empty; a JSON object is expected");
    return true;
  }
  return false;
}

}  // namespace

const char* describe(JsonNode::Kind kind) {
  switch (kind) {
    case JsonNode::Kind::null:
      return "null";
    case JsonNode::Kind::boolean:
      return translatable("true or false");
    case JsonNode::Kind::number:
      return translatable("a number");
    case JsonNode::Kind::string:
      return translatable("a string");
    case JsonNode::Kind::array:
      return translatable("an array");
    case JsonNode::Kind::object:
      return translatable("an object");
  }
  return "";
}

std::string printable(std::string_view key) {
  constexpr std::size_t kLongest = 40;
  std::string out;
  for (const char c : key) {
    // Cut between characters, never inside one.
    if (out.size() >= kLongest && beginsCharacter(c)) return out + "…";
    out += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? '?' : c;
  }
  return out;
}

std::variant<JsonTree, JsonFault> parseJson(std::string_view text, ReadWatch* watch) {
  JsonFault early;
  if (refuseEarly(text, early)) return early;
  TreeBuilder builder(text, watch);
  const WatchedBytes begin(text.data(), text, watch), end(text.data() + text.size(), text, nullptr);
  if (!nlohmann::json::sax_parse(begin, end, &builder)) return std::move(builder.fault);
  return std::move(builder.tree);
}

std::variant<JsonTree, JsonFault> parseJsonObject(std::string_view text) {
  std::variant<JsonTree, JsonFault> parsed = parseJson(text);
  const auto* tree = std::get_if<JsonTree>(&parsed);
  if (!tree || tree->nodes[0].kind == JsonNode::Kind::object) return parsed;
  return JsonFault{1, 1, "", tr("must be an object, not {found}", arg("found", tr(describe(tree->nodes[0].kind))))};
}

void writeJson(JsonWriter& json, const JsonTree& tree, const JsonNode& node) {
  const auto text = [&tree](std::int32_t index) { return tree.texts[static_cast<std::size_t>(index)]; };
  const auto children = [&](auto&& each) {
    for (std::int32_t i = node.first; i >= 0; i = tree.nodes[static_cast<std::size_t>(i)].next)
      each(tree.nodes[static_cast<std::size_t>(i)]);
  };
  switch (node.kind) {
    case JsonNode::Kind::null:
      return json.none();
    case JsonNode::Kind::boolean:
      return json.truth(node.number != 0);
    case JsonNode::Kind::number:
      return json.number(node.number);
    case JsonNode::Kind::string:
      return json.text(text(node.text));
    case JsonNode::Kind::array:
      json.open('[');
      children([&](const JsonNode& child) { writeJson(json, tree, child); });
      return json.close(']');
    case JsonNode::Kind::object:
      json.open('{');
      children([&](const JsonNode& child) {
        json.keyOf(text(child.key));
        writeJson(json, tree, child);
      });
      return json.close('}');
  }
}

std::string jsonText(const JsonTree& tree, const JsonNode& node) {
  JsonWriter json(3, JsonLayout::spaced, JsonZero::kept);
  writeJson(json, tree, node);
  return json.take();
}

}  // namespace gjklab
