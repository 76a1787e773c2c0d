#include "export/page_words.h"

#include "export/screen_words.h"
#include "model/text/translate.h"

#include <fmt/format.h>

namespace gjklab {

std::string goalWords(const std::string& goal) { return tr("Goal: {goal}", arg("goal", goal)); }

std::string signWords() { return tr("{sign} marks what you do at the screen, in gjklab.", arg("sign", kScreenSign)); }

std::string questionWords(int number, const std::string& question, bool several) {
  const std::string asked = tr("**Question {number}.** {question}", arg("number", number), arg("question", question));
  return several ? asked + " " + tr("(More than one box may be right.)") : asked;
}

std::string turnWords(bool with_text) {
  return with_text ? tr("{sign} **Your turn**, at the screen.", arg("sign", kScreenSign))
                   : tr("{sign} **Your turn**, at the screen, until this is so:", arg("sign", kScreenSign));
}

std::string turnWords(const std::vector<std::string>& goals) {
  return tr("**Your turn:** {goals}", arg("goals", fmt::format("{}", fmt::join(goals, "; "))));
}

std::string solutionWords(const std::vector<std::string>& moves, const std::string& reason) {
  return tr("One way of many: **{moves}** {reason}", arg("moves", fmt::format("{}", fmt::join(moves, " "))),
            arg("reason", reason));
}

std::string refutedWords(const std::string& choice, const std::string& why) {
  return tr("Not *{choice}*: {why}", arg("choice", choice), arg("why", why));
}

std::string figureWords(int number, const std::string& heading) {
  return tr("Figure {number} · {heading}", arg("number", number), arg("heading", heading));
}

std::string seeFigureWords(int number, int page) {
  return page > 0 ? tr("→ Figure {number}, on page {page}", arg("number", number), arg("page", page))
                  : tr("→ Figure {number}", arg("number", number));
}

std::string answersHeading(int number) {
  return number > 0 ? tr("Answers to lesson {number}", arg("number", number)) : tr("Answers");
}

std::string lessonTitle(int number, const std::string& title) {
  return tr("Lesson {number} · {title}", arg("number", number), arg("title", title));
}

}  // namespace gjklab
