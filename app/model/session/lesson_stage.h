#pragma once
// A lesson's staging of the picture: marked and hidden parts, the primer's clock, and the simplex that it holds fixed.

#include "model/figure/staging.h"
#include "model/frame/frame.h"

#include <array>
#include <cstdint>
#include <vector>

namespace gjklab {

class LessonStage {
 public:
  const Staging& staging() const { return staging_; }
  /// Hides the moment's answer until the next press.
  bool asks() const { return asks_; }
  /// Changes when frames must be rebuilt.
  std::uint64_t revision() const { return revision_; }

  /// `at_once`: shows the primer without motion.
  void set(const Staging&, bool asks, bool at_once);
  /// Primer::hold: keeps the simplex of this frame.
  void hold(const Frame&);

  /// Whether the primer is moving; and advances its motion.
  bool moves() const { return staging_.primer != Primer::none && staging_.share < 1; }
  void advance(double seconds);

  /// The marked region, highlighted as if the pointer were on it; monostate: none.
  PickTarget markedRegion() const;
  /// Primer::hold: puts the fixed simplex into a frame, with the same pairs of vertices at the bodies' present poses:
  /// its regions, and the one that contains O now.
  void showHeld(Frame&) const;

 private:
  Staging staging_;
  bool asks_ = false;
  std::vector<std::array<int, 2>> held_;  ///< the pairs behind the fixed simplex
  VertexNames held_names_;                ///< the names of its vertices
  std::uint64_t revision_ = 0;
};

}  // namespace gjklab
