#pragma once
// Random cases of every degenerate kind: one for every seed, the same on every machine.

#include "fuzz_case.h"

#include <cstdint>

namespace gjk::fuzz {

/// 1-D, 2-D and 3-D in turns of 1 : 3 : 4.
AnyCase caseOfSeed(std::uint64_t seed);

}  // namespace gjk::fuzz
