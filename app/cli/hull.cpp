#include "cli/hull.h"

#include "cli/input.h"
#include "cli/output.h"
#include "export/follow_up_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

namespace gjklab {

int hullCommand(const std::string& file, Study of, bool json) {
  const std::optional<Scene> scene = loadScene(file);
  if (!scene) return 2;
  const HullRun run = hullRun(*scene, of, nullptr);
  if (!run.missing.empty()) {
    std::string sentence = run.missing;
    sentence.erase(std::remove(sentence.begin(), sentence.end(), '*'), sentence.end());
    fmt::print(stderr, "{}: {}\n", file, sentence);
    return 2;
  }
  return print(json ? hullJson(run) : hullText(run)) ? 0 : 1;
}

}  // namespace gjklab
