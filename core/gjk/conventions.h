#pragma once
// Conventions of the library, said once.
//
// - Minkowski difference: A ⊖ B = { a − b : a ∈ A, b ∈ B } (also CSO). It holds the origin O exactly when they meet.
// - Support mapping: s_S(d) = a point of S that is furthest along d.
// - Support point: w = s_A(d) − s_B(−d), the point of A ⊖ B furthest along d.
// - Simplex letters: a, b, c, d with a the newest vertex (index 0).
// - Normal: unit, from A towards B.
// - Frames: right-handed, y up; radians; quaternions are [x, y, z, w] in files.
// - Units: whatever unit the coordinates have; every tolerance is relative to their size (tolerances.h).
//
// Everything is templated on the dimension D = 1, 2, 3. Nothing here throws.
//
// - Threads: nothing is shared and nothing is remembered between calls. Functions may be called from any number of
//   threads at once, also with the same shapes, as long as nobody changes those meanwhile; a Trace, a WarmStart and
//   prepare() are for one thread at a time.
// - Compiler flags: every operation is rounded by itself, as IEEE 754 says. Flags that allow otherwise (-ffast-math and
//   its parts) are refused below. -ffp-contract=off comes with the CMake target and the pkg-config file: without it, on
//   a processor with fused multiply-adds, exact decisions stay exact (numeric/expansion.h) and answers stay within
//   their tolerances, but need not have the same bits.

#include "gjk/detail/export.h"

#include <glm/ext/vector_double1.hpp>
#include <glm/glm.hpp>
#include <type_traits>
#include <utility>

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(_M_FP_FAST) || \
    (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__ != 0)
#error "gjk needs arithmetic that is rounded as IEEE 754 says: compile what includes it without -ffast-math or -Ofast"
#endif

namespace gjk {

template <int D>
using Vec = glm::vec<D, double, glm::defaultp>;

/// f(0), … , f(N − 1) with the numbers as constants: a loop that is sure to be unrolled, so that coordinates stay in
/// registers.
template <int N, class F>
inline void unrolled(F&& f) {
  [&]<int... I>(std::integer_sequence<int, I...>) { (f(std::integral_constant<int, I>()), ...); }
  (std::make_integer_sequence<int, N>());
}

/// Most vertices that a simplex in D dimensions can have.
template <int D>
inline constexpr int kSimplexSize = D + 1;

/// Arithmetic and exact decisions (numeric/), what the queries are made of (detail/, and the algorithms), and the quick
/// path of small pairs (small/): installed because templates need them and written to be read, but no interface. They
/// change without notice.
namespace numeric {}
namespace detail {
using namespace numeric;
}
namespace small {
using namespace detail;
}

/// A set of simplex vertices: bit i is vertex i, bit 0 the newest (letter a).
using Feature = unsigned;

inline constexpr Feature kNoFeature = 0;

}  // namespace gjk
