#pragma once
// Two doubles side by side, in one register if the compiler has a type for that. Each operation rounds as on a single
// double, so the results do not depend on which of the two types is used.

#include <cmath>

namespace gjk::numeric {

#if defined(__GNUC__) && \
    !defined(__wasm__)  // in a browser only small/kernel_baseline.cpp is compiled for registers of two
using Lanes = double __attribute__((vector_size(2 * sizeof(double))));
#else
struct Lanes {
  double lane[2];
  double operator[](int i) const { return lane[i]; }
  double& operator[](int i) { return lane[i]; }
  friend Lanes operator+(Lanes x, Lanes y) { return {x[0] + y[0], x[1] + y[1]}; }
  friend Lanes operator-(Lanes x, Lanes y) { return {x[0] - y[0], x[1] - y[1]}; }
  friend Lanes operator*(Lanes x, Lanes y) { return {x[0] * y[0], x[1] * y[1]}; }
  friend Lanes operator/(Lanes x, Lanes y) { return {x[0] / y[0], x[1] / y[1]}; }
};
#endif

inline Lanes lanes(double first, double second) { return Lanes{first, second}; }
inline Lanes both(double value) { return Lanes{value, value}; }
#if defined(__SSE2__)
/// Whether x > y in both lanes.
inline bool bothGreater(Lanes x, Lanes y) { return __builtin_ia32_movmskpd(__builtin_ia32_cmpltpd(y, x)) == 3; }
inline Lanes greater(Lanes x, Lanes y) { return __builtin_ia32_maxpd(x, y); }
/// Bit i: lane i is equal to y.
inline unsigned whereEqual(Lanes x, double y) {
  return static_cast<unsigned>(__builtin_ia32_movmskpd(__builtin_ia32_cmpeqpd(x, both(y))));
}
#else
inline bool bothGreater(Lanes x, Lanes y) { return x[0] > y[0] && x[1] > y[1]; }
inline Lanes greater(Lanes x, Lanes y) { return lanes(x[0] > y[0] ? x[0] : y[0], x[1] > y[1] ? x[1] : y[1]); }
/// Bit i: lane i is equal to y.
inline unsigned whereEqual(Lanes x, double y) { return (x[0] == y ? 1u : 0u) | (x[1] == y ? 2u : 0u); }
#endif
inline double greatest(Lanes x) { return x[0] > x[1] ? x[0] : x[1]; }
inline Lanes squareRoot(Lanes x) { return Lanes{std::sqrt(x[0]), std::sqrt(x[1])}; }

}  // namespace gjk::numeric
