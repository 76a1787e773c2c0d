#pragma once
// Scenes named on the command line.

#include "model/scene/scene.h"

#include <optional>
#include <string>

namespace gjklab {

/// Reads a scene file ("-": standard input). Nothing, and one sentence on standard error, when that fails.
std::optional<Scene> loadScene(const std::string& file);

/// The same for verbs that need an answer: the scene's method must suit its shapes.
std::optional<Scene> loadQuestion(const std::string& file);

}  // namespace gjklab
