#pragma once
// Which bodies may meet: axis-aligned bounding boxes, and the pairs of boxes that overlap.
//
// Source: sort and sweep (D. Baraff, Dynamic Simulation of Non-Penetrating Rigid Bodies, 1992; C. Ericson, Real-Time
// Collision Detection, 2005, §7.5). The boxes are swept along the axis along which their centres spread most.

#include "gjk/conventions.h"

#include <utility>
#include <vector>

namespace gjklab {

template <int D>
struct Bounds {
  gjk::Vec<D> low{0.0}, high{0.0};

  bool holds(const Bounds& other) const {
    for (int i = 0; i < D; ++i)
      if (!(low[i] <= other.low[i] && other.high[i] <= high[i])) return false;
    return true;
  }
  bool meets(const Bounds& other) const {
    for (int i = 0; i < D; ++i)
      if (!(low[i] <= other.high[i] && other.low[i] <= high[i])) return false;
    return true;
  }
};

/// Pairs of overlapping boxes, the smaller index first, in ascending order; without pairs of two `still` bodies.
template <int D>
std::vector<std::pair<int, int>> overlappingPairs(const std::vector<Bounds<D>>& boxes, const std::vector<bool>& still);

}  // namespace gjklab
