#pragma once
// A source of support points by looking at all of a list of differences: as plain as can be.

#include "gjk/simplex.h"
#include "internals.h"

#include <vector>

namespace gjk::test {

/// The convex hull of `points`, as A ⊖ B with A the points and B the origin.
template <int D>
struct VertexSource {
  std::vector<Vec<D>> points;
  int calls = 0;

  LocalSupport<D> localSupport(Vec<D> d) {
    ++calls;
    int best = 0;
    for (int i = 1; i < static_cast<int>(points.size()); ++i)
      if (glm::dot(points[i], d) > glm::dot(points[best], d)) best = i;
    return at(best);
  }
  LocalSupport<D> at(int i) const { return {points[i], points[i], Vec<D>(0.0), i, 0}; }
  Support<D> placed(const LocalSupport<D>& s) const { return {s.w, s.local_a, s.local_b, s.index_a, s.index_b}; }
};

}  // namespace gjk::test
