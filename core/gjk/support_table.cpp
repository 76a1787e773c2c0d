#include "gjk/support_table.h"

#include "gjk/numeric/vector.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace GJK_API gjk {

using namespace detail;

namespace {

/// The number of squares into which a square is divided, and of its corners: 2^(D − 1).
template <int D>
constexpr int kCorners = 1 << (D - 1);

template <int D>
auto lexical(const Vec<D>& p) {
  if constexpr (D == 1) return std::make_tuple(p[0]);
  if constexpr (D == 2) return std::make_tuple(p[0], p[1]);
  if constexpr (D == 3) return std::make_tuple(p[0], p[1], p[2]);
}

}  // namespace

template <int D>
SupportTable<D>::SupportTable(const std::vector<Vec<D>>& points) : size_(static_cast<int>(points.size())) {
  for (const Vec<D>& p : points) {
    reach_ = std::max(reach_, (1 + 4 * 0x1p-52) * glm::length(p));
  }
  if (size_ <= kFew) {
    buildBlocks(points);
  } else {
    points_ = points;
    buildCells();
    points_ = {};
  }
}

template <int D>
void SupportTable<D>::buildBlocks(const std::vector<Vec<D>>& points) {
  constexpr int kBlock = PointBlock<D>::kSize;
  blocks_.resize((points.size() + kBlock - 1) / kBlock);
  block_count_ = static_cast<int>(blocks_.size());
  const auto coordinate = [&](std::size_t i, int k) { return points[i < points.size() ? i : 0][k]; };
  for (std::size_t i = 0; i < blocks_.size() * kBlock; i += 2)
    for (int k = 0; k < D; ++k)
      blocks_[i / kBlock].coordinate[k][i % kBlock / 2] = lanes(coordinate(i, k), coordinate(i + 1, k));
}

/// About as many cells as points; a cell then has about four candidates if the points are spread evenly on a sphere.
template <int D>
void SupportTable<D>::buildCells() {
  constexpr int kFinest = 64;
  const auto cellsOf = [](int grid) { return 2 * D * (D == 3 ? grid * grid : grid); };
  while (grid_ < kFinest && cellsOf(2 * grid_) <= size_) grid_ *= 2;
  cells_.resize(static_cast<std::size_t>(cellsOf(grid_)));
  const Indices all = distinctPoints();
  for (int face = 0; face < 2 * D; ++face) {
    const Square whole{face, 0, 0, grid_};
    refine(whole, unsurpassed(whole, all));
  }
  candidates_.shrink_to_fit();
}

/// The first of every group of equal points, in order.
template <int D>
auto SupportTable<D>::distinctPoints() const -> Indices {
  Indices order(points_.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::uint32_t>(i);
  const auto key = [&](std::uint32_t i) { return std::tuple_cat(lexical<D>(points_[i]), std::make_tuple(i)); };
  std::sort(order.begin(), order.end(), [&](std::uint32_t i, std::uint32_t j) { return key(i) < key(j); });
  const auto end = std::unique(order.begin(), order.end(),
                               [&](std::uint32_t i, std::uint32_t j) { return points_[i] == points_[j]; });
  order.erase(end, order.end());
  std::sort(order.begin(), order.end());
  return order;
}

template <int D>
void SupportTable<D>::refine(Square square, const Indices& candidates) {
  constexpr std::size_t kFewEnough = 4;
  if (square.width == 1 || candidates.size() <= kFewEnough) return store(square, candidates);
  const int width = square.width / 2;
  std::array<Square, kCorners<D>> parts;
  std::array<Indices, kCorners<D>> kept;
  bool fewer = false;
  for (int i = 0; i < kCorners<D>; ++i) {
    parts[i] = {square.face, square.x + (i & 1) * width, square.y + (i >> 1) * width, width};
    kept[i] = unsurpassed(parts[i], candidates);
    fewer = fewer || kept[i].size() < candidates.size();
  }
  if (!fewer) return store(square, candidates);  // points so close together that no cell can separate them
  for (int i = 0; i < kCorners<D>; ++i) refine(parts[i], kept[i]);
}

/// The candidates that no rival surpasses along all corners of the square.
template <int D>
auto SupportTable<D>::unsurpassed(Square square, const Indices& candidates) const -> Indices {
  constexpr int n = kCorners<D>;
  using Heights = std::array<double, n>;
  std::array<Vec<D>, n + 1> directions;  // the corners and the middle
  for (int i = 0; i < n; ++i)
    directions[i] = directionAt(square.face, square.x + (i & 1) * square.width, square.y + (i >> 1) * square.width);
  directions[n] = directionAt(square.face, square.x + 0.5 * square.width, square.y + 0.5 * square.width);

  std::array<std::uint32_t, n + 1> rivals;
  for (int i = 0; i <= n; ++i)
    rivals[i] = *std::max_element(candidates.begin(), candidates.end(), [&](std::uint32_t p, std::uint32_t q) {
      return glm::dot(directions[i], points_[p]) < glm::dot(directions[i], points_[q]);
    });
  const auto heightsOf = [&](std::uint32_t p) {
    Heights heights;
    for (int i = 0; i < n; ++i) heights[i] = glm::dot(directions[i], points_[p]);
    return heights;
  };
  std::array<Heights, n + 1> rival_heights;
  for (int i = 0; i <= n; ++i) rival_heights[i] = heightsOf(rivals[i]);

  const double margin = kMargin * reach_;
  Indices kept;
  for (const std::uint32_t p : candidates) {
    const Heights own = heightsOf(p);
    const bool surpassed = std::any_of(rival_heights.begin(), rival_heights.end(), [&](const Heights& rival) {
      bool everywhere = true;
      for (int i = 0; i < n; ++i) everywhere = everywhere && rival[i] - own[i] > margin;
      return everywhere;
    });
    if (!surpassed) kept.push_back(p);
  }
  return kept;
}

/// Stores the same list in all cells of a square.
template <int D>
void SupportTable<D>::store(Square square, const Indices& candidates) {
  const auto begin = static_cast<std::uint32_t>(candidates_.size());
  for (const std::uint32_t i : candidates) candidates_.push_back({points_[i], i});
  const Cell cell{begin, static_cast<std::uint32_t>(candidates_.size())};
  const int rows = D == 3 ? square.width : 1;
  for (int x = square.x; x < square.x + (D == 1 ? 1 : square.width); ++x)
    for (int y = square.y; y < square.y + rows; ++y) {
      int index = square.face;
      if (D > 1) index = index * grid_ + x;
      if (D > 2) index = index * grid_ + y;
      cells_[static_cast<std::size_t>(index)] = cell;
    }
}

/// The direction to a position on a face of the cube; x and y in cells.
template <int D>
Vec<D> SupportTable<D>::directionAt(int face, double x, double y) const {
  const int axis = face / 2;
  Vec<D> d(0.0);
  d[axis] = face % 2 == 0 ? 1 : -1;
  if (D > 1) d[(axis + 1) % D] = 2 * x / grid_ - 1;
  if (D > 2) d[(axis + 2) % D] = 2 * y / grid_ - 1;
  return d;
}

template class SupportTable<1>;
template class SupportTable<2>;
template class SupportTable<3>;

}  // namespace gjk
