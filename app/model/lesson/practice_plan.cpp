#include "model/lesson/practice_plan.h"

#include "model/lesson/practice_questions.h"

#include <algorithm>

namespace gjklab {
namespace {

constexpr int kLately = 60;  // questions: about five rounds

bool asksAbout(const LessonShelf::Entry::Task& task, Topic topic) {
  return std::find(task.topics.begin(), task.topics.end(), topic) != task.topics.end();
}

/// Whether the question before `number` was a repeated one.
bool repeatsBefore(const PracticeRecords& records, int number) {
  return std::any_of(records.begin(), records.end(), [number](const auto& each) {
    return each.second.last == number - 1 && each.second.right + each.second.missed > 1;
  });
}

/// What is asked sooner has the smaller rank; within a rank what has been due longer. What is new goes before what was
/// missed where the question before was a repeated one.
std::pair<int, int> urgency(const TopicRecord& record, int number, bool new_first) {
  if (record.last == 0) return {new_first ? -1 : 1, 0};
  const bool due = dueAt(record) <= number;
  return {due && record.box == 0 ? 0 : due ? 2 : 3, dueAt(record)};
}

/// Calls `each` with every beat that asks and has been settled or gone past.
template <class Each>
void forEachTask(const LessonShelf& shelf, const std::map<std::string, LessonPlace>& places, Each each) {
  for (const LessonShelf::Entry& entry : shelf.entries()) {
    const auto place = places.find(entry.file);
    if (place == places.end()) continue;
    for (const auto& task : entry.tasks)
      if (task.beat < place->second.passed || place->second.settled.contains(task.beat)) each(task);
  }
}

}  // namespace

TopicRecord recordOf(const PracticeRecords& records, Topic topic) {
  const auto found = records.find(infoOf(topic).word);
  return found == records.end() ? TopicRecord{} : found->second;
}

int askedSoFar(const PracticeRecords& records) {
  int asked = 0;
  for (const auto& [word, record] : records) asked = std::max(asked, record.last);
  return asked;
}

int dueAt(const TopicRecord& record) { return record.last + (2 << std::clamp(record.box, 0, kHighestBox)); }

TopicRecord afterAnswer(TopicRecord record, Settled how, int number) {
  record.last = number;
  ++(how == Settled::right ? record.right : record.missed);
  if (how == Settled::right) record.box = std::min(record.box + 1, kHighestBox);
  if (how == Settled::shown) record.box = 0;
  return record;
}

int levelOf(const TopicRecord& record) { return std::min(record.box / 2, 2); }

bool shownLately(const TopicRecord& record, int asked) {
  return record.last > 0 && record.box > 0 && asked - record.last <= kLately;
}

std::vector<Topic> taughtTopics(const LessonShelf& shelf, const std::map<std::string, LessonPlace>& places) {
  std::vector<Topic> taught;
  for (const TopicInfo& info : topicTable()) {
    bool found = false;
    forEachTask(shelf, places, [&](const auto& task) { found = found || asksAbout(task, info.topic); });
    if (found && isPractised(info.topic)) taught.push_back(info.topic);
  }
  return taught;
}

bool taughtSpace(const LessonShelf& shelf, const std::map<std::string, LessonPlace>& places) {
  bool space = false;
  forEachTask(shelf, places, [&](const auto& task) { space = space || task.space; });
  return space;
}

std::optional<Topic> nextTopic(const std::vector<Topic>& topics, const PracticeRecords& records, int number) {
  std::optional<Topic> next;
  std::pair<int, int> best;
  const bool repeats = repeatsBefore(records, number);
  for (const Topic topic : topics) {
    const TopicRecord record = recordOf(records, topic);
    if (record.last > 0 && record.last == number - 1 && topics.size() > 1) continue;
    const std::pair<int, int> own = urgency(record, number, repeats);
    if (next && own >= best) continue;
    next = topic;
    best = own;
  }
  return next;
}

Ability abilityIn(Topic topic, const LessonShelf& shelf, const LearnerProgress& progress) {
  Ability ability;
  bool open_found = false;
  for (std::size_t i = 0; i < shelf.entries().size(); ++i) {
    const LessonShelf::Entry& entry = shelf.entries()[i];
    const auto place = progress.lessons.find(entry.file);
    for (const auto& task : entry.tasks) {
      if (!asksAbout(task, topic)) continue;
      const LessonPlace none;
      const auto& settled = place == progress.lessons.end() ? none.settled : place->second.settled;
      const auto how = settled.find(task.beat);
      const bool right = how != settled.end() && how->second == Settled::right;
      if (ability.asked == 0 || (!right && !open_found)) {
        ability.lesson = i;
        ability.beat = task.beat;
      }
      open_found = open_found || !right;
      ++ability.asked;
      ability.right += right ? 1 : 0;
    }
  }
  ability.lately = shownLately(recordOf(progress.practice, topic), askedSoFar(progress.practice));
  return ability;
}

}  // namespace gjklab
