#pragma once
// A round of practice: five minutes of mixed questions about topics from the lessons.

#include "model/lesson/classroom.h"
#include "model/lesson/practice_plan.h"

#include <optional>
#include <string>
#include <vector>

namespace gjklab {

class Practice {
 public:
  static constexpr double kRound = 300;  // seconds

  bool on() const { return on_; }
  /// Whether the round has ended and its card is shown.
  bool ended() const { return on_ && ended_; }
  /// Whether there is anything to practise.
  static bool possible(const LessonShelf&, const LearnerProgress&);

  /// Begins a round, or another five minutes of it.
  void begin();
  void stop() { on_ = false; }
  void advance(double seconds);
  /// The rest of this round in whole minutes, rounded up; 0: the present question is the last.
  int minutesLeft() const;
  /// Seconds until minutesLeft() changes; negative: never.
  double untilNextMinute() const;

  /// Shows the next question, or the round's card if the time is over or there is no question.
  Lesson next(const LessonShelf&, const LearnerProgress&);
  /// Records the result of the question once, as soon as it is answered. `leaves`: an open question counts as skipped.
  void update(const Classroom&, Session&, bool leaves = false);

  int asked() const { return asked_; }
  int right() const { return right_; }

 private:
  Lesson card();

  bool on_ = false, ended_ = false, kept_ = false;
  double spent_ = 0;
  int asked_ = 0, right_ = 0;
  int number_ = 0;  ///< of the present question
  Topic topic_ = Topic::difference;
  std::vector<Topic> missed_;  ///< in this round
};

}  // namespace gjklab
