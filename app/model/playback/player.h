#pragma once
// The player: the place on the timeline, and the clock that moves it. Pure: time comes in as seconds, moves and tween
// progress come out; nothing is run or drawn here.
//
// The player remembers the moment the user chose, not its index: when a drag changes the run, the place is looked up
// again, and returns to the chosen moment as soon as the run has it again.

#include "model/playback/playback.h"

namespace gjklab {

/// Moments per second at speed 1.
inline constexpr double kStepsPerSecond = 0.8;
inline constexpr double kSlowest = 0.25, kFastest = 16;
/// Seconds from one moment's picture to the next.
inline constexpr double kTweenSeconds = 0.18;

class Player {
 public:
  int position() const { return position_; }
  /// The moment that the user chose; the one at position() where the run still has it.
  const Moment& chosen() const { return chosen_; }

  /// After an edit: the same place in the new run's timeline, without a tween. Playing goes on.
  void follow(const Timeline&);
  /// Another scene: to its first moment or the one where it was left, stopped.
  void restart(const Timeline&, int position = 0);

  /// Seeking by hand stops nothing but restarts the clock of the next move.
  void seek(const Timeline&, int position);
  void step(const Timeline&, int count);       ///< by moments, −1 back
  void iteration(const Timeline&, int count);  ///< by iterations, −1 back
  void first(const Timeline&);
  void last(const Timeline&);

  /// Starts playing (from the first moment when the last one is showing) or stops.
  void toggle(const Timeline&);
  void pause() { playing_ = false; }
  bool playing() const { return playing_; }

  double speed() const { return speed_; }
  void setSpeed(double);  ///< clamped to kSlowest … kFastest
  void setReducedMotion(bool);

  /// Lets time pass; true when position() or tween() has changed, so that the window must be drawn again.
  bool advance(const Timeline&, double seconds);

  /// Progress from the picture of tweenFrom() to that of position(): 0 … 1, eased; 1 at rest.
  double tween() const;
  int tweenFrom() const { return tween_from_; }
  /// How long the window may sleep until advance() has something to do: 0 during a tween, the time to the next move
  /// while playing, negative when nothing is under way.
  double idleSeconds() const;

 private:
  void moveTo(const Timeline&, int position, bool animated);
  double tweenSeconds() const;

  Moment chosen_{SubStep::gjk_direction, 0};
  int position_ = 0, tween_from_ = 0;
  bool playing_ = false, reduced_motion_ = false;
  double speed_ = 1;
  double since_move_ = 0;    ///< seconds since the last move, for the next one
  double tween_clock_ = -1;  ///< seconds into the tween; −1: at rest
};

}  // namespace gjklab
