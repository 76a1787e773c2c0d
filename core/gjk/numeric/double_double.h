#pragma once
// Double-double arithmetic: a number is the unevaluated sum of two doubles, about 32 decimal digits.
//
// Source: T. J. Dekker, A floating-point technique for extending the available precision, Numerische Mathematik 18,
// 1971, on the error-free sums and products of expansion.h. Differences of two doubles are exact.
//
// Why: a simplex of support points may be a needle or a sliver, and the origin may lie 1e-10 from it. The closest point
// is then a difference of nearly equal numbers; here it keeps full relative accuracy. This is rarely needed
// (sub_distance.h says when), so the code is short rather than fast.

#include "gjk/numeric/expansion.h"

#include <cmath>

namespace gjk::numeric {

struct DoubleDouble {
  double high = 0, low = 0;

  DoubleDouble() = default;
  DoubleDouble(double value) : high(value) {}  // NOLINT: a double is one of these numbers
  DoubleDouble(double h, double l) : high(h), low(l) {}
};

inline DoubleDouble operator-(DoubleDouble a) { return {-a.high, -a.low}; }

inline DoubleDouble operator+(DoubleDouble a, DoubleDouble b) {
  const exact::Two high = exact::twoSum(a.high, b.high), low = exact::twoSum(a.low, b.low);
  const exact::Two middle = exact::fastTwoSum(high.high, high.low + low.high);
  const exact::Two sum = exact::fastTwoSum(middle.high, middle.low + low.low);
  return {sum.high, sum.low};
}

inline DoubleDouble operator-(DoubleDouble a, DoubleDouble b) { return a + (-b); }

inline DoubleDouble operator*(DoubleDouble a, DoubleDouble b) {
  const exact::Two product = exact::twoProduct(a.high, b.high);
  const exact::Two sum = exact::fastTwoSum(product.high, product.low + (a.high * b.low + a.low * b.high));
  return {sum.high, sum.low};
}

/// Long division: three quotients, each of the previous remainder.
inline DoubleDouble operator/(DoubleDouble a, DoubleDouble b) {
  const double first = a.high / b.high;
  DoubleDouble rest = a - b * DoubleDouble(first);
  const double second = rest.high / b.high;
  rest = rest - b * DoubleDouble(second);
  const double third = rest.high / b.high;
  const exact::Two sum = exact::fastTwoSum(first, second);
  return DoubleDouble(sum.high, sum.low) + DoubleDouble(third);
}

inline bool operator<(DoubleDouble a, DoubleDouble b) { return a.high < b.high || (a.high == b.high && a.low < b.low); }
inline bool operator>(DoubleDouble a, DoubleDouble b) { return b < a; }
inline bool operator<=(DoubleDouble a, DoubleDouble b) {
  return a.high < b.high || (a.high == b.high && a.low <= b.low);
}
inline bool operator>=(DoubleDouble a, DoubleDouble b) { return b <= a; }

inline double toDouble(double a) { return a; }
inline double toDouble(DoubleDouble a) { return a.high; }
inline double magnitude(double a) { return std::abs(a); }
inline DoubleDouble magnitude(DoubleDouble a) { return a < DoubleDouble(0.0) ? -a : a; }

}  // namespace gjk::numeric
