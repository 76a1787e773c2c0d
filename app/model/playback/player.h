#pragma once
// The player: the place on the timeline, and the clock that moves it. Pure: time comes in as seconds, moves and tween
// progress come out; nothing is run or drawn here.
//
// The player remembers the moment the user chose, not its index: when a drag changes the run, the place is looked up
// again, and returns to the chosen moment as soon as the run has it again.

#include "model/playback/playback.h"

#include <cstdint>
#include <optional>

namespace gjklab {

/// Moments per second at speed 1.
inline constexpr double kStepsPerSecond = 0.8;
inline constexpr double kSlowest = 0.25, kFastest = 16;
/// Seconds from one moment's picture to the next.
inline constexpr double kTweenSeconds = 0.3;

/// Where the playback keys and buttons go; the tests are those of a region step; `parting`: where two methods that are
/// compared part; `fault`: where a textbook run goes wrong.
enum class Jump : std::uint8_t {
  first,
  previous_iteration,
  previous_step,
  previous_test,
  next_test,
  next_step,
  next_iteration,
  last,
  parting,
  fault,
};

class Player {
 public:
  int position() const { return position_; }
  /// The moment that the user chose; the one at position() where the run still has it.
  const Moment& chosen() const { return chosen_; }
  /// Within a region step: the last of its tests that is told; nothing: all of the step.
  const std::optional<int>& test() const { return test_; }

  /// After an edit: the same place in the new run's timeline, without a tween. Playing goes on.
  void follow(const Timeline&);
  /// Another scene: to its first moment or the one where it was left, stopped.
  void restart(const Timeline&, int position = 0);

  /// Seeking by hand stops nothing but restarts the clock of the next move.
  void seek(const Timeline&, int position);
  void step(const Timeline&, int count);       ///< by moments, −1 back
  void iteration(const Timeline&, int count);  ///< by iterations, −1 back
  /// By tests where a step has some, else by moments: into a region step at its first test or, back, from its end.
  void stepTest(const Timeline&, int direction);
  void seekTest(const Timeline&, int position, int test);
  void first(const Timeline&);
  void last(const Timeline&);
  /// `found`: the place that parting and fault lead to; nothing: there is none.
  void go(const Timeline&, Jump, const std::optional<int>& found = std::nullopt);

  /// Where answers are kept back until the next press: whether that of the moment that shows has been told. What lies
  /// behind is told, and all that playing shows.
  bool revealed() const { return revealed_ || playing_; }
  void reveal() { revealed_ = true; }
  void keepBack() { revealed_ = false; }

  /// Starts playing (from the first moment when the last one is showing) or stops.
  void toggle(const Timeline&);
  void pause();
  bool playing() const { return playing_; }

  double speed() const { return speed_; }
  void setSpeed(double);  ///< clamped to kSlowest … kFastest
  void setReducedMotion(bool);
  /// Whether single steps and playing go test by test.
  void setEachTest(bool each) { each_test_ = each; }

  /// Lets time pass; true when position() or tween() has changed, so that the window must be drawn again.
  bool advance(const Timeline&, double seconds);

  /// Progress from the picture of tweenFrom() to that of position(): 0 … 1, eased; 1 at rest.
  double tween() const;
  int tweenFrom() const { return tween_from_; }
  const std::optional<int>& tweenFromTest() const { return tween_from_test_; }
  /// How long the window may sleep until advance() has something to do: 0 during a tween, the time to the next move
  /// while playing, negative when nothing is under way.
  double idleSeconds() const;

 private:
  void moveTo(const Timeline&, int position, bool animated, std::optional<int> test = std::nullopt);
  double tweenSeconds() const;

  Moment chosen_{SubStep::gjk_direction, 0};
  int position_ = 0, tween_from_ = 0;
  std::optional<int> test_, tween_from_test_;
  bool playing_ = false, reduced_motion_ = false, each_test_ = false;
  bool revealed_ = true;
  double speed_ = 1;
  double since_move_ = 0;    ///< seconds since the last move, for the next one
  double tween_clock_ = -1;  ///< seconds into the tween; −1: at rest
};

}  // namespace gjklab
