#pragma once
// The moves that an answer makes in the picture, one after the other, in the time of a glance.

#include "model/lesson/lesson.h"
#include "model/session/session.h"

#include <vector>

namespace gjklab {

class Motion {
 public:
  /// All of it, in seconds.
  static constexpr double kSeconds = 1.4;

  explicit Motion(std::vector<Move> moves) : moves_(std::move(moves)) {}

  /// The moves whose end lies within these seconds, and the way that the one under way has gone. The last of the
  /// scene's moves ends exactly where it says.
  void advance(double seconds, Session&);
  bool ended() const { return next_ == moves_.size(); }

 private:
  std::vector<Move> moves_;
  std::size_t next_ = 0;  ///< the move that is under way
  double seconds_ = 0;    ///< of that move
  Scene from_;            ///< when it began
  double from_time_ = 0;  ///< of a motion that shows, likewise
};

/// The move made by this share, 0 … 1, from the scene in which it begins; moves without a way are made at their end.
Move partOf(const Move&, const Scene& from, double share);

}  // namespace gjklab
