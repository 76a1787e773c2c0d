#pragma once
// A number with more digits than a double, for checking answers in double precision.

#include "gjk/conventions.h"

#include <limits>

namespace gjklab {

using Exact = long double;
using Exact3 = glm::vec<3, Exact, glm::highp>;

// If long double is no wider than double (some compilers for Windows and ARM), references would have the same errors
// that they should detect.
static_assert(std::numeric_limits<Exact>::digits >= std::numeric_limits<double>::digits + 11,
              "long double must be wider than double: build with GCC or Clang for x86-64, or AArch64 Linux");

}  // namespace gjklab
