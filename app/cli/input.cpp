#include "cli/input.h"

#include "export/replay_reader.h"
#include "model/replay/log_reader.h"
#include "model/run/impact_run.h"
#include "model/run/sat_run.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

namespace gjklab {

namespace {

std::optional<std::string> loadText(const std::string& file) {
  auto text = readFile(file);
  if (auto* read = std::get_if<std::string>(&text)) return std::move(*read);
  fmt::print(stderr, "{}\n", std::get<FileError>(text).message);
  return std::nullopt;
}

std::string labelOf(const std::string& file) { return file == "-" ? "standard input" : file; }

std::optional<Scene> sceneIn(const std::string& text, const std::string& file) {
  auto scene = readScene(text, labelOf(file));
  if (auto* read = std::get_if<Scene>(&scene)) return std::move(*read);
  fmt::print(stderr, "{}\n", std::get<SceneError>(scene).message);
  return std::nullopt;
}

std::optional<SceneOrRun> loadLog(const std::string& text, const std::string& file) {
  auto read = readReplayedRun(text, labelOf(file), std::nullopt);
  if (const auto* error = std::get_if<TraceError>(&read)) {
    fmt::print(stderr, "{}\n", error->message);
    return std::nullopt;
  }
  auto run = std::get<std::shared_ptr<const ReplayedRun>>(std::move(read));
  return SceneOrRun{run->given.scene, nullptr, run};
}

}  // namespace

std::optional<Scene> loadScene(const std::string& file) {
  const std::optional<std::string> text = loadText(file);
  return text ? sceneIn(*text, file) : std::nullopt;
}

std::optional<SceneOrRun> loadSceneOrRun(const std::string& file) {
  const std::optional<std::string> text = loadText(file);
  if (!text) return std::nullopt;
  if (looksLikeLog(*text)) return loadLog(*text, file);
  if (!looksLikeTrace(*text)) {
    std::optional<Scene> scene = sceneIn(*text, file);
    return scene ? std::optional(SceneOrRun{std::move(*scene), nullptr, nullptr}) : std::nullopt;
  }
  auto trace = readTrace(*text, labelOf(file));
  if (const auto* error = std::get_if<TraceError>(&trace)) {
    fmt::print(stderr, "{}\n", error->message);
    return std::nullopt;
  }
  const auto run = std::make_shared<const GivenRun>(std::get<GivenRun>(std::move(trace)));
  return SceneOrRun{run->scene, run, nullptr};
}

bool answerable(const std::string& file, const Scene& scene) {
  const std::string obstacle = methodObstacle(scene);
  if (!obstacle.empty()) fmt::print(stderr, "{}: query.method: {}\n", labelOf(file), obstacle);
  return obstacle.empty();
}

std::optional<Scene> loadQuestion(const std::string& file) {
  std::optional<Scene> scene = loadScene(file);
  return scene && answerable(file, *scene) ? scene : std::nullopt;
}

std::string plainObstacle(const HullRun& run) {
  std::string sentence = run.missing;
  sentence.erase(std::remove(sentence.begin(), sentence.end(), '*'), sentence.end());
  return sentence;
}

bool canStudy(const std::string& file, const Scene& scene, Study study) {
  if (study == Study::query) return true;
  if (study == Study::impact) {
    const std::string obstacle = impactObstacle(scene);
    if (!obstacle.empty()) fmt::print(stderr, "{}: {}\n", labelOf(file), obstacle);
    return obstacle.empty();
  }
  const std::string obstacle = plainObstacle(hullRun(scene, study, nullptr));
  if (!obstacle.empty()) fmt::print(stderr, "{}: {}\n", file, obstacle);
  return obstacle.empty();
}

}  // namespace gjklab
