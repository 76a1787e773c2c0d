#pragma once
// The making of A ⊖ B, whenever a user asks for it: −B slides round A for four seconds, and then for a moment all its
// copies stay in A ⊖ B.

#include "model/figure/staging.h"

#include <optional>

namespace gjklab {

class Making {
 public:
  bool runs() const { return seconds_.has_value(); }
  /// Begins; while it runs, ends. `at_once`: without the motion, with all copies.
  void toggle(bool at_once);
  void advance(double seconds);
  /// What a lesson stages, and the making with it; a lesson's own primer goes first.
  Staging with(const Staging& lesson) const;

 private:
  std::optional<double> seconds_;
};

}  // namespace gjklab
