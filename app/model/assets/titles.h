#pragma once
// LANGUAGE/titles.json: translated titles of the built-in scenes and worlds, and names of the bodies in worlds.
//
//   {"scenes": {"ID": {"title": …, "look": …}}, "worlds": {…}, "lessons": {…}, "bodies": {"floor": "Boden"}}

#include <string>

namespace gjklab {

/// The text of a scene or world, "scenes/cone-in-box.json", with the names that `titles` has for it. Unchanged where it
/// has none, or where one of the texts is no JSON.
std::string withTranslatedNames(const std::string& text, const std::string& name, const std::string& titles);

/// The name of a body in a built-in world, in the language that is spoken; the English one where it has no other.
std::string translatedBodyName(const std::string& english);

/// What is wrong with the file, in one sentence; empty if nothing is.
std::string faultOfTitles(const std::string& titles);

}  // namespace gjklab
