#pragma once
// Exact sums and products of doubles, as expansions: unevaluated sums of doubles that do not overlap.
//
// Source: J. R. Shewchuk, Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates, Discrete &
// Computational Geometry 18, 1997: two-sum (theorem 7), two-product by splitting (theorem 18, after Dekker and
// Veltkamp), fast-expansion-sum (theorem 13) and scale-expansion (theorem 19), each dropping zero terms, so that short
// numbers (such as small integers) stay short and fast.
//
// The terms of an expansion increase in magnitude, and its sign is that of the last one. Every operation here is exact
// as long as nothing overflows or underflows; predicates.h gives the range of coordinates that guarantees this.
//
// Contraction of a product and a sum into a fused multiply-add breaks only the splitting (the rest holds no product
// whose rounding is needed). If the processor has such instructions, the error of a product is computed with one
// instead, so that the results are exact however the including file is compiled.

#if defined(__FP_FAST_FMA)
#include <cmath>
#endif

namespace gjk::numeric::exact {

struct Two {
  double high, low;  ///< high = fl(result), low = result − high
};

inline Two twoSum(double a, double b) {
  const double sum = a + b;
  const double virtual_b = sum - a;
  const double virtual_a = sum - virtual_b;
  return {sum, (a - virtual_a) + (b - virtual_b)};
}

/// For |a| ≥ |b|, or a = 0.
inline Two fastTwoSum(double a, double b) {
  const double sum = a + b;
  return {sum, b - (sum - a)};
}

#if defined(__FP_FAST_FMA)

inline Two twoProduct(double a, double b) {
  const double product = a * b;
  return {product, std::fma(a, b, -product)};
}

#else

inline Two split(double a) {
  constexpr double kSplitter = 134217729;  // 2^27 + 1
  const double c = kSplitter * a;
  const double high = c - (c - a);
  return {high, a - high};
}

inline Two twoProduct(double a, double b) {
  const double product = a * b;
  const Two x = split(a), y = split(b);
  const double error = ((product - x.high * y.high) - x.low * y.high) - x.high * y.low;
  return {product, x.low * y.low - error};
}

#endif

/// An exact number of up to N terms; zero has none.
template <int N>
struct Expansion {
  double term[N];
  int size = 0;

  void push(double value) {
    if (value != 0) term[size++] = value;
  }
  int sign() const { return size == 0 ? 0 : (term[size - 1] > 0 ? 1 : -1); }
  /// The nearest double, to within one unit in its last place.
  double estimate() const {
    double sum = 0;
    for (int i = 0; i < size; ++i) sum += term[i];
    return sum;
  }
};

inline Expansion<2> difference(double a, double b) {
  const Two d = twoSum(a, -b);
  Expansion<2> result;
  result.push(d.low);
  result.push(d.high);
  return result;
}

template <int N>
Expansion<N> negative(const Expansion<N>& e) {
  Expansion<N> result;
  result.size = e.size;
  for (int i = 0; i < e.size; ++i) result.term[i] = -e.term[i];
  return result;
}

template <int M, int N>
Expansion<M + N> sum(const Expansion<M>& e, const Expansion<N>& f) {
  Expansion<M + N> result;
  int i = 0, j = 0;
  const auto next = [&] {  // merges both by growing magnitude
    const bool from_e = j == f.size || (i < e.size && ((f.term[j] > e.term[i]) == (f.term[j] > -e.term[i])));
    return from_e ? e.term[i++] : f.term[j++];
  };
  if (e.size + f.size == 0) return result;
  double running = next();
  while (i < e.size || j < f.size) {
    const Two s = twoSum(running, next());
    result.push(s.low);
    running = s.high;
  }
  result.push(running);
  return result;
}

template <int N>
Expansion<2 * N> scaled(const Expansion<N>& e, double factor) {
  Expansion<2 * N> result;
  if (e.size == 0) return result;
  const Two first = twoProduct(e.term[0], factor);
  result.push(first.low);
  double running = first.high;
  for (int i = 1; i < e.size; ++i) {
    const Two product = twoProduct(e.term[i], factor);
    const Two s = twoSum(running, product.low);
    result.push(s.low);
    const Two t = fastTwoSum(product.high, s.high);
    result.push(t.low);
    running = t.high;
  }
  result.push(running);
  return result;
}

template <int N>
Expansion<4 * N> product(const Expansion<N>& e, const Expansion<2>& f) {
  if (f.size == 0 || e.size == 0) return {};
  const Expansion<2 * N> low = scaled(e, f.term[0]);
  const Expansion<2 * N> high = f.size == 2 ? scaled(e, f.term[1]) : Expansion<2 * N>{};
  return sum(low, high);
}

/// a·b − c·d.
inline Expansion<16> differenceOfProducts(const Expansion<2>& a, const Expansion<2>& b, const Expansion<2>& c,
                                          const Expansion<2>& d) {
  return sum(product(a, b), negative(product(c, d)));
}

}  // namespace gjk::numeric::exact
