// gjklab impact: when two moving bodies meet first, one JSON object a line.

#include "cli/scene_lines.h"
#include "cli/verb.h"
#include "export/impact_json.h"

#include <CLI/CLI.hpp>

namespace gjklab {

void declareImpact(CommandLine& line) {
  const auto files = std::make_shared<std::vector<std::string>>();
  CLI::App& verb =
      line.addVerb("impact", "time of first contact of two moving bodies, one JSON object a line", [files] {
        return answerScenes(*files, impactObstacle,
                            [](const Scene& scene) { return impactJson(findImpact(scene), scene.dimension) + "\n"; });
      });
  verb.add_option("FILE", *files, "scenes; '-' or a .jsonl file: one scene per line")->required()->type_name("");
}

}  // namespace gjklab
