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
  static bool pays(const SupportTable<D>& table) { return table.blockCount() > 0 && table.blockCount() <= kMostBlocks; }

  /// `sign`: 1 for R p, −1 for −R p. Refers to the table; keep it alive.
  void turn(const SupportTable<D>& table, const Rotation<D>& rotation, double sign) {
    table_ = &table;
    Lanes column[D][D];
    unrolled<D>([&](auto k) {
      const Vec<D> image = rotation.column(k);
      unrolled<D>([&](auto i) { column[k][i] = both(sign * image[i]); });
    });
    for (int b = 0; b < table.blockCount(); ++b)
      unrolled<SupportTable<D>::kBlock / 2>([&](auto n) {
        unrolled<D>([&](auto i) {
          const Block& from = table.blocks()[b];
          Lanes sum = column[0][i] * from.coordinate[0][n];
          unrolled<D - 1>([&](auto k) { sum = sum + column[k + 1][i] * from.coordinate[k + 1][n]; });
          blocks_[b].coordinate[i][n] = sum;
        });
      });
  }

  /// Index of the first of the turned points that are furthest along d.
  int furthest(const Vec<D>& d) const { return SupportTable<D>::furthest(blocks_, table_->blockCount(), d); }
  /// Coordinate k of turned point i.
  double at(int i, int k) const { return blocks_[i / SupportTable<D>::kBlock](i % SupportTable<D>::kBlock, k); }
  /// The point in the body's own frame.
  Vec<D> local(int i) const { return table_->pointOfBlock(i); }

 private:
  using Block = typename SupportTable<D>::Block;
  static constexpr int kMostBlocks = 4;

  const SupportTable<D>* table_ = nullptr;
  Block blocks_[kMostBlocks];
};

}  // namespace gjk
