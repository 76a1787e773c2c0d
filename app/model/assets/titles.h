#pragma once
// LANGUAGE/titles.json: translated titles of the built-in scenes and worlds, names of the gallery's groups and of the
// bodies in worlds.
//
//   {"groups": {"Hard cases": "Schwierige Fälle"}, "scenes": {"ID": {"title": …, "plain": …, "look": …}},
//    "worlds": {"ID": {"title": …, "look": …}}, "lessons": {…}, "bodies": {"floor": "Boden"}}

#include <string>

namespace gjklab {

/// The text of a scene or world, such as "scenes/cone-in-box.json", or of "gallery.json", with the names from `titles`.
/// Unchanged if there are none, or if one of the texts is not JSON.
std::string withTranslatedNames(const std::string& text, const std::string& name, const std::string& titles);

/// The text of a file with translated names, in the present language, if the file has the title and the dimension of a
/// built-in scene or world. Any other text is unchanged.
std::string withBuiltInNames(const std::string& text);
/// For files, which are the same in every language: the English title of a built-in scene or world that has this title
/// in the present language; any other title is unchanged. The same for the name of a body.
std::string titleInFiles(const std::string& title);
std::string bodyNameInFiles(const std::string& name);

/// The name of a body in a built-in world, in the present language; the English name if there is no translation.
std::string translatedBodyName(const std::string& english);

/// A sentence about the file's fault; empty if it is valid.
std::string faultOfTitles(const std::string& titles);

}  // namespace gjklab
