#pragma once
// How a lesson stages what shows: what is marked and left out, the primer's clock, and the simplex that it holds.

#include "model/figure/staging.h"
#include "model/frame/frame.h"

#include <array>
#include <cstdint>
#include <vector>

namespace gjklab {

class LessonStage {
 public:
  const Staging& staging() const { return staging_; }
  /// The moment's answer is kept back until the next press.
  bool asks() const { return asks_; }
  /// Changes when frames have to be drawn anew.
  std::uint64_t revision() const { return revision_; }

  /// `at_once`: the primer's picture without its motion.
  void set(const Staging&, bool asks, bool at_once);
  /// Primer::hold: the simplex of this frame stays.
  void hold(const Frame&);

  /// Whether the primer moves, and its motion.
  bool moves() const { return staging_.primer != Primer::none && staging_.share < 1; }
  void advance(double seconds);

  /// A region that is marked lights up as if the pointer were over it; monostate: none.
  PickTarget markedRegion() const;
  /// Primer::hold: puts the simplex that stays into a frame, of the same pairs of vertices, wherever the bodies have
  /// been moved since: its regions, and the one that holds O now.
  void showHeld(Frame&) const;

 private:
  Staging staging_;
  bool asks_ = false;
  std::vector<std::array<int, 2>> held_;  ///< the pairs behind the simplex that stays
  VertexNames held_names_;                ///< and what its vertices are called
  std::uint64_t revision_ = 0;
};

}  // namespace gjklab
