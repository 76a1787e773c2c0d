#pragma once
// The lecturer's notes in the presenter's view: clock, note, what this step answers and what comes out in the end, the
// next stop. The audience sees none of it.

#include "model/lecture/lecture.h"
#include "render/toolkit.h"
#include "ui/kit/ui.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace gjklab {

/// What a step says once it is told, and the run's result. Empty where there is none, as in a world.
struct AnswersAhead {
  std::string question, answer;     ///< of this step
  std::string last_question, last;  ///< of the result; empty at the result itself
};
AnswersAhead answersAhead(const Session&);

/// "7 min", "1 h 05 min".
std::string durationText(std::chrono::minutes);

class PresenterPanel {
 public:
  /// What a stop is pictured by.
  using PictureOf = std::function<LectureStop(const LectureStop&)>;
  /// Begins to count the time with the first frame after end().
  void show(const Ui&, Toolkit&, Area, const PictureOf&);
  void end() { begun_.reset(); }
  /// Until the clock shows another minute.
  double idleSeconds() const;

 private:
  void clock(const Ui&);
  void nextStop(const Ui&, Toolkit&, const LectureStop&, int number, const PictureOf&);

  std::optional<std::chrono::steady_clock::time_point> begun_;
  std::shared_ptr<const Lecture> drawn_of_;  ///< what the small pictures are of
  int edition_ = 0;                          ///< counts those
};

}  // namespace gjklab
