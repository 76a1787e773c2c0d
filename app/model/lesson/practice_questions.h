#pragma once
// Questions of practice, drawn from new random pairs: a lesson of one beat, whose answer comes from the run of its
// scene, as a lesson's does.

#include "model/lesson/lesson.h"

#include <cstdint>
#include <optional>

namespace gjklab {

/// Whether there are questions about a topic.
bool isPractised(Topic);

struct PracticeWish {
  Topic topic = Topic::support;
  int level = 0;             ///< 0 … 2: more corners, later iterations
  bool space = false;        ///< the hard ones may be in 3-D
  std::uint64_t number = 1;  ///< of the question: the same wish gives the same question, another number another pair
};

/// A question without ties, of which no answer is given away by its length; nothing where the topic has none.
std::optional<Lesson> drawQuestion(const PracticeWish&);

}  // namespace gjklab
