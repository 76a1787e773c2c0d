#pragma once
// Everything that must hold of the answers to one case: asked as it stands, by every method, swapped and moved.

#include "fuzz_case.h"

#include <optional>
#include <string>

namespace gjk::fuzz {

/// The first thing found wrong.
struct Failure {
  std::string check;   ///< a short word, the same for the same kind of fault
  std::string detail;  ///< with numbers
};

template <int D>
std::optional<Failure> check(const Case<D>& c);

}  // namespace gjk::fuzz
