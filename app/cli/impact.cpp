// gjklab impact: when two moving bodies meet first, one JSON object a line.

#include "cli/arguments.h"
#include "cli/ordered_work.h"
#include "cli/scene_lines.h"
#include "cli/verb.h"
#include "export/impact_json.h"

namespace gjklab {

namespace {

struct ImpactWords {
  std::vector<std::string> files;
  std::string jobs = "1";
  std::optional<std::string> digits;
};

std::string answer(const AskedScene& asked, int digits) {
  JsonWriter json(asked.scene.dimension);
  json.setDigits(digits);
  json.open('{');
  writeOrigin(json, asked);
  writeImpact(json, findImpact(asked.scene));
  json.close('}');
  return json.take() + "\n";
}

int runImpact(const ImpactWords& words) {
  int jobs = 1, digits = 0;
  std::string error = parseJobs(words.jobs, jobs);
  if (error.empty() && words.digits) error = parseDigits(*words.digits, digits);
  if (!error.empty()) return usageError(error);
  return answerScenes(
      words.files, impactObstacle, [digits](const AskedScene& asked) { return answer(asked, digits); }, jobs);
}

}  // namespace

void declareImpact(CommandLine& line) {
  const auto words = std::make_shared<ImpactWords>();
  Verb verb = line.addVerb("impact", "time of first contact of two moving bodies, one JSON object a line",
                           [words] { return runImpact(*words); });
  verb.argument("FILE", words->files, "scenes; '-' or a .jsonl file: many, one a line or each over several").required();
  verb.option("--jobs", "N", words->jobs, "how many scenes are answered at once; 1 is the default");
  verb.option("--digits", "N", words->digits, "significant digits of the numbers; all of them is the default");
}

}  // namespace gjklab
