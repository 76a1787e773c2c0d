#pragma once
// A scene with what a line of a batch may say beside it: who it is, of what kind, and what its answer should be. The
// notes are for batches; the scene itself does not know them, and the window does not keep them.

#include "gjk/result.h"
#include "model/scene/scene_io.h"
#include "model/text/json_writer.h"

#include <optional>
#include <string>
#include <variant>

namespace gjklab {

/// What the answer should be; what is not given is not checked.
struct Expectation {
  std::optional<gjk::Status> status;
  std::optional<double> distance, depth;  ///< at least 0
  /// How far distance and depth may be off, in scene units; unset: as far as answers are promised (1e-9 · S of
  /// polytopes, 1e-6 · S of other shapes).
  std::optional<double> tolerance;
};

struct SceneNotes {
  std::string id;  ///< as JSON: a text or a number; empty where there is none
  std::string kind, comment;
  std::optional<Expectation> expect;
};

/// The notes that could be read, and the scene or what is wrong with either.
struct NotedScene {
  SceneNotes notes;
  std::variant<Scene, SceneError> scene;
};

/// As readScene (scene_io.h), notes included.
NotedScene readNotedScene(const std::string& text, const std::string& file, int first_line = 1,
                          ReadWatch* watch = nullptr);
/// As writeScene; the notes stand in front of the scene.
std::string writeNotedScene(const Scene&, const SceneNotes&, bool pretty = true);
/// {"status","distance","depth","tolerance"}: what is given of them.
void writeExpectation(JsonWriter&, const Expectation&);

}  // namespace gjklab
