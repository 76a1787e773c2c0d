#pragma once
// A case made of any bytes, for fuzzers that know nothing of shapes.
//
// Every byte string gives a case; a missing byte is a zero. Numbers begin with a byte that says how the rest is told:
// as a small whole number, as one times a power of two, or as the eight bytes of a double. So short inputs make
// degenerate pairs, and every double can be reached.

#include "fuzz_case.h"

#include <cstddef>
#include <cstdint>

namespace gjk::fuzz {

AnyCase caseOfBytes(const std::uint8_t* data, std::size_t size);

}  // namespace gjk::fuzz
