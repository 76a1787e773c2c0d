#pragma once
// A small hull's points turned into world directions once in a query.
//
// With a support function, each support takes the direction into the body's frame and the point back out of it: two
// products with a matrix, in a chain in which every number waits for the one before. For a handful of points it is
// faster to turn all of them once, two at a time, and then to work with the world's directions.
//
// Σ_k R_k p_k is added up in the same order as by Difference::difference, so that w has the same bits either way.

#include "gjk/pose.h"
#include "gjk/support_table.h"

namespace gjk {

template <int D>
class TurnedPoints {
 public:
  static bool pays(const SupportTable<D>& table) {
    return table.blocks().count > 0 && table.blocks().count <= kMostBlocks;
  }

  /// `sign`: 1 for R p, −1 for −R p.
  void turn(PointBlocks<D> points, const Rotation<D>& rotation, double sign) {
    count_ = points.count;
    Lanes column[D][D];
    unrolled<D>([&](auto k) {
      const Vec<D> image = rotation.column(k);
      unrolled<D>([&](auto i) { column[k][i] = both(sign * image[i]); });
    });
    for (int b = 0; b < count_; ++b)
      unrolled<PointBlock<D>::kSize / 2>([&](auto n) {
        unrolled<D>([&](auto i) {
          const PointBlock<D>& from = points.data[b];
          Lanes sum = column[0][i] * from.coordinate[0][n];
          unrolled<D - 1>([&](auto k) { sum = sum + column[k + 1][i] * from.coordinate[k + 1][n]; });
          blocks_[b].coordinate[i][n] = sum;
        });
      });
  }

  PointBlocks<D> blocks() const { return {blocks_, count_}; }

 private:
  static constexpr int kMostBlocks = 4;

  PointBlock<D> blocks_[kMostBlocks];
  int count_ = 0;
};

}  // namespace gjk
