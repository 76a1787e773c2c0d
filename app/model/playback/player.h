#pragma once
// The player: the position on the timeline, and the clock that moves it. Pure: its input is time in seconds, its output
// are moves and animation progress. It runs and draws nothing.
//
// The player stores the moment that the user chose, not its index. When a drag changes the run, it looks the position
// up again, and returns to the chosen moment as soon as the run has it again.

#include "model/playback/playback.h"

#include <cstdint>
#include <optional>

namespace gjklab {

/// Moments per second at speed 1.
inline constexpr double kStepsPerSecond = 0.8;
inline constexpr double kSlowest = 0.25, kFastest = 16;
/// Seconds from one moment's picture to the next.
inline constexpr double kTweenSeconds = 0.3;

/// The targets of the playback keys and buttons. The tests are those of a region step; `parting`: where two compared
/// methods differ; `fault`: where a textbook run goes wrong.
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
  /// The moment that the user chose; it is at position() if the run still has it.
  const Moment& chosen() const { return chosen_; }
  /// Within a region step: the last test shown; empty: all of the step.
  const std::optional<int>& test() const { return test_; }

  /// After an edit: the same position in the new run's timeline, without animation. Playing continues.
  void follow(const Timeline&);
  /// Another scene: goes to its first moment or the one last shown, stopped.
  void restart(const Timeline&, int position = 0);

  /// Seeking by the user does not stop playing, but restarts the clock of the next move.
  void seek(const Timeline&, int position);
  void step(const Timeline&, int count);       ///< by moments, −1 back
  void iteration(const Timeline&, int count);  ///< by iterations, −1 back
  /// By tests if a step has some, otherwise by moments. Enters a region step at its first test or, going back, at its
  /// end.
  void stepTest(const Timeline&, int direction);
  void seekTest(const Timeline&, int position, int test);
  void first(const Timeline&);
  void last(const Timeline&);
  /// `found`: the target of parting and fault; empty: there is none.
  void go(const Timeline&, Jump, const std::optional<int>& found = std::nullopt);

  /// If answers are hidden until the next press: whether that of the present moment has been shown. Those of earlier
  /// moments are shown, and all while playing.
  bool revealed() const { return revealed_ || playing_; }
  void reveal() { revealed_ = true; }
  void keepBack() { revealed_ = false; }

  /// Starts playing (from the first moment if the last one is shown) or stops.
  void toggle(const Timeline&);
  void pause();
  bool playing() const { return playing_; }

  double speed() const { return speed_; }
  void setSpeed(double);  ///< clamped to kSlowest … kFastest
  void setReducedMotion(bool);
  /// Whether stepping and playing go test by test.
  void setEachTest(bool each) { each_test_ = each; }

  /// Lets time pass. Returns true if position() or tween() has changed, so that the window must be redrawn.
  bool advance(const Timeline&, double seconds);

  /// Progress from the picture of tweenFrom() to that of position(): 0 … 1, eased; 1 at rest.
  double tween() const;
  int tweenFrom() const { return tween_from_; }
  const std::optional<int>& tweenFromTest() const { return tween_from_test_; }
  /// Seconds until advance() next has something to do: 0 while animating, the time to the next move while playing,
  /// negative if none.
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
  double since_move_ = 0;    ///< seconds since the last move
  double tween_clock_ = -1;  ///< seconds into the tween; −1: at rest
};

}  // namespace gjklab
