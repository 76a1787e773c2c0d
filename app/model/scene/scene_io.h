#pragma once
// Reads and writes scene files. Errors give the position and what is allowed.

#include "model/scene/scene.h"
#include "model/text/read_watch.h"

#include <string>
#include <variant>

namespace gjklab {

/// One sentence: "FILE:LINE:COLUMN: …" for syntax, "FILE: a.radius: …" for meaning.
struct SceneError {
  std::string message;                   ///< with the file
  std::string path = {}, sentence = {};  ///< its parts if a value is wrong, for a file that contains the scene
};

/// Reads a scene; `file`, and `first_line` of the text in it, are only used in the error.
std::variant<Scene, SceneError> readScene(const std::string& text, const std::string& file, int first_line = 1,
                                          ReadWatch* watch = nullptr);
/// Why a scene built by the program is not valid; empty if it is.
std::string validate(const Scene&);
/// JSON with the keys in the documented order; reading it back gives the same scene. `pretty`: over several lines.
std::string writeScene(const Scene&, bool pretty = true);

}  // namespace gjklab
