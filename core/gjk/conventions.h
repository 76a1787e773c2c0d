#pragma once
// The conventions of the library.
//
// - Minkowski difference: A ⊖ B = { a − b : a ∈ A, b ∈ B }, also called the configuration space obstacle (CSO). It
//   contains the origin O exactly when A and B meet.
// - Support mapping: s_S(d) = a point of S that is furthest along d.
// - Support point: w = s_A(d) − s_B(−d), the point of A ⊖ B furthest along d.
// - Simplex letters: a, b, c, d with a the newest vertex (index 0).
// - Normal: unit, from A towards B.
// - Frames: right-handed, y up; radians; quaternions are [x, y, z, w] in files.
// - Units: any; every tolerance is relative to the size of the coordinates (tolerances.h).
//
// Everything is templated on the dimension D = 1, 2, 3. Nothing here throws, except
// std::bad_alloc where memory is allocated.
//
// - Threads: calls neither share nor keep state. Any number of threads may call functions at the same time, even with
//   the same shapes, as long as no thread changes these shapes. Use a Trace, a WarmStart or prepare() from one thread
//   at a time.
// - Compiler flags: the code relies on IEEE 754 rounding of each operation. The checks below reject -ffast-math and its
//   parts. The CMake target and the pkg-config file set -ffp-contract=off. Without it, on a processor with fused
//   multiply-adds, exact decisions stay exact (numeric/expansion.h) and answers stay within their tolerances, but their
//   last bits may differ.

#include "gjk/detail/export.h"

#include <glm/ext/vector_double1.hpp>
#include <glm/glm.hpp>
#include <type_traits>
#include <utility>

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(_M_FP_FAST) || \
    (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__ != 0)
#error "gjk relies on IEEE 754 rounding; compile every file that includes it without -ffast-math and -Ofast"
#endif

namespace gjk {

template <int D>
using Vec = glm::vec<D, double, glm::defaultp>;

/// Calls f(0), …, f(N − 1) with constant arguments: a loop that is always unrolled, so that coordinates stay in
/// registers.
template <int N, class F>
inline void unrolled(F&& f) {
  [&]<int... I>(std::integer_sequence<int, I...>) { (f(std::integral_constant<int, I>()), ...); }
  (std::make_integer_sequence<int, N>());
}

/// The greatest number of vertices of a simplex in D dimensions.
template <int D>
inline constexpr int kSimplexSize = D + 1;

/// Arithmetic and exact decisions (numeric/), the parts of the queries (detail/, and the algorithms), and the fast path
/// for small pairs (small/). They are installed because templates need them, and meant to be read, but they are not
/// part of the interface and may change without notice.
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
