#include "model/text/json_fields.h"

#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace gjklab {

using Kind = JsonNode::Kind;
using Field = JsonFields::Field;

void JsonFields::report(const std::string& path, std::string sentence) {
  if (ok()) fault = {0, 0, path, std::move(sentence)};
}

void JsonFields::wrongType(const Field& field, const std::string& needed) {
  // Translators: "must be a number; it is a text": a key's name is before it.
  const Argument wanted = arg("needed", tr(needed.c_str()));
  const JsonNode& node = at(field);
  if (node.kind == Kind::number) {
    report(field.path, tr("must be {needed}; it is {value}", wanted, arg("value", node.number)));
  } else if (node.kind == Kind::string) {
    report(field.path, tr("must be {needed}; it is \"{value}\"", wanted, arg("value", printable(text(node.text)))));
  } else {
    report(field.path, tr("must be {needed}; it is {value}", wanted, arg("value", tr(describe(node.kind)))));
  }
}

bool JsonFields::isText(const Field& field, std::string_view word) const {
  return at(field).kind == Kind::string && text(at(field).text) == word;
}

Field JsonFields::find(const Field& object, const char* key) const {
  const std::string path = joinedPath(object.path, key);
  for (std::int32_t i = at(object).first; i >= 0; i = at(i).next)
    if (text(at(i).key) == key) return {i, path};
  return {-1, path};
}

Field JsonFields::require(const Field& object, const char* key, const std::string& why) {
  Field field = find(object, key);
  if (!field) report(field.path, tr("the key is missing; {why}", arg("why", tr(why.c_str()))));
  return field;
}

void JsonFields::allowOnly(const Field& object, const std::vector<const char*>& keys, const std::string& owner) {
  for (std::int32_t i = at(object).first; i >= 0; i = at(i).next) {
    const std::string& key = text(at(i).key);
    if (std::any_of(keys.begin(), keys.end(), [&](const char* known) { return key == known; })) continue;
    std::string all;
    for (const char* known : keys) all += (all.empty() ? "" : ", ") + std::string(known);
    report(joinedPath(object.path, printable(key)),
           tr("unknown key; {owner} may have {keys}", arg("owner", tr(owner.c_str())), arg("keys", all)));
    return;
  }
}

bool JsonFields::isObject(const Field& field, const char* example) {
  if (at(field).kind == Kind::object) return true;
  wrongType(field, tr("an object, {example}", arg("example", example)));
  return false;
}

int JsonFields::array(const Field& field, int count, const std::string& needed) {
  if (!field || !ok()) return -1;
  if (at(field).kind != Kind::array) {
    wrongType(field, needed);
    return -1;
  }
  if (count < 0) return at(field).first;
  int found = 0;
  for (std::int32_t i = at(field).first; i >= 0; i = at(i).next) ++found;
  if (found == count) return at(field).first;
  report(field.path, tr("must be {needed}; it has {n}", arg("needed", tr(needed.c_str())), arg("n", found)));
  return -1;
}

std::vector<Field> JsonFields::elements(const Field& field, const std::string& needed) {
  std::vector<Field> all;
  for (std::int32_t i = array(field, -1, needed); i >= 0; i = at(i).next)
    all.push_back({i, fmt::format("{}[{}]", field.path, all.size())});
  return all;
}

void JsonFields::number(const Field& field, double& into) {
  if (!field) return;
  if (at(field).kind != Kind::number) return wrongType(field, translatable("a number"));
  into = at(field).number;
}

void JsonFields::wholeNumber(const Field& field, int& into) {
  if (!field) return;
  const JsonNode& node = at(field);
  constexpr double kGreatest = 2147483647;
  if (node.kind != Kind::number || node.number != std::floor(node.number) || std::abs(node.number) > kGreatest)
    return wrongType(field, tr("a whole number from 1 to {most}", arg("most", static_cast<long long>(kGreatest))));
  into = static_cast<int>(node.number);
}

void JsonFields::string(const Field& field, std::string& into) {
  if (!field) return;
  if (at(field).kind != Kind::string) return wrongType(field, translatable("a string"));
  into = text(at(field).text);
}

void JsonFields::flag(const Field& field, bool& into) {
  if (!field) return;
  if (at(field).kind != Kind::boolean) return wrongType(field, translatable("true or false"));
  into = at(field).number != 0;
}

std::string faultText(const std::string& file, const JsonFault& fault, int first_line) {
  if (fault.line > 0)
    return fmt::format("{}:{}:{}: {}", file, fault.line + first_line - 1, fault.column, fault.sentence);
  return fmt::format("{}: {}{}{}", file, fault.path, fault.path.empty() ? "" : ": ", fault.sentence);
}

std::string joinedPath(const std::string& outer, const std::string& inner) {
  return outer.empty() || inner.empty() ? outer + inner : outer + "." + inner;
}

}  // namespace gjklab
