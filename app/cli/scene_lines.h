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
  long long line = 0;  ///< where it begins among many; 0: a file of its own
};

/// Why this scene cannot be asked, with the path of the key; empty where it can.
using SceneObstacle = std::function<std::string(const Scene&)>;
/// The answer, a line with its end.
using SceneAnswer = std::function<std::string(const AskedScene&)>;

/// "line" and "id", as far as the scene has them: what an answer begins with, into an object that is open.
void writeOrigin(JsonWriter&, const AskedScene&);

/// The exit status: 2 when an input was bad (the others are answered all the same), 1 when output does not get through.
/// With several jobs `answer` is called from several threads; the order of the answers stays.
int answerScenes(const std::vector<std::string>& files, const SceneObstacle& obstacle, const SceneAnswer& answer,
                 int jobs = 1);

}  // namespace gjklab
