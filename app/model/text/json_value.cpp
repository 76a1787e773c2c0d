#include "model/text/json_value.h"

#include "model/text/json_writer.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace gjklab {

namespace {

using Kind = JsonNode::Kind;

const JsonNode& nodeOf(const JsonTree& tree, std::int32_t index) { return tree.nodes[static_cast<std::size_t>(index)]; }

const std::string& textOf(const JsonTree& tree, std::int32_t index) {
  return tree.texts[static_cast<std::size_t>(index)];
}

}  // namespace

std::string pathTo(const JsonTree& tree, std::int32_t node) {
  struct Parent {
    std::int32_t node = -1;
    int position = 0;
  };
  std::vector<Parent> parents(tree.nodes.size());
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    int position = 0;
    for (std::int32_t child = tree.nodes[i].first; child >= 0; child = nodeOf(tree, child).next)
      parents[static_cast<std::size_t>(child)] = {static_cast<std::int32_t>(i), position++};
  }
  std::string path;
  for (std::int32_t at = node; at > 0;) {
    const Parent& parent = parents[static_cast<std::size_t>(at)];
    if (parent.node < 0) break;
    const std::string step = nodeOf(tree, parent.node).kind == Kind::array
                                 ? fmt::format("[{}]", parent.position)
                                 : (parent.node == 0 ? "" : ".") + printable(textOf(tree, nodeOf(tree, at).key));
    path.insert(0, step);
    at = parent.node;
  }
  return path;
}

const JsonNode& JsonValue::node() const {
  static const JsonNode missing;
  return index_ == kMissing ? missing : nodeOf(*tree_, index_);
}

void JsonValue::report(std::string sentence) const {
  if (!ok() || index_ == kMissing) return;  // a missing value has been reported already
  fault_->path = pathTo(*tree_, index_);
  fault_->sentence = std::move(sentence);
}

bool JsonValue::is(Kind kind, const char* needed) const {
  if (node().kind == kind) return true;
  report(tr("must be {needed}; it is {value}", arg("needed", tr(needed)), arg("value", tr(describe(node().kind)))));
  return false;
}

std::int32_t JsonValue::indexOf(const char* key) const {
  if (node().kind != Kind::object) return kMissing;
  for (std::int32_t i = node().first; i >= 0; i = nodeOf(*tree_, i).next)
    if (textOf(*tree_, nodeOf(*tree_, i).key) == key) return i;
  return kMissing;
}

bool JsonValue::has(const char* key) const { return indexOf(key) != kMissing; }

void JsonValue::allowOnly(std::initializer_list<const char*> keys) const {
  if (!is(Kind::object, translatable("an object"))) return;
  for (std::int32_t i = node().first; i >= 0; i = nodeOf(*tree_, i).next) {
    const std::string& key = textOf(*tree_, nodeOf(*tree_, i).key);
    if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
    std::string all;
    for (const char* known : keys) all += (all.empty() ? "" : ", ") + std::string(known);
    return JsonValue(*this, i).report(tr("unknown key; allowed are {keys}", arg("keys", all)));
  }
}

std::optional<JsonValue> JsonValue::find(const char* key) const {
  const std::int32_t index = indexOf(key);
  if (index == kMissing || nodeOf(*tree_, index).kind == Kind::null) return std::nullopt;
  return JsonValue(*this, index);
}

JsonValue JsonValue::operator[](const char* key) const {
  if (!is(Kind::object, translatable("an object"))) return {*this, kMissing};
  const std::int32_t index = indexOf(key);
  if (index == kMissing && index_ != kMissing && ok()) {
    const std::string path = pathTo(*tree_, index_);
    fault_->path = path.empty() ? key : path + "." + key;
    fault_->sentence = tr("the key is missing");
  }
  return {*this, index};
}

std::vector<JsonValue> JsonValue::elements() const {
  std::vector<JsonValue> out;
  if (!is(Kind::array, translatable("an array"))) return out;
  for (std::int32_t i = node().first; i >= 0; i = nodeOf(*tree_, i).next) out.push_back({*this, i});
  return out;
}

double JsonValue::number(bool or_null) const {
  if (or_null && isNull()) return std::numeric_limits<double>::quiet_NaN();
  return is(Kind::number, translatable("a number")) ? node().number : 0;
}

int JsonValue::whole(int least, int greatest) const {
  const double value = number();
  if (value == std::floor(value) && value >= least && value <= greatest) return static_cast<int>(value);
  if (greatest < least) {
    report(tr("is {value}, but there is nothing that it could refer to", arg("value", value)));
  } else {
    report(tr("must be a whole number from {least} to {most}; it is {value}", arg("least", least),
              arg("most", greatest), arg("value", value)));
  }
  return least;
}

bool JsonValue::truth() const { return is(Kind::boolean, translatable("true or false")) && node().number != 0; }

std::string JsonValue::text() const {
  return is(Kind::string, translatable("a string")) ? textOf(*tree_, node().text) : std::string{};
}

glm::dvec3 JsonValue::vector(int dimension) const {
  glm::dvec3 value(0.0);
  if (!is(Kind::array, translatable("an array of numbers"))) return value;
  int count = 0;
  for (std::int32_t i = node().first; i >= 0; i = nodeOf(*tree_, i).next, ++count)
    if (count < dimension) value[count] = JsonValue(*this, i).number();
  if (count != dimension)
    report(trn("must be an array of {n} number; it has {count}", "must be an array of {n} numbers; it has {count}",
               dimension, arg("count", count)));
  return value;
}

std::string JsonValue::json() const {
  JsonWriter json(0, JsonLayout::compact, JsonZero::kept);
  writeJson(json, *tree_, node());
  return json.take();
}

}  // namespace gjklab
