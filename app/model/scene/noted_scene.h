#pragma once
// A scene with the notes that a line of a batch may add: id, kind, and the expected answer. The notes are for batches;
// they are not part of the scene, and the window does not keep them.

#include "gjk/result.h"
#include "model/scene/scene_io.h"
#include "model/text/json_writer.h"

#include <optional>
#include <string>
#include <variant>

namespace gjklab {

/// The expected answer; values that are not given are not checked.
struct Expectation {
  std::optional<gjk::Status> status;
  std::optional<double> distance, depth;  ///< at least 0
  /// The accepted error of distance and depth, in scene units; unset: the guaranteed accuracy (1e-9 · S for polytopes,
  /// 1e-6 · S for other shapes).
  std::optional<double> tolerance;
};

struct SceneNotes {
  std::string id;  ///< as JSON: a text or a number; empty if there is none
  std::string kind, comment;
  std::optional<Expectation> expect;
};

/// The notes that could be read, and the scene or the fault in either.
struct NotedScene {
  SceneNotes notes;
  std::variant<Scene, SceneError> scene;
};

/// Like readScene (scene_io.h), including notes.
NotedScene readNotedScene(const std::string& text, const std::string& file, int first_line = 1,
                          ReadWatch* watch = nullptr);
/// Like writeScene, with the notes before the scene.
std::string writeNotedScene(const Scene&, const SceneNotes&, bool pretty = true);
/// {"status","distance","depth","tolerance"}: those that are given.
void writeExpectation(JsonWriter&, const Expectation&);

}  // namespace gjklab
