#pragma once
// The lecturer's notes in the presenter's view: clock, note, the answers of this step and of the whole run, the next
// stop. The audience does not see them.

#include "model/lecture/lecture.h"
#include "render/toolkit.h"
#include "ui/kit/ui.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace gjklab {

/// The text of a step and of the run's result. Empty if there is none, as in a world.
struct AnswersAhead {
  std::string question, answer;     ///< of this step
  std::string last_question, last;  ///< of the result; empty at the result itself
};
AnswersAhead answersAhead(const Session&);

/// "7 min", "1 h 05 min".
std::string durationText(std::chrono::minutes);

class PresenterPanel {
 public:
  /// The picture of a stop.
  using PictureOf = std::function<LectureStop(const LectureStop&)>;
  /// Starts the clock with the first frame after end().
  void show(const Ui&, Toolkit&, Area, const PictureOf&);
  void end() { begun_.reset(); }
  /// Seconds until the clock's minute changes.
  double idleSeconds() const;

 private:
  void clock(const Ui&);
  void nextStop(const Ui&, Toolkit&, const LectureStop&, int number, const PictureOf&);

  std::optional<std::chrono::steady_clock::time_point> begun_;
  std::shared_ptr<const Lecture> drawn_of_;  ///< the lecture of the small pictures
  int edition_ = 0;                          ///< counts the lectures
};

}  // namespace gjklab
