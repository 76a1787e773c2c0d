#pragma once
// The corners of a box about the origin.

#include "gjk/conventions.h"

#include <vector>

namespace gjk::test {

template <int D>
std::vector<Vec<D>> boxCorners(const Vec<D>& half_extents) {
  std::vector<Vec<D>> corners;
  for (int corner = 0; corner < 1 << D; ++corner) {
    Vec<D> p = half_extents;
    for (int i = 0; i < D; ++i)
      if (!(corner >> i & 1)) p[i] = -p[i];
    corners.push_back(p);
  }
  return corners;
}

}  // namespace gjk::test
