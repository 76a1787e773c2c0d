#include "gjk/detail/point_blocks.h"

#include <algorithm>
#include <cstdint>
#include <limits>

// Four doubles at a time if the processor supports it, as detected at run time; otherwise two.
#if defined(__x86_64__) && defined(__GNUC__)
#define GJK_HAS_FOUR_LANES 1
#include <immintrin.h>
#else
#define GJK_HAS_FOUR_LANES 0
#endif

namespace gjk::detail {
namespace {

/// The greatest number of blocks scanned at once: a bit for each point marks the furthest ones.
constexpr int kMostBlocks = 8;

struct Furthest {
  double height;
  int index;
};

/// Two passes over a part of the list: the greatest height, then where it occurs. Comparing block by block would need
/// an unpredictable branch.
template <int D>
Furthest furthestByTwo(const PointBlock<D>* blocks, int count, const Vec<D>& d) {
  Lanes height[kMostBlocks * 4], greatest_two = both(-std::numeric_limits<double>::infinity());
  for (int b = 0; b < count; ++b)
    unrolled<4>([&](auto n) {
      height[4 * b + n] = heightsOfTwo<D>(blocks[b], d, n);
      greatest_two = greater(greatest_two, height[4 * b + n]);
    });
  const double highest = greatest(greatest_two);
  std::uint64_t where = 0;
  for (int n = 4 * count - 1; n >= 0; --n) where = where << 2 | whereEqual(height[n], highest);
  return {highest, lowestBit(where)};
}

#if GJK_HAS_FOUR_LANES
#define GJK_FOUR_LANES [[gnu::target("avx"), gnu::always_inline]] inline

/// Coordinate k of half n of a block.
template <int D>
GJK_FOUR_LANES __m256d coordinates(const PointBlock<D>& block, int k, int n) {
  return _mm256_loadu_pd(reinterpret_cast<const double*>(block.coordinate[k] + 2 * n));
}

template <int D>
GJK_FOUR_LANES void heightsByFour(const PointBlock<D>& block, const Vec<D>& d, __m256d* height) {
  for (int n = 0; n < 2; ++n) {
    __m256d sum = _mm256_mul_pd(_mm256_set1_pd(d[0]), coordinates<D>(block, 0, n));
    if constexpr (D > 1) sum = _mm256_add_pd(sum, _mm256_mul_pd(_mm256_set1_pd(d[1]), coordinates<D>(block, 1, n)));
    if constexpr (D > 2) sum = _mm256_add_pd(sum, _mm256_mul_pd(_mm256_set1_pd(d[2]), coordinates<D>(block, 2, n)));
    height[n] = sum;
  }
}

/// A constant count keeps the heights in registers.
template <int D, int Most>
GJK_FOUR_LANES Furthest furthestByFour(const PointBlock<D>* blocks, int count, const Vec<D>& d) {
  __m256d height[2 * Most];
  heightsByFour<D>(blocks[0], d, height);
  __m256d greatest_four = _mm256_max_pd(height[0], height[1]);
  for (int b = 1; b < count; ++b) {
    heightsByFour<D>(blocks[b], d, height + 2 * b);
    greatest_four = _mm256_max_pd(greatest_four, _mm256_max_pd(height[2 * b], height[2 * b + 1]));
  }
  const __m128d two = _mm_max_pd(_mm256_castpd256_pd128(greatest_four), _mm256_extractf128_pd(greatest_four, 1));
  const __m128d highest = _mm_max_sd(two, _mm_unpackhi_pd(two, two));
  const __m256d everywhere = _mm256_set1_pd(_mm_cvtsd_f64(highest));
  std::uint64_t where = 0;
  for (int n = 2 * count - 1; n >= 0; --n)
    where = where << 4 | static_cast<unsigned>(_mm256_movemask_pd(_mm256_cmp_pd(height[n], everywhere, _CMP_EQ_OQ)));
  return {_mm_cvtsd_f64(highest), lowestBit(where)};
}

template <int D>
[[gnu::target("avx")]] Furthest furthestByFour(const PointBlock<D>* blocks, int count, const Vec<D>& d) {
  return count == 4 ? furthestByFour<D, 4>(blocks, 4, d) : furthestByFour<D, kMostBlocks>(blocks, count, d);
}
#endif

template <int D>
Furthest furthestOfSome(const PointBlock<D>* blocks, int count, const Vec<D>& d, [[maybe_unused]] bool two_at_a_time) {
#if GJK_HAS_FOUR_LANES
  if (!two_at_a_time && __builtin_cpu_supports("avx")) return furthestByFour<D>(blocks, count, d);
#endif
  return furthestByTwo<D>(blocks, count, d);
}

}  // namespace

template <int D>
int furthestOfMany(PointBlocks<D> blocks, const Vec<D>& d, bool two_at_a_time) {
  if (blocks.count <= kMostBlocks) return furthestOfSome<D>(blocks.data, blocks.count, d, two_at_a_time).index;
  Furthest best{-std::numeric_limits<double>::infinity(), 0};
  for (int b = 0; b < blocks.count; b += kMostBlocks) {
    const Furthest some = furthestOfSome<D>(blocks.data + b, std::min(kMostBlocks, blocks.count - b), d, two_at_a_time);
    if (some.height > best.height) best = {some.height, b * PointBlock<D>::kSize + some.index};
  }
  return best.index;
}

template int furthestOfMany<1>(PointBlocks<1>, const Vec<1>&, bool);
template int furthestOfMany<2>(PointBlocks<2>, const Vec<2>&, bool);
template int furthestOfMany<3>(PointBlocks<3>, const Vec<3>&, bool);

}  // namespace gjk::detail
