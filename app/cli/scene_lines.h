#pragma once
// Verbs that answer scenes, one line of output each: from files, one scene in each, or from '-' and .jsonl files, many
// scenes in one (scene_stream.h), answered as they come.

#include "model/scene/noted_scene.h"

#include <functional>
#include <string>
#include <vector>

namespace gjklab {

struct AskedScene {
  Scene scene;
  SceneNotes notes;
  long long line = 0;  ///< its first line in a file of many; 0: a separate file
};

/// Why this scene cannot be answered, with the path of the key; empty if it can.
using SceneObstacle = std::function<std::string(const Scene&)>;
/// The answer, a line including its end.
using SceneAnswer = std::function<std::string(const AskedScene&)>;

/// Writes "line" and "id", if the scene has them, into an open object: the beginning of an answer.
void writeOrigin(JsonWriter&, const AskedScene&);

/// The exit status: 2 if an input was bad (the others are still answered), 1 if writing the output failed. With several
/// jobs, `answer` is called from several threads; the order of the answers is preserved.
int answerScenes(const std::vector<std::string>& files, const SceneObstacle& obstacle, const SceneAnswer& answer,
                 int jobs = 1);

}  // namespace gjklab
