#pragma once
// Verbs that answer scenes, one line of output each: from files, one scene in each, or from '-' and .jsonl files, one
// scene a line, answered as they come.

#include "model/scene/scene.h"

#include <functional>
#include <string>
#include <vector>

namespace gjklab {

/// Why this scene cannot be asked, with the path of the key; empty where it can.
using SceneObstacle = std::function<std::string(const Scene&)>;
/// The answer, a line with its end.
using SceneAnswer = std::function<std::string(const Scene&)>;

/// The exit status: 2 when an input was bad (the others are answered all the same), 1 when output does not get through.
int answerScenes(const std::vector<std::string>& files, const SceneObstacle& obstacle, const SceneAnswer& answer);

}  // namespace gjklab
