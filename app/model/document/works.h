#pragma once
// The works that are not on the screen: every one with unsaved changes, wherever it was left, and the last one of each
// dimension, which a change of dimension comes back to.

#include "model/document/document.h"

#include <cstdint>
#include <vector>

namespace gjklab {

class Works {
 public:
  /// Keeps a work that leaves the screen, as it is now.
  void put(Work work);
  /// The work is on the screen again, or its changes are given up.
  void remove(std::uint64_t number);
  /// Null where there is none.
  const Work* find(std::uint64_t number) const;
  const Work* lastOf(int dimension) const;
  /// In the order in which they left the screen.
  std::vector<Work> unsaved() const;

 private:
  std::vector<Work> left_;
};

}  // namespace gjklab
