#pragma once
// The moves of an answer in the picture, one after another, within a short time.

#include "model/lesson/lesson.h"
#include "model/session/session.h"

#include <vector>

namespace gjklab {

class Motion {
 public:
  /// The total time, in seconds.
  static constexpr double kSeconds = 1.4;

  explicit Motion(std::vector<Move> moves) : moves_(std::move(moves)) {}

  /// Makes the moves that end within these seconds, and the finished part of the present one. The last of the scene's
  /// moves ends exactly at its target.
  void advance(double seconds, Session&);
  bool ended() const { return next_ == moves_.size(); }

 private:
  std::vector<Move> moves_;
  std::size_t next_ = 0;  ///< the present move
  double seconds_ = 0;    ///< of that move
  Scene from_;            ///< at its start
  double from_time_ = 0;  ///< of a motion, likewise
};

/// The move up to this fraction, 0 … 1, from the scene in which it begins; moves without intermediate states happen at
/// the end.
Move partOf(const Move&, const Scene& from, double share);

}  // namespace gjklab
