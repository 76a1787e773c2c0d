// gjklab solve: answers, one JSON object a line.

#include "cli/arguments.h"
#include "cli/ordered_work.h"
#include "cli/scene_lines.h"
#include "cli/verb.h"
#include "export/certificate_json.h"
#include "export/follow_up_json.h"
#include "export/result_json.h"
#include "model/run/run.h"
#include "model/run/sat_run.h"
#include "model/scene/single_precision.h"
#include "model/text/translate.h"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace gjklab {

namespace {

/// What is added to each answer, and how it is found.
struct SolveExtras {
  bool contacts = false;  ///< "contacts": the contact manifold
  bool mass = false;      ///< "mass": of both bodies
  /// A run begins with the simplex of the one before where that had the same two shapes.
  bool warm_start = false;
  bool certify = false;  ///< "certificate": the proof; the exit status is 1 if one of them does not hold
  bool single = false;   ///< the numbers rounded to single precision; "input_error": how far that moves the answer
  int digits = 0;        ///< significant ones of each number, 0: all; a proof is written with all of them
};

/// Answers scenes, with the requested additional results.
class Answers {
 public:
  explicit Answers(const SolveExtras& extras) : extras_(extras) {}

  std::string line(const AskedScene& asked) {
    const Scene scene = extras_.single ? *inSinglePrecision(asked.scene) : asked.scene;
    const gjk::Result<3> result = solve(scene, extras_.warm_start ? &memory_ : nullptr);
    JsonWriter json(scene.dimension);
    json.setDigits(extras_.digits);
    json.open('{');
    writeOrigin(json, asked);
    writeResult(json, result);
    if (extras_.single) writeInputError(json, result, solve(asked.scene));
    if (extras_.contacts)
      json.key("contacts").json(contactsJson(contactsOf(scene, result), scene.dimension, extras_.digits));
    if (extras_.mass) json.key("mass").json(massJson(massRun(scene), scene.dimension, extras_.digits));
    if (extras_.certify) {
      const CertifiedAnswer proof = certify(scene, result);
      if (!proof.verified) all_proven_ = false;
      json.key("certificate").json(proof.json);
    }
    json.close('}');
    return json.take() + "\n";
  }
  bool allProven() const { return all_proven_; }

 private:
  /// What the answer would be without the rounding, and by how much that moves it.
  static void writeInputError(JsonWriter& json, const gjk::Result<3>& rounded, const gjk::Result<3>& exact) {
    json.key("unrounded").open('{');
    json.key("status").text(gjk::name(exact.status));
    json.key("distance");
    exact.has_distance ? json.number(exact.distance) : json.none();
    json.key("depth").number(exact.depth);
    json.close('}');
    json.key("input_error");
    if (rounded.has_distance && exact.has_distance) {
      json.number(std::abs(rounded.distance - rounded.depth - (exact.distance - exact.depth)));
    } else {
      json.none();
    }
  }

  const SolveExtras& extras_;
  WarmMemory memory_;  ///< in order: with one job only
  std::atomic<bool> all_proven_ = true;
};

struct SolveWords {
  std::vector<std::string> files;
  SolveExtras extras;
  int jobs = 1;
};

int runSolve(const SolveWords& words) {
  if (words.extras.warm_start && words.jobs > 1)
    return usageError(tr("--warm-start and --jobs cannot be combined; a warm start needs the previous scene's answer"));
  Answers answers(words.extras);
  const auto obstacle = [&words](const Scene& scene) -> std::string {
    if (words.extras.single && !inSinglePrecision(scene)) return tr("a number exceeds the range of single precision");
    return methodObstacle(scene);
  };
  const auto answer = [&answers](const AskedScene& asked) { return answers.line(asked); };
  const int status = answerScenes(words.files, obstacle, answer, words.jobs);
  return std::max(status, answers.allProven() ? 0 : 1);
}

void declare(Verb& verb, SolveWords& words) {
  verb.argument("FILE", words.files, kManyScenes).required();
  verb.flag("--warm-start", words.extras.warm_start,
            translatable("starts each run where the previous scene's run ended, if both shapes are unchanged"));
  verb.flag("--contacts", words.extras.contacts, translatable("adds the contact manifold"));
  verb.flag("--mass", words.extras.mass, translatable("adds the mass properties of both bodies"));
  verb.flag("--certify", words.extras.certify,
            translatable("adds a proof to each answer and checks it independently of GJK and EPA"));
  verb.flag("--float", words.extras.single,
            translatable("rounds the scene to single precision and prints how much this alone changes the answer"));
  verb.option("--jobs", "N", words.jobs, kSceneJobs, parseJobs);
  verb.option("--digits", "N", words.extras.digits, kAllDigits, parseDigits);
}

}  // namespace

void declareSolve(CommandLine& line) {
  line.addVerb<SolveWords>("solve",
                           translatable("computes the distance or depth of each pair; prints one JSON object per line"),
                           runSolve, declare);
}

}  // namespace gjklab
