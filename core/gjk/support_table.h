#pragma once
// A hull's points prepared for many support queries, with the same answers as a scan of all points.
//
// Few points: they are arranged so that several heights are computed at a time (point_blocks.h).
//
// Many points: directions are sorted into cells, and each cell keeps only those points that can be the furthest along
// one of its directions. The directions of a cell are a square on a face of the cube [−1, 1]^D, a grid of squares to
// each face (a segment of an edge in 2-D). All of them, up to length, are combinations with positive weights of the
// directions c_k to the square's corners. So if a point q lies further than p along every c_k, it does so along every
// direction of the cell, and the cell omits p. The margin kMargin ensures that the computed heights are in the same
// order, even if rounding selects a neighbouring cell. The answer is therefore that of Hull::support to the bit,
// including ties, for all points (flat, collinear, repeated, interior).
//
// The usual alternative is hill climbing along the hull's edges from the last support point (for example G. van den
// Bergen 2003, §4.3.4). It needs more steps, each of which waits for memory, keeps state for every query, and gets
// stuck at vertices that are flat to rounding. Here a support query is two look-ups and a handful of heights. The price
// is about 190 bytes per point, and 0.25 ms per hundred points to build the table.
//
// The cells are computed by halving: a square keeps those points of the square twice its size that no rival surpasses.
// The rivals are the furthest points along its corners and its centre.

#include "gjk/detail/point_blocks.h"
#include "gjk/shape.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace GJK_API gjk {

template <int D>
class SupportTable {
 public:
  /// Builds the table of one or more points with finite coordinates.
  explicit SupportTable(const std::vector<Vec<D>>& points);

  /// The first of the furthest points along d. The products of d with the points must be normal numbers (tamed()).
  SupportPoint<D> support(Vec<D> d) const { return block_count_ > 0 ? inBlocks(d) : inCell(d); }

  /// The points, if there are few; otherwise no blocks.
  detail::PointBlocks<D> blocks() const { return {blocks_.data(), block_count_}; }

  /// The number of points.
  int size() const { return size_; }
  /// An upper bound on |p| over the points.
  double reach() const { return reach_; }

 private:
  /// Up to this many points, a scan of all blocks is faster.
  static constexpr int kFew = D == 1 ? std::numeric_limits<int>::max() : 128;
  /// By how much q must surpass p, relative to the largest coordinate, for c_k with largest coordinate 1. The errors of
  /// the two computed heights are at most 2 · 9 ε, that of the difference at a corner 12 ε, and that of a direction's
  /// position on its face 2 ε · 2 D.
  static constexpr double kMargin = 64 * 0x1p-52;

  struct Cell {
    std::uint32_t begin = 0, end = 0;  ///< of candidates_
  };
  /// Stores the coordinates in every cell that has the point, so that one read from memory fetches all candidates of a
  /// cell.
  struct Candidate {
    Vec<D> point;
    std::uint32_t index;  ///< in the hull
  };
  /// A square of directions: a face of the cube and a range of the coordinates on it.
  struct Square {
    int face;   ///< 2 · axis, + 1 on the negative side
    int x, y;   ///< in units of its size
    int width;  ///< in cells
  };

  void buildBlocks(const std::vector<Vec<D>>& points);
  void buildCells();
  using Indices = std::vector<std::uint32_t>;
  Indices distinctPoints() const;
  void refine(Square square, const Indices& candidates);
  Indices unsurpassed(Square square, const Indices& candidates) const;
  void store(Square square, const Indices& candidates);
  Vec<D> directionAt(int face, double x, double y) const;

  SupportPoint<D> inBlocks(Vec<D> d) const {
    const int best = detail::furthest<D>(blocks(), d);
    return {blocks().point(best), best};
  }

  int cellOf(Vec<D> d) const {
    int axis = 0;
    for (int k = 1; k < D; ++k)
      if (std::abs(d[k]) > std::abs(d[axis])) axis = k;
    const double half = 0.5 * grid_, per_unit = half / std::abs(d[axis]);
    int cell = 2 * axis + (d[axis] < 0 ? 1 : 0);
    for (int k = 1; k < D; ++k) {
      const double place = half + d[(axis + k) % D] * per_unit;
      cell = cell * grid_ + (place >= 1 ? std::min(static_cast<int>(place), grid_ - 1) : 0);
    }
    return cell;
  }

  SupportPoint<D> inCell(Vec<D> d) const {
    const Cell cell = cells_[static_cast<std::size_t>(cellOf(d))];
    double furthest = -std::numeric_limits<double>::infinity();
    std::uint32_t best = cell.begin;
    for (std::uint32_t i = cell.begin; i < cell.end; ++i) {
      const double along = glm::dot(d, candidates_[i].point);
      best = along > furthest ? i : best;
      furthest = along > furthest ? along : furthest;
    }
    return {candidates_[best].point, static_cast<int>(candidates_[best].index)};
  }

  std::vector<detail::PointBlock<D>> blocks_;  ///< filled up with copies of the first point
  int block_count_ = 0;                        ///< none where there are cells
  int grid_ = 1;                               ///< cells along the edge of a face
  std::vector<Cell> cells_;                    ///< by face, then by the coordinates on it; none where there are blocks
  std::vector<Candidate> candidates_;
  std::vector<Vec<D>> points_;  ///< while cells are built
  double reach_ = 0;
  int size_ = 0;
};

}  // namespace gjk
