#pragma once
// What must hold of a polytope at any moment.

#include "gjk/polytope.h"
#include "internals.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace gjk::test {

/// Neighbours know each other and share their ridge in opposite turns; every facet is exactly convex with its
/// neighbours; in 3-D V − E + F = 2, in 2-D one cycle.
template <int D>
void expectClosed(const Polytope<D>& polytope) {
  std::set<int> used;
  int facets = 0;
  for (int slot = 0; slot < polytope.slotCount(); ++slot) {
    if (!polytope.alive(slot)) continue;
    ++facets;
    const auto& facet = polytope.facet(slot);
    for (int i = 0; i < D; ++i) {
      used.insert(facet.vertices[i]);
      const int other = polytope.neighbour(slot, i);
      ASSERT_TRUE(other >= 0 && other < polytope.slotCount() && polytope.alive(other));
      const auto& neighbour = polytope.facet(other);
      int back = -1;
      for (int j = 0; j < D; ++j)
        if (polytope.neighbour(other, j) == slot) back = j;
      ASSERT_GE(back, 0) << "a neighbour does not know its neighbour";
      ASSERT_EQ(facet.beyond[i], polytope.side(other, back));
      for (int k = 1; k < D; ++k)
        ASSERT_EQ(facet.vertices[(i + k) % D], neighbour.vertices[(back + D - k) % D]) << "ridges turn alike";
      ASSERT_FALSE(polytope.above(slot, polytope.vertex(neighbour.vertices[back]))) << "not convex";
    }
  }
  const int vertices = static_cast<int>(used.size());
  const int characteristic = D == 3 ? vertices - facets * 3 / 2 + facets : 2;
  ASSERT_EQ(characteristic, 2);
  ASSERT_EQ(D == 3 ? facets % 2 : facets - vertices, 0);
}

/// No point lies above any facet.
template <int D>
void expectHolds(const Polytope<D>& polytope, const std::vector<Vec<D>>& points) {
  for (int slot = 0; slot < polytope.slotCount(); ++slot) {
    if (!polytope.alive(slot)) continue;
    for (const Vec<D>& p : points) ASSERT_FALSE(polytope.above(slot, p));
  }
}

}  // namespace gjk::test
