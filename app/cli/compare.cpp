#include "cli/compare.h"

#include "cli/input.h"
#include "cli/output.h"
#include "export/comparison_writer.h"

namespace gjklab {

int compareCommand(const std::string& file, const std::vector<Rival>& rivals, ComparisonFormat format) {
  const std::optional<Scene> scene = loadScene(file);
  if (!scene) return 2;
  Comparison comparison;
  std::vector<QuerySettings> queries{scene->query};
  for (const Rival& rival : rivals) queries.push_back(rivalQuery(*scene, rival));
  std::vector<Run> runs(queries.size());
  for (std::size_t i = 0; i < runs.size(); ++i) {
    Scene asked = *scene;
    asked.query = queries[i];
    runQuery(asked, runs[i]);
  }
  std::vector<const Run*> all;
  for (const Run& run : runs) all.push_back(&run);
  compareRuns(comparison, all, methodNames(queries));
  setReference(comparison, *scene, Effort::full);
  if (format == ComparisonFormat::text) return print(comparisonText(comparison, scene->title)) ? 0 : 1;
  std::vector<int> steps;
  const Timeline own(runs[0]);
  for (std::size_t i = 1; i < runs.size(); ++i) {
    const std::optional<Parting>& parting = comparison.partings[i - 1];
    steps.push_back(parting ? Timeline::together(own, Timeline(runs[i])).inStep(parting->moment) : -1);
  }
  return print(comparisonJson(comparison, queries, steps)) ? 0 : 1;
}

}  // namespace gjklab
