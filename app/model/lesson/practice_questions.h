#pragma once
// Practice questions about new random pairs. Each is a lesson of one beat, whose answer comes from the run of its
// scene.

#include "model/lesson/lesson.h"

#include <cstdint>
#include <optional>

namespace gjklab {

/// Whether there are questions about a topic.
bool isPractised(Topic);

struct PracticeWish {
  Topic topic = Topic::support;
  int level = 0;             ///< 0 … 2: more corners, later iterations
  bool space = false;        ///< hard questions may be in 3-D
  std::uint64_t number = 1;  ///< of the question: the same request gives the same question, another number another pair
};

/// A question without ties, whose right answer is not recognisable by its length; empty if the topic has no questions.
std::optional<Lesson> drawQuestion(const PracticeWish&);

}  // namespace gjklab
