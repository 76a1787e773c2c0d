#pragma once
// The questions and challenges of a lesson's page: their answers as buttons and by keys, hints, and verdicts.

#include "model/lesson/classroom.h"
#include "ui/panel/lesson_choice.h"

#include <optional>
#include <string>

namespace gjklab {

/// Items of the current window: the page's question, with its answers, hint and verdict.
void prediction(const Ui&, LessonChoice&);
/// Likewise its challenge.
void challenge(const Ui&);
/// Differs from verdict to verdict.
std::string verdictOf(const Classroom&);
/// The hint first; then the answer to the question, or the challenge's solution.
void askForHelp(const Ui&);

/// The number of positions of the cursor; 0: no question.
int answerPlaces(const Classroom&);
/// Chooses what the cursor is at.
void chooseAtCursor(const Ui&, LessonChoice&);
/// Chooses one of the answers by its index among items and others, or undoes the choice. Returns a request if a single
/// choice is a complete answer.
std::optional<Teach> choosePlace(const AnswerSheet&, int place, LessonChoice&);

}  // namespace gjklab
