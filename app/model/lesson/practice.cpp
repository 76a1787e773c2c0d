#include "model/lesson/practice.h"

#include "model/lesson/practice_questions.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gjklab {

bool Practice::possible(const LessonShelf& shelf, const LearnerProgress& progress) {
  return !taughtTopics(shelf, progress.lessons).empty();
}

void Practice::begin() {
  on_ = true;
  ended_ = false;
  kept_ = true;
  spent_ = 0;
  asked_ = right_ = 0;
  missed_.clear();
}

void Practice::advance(double seconds) {
  if (on_ && !ended_) spent_ += seconds;
}

int Practice::minutesLeft() const { return static_cast<int>(std::ceil(std::max(0.0, kRound - spent_) / 60)); }

double Practice::untilNextMinute() const {
  if (!on_ || ended_ || spent_ >= kRound) return -1;
  return std::max(0.01, kRound - spent_ - 60 * (minutesLeft() - 1));
}

Lesson Practice::next(const LessonShelf& shelf, const LearnerProgress& progress) {
  number_ = askedSoFar(progress.practice) + 1;
  const std::vector<Topic> topics = taughtTopics(shelf, progress.lessons);
  const auto topic = spent_ >= kRound ? std::nullopt : nextTopic(topics, progress.practice, number_);
  if (!topic) return card();
  topic_ = *topic;
  auto question = drawQuestion({topic_, levelOf(recordOf(progress.practice, topic_)),
                                taughtSpace(shelf, progress.lessons), static_cast<std::uint64_t>(number_)});
  if (!question) return card();
  kept_ = false;
  return std::move(*question);
}

void Practice::update(const Classroom& room, Session& session, bool leaves) {
  if (!on_ || kept_) return;
  const std::map<int, Settled> settled = room.settled();
  std::optional<Settled> how;
  if (!settled.empty()) how = settled.begin()->second;
  if (!how && leaves) how = room.answered() == Answered::wrong ? Settled::shown : Settled::mended;
  if (!how) return;
  kept_ = true;
  ++asked_;
  right_ += *how == Settled::right ? 1 : 0;
  if (*how != Settled::right && std::find(missed_.begin(), missed_.end(), topic_) == missed_.end())
    missed_.push_back(topic_);
  const TopicRecord record = recordOf(session.progress().practice, topic_);
  session.apply(KeepPractice{infoOf(topic_).word, afterAnswer(record, *how, number_)});
}

/// What the round has come to.
Lesson Practice::card() {
  ended_ = kept_ = true;
  Lesson lesson;
  lesson.title = tr("Practice is over");
  lesson.goal = asked_ == 0
                    ? ""
                    : tr("{right} of {asked} right at the first attempt.", arg("right", right_), arg("asked", asked_));
  Beat beat;
  const auto say = [&](LessonText::Kind kind, std::string text) { beat.text.push_back({kind, std::move(text), 0}); };
  if (missed_.empty() && asked_ > 0)
    say(LessonText::Kind::paragraph, tr("You missed nothing. The next round is a little harder."));
  if (!missed_.empty()) {
    say(LessonText::Kind::paragraph, tr("You will see these again soon:"));
    for (const Topic topic : missed_) say(LessonText::Kind::item, tr(infoOf(topic).title));
  }
  lesson.beats.push_back(std::move(beat));
  return lesson;
}

}  // namespace gjklab
