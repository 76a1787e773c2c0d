#pragma once
// Converts a dimension known at run time to a template argument.

#include <type_traits>

namespace gjklab {

/// Calls work(d) with the dimension as a constant, for example [&](auto d) { return answer<d>(scene); }. All values
/// except 1 and 2 mean 3.
template <class Work>
auto inDimension(int dimension, Work work) {
  if (dimension == 1) return work(std::integral_constant<int, 1>());
  if (dimension == 2) return work(std::integral_constant<int, 2>());
  return work(std::integral_constant<int, 3>());
}

}  // namespace gjklab
