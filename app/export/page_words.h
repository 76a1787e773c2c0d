#pragma once
// What a printed lesson and a page of the book say around a lesson's own text: marked text (rich_text.h).

#include <string>
#include <vector>

namespace gjklab {

std::string goalWords(const std::string& goal);
/// What the sign of work at the screen marks.
std::string signWords();
/// "**Question 3.** …".
std::string questionWords(int number, const std::string& question, bool several = false);
/// Above a challenge; `with_text`: the lesson's text follows, else the list of goals.
std::string turnWords(bool with_text);
/// Above the solution of a challenge.
std::string turnWords(const std::vector<std::string>& goals);
std::string solutionWords(const std::vector<std::string>& moves, const std::string& reason);
std::string refutedWords(const std::string& choice, const std::string& why);
std::string figureWords(int number, const std::string& heading);
/// Leads to a figure; `page`: of another page; 0: of this one.
std::string seeFigureWords(int number, int page = 0);
/// Of lesson `number`; 0: of one that has no number.
std::string answersHeading(int number);
std::string lessonTitle(int number, const std::string& title);

}  // namespace gjklab
