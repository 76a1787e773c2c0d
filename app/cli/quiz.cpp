// gjklab quiz: every question that a scene's run asks, with the accepted answers.

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "export/quiz_writer.h"
#include "model/scene/method_choices.h"
#include "model/scene/point_digits.h"

namespace gjklab {

namespace {

constexpr int kQuizDigits = 4;

struct QuizWords {
  std::string scene, format = "json";
  std::optional<std::string> digits;
};

int runQuiz(const QuizWords& words) {
  static const std::map<std::string, bool> kFormats{{"json", true}, {"text", false}};
  bool json = true;
  if (std::string error = chooseWord("--format", kFormats, words.format, json); !error.empty())
    return usageError(error);
  int digits = 0;
  if (std::string error = words.digits ? parseDigits(*words.digits, digits) : ""; !error.empty())
    return usageError(error);
  if (digits > 0 && json) return usageError("--digits is for --format text; JSON has all of them");
  std::optional<Scene> scene = loadQuestion(words.scene);
  if (!scene) return 2;
  scene->query = asRun(scene->query);
  if (digits == 0) digits = pointDigits(*scene, kQuizDigits);
  Run run;
  runQuery(*scene, run);
  const std::vector<Question> questions = questionsOf(*scene, run, Timeline(run));
  return print(json ? quizJson(questions) : quizText(questions, run, digits)) ? 0 : 1;
}

}  // namespace

void declareQuiz(CommandLine& line) {
  const auto words = std::make_shared<QuizWords>();
  Verb verb = line.addVerb("quiz", "every question that a scene asks a learner, with all right answers",
                           [words] { return runQuiz(*words); });
  verb.argument("FILE", words->scene, "the scene; '-': standard input").required();
  verb.option("--format", "NAME", words->format, "json (the default) or text");
  verb.option("--digits", "N", words->digits, "text: significant digits; as many as the scene needs is the default");
}

}  // namespace gjklab
