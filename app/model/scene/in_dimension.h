#pragma once
// The step from a dimension known while running to one that templates take.

#include <type_traits>

namespace gjklab {

/// work(d) with the dimension as a constant, for work like [&](auto d) { return answer<d>(scene); }. All but 1 and 2
/// are 3.
template <class Work>
auto inDimension(int dimension, Work work) {
  if (dimension == 1) return work(std::integral_constant<int, 1>());
  if (dimension == 2) return work(std::integral_constant<int, 2>());
  return work(std::integral_constant<int, 3>());
}

}  // namespace gjklab
