#include "model/world/broad_phase.h"

#include <algorithm>

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
  struct Entry {
    Bounds<D> box;
    int body;
    bool still;
  };
  std::vector<std::pair<double, int>> order(boxes.size());
  for (std::size_t i = 0; i < boxes.size(); ++i) order[i] = {boxes[i].low[axis], static_cast<int>(i)};
  std::sort(order.begin(), order.end());
  std::vector<Entry> sorted;
  sorted.reserve(boxes.size());
  for (const auto& [low, body] : order) {
    const auto i = static_cast<std::size_t>(body);
    sorted.push_back({boxes[i], body, still[i]});
  }
  std::vector<std::pair<int, int>> pairs;
  for (auto one = sorted.cbegin(); one != sorted.cend(); ++one)
    for (auto other = one + 1; other != sorted.cend() && other->box.low[axis] <= one->box.high[axis]; ++other) {
      if (one->still && other->still) continue;
      if (one->box.meets(other->box)) pairs.emplace_back(std::minmax(one->body, other->body));
    }
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

template std::vector<std::pair<int, int>> overlappingPairs(const std::vector<Bounds<1>>&, const std::vector<bool>&);
template std::vector<std::pair<int, int>> overlappingPairs(const std::vector<Bounds<2>>&, const std::vector<bool>&);
template std::vector<std::pair<int, int>> overlappingPairs(const std::vector<Bounds<3>>&, const std::vector<bool>&);

}  // namespace gjklab
