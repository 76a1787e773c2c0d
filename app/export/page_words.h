#pragma once
// The text of printed lessons and of the book's pages around a lesson's own text: marked text (rich_text.h).

#include <string>
#include <vector>

namespace gjklab {

std::string goalWords(const std::string& goal);
/// The explanation of the mark for work on the screen.
std::string signWords();
/// "**Question 3.** …".
std::string questionWords(int number, const std::string& question, bool several = false);
/// The heading of a challenge; `with_text`: the lesson's text follows, otherwise the list of goals.
std::string turnWords(bool with_text);
/// The heading of a challenge's solution.
std::string turnWords(const std::vector<std::string>& goals);
std::string solutionWords(const std::vector<std::string>& moves, const std::string& reason);
std::string refutedWords(const std::string& choice, const std::string& why);
std::string figureWords(int number, const std::string& heading);
/// A reference to a figure; `page`: on another page; 0: on this one.
std::string seeFigureWords(int number, int page = 0);
/// The title of lesson `number`; 0: without a number.
std::string answersHeading(int number);
std::string lessonTitle(int number, const std::string& title);

}  // namespace gjklab
