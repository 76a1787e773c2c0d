#pragma once
// The construction of A ⊖ B on request: −B slides around A for four seconds, and then all its copies in A ⊖ B are shown
// for a moment.

#include "model/figure/staging.h"

#include <optional>

namespace gjklab {

class Making {
 public:
  bool runs() const { return seconds_.has_value(); }
  /// Begins it, or ends it if it is running. `at_once`: without motion, with all copies.
  void toggle(bool at_once);
  void advance(double seconds);
  /// The lesson's staging combined with this construction; the lesson's own primer takes precedence.
  Staging with(const Staging& lesson) const;

 private:
  std::optional<double> seconds_;
};

}  // namespace gjklab
