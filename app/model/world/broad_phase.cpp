#include "model/world/broad_phase.h"

#include <algorithm>
#include <numeric>

namespace gjklab {

namespace {

/// The axis along which the centres have the greatest variance.
template <int D>
int widestAxis(const std::vector<Bounds<D>>& boxes) {
  gjk::Vec<D> sum(0.0), square(0.0);
  const double count = static_cast<double>(boxes.size());
  for (const Bounds<D>& box : boxes) sum += 0.5 * (box.low + box.high) / count;
  for (const Bounds<D>& box : boxes) {
    const gjk::Vec<D> off = 0.5 * (box.low + box.high) - sum;
    square += off * off;
  }
  int axis = 0;
  for (int i = 1; i < D; ++i)
    if (square[i] > square[axis]) axis = i;
  return axis;
}

}  // namespace

template <int D>
std::vector<std::pair<int, int>> overlappingPairs(const std::vector<Bounds<D>>& boxes, const std::vector<bool>& still) {
  const int axis = widestAxis<D>(boxes);
  std::vector<int> order(boxes.size());
  std::iota(order.begin(), order.end(), 0);
  const auto at = [&](int i) -> const Bounds<D>& { return boxes[static_cast<std::size_t>(i)]; };
  std::sort(order.begin(), order.end(), [&](int i, int k) {
    return at(i).low[axis] != at(k).low[axis] ? at(i).low[axis] < at(k).low[axis] : i < k;
  });
  std::vector<std::pair<int, int>> pairs;
  for (std::size_t m = 0; m < order.size(); ++m) {
    const int i = order[m];
    for (std::size_t n = m + 1; n < order.size() && at(order[n]).low[axis] <= at(i).high[axis]; ++n) {
      const int k = order[n];
      if (still[static_cast<std::size_t>(i)] && still[static_cast<std::size_t>(k)]) continue;
      if (at(i).meets(at(k))) pairs.emplace_back(std::min(i, k), std::max(i, k));
    }
  }
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

template std::vector<std::pair<int, int>> overlappingPairs(const std::vector<Bounds<1>>&, const std::vector<bool>&);
template std::vector<std::pair<int, int>> overlappingPairs(const std::vector<Bounds<2>>&, const std::vector<bool>&);
template std::vector<std::pair<int, int>> overlappingPairs(const std::vector<Bounds<3>>&, const std::vector<bool>&);

}  // namespace gjklab
