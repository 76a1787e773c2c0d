#pragma once
// Scenes named on the command line.

#include "cli/output.h"
#include "model/replay/replayed_run.h"
#include "model/run/hull_run.h"

#include <optional>
#include <string>

namespace gjklab {

/// What was read; nothing, and its message on standard error, where it is an error.
template <class Value, class Error>
std::optional<Value> orSay(std::variant<Value, Error> read) {
  if (auto* value = std::get_if<Value>(&read)) return std::move(*value);
  complain(std::get<Error>(read).message);
  return std::nullopt;
}

/// Reads a scene file ("-": standard input). Nothing, and one sentence on standard error, when that fails.
std::optional<Scene> loadScene(const std::string& file);

/// A scene, and where the file is a trace or a log the run that it tells.
struct SceneOrRun {
  Scene scene;
  std::shared_ptr<const GivenRun> run;
  std::shared_ptr<const ReplayedRun> replayed;  ///< where it is a log with its scene
};
std::optional<SceneOrRun> loadSceneOrRun(const std::string& file);
/// The same of a text that has been read from the file.
std::optional<SceneOrRun> sceneOrRunIn(const std::string& text, const std::string& file);

/// Whether the scene's method suits its shapes; one sentence on standard error where it does not.
bool answerable(const std::string& file, const Scene&);

/// A scene for verbs that need an answer: the scene's method must suit its shapes.
std::optional<Scene> loadQuestion(const std::string& file);

/// Why the points of a hull cannot be had, without the marks of the screen's italics; empty where they can.
std::string plainObstacle(const HullRun&);
/// Whether the study can be made of the scene: points for a hull, a motion for an impact; one sentence on standard
/// error where it cannot.
bool canStudy(const std::string& file, const Scene&, Study);

}  // namespace gjklab
