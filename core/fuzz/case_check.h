#pragma once
// Everything that must hold of the answers to one case: asked as it stands, by every method, swapped and moved.

#include "fuzz_case.h"

#include <cstdint>
#include <optional>
#include <string>

namespace gjk::fuzz {

/// The first thing found wrong.
struct Failure {
  std::string check;   ///< a short word, the same for the same kind of fault
  std::string detail;  ///< with numbers
};

/// `answers`, if given, grows by the number of answers asked for.
template <int D>
std::optional<Failure> check(const Case<D>& c, std::uint64_t* answers = nullptr);

}  // namespace gjk::fuzz
