#pragma once
// The short passage from one moment's frame to the next: points glide, directions turn. Nothing is invented that is not
// in one of the two frames.

#include "model/frame.h"

namespace gjklab {

inline constexpr double kTweenSeconds = 0.18;

class Tween {
 public:
  /// From what is shown now.
  explicit Tween(Frame from);
  /// To this; a frame of the same run.
  void aim(const Frame& to) { to_ = to; }
  /// Lets time pass; false when the end has been reached.
  bool advance(double seconds);
  Frame now() const;

 private:
  Frame from_, to_;
  double elapsed_ = 0;
};

/// The frame `share` (0 … 1) of the way from one to the other; at 1 exactly `to`.
Frame blend(const Frame& from, const Frame& to, double share);

}  // namespace gjklab
