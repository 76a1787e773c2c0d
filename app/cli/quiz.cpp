// gjklab quiz: every question that a scene's run asks, with the accepted answers.

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "export/quiz_writer.h"
#include "model/scene/method_choices.h"
#include "model/scene/point_digits.h"
#include "model/text/translate.h"

namespace gjklab {

namespace {

constexpr int kQuizDigits = 4;

struct QuizWords {
  std::string scene;
  bool json = true;
  int digits = 0;
};

int runQuiz(const QuizWords& words) {
  if (words.digits > 0 && words.json)
    return usageError(tr("--digits works only with --format text; JSON always has full precision"));
  std::optional<Scene> scene = loadQuestion(words.scene);
  if (!scene) return 2;
  scene->query = asRun(scene->query);
  Run run;
  runQuery(*scene, run);
  const std::vector<Question> questions = questionsOf(*scene, run, Timeline(run));
  if (words.json) return deliver(quizJson(questions));
  return deliver(quizText(questions, run, words.digits > 0 ? words.digits : pointDigits(*scene, kQuizDigits)));
}

void declare(Verb& verb, QuizWords& words) {
  verb.argument("FILE", words.scene, kOneScene).required();
  verb.format(words.json);
  verb.option("--digits", "N", words.digits, kTextDigits, parseDigits);
}

}  // namespace

void declareQuiz(CommandLine& line) {
  line.addVerb<QuizWords>(
      "quiz", translatable("prints the questions that a scene's run asks a learner, with all right answers"), runQuiz,
      declare);
}

}  // namespace gjklab
