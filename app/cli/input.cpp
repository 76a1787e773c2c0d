#include "cli/input.h"

#include "export/replay_reader.h"
#include "model/assets/titles.h"
#include "model/run/impact_run.h"
#include "model/run/sat_run.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/text/file_kind.h"
#include "model/text/json_tree.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

namespace gjklab {

namespace {

/// Whether a text whose first line is JSON goes on with another object, as scenes in lines do.
bool hasSeveralScenes(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  const std::size_t end = begin == std::string::npos ? begin : text.find('\n', begin);
  const std::size_t next = end == std::string::npos ? end : text.find_first_not_of(" \t\r\n", end);
  return next != std::string::npos && text[next] == '{' &&
         std::holds_alternative<JsonTree>(parseJson(std::string_view(text).substr(begin, end - begin)));
}

std::optional<Scene> oneScene(const std::string& text, const std::string& file) {
  auto read = readScene(text, sourceName(file));
  if (std::holds_alternative<Scene>(read) || !hasSeveralScenes(text)) return orSay(std::move(read));
  complain(tr("{file}: contains several scenes; this verb needs one", arg("file", sourceName(file))));
  return std::nullopt;
}

std::optional<SceneOrRun> loadLog(const std::string& text, const std::string& file) {
  auto run = orSay(readReplayedRun(text, sourceName(file), std::nullopt));
  return run ? std::optional(SceneOrRun{(*run)->given.scene, nullptr, *run}) : std::nullopt;
}

}  // namespace

std::optional<Scene> loadScene(const std::string& file, Titles titles) {
  const std::optional<std::string> text = orSay(readFile(file));
  if (!text) return std::nullopt;
  return oneScene(titles == Titles::translated ? withBuiltInNames(*text) : *text, file);
}

std::optional<SceneOrRun> loadSceneOrRun(const std::string& file) {
  const std::optional<std::string> text = orSay(readFile(file));
  return text ? sceneOrRunIn(*text, file) : std::nullopt;
}

std::optional<SceneOrRun> sceneOrRunIn(const std::string& text, const std::string& file) {
  const FileKind kind = kindOf(text);
  if (kind == FileKind::log) return loadLog(text, file);
  if (kind != FileKind::trace) {
    std::optional<Scene> scene = oneScene(withBuiltInNames(text), file);
    return scene ? std::optional(SceneOrRun{std::move(*scene), nullptr, nullptr}) : std::nullopt;
  }
  auto trace = orSay(readTrace(text, sourceName(file)));
  if (!trace) return std::nullopt;
  const auto run = std::make_shared<const GivenRun>(std::move(*trace));
  return SceneOrRun{run->scene, run, nullptr};
}

bool answerable(const std::string& file, const Scene& scene) {
  const std::string obstacle = methodObstacle(scene);
  if (!obstacle.empty()) fmt::print(stderr, "{}: {}\n", sourceName(file), obstacle);
  return obstacle.empty();
}

std::optional<Scene> loadQuestion(const std::string& file, Titles titles) {
  std::optional<Scene> scene = loadScene(file, titles);
  return scene && answerable(file, *scene) ? scene : std::nullopt;
}

std::string plainObstacle(const HullRun& run) {
  std::string sentence = run.missing;
  sentence.erase(std::remove(sentence.begin(), sentence.end(), '*'), sentence.end());
  return sentence;
}

bool canStudy(const std::string& file, const Scene& scene, Study study) {
  const std::string obstacle = study == Study::query    ? ""
                               : study == Study::impact ? impactObstacle(scene)
                                                        : plainObstacle(hullRun(scene, study, nullptr));
  if (!obstacle.empty()) complain(fmt::format("{}: {}", sourceName(file), obstacle));
  return obstacle.empty();
}

}  // namespace gjklab
