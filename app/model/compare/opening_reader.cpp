#include "model/compare/opening_reader.h"

#include "model/scene/method_choices.h"

#include <fmt/format.h>

namespace gjklab {
namespace {

void readOpeningRival(JsonFields& fields, const JsonFields::Field& field, Opening& into) {
  if (!field) return;
  if (fields.at(field).kind == JsonNode::Kind::boolean && fields.at(field).number == 0) {
    into.compare = false;
    into.rival.reset();
    return;
  }
  std::string words = "false";
  for (const MethodChoice& choice : methodChoices()) {
    words += fmt::format(", \"{}\"", choice.id);
    if (!fields.isText(field, choice.id)) continue;
    into.compare = true;
    into.rival = Rival{choice.id, {}, RivalStart::same};
    return;
  }
  fields.wrongType(field, "one of " + words);
}

}  // namespace

void readOpening(JsonFields& fields, const JsonFields::Field& field, const char* called, Opening& into) {
  if (!field || !fields.isObject(field, "{\"compare\": …}")) return;
  fields.allowOnly(field, {"compare", "warm_start", "contacts", "mass"}, called);
  readOpeningRival(fields, fields.find(field, "compare"), into);
  const auto readFlag = [&](const char* key, std::optional<bool>& flag) {
    if (const JsonFields::Field found = fields.find(field, key)) fields.flag(found, flag.emplace());
  };
  readFlag("warm_start", into.warm_start);
  readFlag("contacts", into.contacts);
  readFlag("mass", into.mass);
}

void writeOpening(JsonWriter& json, const Opening& opening) {
  json.open('{');
  if (opening.compare && !*opening.compare) json.key("compare").truth(false);
  if (opening.compare && *opening.compare && opening.rival) json.key("compare").text(opening.rival->method);
  const auto flag = [&json](const char* key, const std::optional<bool>& value) {
    if (value) json.key(key).truth(*value);
  };
  flag("warm_start", opening.warm_start);
  flag("contacts", opening.contacts);
  flag("mass", opening.mass);
  json.close('}');
}

}  // namespace gjklab
