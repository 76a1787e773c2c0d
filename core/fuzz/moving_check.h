#pragma once
// What must hold of the times of impact of one case: finite, never late, no tunnelling, bounds that hold all the way.

#include "case_check.h"

namespace gjk::fuzz {

/// By every method that suits the bodies. `answers`, if given, grows by the number of answers asked for.
template <int D>
std::optional<Failure> checkImpacts(const Case<D>& c, std::uint64_t* answers);

}  // namespace gjk::fuzz
