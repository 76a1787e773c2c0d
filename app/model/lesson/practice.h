#pragma once
// A round of practice: five minutes of mixed questions from what lessons have taught.

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
  /// The round has ended: its card shows.
  bool ended() const { return on_ && ended_; }
  /// Whether there is anything to practise.
  static bool possible(const LessonShelf&, const LearnerProgress&);

  /// Begins a round, or another five minutes of it.
  void begin();
  void stop() { on_ = false; }
  void advance(double seconds);
  /// Of this round, in whole minutes, rounded up; 0: the question that shows is the last.
  int minutesLeft() const;
  /// Seconds until minutesLeft() changes; negative: never.
  double untilNextMinute() const;

  /// The next question; the round's card when its time is over or nothing can be asked.
  Lesson next(const LessonShelf&, const LearnerProgress&);
  /// Keeps how the question has been answered, once, as soon as it is. `leaves`: what is open counts as passed over.
  void update(const Classroom&, Session&, bool leaves = false);

  int asked() const { return asked_; }
  int right() const { return right_; }

 private:
  Lesson card();

  bool on_ = false, ended_ = false, kept_ = false;
  double spent_ = 0;
  int asked_ = 0, right_ = 0;
  int number_ = 0;  ///< of the question that shows
  Topic topic_ = Topic::difference;
  std::vector<Topic> missed_;  ///< in this round
};

}  // namespace gjklab
