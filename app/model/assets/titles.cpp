#include "model/assets/titles.h"

#include "model/assets/assets.h"
#include "model/assets/language.h"
#include "model/text/paths.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <variant>

namespace gjklab {
namespace {

using Json = nlohmann::ordered_json;

Json parsed(const std::string& text) { return Json::parse(text, nullptr, false); }

/// The value with this key, if it is a text.
const std::string* textAt(const Json& object, const std::string& key) {
  const auto found = object.is_object() ? object.find(key) : object.end();
  return found != object.end() ? found->get_ptr<const Json::string_t*>() : nullptr;
}

/// A copy of what lies under a key; null where nothing does.
Json under(const Json& object, const std::string& key) {
  return object.is_object() ? object.value(key, Json()) : Json();
}

bool replaceText(Json& object, const char* key, const std::string* text) {
  if (!text || !textAt(object, key)) return false;
  object[key] = *text;
  return true;
}

}  // namespace

std::string withTranslatedNames(const std::string& text, const std::string& name, const std::string& titles) {
  const std::size_t slash = name.find('/'), point = name.rfind('.');
  if (slash == std::string::npos || point == std::string::npos || point < slash) return text;
  const Json all = parsed(titles);
  Json file = parsed(text);
  if (!all.is_object() || !file.is_object()) return text;
  const Json entry = under(under(all, name.substr(0, slash)), name.substr(slash + 1, point - slash - 1));
  bool changed = replaceText(file, "title", textAt(entry, "title"));
  changed |= replaceText(file, "look", textAt(entry, "look"));
  const Json names = under(all, "bodies");
  if (const auto bodies = file.find("bodies"); bodies != file.end() && bodies->is_array())
    for (Json& body : *bodies)
      if (const std::string* english = textAt(body, "name"))
        changed |= replaceText(body, "name", textAt(names, *english));
  return changed ? file.dump(2) : text;
}

std::string withBuiltInNames(const std::string& text, const std::string& path) {
  const auto titles = assets().read(spokenLanguage() + "/titles.json");
  if (!std::holds_alternative<std::string>(titles)) return text;
  for (const char* folder : {"scenes/", "worlds/"}) {
    const std::string name = folder + fileStemOf(path) + ".json";
    const auto built_in = assets().read(name);
    if (!std::holds_alternative<std::string>(built_in)) continue;
    const Json ours = parsed(std::get<std::string>(built_in)), theirs = parsed(text);
    const std::string *our_title = textAt(ours, "title"), *their_title = textAt(theirs, "title");
    if (our_title && their_title && *our_title == *their_title)
      return withTranslatedNames(text, name, std::get<std::string>(titles));
  }
  return text;
}

std::string translatedBodyName(const std::string& english) {
  const auto titles = assets().read(spokenLanguage() + "/titles.json");
  if (!std::holds_alternative<std::string>(titles)) return english;
  const Json names = under(parsed(std::get<std::string>(titles)), "bodies");
  const std::string* found = textAt(names, english);
  return found ? *found : english;
}

std::string faultOfTitles(const std::string& titles) {
  return parsed(titles).is_object() ? "" : "this is not a JSON object";
}

}  // namespace gjklab
