// gjklab impact: when two moving bodies meet first, one JSON object a line.

#include "cli/arguments.h"
#include "cli/ordered_work.h"
#include "cli/scene_lines.h"
#include "cli/verb.h"
#include "export/impact_json.h"
#include "model/text/translate.h"

namespace gjklab {

namespace {

struct ImpactWords {
  std::vector<std::string> files;
  int jobs = 1, digits = 0;
};

std::string impactLine(const AskedScene& asked, int digits) {
  JsonWriter json(asked.scene.dimension);
  json.setDigits(digits);
  json.open('{');
  writeOrigin(json, asked);
  writeImpact(json, findImpact(asked.scene));
  json.close('}');
  return json.take() + "\n";
}

int answerAll(const ImpactWords& words) {
  const auto answer = [&words](const AskedScene& asked) { return impactLine(asked, words.digits); };
  return answerScenes(words.files, impactObstacle, answer, words.jobs);
}

void declare(Verb& verb, ImpactWords& words) {
  verb.argument("FILE", words.files, kManyScenes).required();
  verb.option("--jobs", "N", words.jobs, kSceneJobs, parseJobs);
  verb.option("--digits", "N", words.digits, kAllDigits, parseDigits);
}

}  // namespace

void declareImpact(CommandLine& line) {
  line.addVerb<ImpactWords>(
      "impact", translatable("computes when two moving bodies first touch; prints one JSON object per line"), answerAll,
      declare);
}

}  // namespace gjklab
