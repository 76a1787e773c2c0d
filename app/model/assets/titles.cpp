#include "model/assets/titles.h"

#include "model/assets/assets.h"
#include "model/assets/language.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <variant>
#include <vector>

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

/// Empty in English.
std::string titlesOfLanguage() {
  const auto titles = assets().read(spokenLanguage() + "/titles.json");
  const auto* text = std::get_if<std::string>(&titles);
  return text ? *text : "";
}

std::vector<std::string> namesOfBuiltIn() {
  std::vector<std::string> names = assets().names("scenes", ".json");
  const std::vector<std::string> worlds = assets().names("worlds", ".json");
  names.insert(names.end(), worlds.begin(), worlds.end());
  return names;
}

/// Null if there is no such scene or world.
Json builtIn(const std::string& name) {
  const auto file = assets().read(name);
  const auto* text = std::get_if<std::string>(&file);
  return text ? parsed(*text) : Json();
}

/// Scenes of two dimensions may have one title.
bool haveOneTitle(const Json& a, const Json& b) {
  const std::string *title_a = textAt(a, "title"), *title_b = textAt(b, "title");
  return title_a && title_b && *title_a == *title_b && under(a, "dimension") == under(b, "dimension");
}

/// Of gallery.json: the names of the groups, and what is said about their scenes.
std::string withTranslatedGroups(const std::string& text, const Json& all) {
  Json gallery = parsed(text);
  if (!gallery.is_object() || !gallery["groups"].is_array()) return text;
  for (Json& group : gallery["groups"]) {
    if (const std::string* english = textAt(group, "name"))
      replaceText(group, "name", textAt(under(all, "groups"), *english));
    const auto scenes = group.is_object() ? group.find("scenes") : group.end();
    if (scenes == group.end() || !scenes->is_array()) continue;
    for (Json& scene : *scenes) {
      const std::string* id = textAt(scene, "id");
      const Json entry = id ? under(under(all, "scenes"), *id) : Json();
      for (const char* key : {"plain", "look"}) replaceText(scene, key, textAt(entry, key));
    }
  }
  return gallery.dump(2);
}

}  // namespace

std::string withTranslatedNames(const std::string& text, const std::string& name, const std::string& titles) {
  const Json all = parsed(titles);
  if (!all.is_object()) return text;
  if (name == "gallery.json") return withTranslatedGroups(text, all);
  const std::size_t slash = name.find('/'), point = name.rfind('.');
  if (slash == std::string::npos || point == std::string::npos || point < slash) return text;
  Json file = parsed(text);
  if (!file.is_object()) return text;
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

std::string withBuiltInNames(const std::string& text) {
  const std::string titles = titlesOfLanguage();
  if (titles.empty()) return text;
  const Json file = parsed(text);
  for (const std::string& name : namesOfBuiltIn())
    if (haveOneTitle(builtIn(name), file)) return withTranslatedNames(text, name, titles);
  return text;
}

std::string titleInFiles(const std::string& title) {
  const Json titles = parsed(titlesOfLanguage());
  for (const char* folder : {"scenes", "worlds"}) {
    const Json entries = under(titles, folder);
    for (const auto& [id, entry] : entries.items())
      if (const std::string* own = textAt(entry, "title"); own && *own == title) {
        const Json file = builtIn(std::string(folder) + "/" + id + ".json");
        if (const std::string* english = textAt(file, "title")) return *english;
      }
  }
  return title;
}

std::string bodyNameInFiles(const std::string& name) {
  const Json names = under(parsed(titlesOfLanguage()), "bodies");
  for (const auto& [english, own] : names.items())
    if (own == name) return english;
  return name;
}

std::string translatedBodyName(const std::string& english) {
  const Json names = under(parsed(titlesOfLanguage()), "bodies");
  const std::string* found = textAt(names, english);
  return found ? *found : english;
}

std::string faultOfTitles(const std::string& titles) {
  return parsed(titles).is_object() ? "" : "this is not a JSON object";
}

}  // namespace gjklab
