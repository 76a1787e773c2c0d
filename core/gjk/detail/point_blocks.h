#pragma once
// A few points, arranged so that the search for the furthest one along a direction processes several at a time without
// branches.

#include "gjk/conventions.h"
#include "gjk/numeric/lanes.h"

#include <cstdint>
#include <limits>

namespace gjk::detail {

/// Eight points, coordinate by coordinate. The last block of a list is filled up with copies of the list's first point.
template <int D>
struct PointBlock {
  static constexpr int kSize = 8;
  Lanes coordinate[D][kSize / 2];

  /// Coordinate k of point i.
  double at(int i, int k) const { return coordinate[k][i / 2][i % 2]; }
};

/// A list of such blocks: at least one. Refers to them.
template <int D>
struct PointBlocks {
  const PointBlock<D>* data = nullptr;
  int count = 0;

  double at(int i, int k) const { return data[i / PointBlock<D>::kSize].at(i % PointBlock<D>::kSize, k); }
  Vec<D> point(int i) const {
    Vec<D> p(0.0);
    unrolled<D>([&](auto k) { p[k] = at(i, k); });
    return p;
  }
};

/// The position of the lowest set bit; 0 if there is none.
inline int lowestBit(std::uint64_t bits) {
#if defined(__GNUC__)
  return bits != 0 ? __builtin_ctzll(bits) : 0;
#else
  for (int n = 0; n < 64; ++n)
    if ((bits >> n & 1u) != 0) return n;
  return 0;
#endif
}

template <int D>
Lanes heightsOfTwo(const PointBlock<D>& block, const Vec<D>& d, int n) {
  Lanes sum = both(d[0]) * block.coordinate[0][n];
  unrolled<D - 1>([&](auto k) { sum = sum + both(d[k + 1]) * block.coordinate[k + 1][n]; });
  return sum;
}

/// Index of the first of the points that are furthest along d. The scalar products are added up coordinate by
/// coordinate, each operation rounded as on single doubles, so the answer does not depend on the processor.
/// `two_at_a_time`: even if the processor supports four, so that tests cover both.
template <int D>
int furthestOfMany(PointBlocks<D> blocks, const Vec<D>& d, bool two_at_a_time = false);

/// The same, inline for up to two blocks, for which a call would take as long as the scan.
template <int D>
int furthest(PointBlocks<D> blocks, const Vec<D>& d) {
  if (blocks.count > 2) return furthestOfMany<D>(blocks, d);
  double greatest_height = -std::numeric_limits<double>::infinity();
  int best = 0;
  for (int b = 0; b < blocks.count; ++b) {
    Lanes height[4];
    unrolled<4>([&](auto n) { height[n] = heightsOfTwo<D>(blocks.data[b], d, n); });
    const double highest = greatest(greater(greater(height[0], height[1]), greater(height[2], height[3])));
    if (highest > greatest_height) {
      greatest_height = highest;
      unsigned where = 0;
      unrolled<4>([&](auto n) { where |= whereEqual(height[n], highest) << (2 * n); });
      best = b * PointBlock<D>::kSize + lowestBit(where);
    }
  }
  return best;
}

}  // namespace gjk::detail
