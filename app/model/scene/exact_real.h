#pragma once
// A number with more digits than a double, which answers in double precision are held against.

#include "gjk/conventions.h"

#include <limits>

namespace gjklab {

using Exact = long double;
using Exact3 = glm::vec<3, Exact, glm::highp>;

// Where long double is no wider than double (some compilers for Windows and ARM), references would have the very
// errors that they are to find.
static_assert(std::numeric_limits<Exact>::digits >= std::numeric_limits<double>::digits + 11,
              "long double must be wider than double: build with GCC or Clang for x86-64, or AArch64 Linux");

}  // namespace gjklab
