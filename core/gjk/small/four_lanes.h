#pragma once
// Four doubles side by side: Four, with AVX2 (gjk::small::avx2), as two halves with SSE2 (gjk::small::sse2) or in a
// browser (gjk::small::wasm), or one by one (gjk::small::plain). Each operation rounds as on a single double, and no
// two are fused, so the results have the same bits in all of them.
//
// An attribute compiles each AVX2 operation for AVX2, instead of an option for the whole file: otherwise an inline
// function of a shared header would be compiled for AVX2, too, and the linker might keep that copy for all callers. The
// callers of these operations have the same attribute (kernel.inc).
//
// Masks are lanes with all bits set or none; comparisons return them (false for NaN).

#include <cstdint>
#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__)
#define GJK_SMALL_X86 1
#include <immintrin.h>
#else
#define GJK_SMALL_X86 0
#endif
#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif
#if defined(__GNUC__)
#define GJK_SMALL_INLINE [[gnu::always_inline]] inline
#else
#define GJK_SMALL_INLINE inline
#endif

namespace gjk::small {

/// Prefetches the memory at this address; does nothing if the compiler has no such built-in.
GJK_SMALL_INLINE void fetchAhead([[maybe_unused]] const void* from) {
#if defined(__GNUC__)
  __builtin_prefetch(from);
#endif
}

/// Which lane goes to each position, as pairs of halves of a double: {2 i, 2 i + 1} for lane i.
struct LaneOrder {
  alignas(32) std::int32_t half[8];
  constexpr LaneOrder(int a, int b, int c, int d)
      : half{2 * a, 2 * a + 1, 2 * b, 2 * b + 1, 2 * c, 2 * c + 1, 2 * d, 2 * d + 1} {}
  constexpr int lane(int i) const { return half[2 * i] >> 1; }
};

#if GJK_SMALL_X86
namespace avx2 {
#define GJK_AVX2 [[gnu::target("avx2"), gnu::always_inline]] inline

struct Four {
  __m256d v;
};
GJK_AVX2 Four all(double x) { return {_mm256_set1_pd(x)}; }
GJK_AVX2 Four all(const double* x) { return {_mm256_broadcast_sd(x)}; }
GJK_AVX2 Four four(double a, double b, double c, double d) { return {_mm256_setr_pd(a, b, c, d)}; }
/// `from` and `to` here: aligned to 32 bytes; loadAny, storeAny: anywhere.
GJK_AVX2 Four load(const double* from) { return {_mm256_load_pd(from)}; }
GJK_AVX2 Four loadAny(const double* from) { return {_mm256_loadu_pd(from)}; }
GJK_AVX2 void store(double* to, Four x) { _mm256_store_pd(to, x.v); }
GJK_AVX2 void storeAny(double* to, Four x) { _mm256_storeu_pd(to, x.v); }
GJK_AVX2 Four operator+(Four x, Four y) { return {_mm256_add_pd(x.v, y.v)}; }
GJK_AVX2 Four operator-(Four x, Four y) { return {_mm256_sub_pd(x.v, y.v)}; }
GJK_AVX2 Four operator*(Four x, Four y) { return {_mm256_mul_pd(x.v, y.v)}; }
GJK_AVX2 Four operator/(Four x, Four y) { return {_mm256_div_pd(x.v, y.v)}; }
GJK_AVX2 Four operator&(Four x, Four y) { return {_mm256_and_pd(x.v, y.v)}; }
GJK_AVX2 Four operator|(Four x, Four y) { return {_mm256_or_pd(x.v, y.v)}; }
GJK_AVX2 Four operator^(Four x, Four y) { return {_mm256_xor_pd(x.v, y.v)}; }
GJK_AVX2 Four greater(Four x, Four y) { return {_mm256_max_pd(x.v, y.v)}; }
GJK_AVX2 Four lesser(Four x, Four y) { return {_mm256_min_pd(x.v, y.v)}; }
GJK_AVX2 Four isBelow(Four x, Four y) { return {_mm256_cmp_pd(x.v, y.v, _CMP_LT_OQ)}; }
GJK_AVX2 Four isAtMost(Four x, Four y) { return {_mm256_cmp_pd(x.v, y.v, _CMP_LE_OQ)}; }
GJK_AVX2 Four isEqual(Four x, Four y) { return {_mm256_cmp_pd(x.v, y.v, _CMP_EQ_OQ)}; }
/// Bit i: the sign of lane i.
GJK_AVX2 unsigned bits(Four x) { return static_cast<unsigned>(_mm256_movemask_pd(x.v)); }
GJK_AVX2 double first(Four x) { return _mm256_cvtsd_f64(x.v); }
/// Lanes 1 2 0 3.
GJK_AVX2 Four next(Four x) { return {_mm256_permute4x64_pd(x.v, 1 | 2 << 2 | 0 << 4 | 3 << 6)}; }
/// Lanes 2 0 1 3.
GJK_AVX2 Four former(Four x) { return {_mm256_permute4x64_pd(x.v, 2 | 0 << 2 | 1 << 4 | 3 << 6)}; }
/// The halves swapped, and the lanes within each half.
GJK_AVX2 Four swapHalves(Four x) { return {_mm256_permute2f128_pd(x.v, x.v, 1)}; }
GJK_AVX2 Four swapPairs(Four x) { return {_mm256_permute_pd(x.v, 5)}; }
/// The greatest or the least lane, in every lane.
GJK_AVX2 Four greatestLane(Four x) {
  const Four two = greater(x, swapHalves(x));
  return greater(two, swapPairs(two));
}
GJK_AVX2 Four leastLane(Four x) {
  const Four two = lesser(x, swapHalves(x));
  return lesser(two, swapPairs(two));
}
/// x with the last lane of y.
GJK_AVX2 Four withLast(Four x, Four y) { return {_mm256_blend_pd(x.v, y.v, 8)}; }
GJK_AVX2 Four ordered(Four x, const LaneOrder& order) {
  const __m256i halves = _mm256_load_si256(reinterpret_cast<const __m256i*>(order.half));
  return {_mm256_castps_pd(_mm256_permutevar8x32_ps(_mm256_castpd_ps(x.v), halves))};
}

#undef GJK_AVX2
}  // namespace avx2

namespace sse2 {
#define GJK_SSE2 GJK_SMALL_INLINE

struct Four {
  __m128d low, high;
};
GJK_SSE2 Four all(double x) { return {_mm_set1_pd(x), _mm_set1_pd(x)}; }
GJK_SSE2 Four all(const double* x) { return all(*x); }
GJK_SSE2 Four four(double a, double b, double c, double d) { return {_mm_setr_pd(a, b), _mm_setr_pd(c, d)}; }
GJK_SSE2 Four load(const double* from) { return {_mm_load_pd(from), _mm_load_pd(from + 2)}; }
GJK_SSE2 Four loadAny(const double* from) { return {_mm_loadu_pd(from), _mm_loadu_pd(from + 2)}; }
GJK_SSE2 void store(double* to, Four x) { _mm_store_pd(to, x.low), _mm_store_pd(to + 2, x.high); }
GJK_SSE2 void storeAny(double* to, Four x) { _mm_storeu_pd(to, x.low), _mm_storeu_pd(to + 2, x.high); }
GJK_SSE2 Four operator+(Four x, Four y) { return {_mm_add_pd(x.low, y.low), _mm_add_pd(x.high, y.high)}; }
GJK_SSE2 Four operator-(Four x, Four y) { return {_mm_sub_pd(x.low, y.low), _mm_sub_pd(x.high, y.high)}; }
GJK_SSE2 Four operator*(Four x, Four y) { return {_mm_mul_pd(x.low, y.low), _mm_mul_pd(x.high, y.high)}; }
GJK_SSE2 Four operator/(Four x, Four y) { return {_mm_div_pd(x.low, y.low), _mm_div_pd(x.high, y.high)}; }
GJK_SSE2 Four operator&(Four x, Four y) { return {_mm_and_pd(x.low, y.low), _mm_and_pd(x.high, y.high)}; }
GJK_SSE2 Four operator|(Four x, Four y) { return {_mm_or_pd(x.low, y.low), _mm_or_pd(x.high, y.high)}; }
GJK_SSE2 Four operator^(Four x, Four y) { return {_mm_xor_pd(x.low, y.low), _mm_xor_pd(x.high, y.high)}; }
GJK_SSE2 Four greater(Four x, Four y) { return {_mm_max_pd(x.low, y.low), _mm_max_pd(x.high, y.high)}; }
GJK_SSE2 Four lesser(Four x, Four y) { return {_mm_min_pd(x.low, y.low), _mm_min_pd(x.high, y.high)}; }
GJK_SSE2 Four isBelow(Four x, Four y) { return {_mm_cmplt_pd(x.low, y.low), _mm_cmplt_pd(x.high, y.high)}; }
GJK_SSE2 Four isAtMost(Four x, Four y) { return {_mm_cmple_pd(x.low, y.low), _mm_cmple_pd(x.high, y.high)}; }
GJK_SSE2 Four isEqual(Four x, Four y) { return {_mm_cmpeq_pd(x.low, y.low), _mm_cmpeq_pd(x.high, y.high)}; }
GJK_SSE2 unsigned bits(Four x) {
  return static_cast<unsigned>(_mm_movemask_pd(x.low)) | static_cast<unsigned>(_mm_movemask_pd(x.high)) << 2;
}
GJK_SSE2 double first(Four x) { return _mm_cvtsd_f64(x.low); }
GJK_SSE2 Four next(Four x) { return {_mm_shuffle_pd(x.low, x.high, 1), _mm_shuffle_pd(x.low, x.high, 2)}; }
GJK_SSE2 Four former(Four x) { return {_mm_shuffle_pd(x.high, x.low, 0), _mm_shuffle_pd(x.low, x.high, 3)}; }
GJK_SSE2 Four swapPairs(Four x) { return {_mm_shuffle_pd(x.low, x.low, 1), _mm_shuffle_pd(x.high, x.high, 1)}; }
GJK_SSE2 Four greatestLane(Four x) {
  const __m128d two = _mm_max_pd(x.low, x.high), one = _mm_max_pd(two, _mm_shuffle_pd(two, two, 1));
  return {one, one};
}
GJK_SSE2 Four leastLane(Four x) {
  const __m128d two = _mm_min_pd(x.low, x.high), one = _mm_min_pd(two, _mm_shuffle_pd(two, two, 1));
  return {one, one};
}
GJK_SSE2 Four withLast(Four x, Four y) { return {x.low, _mm_shuffle_pd(x.high, y.high, 2)}; }
GJK_SSE2 Four ordered(Four x, const LaneOrder& order) {
  alignas(16) double lane[4];
  store(lane, x);
  return four(lane[order.lane(0)], lane[order.lane(1)], lane[order.lane(2)], lane[order.lane(3)]);
}

#undef GJK_SSE2
}  // namespace sse2
#endif

#if defined(__wasm_simd128__)
namespace wasm {
#define GJK_WASM GJK_SMALL_INLINE

struct Four {
  v128_t low, high;
};
/// The value, as the compiler must compute it here. LLVM 14 may read a value that fills a vector only after its memory
/// has been written again, because its node for such a load is not in the order of memory.
GJK_WASM double readNow(double x) {
  asm("" : "+r"(x));
  return x;
}
GJK_WASM Four all(double x) {
  const v128_t two = wasm_f64x2_splat(readNow(x));
  return {two, two};
}
GJK_WASM Four all(const double* x) { return all(*x); }
GJK_WASM Four four(double a, double b, double c, double d) {
  return {wasm_f64x2_make(readNow(a), readNow(b)), wasm_f64x2_make(readNow(c), readNow(d))};
}
GJK_WASM Four load(const double* from) { return {wasm_v128_load(from), wasm_v128_load(from + 2)}; }
GJK_WASM Four loadAny(const double* from) { return load(from); }
GJK_WASM void store(double* to, Four x) { wasm_v128_store(to, x.low), wasm_v128_store(to + 2, x.high); }
GJK_WASM void storeAny(double* to, Four x) { store(to, x); }
GJK_WASM Four operator+(Four x, Four y) { return {wasm_f64x2_add(x.low, y.low), wasm_f64x2_add(x.high, y.high)}; }
GJK_WASM Four operator-(Four x, Four y) { return {wasm_f64x2_sub(x.low, y.low), wasm_f64x2_sub(x.high, y.high)}; }
GJK_WASM Four operator*(Four x, Four y) { return {wasm_f64x2_mul(x.low, y.low), wasm_f64x2_mul(x.high, y.high)}; }
GJK_WASM Four operator/(Four x, Four y) { return {wasm_f64x2_div(x.low, y.low), wasm_f64x2_div(x.high, y.high)}; }
GJK_WASM Four operator&(Four x, Four y) { return {wasm_v128_and(x.low, y.low), wasm_v128_and(x.high, y.high)}; }
GJK_WASM Four operator|(Four x, Four y) { return {wasm_v128_or(x.low, y.low), wasm_v128_or(x.high, y.high)}; }
GJK_WASM Four operator^(Four x, Four y) { return {wasm_v128_xor(x.low, y.low), wasm_v128_xor(x.high, y.high)}; }
/// x > y ? x : y, as with SSE2: the "pseudo-maximum" of y and x.
GJK_WASM Four greater(Four x, Four y) { return {wasm_f64x2_pmax(y.low, x.low), wasm_f64x2_pmax(y.high, x.high)}; }
GJK_WASM Four lesser(Four x, Four y) { return {wasm_f64x2_pmin(y.low, x.low), wasm_f64x2_pmin(y.high, x.high)}; }
GJK_WASM Four isBelow(Four x, Four y) { return {wasm_f64x2_lt(x.low, y.low), wasm_f64x2_lt(x.high, y.high)}; }
GJK_WASM Four isAtMost(Four x, Four y) { return {wasm_f64x2_le(x.low, y.low), wasm_f64x2_le(x.high, y.high)}; }
GJK_WASM Four isEqual(Four x, Four y) { return {wasm_f64x2_eq(x.low, y.low), wasm_f64x2_eq(x.high, y.high)}; }
GJK_WASM unsigned bits(Four x) { return wasm_i64x2_bitmask(x.low) | wasm_i64x2_bitmask(x.high) << 2; }
GJK_WASM double first(Four x) { return wasm_f64x2_extract_lane(x.low, 0); }
GJK_WASM Four next(Four x) {
  return {wasm_i64x2_shuffle(x.low, x.high, 1, 2), wasm_i64x2_shuffle(x.low, x.high, 0, 3)};
}
GJK_WASM Four former(Four x) {
  return {wasm_i64x2_shuffle(x.high, x.low, 0, 2), wasm_i64x2_shuffle(x.low, x.high, 1, 3)};
}
GJK_WASM Four swapPairs(Four x) {
  return {wasm_i64x2_shuffle(x.low, x.low, 1, 0), wasm_i64x2_shuffle(x.high, x.high, 1, 0)};
}
GJK_WASM v128_t swapped(v128_t two) { return wasm_i64x2_shuffle(two, two, 1, 0); }
GJK_WASM Four greatestLane(Four x) {
  const v128_t two = wasm_f64x2_pmax(x.high, x.low), one = wasm_f64x2_pmax(swapped(two), two);
  return {one, one};
}
GJK_WASM Four leastLane(Four x) {
  const v128_t two = wasm_f64x2_pmin(x.high, x.low), one = wasm_f64x2_pmin(swapped(two), two);
  return {one, one};
}
GJK_WASM Four withLast(Four x, Four y) { return {x.low, wasm_i64x2_shuffle(x.high, y.high, 0, 3)}; }
GJK_WASM Four ordered(Four x, const LaneOrder& order) {
  alignas(16) double lane[4];
  store(lane, x);
  return four(lane[order.lane(0)], lane[order.lane(1)], lane[order.lane(2)], lane[order.lane(3)]);
}

#undef GJK_WASM
}  // namespace wasm
#endif

namespace plain {

struct Four {
  double lane[4];
};
inline Four four(double a, double b, double c, double d) { return {{a, b, c, d}}; }
inline Four all(double x) { return four(x, x, x, x); }
inline Four all(const double* x) { return all(*x); }
inline Four load(const double* from) { return four(from[0], from[1], from[2], from[3]); }
inline Four loadAny(const double* from) { return load(from); }
inline void store(double* to, Four x) {
  for (int i = 0; i < 4; ++i) to[i] = x.lane[i];
}
inline void storeAny(double* to, Four x) { store(to, x); }

/// std::bit_cast, which older standard libraries lack.
template <class To, class From>
inline To bitCast(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof to);
  return to;
}

template <class F>
inline Four each(Four x, Four y, F f) {
  return four(f(x.lane[0], y.lane[0]), f(x.lane[1], y.lane[1]), f(x.lane[2], y.lane[2]), f(x.lane[3], y.lane[3]));
}
/// Applies f to the bits.
template <class F>
inline Four eachBits(Four x, Four y, F f) {
  return each(x, y, [f](double a, double b) {
    return bitCast<double>(f(bitCast<std::uint64_t>(a), bitCast<std::uint64_t>(b)));
  });
}
inline double mask(bool holds) { return bitCast<double>(holds ? ~std::uint64_t{0} : std::uint64_t{0}); }

inline Four operator+(Four x, Four y) {
  return each(x, y, [](double a, double b) { return a + b; });
}
inline Four operator-(Four x, Four y) {
  return each(x, y, [](double a, double b) { return a - b; });
}
inline Four operator*(Four x, Four y) {
  return each(x, y, [](double a, double b) { return a * b; });
}
inline Four operator/(Four x, Four y) {
  return each(x, y, [](double a, double b) { return a / b; });
}
inline Four operator&(Four x, Four y) {
  return eachBits(x, y, [](std::uint64_t a, std::uint64_t b) { return a & b; });
}
inline Four operator|(Four x, Four y) {
  return eachBits(x, y, [](std::uint64_t a, std::uint64_t b) { return a | b; });
}
inline Four operator^(Four x, Four y) {
  return eachBits(x, y, [](std::uint64_t a, std::uint64_t b) { return a ^ b; });
}
inline Four greater(Four x, Four y) {
  return each(x, y, [](double a, double b) { return a > b ? a : b; });
}
inline Four lesser(Four x, Four y) {
  return each(x, y, [](double a, double b) { return a < b ? a : b; });
}
inline Four isBelow(Four x, Four y) {
  return each(x, y, [](double a, double b) { return mask(a < b); });
}
inline Four isAtMost(Four x, Four y) {
  return each(x, y, [](double a, double b) { return mask(a <= b); });
}
inline Four isEqual(Four x, Four y) {
  return each(x, y, [](double a, double b) { return mask(a == b); });
}
inline unsigned bits(Four x) {
  unsigned all_bits = 0;
  for (int i = 0; i < 4; ++i) all_bits |= static_cast<unsigned>(bitCast<std::uint64_t>(x.lane[i]) >> 63) << i;
  return all_bits;
}
inline double first(Four x) { return x.lane[0]; }
inline Four ordered(Four x, const LaneOrder& o) {
  return four(x.lane[o.lane(0)], x.lane[o.lane(1)], x.lane[o.lane(2)], x.lane[o.lane(3)]);
}
inline Four next(Four x) { return ordered(x, {1, 2, 0, 3}); }
inline Four former(Four x) { return ordered(x, {2, 0, 1, 3}); }
inline Four swapHalves(Four x) { return ordered(x, {2, 3, 0, 1}); }
inline Four swapPairs(Four x) { return ordered(x, {1, 0, 3, 2}); }
inline Four greatestLane(Four x) {
  const Four two = greater(x, swapHalves(x));
  return greater(two, swapPairs(two));
}
inline Four leastLane(Four x) {
  const Four two = lesser(x, swapHalves(x));
  return lesser(two, swapPairs(two));
}
inline Four withLast(Four x, Four y) { return four(x.lane[0], x.lane[1], x.lane[2], y.lane[3]); }

}  // namespace plain
}  // namespace gjk::small
