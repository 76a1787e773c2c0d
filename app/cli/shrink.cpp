// gjklab shrink: the smallest pair that still fails.

#include "model/marking/shrink.h"
#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/solver_text.h"
#include "cli/verb.h"
#include "model/compare/reference.h"
#include "model/marking/judge.h"
#include "model/run/run.h"
#include "model/scene/method_choices.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <cmath>
#include <cstdio>

namespace gjklab {

namespace {

constexpr int kMostTries = 20000;

struct ShrinkWords {
  std::string scene, condition, out;
  double timeout = 10;
};

/// Whether our own methods contradict each other or the reference by more than answers are promised to be off.
bool disagree(const Scene& scene) {
  const std::optional<Reference> truth = reference(scene);
  if (!truth) return false;
  const double allowed = promisedError(scene, truth->scale) + truth->uncertainty;
  for (const MethodChoice& choice : methodChoices()) {
    if (choice.textbook) continue;  // it is there to be wrong
    Scene asked = scene;
    asked.query = withMethod(scene.query, choice);
    if (!methodObstacle(asked).empty()) continue;
    const gjk::Result<3> answer = solve(asked);
    const double signed_distance = static_cast<double>(truth->signed_distance);
    if (answer.has_distance && !(std::abs(answer.distance - answer.depth - signed_distance) <= allowed)) return true;
    if (!answer.has_distance && signed_distance < -allowed) return true;
  }
  return false;
}

/// Why a scene does not count as one that fails.
std::string whyNotFailing(const ShrinkWords& words, const Scene& scene, CommandEnd end) {
  const Argument file = arg("file", words.scene), command = arg("command", words.condition);
  if (words.condition == "disagree") {
    NoReference none;
    return reference(scene, &none)
               ? tr("{file}: this scene does not fail; every method that supports it agrees with the reference (the "
                    "textbook is not tested)",
                    file)
               : tr("{file}: there is no reference to judge this scene by ({reason})", file,
                    arg("reason", none.reason));
  }
  switch (end) {
    case CommandEnd::timed_out:
      return tr("{file}: \"{command}\" did not end within {seconds} s; raise --timeout", file, command,
                arg("seconds", number(words.timeout)));
    case CommandEnd::not_found:
      return tr("\"{command}\" could not be run: a program was not found", command);
    case CommandEnd::not_executable:
      return tr("\"{command}\" could not be run: a file is not executable", command);
    case CommandEnd::by_signal:
      return tr("{file}: \"{command}\" was ended by a signal", file, command);
    case CommandEnd::succeeded:
    case CommandEnd::failed:
      break;
  }
  return tr("{file}: this scene does not fail; \"{command}\" exits with a status other than 0", file, command);
}

int runShrink(const ShrinkWords& words) {
  if (const std::string why = words.condition == "disagree" ? "" : whyNoProgramsStart(); !why.empty())
    return complain(why);
  if (!(words.timeout > 0 && words.timeout <= 3600))
    return usageError(tr("--timeout must be more than 0 and at most 3600 seconds; it is {value}",
                         arg("value", number(words.timeout))));
  const std::optional<Scene> scene = loadScene(words.scene);
  if (!scene) return 2;
  SolverLimits limits;
  limits.seconds = words.timeout;
  CommandEnd end = CommandEnd::failed;
  const StillFails fails = words.condition == "disagree" ? StillFails(disagree) : [&](const Scene& s) {
    return (end = runCommand(words.condition, writeScene(s, false), limits)) == CommandEnd::succeeded;
  };
  if (!fails(*scene)) return complain(whyNotFailing(words, *scene, end));
  const Shrunk small = shrink(*scene, fails, kMostTries);
  complain(small.complete ? trn("{n} try", "{n} tries", small.tries)
                          : trn("stopped after {n} try; the pair may not be the smallest yet",
                                "stopped after {n} tries; the pair may not be the smallest yet", small.tries));
  return deliver(writeScene(small.scene), words.out);
}

void declare(Verb& verb, ShrinkWords& words) {
  verb.argument("FILE", words.scene, translatable("file of a scene that fails; '-' is standard input")).required();
  verb.option(
          "--while", "CMD", words.condition,
          translatable("command that reads a scene on standard input and exits with status 0 if the scene still fails; "
                       "or the word disagree: a scene fails if one of gjklab's methods contradicts the reference"))
      .required();
  verb.option("--timeout", "S", words.timeout,
              translatable("time limit for each run of the command, in seconds; 10 by default"));
  verb.option("-o", "FILE", words.out, translatable("output file; standard output by default"));
}

}  // namespace

void declareShrink(CommandLine& line) {
  line.addVerb<ShrinkWords>("shrink",
                            translatable("makes a failing pair as small as possible: fewer points, simpler numbers"),
                            runShrink, declare);
}

}  // namespace gjklab
