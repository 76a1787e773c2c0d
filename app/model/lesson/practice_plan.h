#pragma once
// What practice asks next: topics that lessons have taught, those that were missed sooner, those that are known later.
//
// Questions are counted from 1, over all rounds. A topic in box k comes again after 2 · 2ᵏ questions.

#include "model/lesson/shelf.h"
#include "model/lesson/topics.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

using PracticeRecords = std::map<std::string, TopicRecord>;

/// A topic's record; an empty one where it was never asked about.
TopicRecord recordOf(const PracticeRecords&, Topic);
/// How many questions have been asked so far.
int askedSoFar(const PracticeRecords&);
/// The number of the question from which on a topic is due.
int dueAt(const TopicRecord&);
/// The record after question `number`. One that is right after a hint or a second try stays in its box.
TopicRecord afterAnswer(TopicRecord, Settled, int number);
/// 0 easy, 1, 2 hard: by the box.
int levelOf(const TopicRecord&);
/// Whether practice has shown it lately: the last answer was right, and not more than 60 questions ago.
bool shownLately(const TopicRecord&, int asked);

/// Topics that a beat which the learner has settled or gone past asks about, in the table's order.
std::vector<Topic> taughtTopics(const LessonShelf&, const std::map<std::string, LessonPlace>&);
/// Whether such a beat is in 3-D: questions may be, too, from then on.
bool taughtSpace(const LessonShelf&, const std::map<std::string, LessonPlace>&);
/// What question `number` is about, of these topics: one that was missed and is due; else one that was never asked
/// about, which goes first where the question before was a repeated one; else the one that is due longest, or next. Not
/// that of the question before, where there is another.
std::optional<Topic> nextTopic(const std::vector<Topic>&, const PracticeRecords&, int number);

/// What the learner has shown of a topic.
struct Ability {
  int asked = 0, right = 0;  ///< questions and challenges of the lessons; those done right at once
  bool lately = false;       ///< right in practice, lately
  /// The first page about it that is still open, else the first of all: a place of the shelf's entries, and the beat.
  std::size_t lesson = 0;
  int beat = 0;
};
Ability abilityIn(Topic, const LessonShelf&, const LearnerProgress&);

}  // namespace gjklab
