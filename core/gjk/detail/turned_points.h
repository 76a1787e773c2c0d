#pragma once
// A small hull's points, rotated into world directions once per query.
//
// A support function rotates the direction into the body's frame and the point back into the world's. These two matrix
// products form a chain in which each number depends on the previous one. For a few points it is faster to rotate all
// of them once, two at a time, and then to use world directions.
//
// Σ_k R_k p_k is added up in the same order as by Difference::difference, so that w has the same bits either way.

#include "gjk/detail/point_blocks.h"
#include "gjk/pose.h"

#include <span>

namespace gjk::detail {

template <int D>
class TurnedPoints {
 public:
  /// Up to this many points it is faster.
  static constexpr int kMost = 32;

  /// `sign`: 1 for R p, −1 for −R p. At least one point, kMost at most.
  void turn(PointBlocks<D> points, const Rotation<D>& rotation, double sign) {
    turnPairs(points.count, rotation, sign, [&](int b, int n, auto k) { return points.data[b].coordinate[k][n]; });
  }
  void turn(std::span<const Vec<D>> points, const Rotation<D>& rotation, double sign) {
    const int size = static_cast<int>(points.size());
    const auto coordinate = [&](int i, int k) { return points[static_cast<std::size_t>(i < size ? i : 0)][k]; };
    turnPairs((size + kBlock - 1) / kBlock, rotation, sign, [&](int b, int n, auto k) {
      return lanes(coordinate(b * kBlock + 2 * n, k), coordinate(b * kBlock + 2 * n + 1, k));
    });
  }

  PointBlocks<D> blocks() const { return {blocks_, count_}; }

 private:
  static constexpr int kBlock = PointBlock<D>::kSize;

  /// pair(b, n, k): coordinate k of pair n of block b.
  template <class Pair>
  void turnPairs(int count, const Rotation<D>& rotation, double sign, Pair pair) {
    count_ = count;
    Lanes column[D][D];
    unrolled<D>([&](auto k) {
      const Vec<D> image = rotation.column(k);
      unrolled<D>([&](auto i) { column[k][i] = both(sign * image[i]); });
    });
    for (int b = 0; b < count; ++b)
      unrolled<kBlock / 2>([&](auto n) {
        Lanes local[D];
        unrolled<D>([&](auto k) { local[k] = pair(b, n, k); });
        unrolled<D>([&](auto i) {
          Lanes sum = column[0][i] * local[0];
          unrolled<D - 1>([&](auto k) { sum = sum + column[k + 1][i] * local[k + 1]; });
          blocks_[b].coordinate[i][n] = sum;
        });
      });
  }

  PointBlock<D> blocks_[kMost / kBlock];
  int count_ = 0;
};

}  // namespace gjk::detail
