#include "cli/input.h"

#include "model/run/sat_run.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

namespace gjklab {

std::optional<Scene> loadScene(const std::string& file) {
  const auto text = readFile(file);
  if (const auto* error = std::get_if<FileError>(&text)) {
    fmt::print(stderr, "{}\n", error->message);
    return std::nullopt;
  }
  auto scene = readScene(std::get<std::string>(text), file == "-" ? "standard input" : file);
  if (const auto* error = std::get_if<SceneError>(&scene)) {
    fmt::print(stderr, "{}\n", error->message);
    return std::nullopt;
  }
  return std::get<Scene>(std::move(scene));
}

std::optional<Scene> loadQuestion(const std::string& file) {
  std::optional<Scene> scene = loadScene(file);
  const std::string obstacle = scene ? methodObstacle(*scene) : "";
  if (obstacle.empty()) return scene;
  fmt::print(stderr, "{}: query.method: {}\n", file == "-" ? "standard input" : file, obstacle);
  return std::nullopt;
}

std::string plainObstacle(const HullRun& run) {
  std::string sentence = run.missing;
  sentence.erase(std::remove(sentence.begin(), sentence.end(), '*'), sentence.end());
  return sentence;
}

bool hasHull(const std::string& file, const Scene& scene, Study study) {
  if (study == Study::query) return true;
  const std::string obstacle = plainObstacle(hullRun(scene, study, nullptr));
  if (!obstacle.empty()) fmt::print(stderr, "{}: {}\n", file, obstacle);
  return obstacle.empty();
}

}  // namespace gjklab
