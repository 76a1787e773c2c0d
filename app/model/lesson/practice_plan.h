#pragma once
// Chooses the next practice question, from topics of the lessons: missed topics return sooner, known ones later.
//
// Questions are counted from 1, over all rounds. A topic in box k returns after 2 · 2ᵏ questions.

#include "model/lesson/shelf.h"
#include "model/lesson/topics.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

using PracticeRecords = std::map<std::string, TopicRecord>;

/// A topic's record; an empty one if it was never asked about.
TopicRecord recordOf(const PracticeRecords&, Topic);
/// The number of questions asked so far.
int askedSoFar(const PracticeRecords&);
/// The number of the question from which a topic is due.
int dueAt(const TopicRecord&);
/// The record after question `number`. A topic answered right after a hint or a second try stays in its box.
TopicRecord afterAnswer(TopicRecord, Settled, int number);
/// 0 easy, 1, 2 hard: by the box.
int levelOf(const TopicRecord&);
/// Whether it is known from recent practice: the last answer was right, and at most 60 questions ago.
bool shownLately(const TopicRecord&, int asked);

/// The topics of the beats that the learner has completed or passed, in the table's order.
std::vector<Topic> taughtTopics(const LessonShelf&, const std::map<std::string, LessonPlace>&);
/// Whether one of these beats is in 3-D, so that questions may be in 3-D, too.
bool taughtSpace(const LessonShelf&, const std::map<std::string, LessonPlace>&);
/// Chooses the topic of question `number`: one that was missed and is due; otherwise one that was never asked about,
/// which takes precedence if the previous question was a repeated one; otherwise the one that has been due longest, or
/// is due next. Never that of the previous question if there is another.
std::optional<Topic> nextTopic(const std::vector<Topic>&, const PracticeRecords&, int number);

/// The learner's results for a topic.
struct Ability {
  int asked = 0, right = 0;  ///< questions and challenges of the lessons; those right at the first try
  bool lately = false;       ///< right in recent practice
  /// The first open page about it, otherwise the first page about it: an index into the shelf's entries, and the beat.
  std::size_t lesson = 0;
  int beat = 0;
};
Ability abilityIn(Topic, const LessonShelf&, const LearnerProgress&);

}  // namespace gjklab
