#include "model/playback/player.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace gjklab {

void Player::follow(const Timeline& timeline) {
  position_ = timeline.nearest(chosen_);
  if (test_ && *test_ >= timeline.testsAt(position_)) test_.reset();
  tween_from_ = position_;
  tween_from_test_ = test_;
  tween_clock_ = -1;
}

void Player::restart(const Timeline& timeline, int position) {
  pause();
  const bool told = revealed_;
  moveTo(timeline, position, false);
  revealed_ = told;
}

void Player::pause() {
  revealed_ = revealed();
  playing_ = false;
}

void Player::seek(const Timeline& timeline, int position) {
  position = std::clamp(position, 0, timeline.size() - 1);
  if (position == position_ && !test_) {
    chosen_ = timeline[position];  // also when an edit had taken the chosen moment away
    return;
  }
  // A leap over many moments has no motion that would mean anything.
  moveTo(timeline, position, std::abs(position - position_) <= 1);
}

void Player::step(const Timeline& timeline, int count) {
  if (each_test_ && std::abs(count) == 1) return stepTest(timeline, count);
  // Out of the middle of a step the first one goes to its end, or back to the step before.
  seek(timeline, test_ && count > 0 ? position_ + count - 1 : position_ + count);
}

void Player::stepTest(const Timeline& timeline, int direction) {
  const int tests = timeline.testsAt(position_);
  if (direction > 0) {
    if (test_) return *test_ + 1 < tests ? moveTo(timeline, position_, true, *test_ + 1) : seek(timeline, position_);
    const int next = position_ + 1;
    if (next < timeline.size() && timeline.testsAt(next) > 0) return moveTo(timeline, next, true, 0);
    return seek(timeline, next);
  }
  if (test_ ? *test_ > 0 : tests > 0) return moveTo(timeline, position_, true, test_ ? *test_ - 1 : tests - 1);
  seek(timeline, position_ - 1);
}

void Player::seekTest(const Timeline& timeline, int position, int test) {
  position = std::clamp(position, 0, timeline.size() - 1);
  const int tests = timeline.testsAt(position);
  if (tests == 0) return seek(timeline, position);
  moveTo(timeline, position, false, std::clamp(test, 0, tests - 1));
}

void Player::iteration(const Timeline& timeline, int count) {
  int target = position_;
  for (; count > 0; --count) target = timeline.nextIteration(target);
  for (; count < 0; ++count) target = timeline.previousIteration(target);
  seek(timeline, target);
}

void Player::first(const Timeline& timeline) { seek(timeline, 0); }
void Player::last(const Timeline& timeline) { seek(timeline, timeline.size() - 1); }

void Player::go(const Timeline& timeline, Jump jump, const std::optional<int>& found) {
  switch (jump) {
    case Jump::first:
      return first(timeline);
    case Jump::previous_iteration:
      return iteration(timeline, -1);
    case Jump::previous_step:
      return step(timeline, -1);
    case Jump::previous_test:
      return stepTest(timeline, -1);
    case Jump::next_test:
      return stepTest(timeline, 1);
    case Jump::next_step:
      return step(timeline, 1);
    case Jump::next_iteration:
      return iteration(timeline, 1);
    case Jump::last:
      return last(timeline);
    case Jump::parting:
    case Jump::fault:
      if (found) seek(timeline, *found);
      return;
  }
}

void Player::toggle(const Timeline& timeline) {
  reveal();
  playing_ = !playing_ && timeline.size() > 1;
  since_move_ = 0;
  if (playing_ && position_ == timeline.size() - 1) moveTo(timeline, 0, false);
}

void Player::setSpeed(double speed) {
  if (std::isfinite(speed)) speed_ = std::clamp(speed, kSlowest, kFastest);
}

void Player::setReducedMotion(bool reduced) {
  reduced_motion_ = reduced;
  if (reduced) tween_clock_ = -1;
}

bool Player::advance(const Timeline& timeline, double seconds) {
  // After a stall (a dialog, a sleeping laptop) playing continues where it was, and does not catch up.
  seconds = std::isfinite(seconds) ? std::clamp(seconds, 0.0, 0.25) : 0.0;
  bool changed = false;
  if (tween_clock_ >= 0 && seconds > 0) {
    changed = true;
    tween_clock_ += seconds;
    if (tween_clock_ >= tweenSeconds()) tween_clock_ = -1;
  }
  if (!playing_) return changed;

  since_move_ += seconds;
  const double interval = 1 / (kStepsPerSecond * speed_);
  while (playing_ && since_move_ >= interval) {
    const double rest = since_move_ - interval;
    if (each_test_)
      stepTest(timeline, 1);
    else if (position_ + 1 < timeline.size())
      moveTo(timeline, position_ + 1, true);
    since_move_ = rest;
    if (position_ + 1 >= timeline.size() && !test_) pause();
    changed = true;
  }
  return changed;
}

double Player::tween() const {
  if (tween_clock_ < 0) return 1;
  const double t = std::clamp(tween_clock_ / tweenSeconds(), 0.0, 1.0);
  return t * t * (3 - 2 * t);
}

double Player::idleSeconds() const {
  if (tween_clock_ >= 0) return 0;
  if (!playing_) return -1;
  return std::max(0.0, 1 / (kStepsPerSecond * speed_) - since_move_);
}

void Player::moveTo(const Timeline& timeline, int position, bool animated, std::optional<int> test) {
  tween_from_ = position_;
  tween_from_test_ = test_;
  test_ = test;
  position_ = std::clamp(position, 0, timeline.size() - 1);
  if (position_ != tween_from_) revealed_ = position_ < tween_from_ || test_;
  chosen_ = timeline[position_];
  since_move_ = 0;
  animated = animated && !reduced_motion_;
  tween_clock_ = animated ? 0.0 : -1.0;
  if (animated) return;
  tween_from_ = position_;
  tween_from_test_ = test_;
}

/// While playing, a tween takes at most half of a moment's time.
double Player::tweenSeconds() const {
  return playing_ ? std::min(kTweenSeconds, 0.5 / (kStepsPerSecond * speed_)) : kTweenSeconds;
}

}  // namespace gjklab
