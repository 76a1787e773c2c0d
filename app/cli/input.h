#pragma once
// Scenes named on the command line.

#include "cli/output.h"
#include "model/replay/replayed_run.h"
#include "model/run/hull_run.h"

#include <optional>
#include <string>

namespace gjklab {

/// The value that was read; empty, with a message on standard error, if it is an error.
template <class Value, class Error>
std::optional<Value> orSay(std::variant<Value, Error> read) {
  if (auto* value = std::get_if<Value>(&read)) return std::move(*value);
  complain(std::get<Error>(read).message);
  return std::nullopt;
}

/// The title of a built-in scene: translated where people read it.
enum class Titles { as_given, translated };

/// Reads a scene file ("-": standard input). Empty, with a sentence on standard error, on failure.
std::optional<Scene> loadScene(const std::string& file, Titles titles = Titles::as_given);

/// A scene and, if the file is a trace or a log, its run.
struct SceneOrRun {
  Scene scene;
  std::shared_ptr<const GivenRun> run;
  std::shared_ptr<const ReplayedRun> replayed;  ///< for a log with its scene
};
std::optional<SceneOrRun> loadSceneOrRun(const std::string& file);
/// The same for a text already read from the file.
std::optional<SceneOrRun> sceneOrRunIn(const std::string& text, const std::string& file);

/// Whether the scene's method supports its shapes; prints a sentence on standard error if not.
bool answerable(const std::string& file, const Scene&);

/// A scene for verbs that need an answer: its method must support its shapes.
std::optional<Scene> loadQuestion(const std::string& file, Titles titles = Titles::as_given);

/// Why a hull has no points, without the markup of the screen; empty if it has.
std::string plainObstacle(const HullRun&);
/// Whether the scene supports the study: points for a hull, a motion for an impact. Prints a sentence on standard error
/// if not.
bool canStudy(const std::string& file, const Scene&, Study);

}  // namespace gjklab
