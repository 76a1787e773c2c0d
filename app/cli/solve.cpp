// gjklab solve: answers, one JSON object a line.

#include "cli/scene_lines.h"
#include "cli/verb.h"
#include "export/certificate_json.h"
#include "export/follow_up_json.h"
#include "export/result_json.h"
#include "model/run/run.h"
#include "model/run/sat_run.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

namespace gjklab {

namespace {

/// What is added to each answer, and how it is found.
struct SolveExtras {
  bool contacts = false;  ///< "contacts": the contact manifold
  bool mass = false;      ///< "mass": of both bodies
  /// A run begins with the simplex of the one before where that had the same two shapes.
  bool warm_start = false;
  bool certify = false;  ///< "certificate": the proof; the exit status is 1 if one of them does not hold
};

/// Answers scenes, each with what is asked for beside the answer.
class Answers {
 public:
  explicit Answers(const SolveExtras& extras) : extras_(extras) {}

  std::string line(const Scene& scene) {
    const gjk::Result<3> result = solve(scene, extras_.warm_start ? &memory_ : nullptr);
    std::string out = resultJson(result, scene.dimension);
    const auto add = [&out](const char* key, const std::string& value) {
      out.pop_back();
      out += fmt::format(",\"{}\":{}}}", key, value);
    };
    if (extras_.contacts) add("contacts", contactsJson(contactsOf(scene, result), scene.dimension));
    if (extras_.mass) add("mass", massJson(massRun(scene), scene.dimension));
    if (extras_.certify) {
      const CertifiedAnswer proof = certify(scene, result);
      all_proven_ = all_proven_ && proof.verified;
      add("certificate", proof.json);
    }
    return out + "\n";
  }
  bool allProven() const { return all_proven_; }

 private:
  const SolveExtras& extras_;
  WarmMemory memory_;
  bool all_proven_ = true;
};

int solveAll(const std::vector<std::string>& files, const SolveExtras& extras) {
  Answers answers(extras);
  const auto obstacle = [](const Scene& scene) {
    const std::string fault = methodObstacle(scene);
    return fault.empty() ? fault : "query.method: " + fault;
  };
  const int status = answerScenes(files, obstacle, [&answers](const Scene& scene) { return answers.line(scene); });
  return std::max(status, answers.allProven() ? 0 : 1);
}

}  // namespace

void declareSolve(CommandLine& line) {
  struct Words {
    std::vector<std::string> files;
    SolveExtras extras;
  };
  const auto words = std::make_shared<Words>();
  CLI::App& verb = line.addVerb("solve", "answers, one JSON object a line",
                                [words] { return solveAll(words->files, words->extras); });
  verb.add_option("FILE", words->files, "scenes; '-' or a .jsonl file: one scene per line")->required()->type_name("");
  addSwitch(verb, "--warm-start", words->extras.warm_start,
            "begin each run with the last simplex while the two shapes stay the same");
  addSwitch(verb, "--contacts", words->extras.contacts, "with the contact manifold");
  addSwitch(verb, "--mass", words->extras.mass, "with the mass properties of both bodies");
  addSwitch(verb, "--certify", words->extras.certify, "each answer with its proof, checked independently");
}

}  // namespace gjklab
