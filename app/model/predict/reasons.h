#pragma once
// Why an answer is wrong, with the numbers of the step; a hint for each kind of question; the right answer in words.

#include "model/predict/choices.h"

#include <string>
#include <vector>

namespace gjklab {

/// A number beside a point of the picture.
struct Note {
  Space space = Space::difference;
  dvec3 at{0.0};
  std::string text;
  bool right = false;      ///< belongs to the right answer
  PickTarget target = {};  ///< the target at this point, for when the picture has moved it
};

struct Reason {
  std::string sentence;
  std::vector<Note> notes;
};

/// The reason why an answer is not among the accepted ones.
Reason whyNot(const Quizzed&, const Answer&);
/// What to look at, without giving the answer away.
const char* hintOf(Ask);
/// All right answers: "A₁ and B₂", "ab, or b", "stop".
std::string rightAnswers(const Quizzed&);
/// The candidates of the run's own answer.
std::vector<bool> ownChoice(const Quizzed&, const std::vector<Candidate>&);

}  // namespace gjklab
