#include "cli/hull.h"

#include "cli/input.h"
#include "cli/output.h"
#include "export/follow_up_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

namespace gjklab {

namespace {

/// Without the marks of the screen's italics.
std::string obstacleOf(const HullRun& run) {
  std::string sentence = run.missing;
  sentence.erase(std::remove(sentence.begin(), sentence.end(), '*'), sentence.end());
  return sentence;
}

}  // namespace

std::string hullObstacle(const Scene& scene, Study of) {
  return of == Study::query ? "" : obstacleOf(hullRun(scene, of, nullptr));
}

int hullCommand(const std::string& file, Study of, bool json) {
  const std::optional<Scene> scene = loadScene(file);
  if (!scene) return 2;
  const HullRun run = hullRun(*scene, of, nullptr);
  if (const std::string obstacle = obstacleOf(run); !obstacle.empty()) {
    fmt::print(stderr, "{}: {}\n", file, obstacle);
    return 2;
  }
  return print(json ? hullJson(run) : hullText(run)) ? 0 : 1;
}

}  // namespace gjklab
