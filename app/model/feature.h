#pragma once
// Small questions about a feature of the simplex, a set of vertices (gjk/conventions.h).

#include "gjk/conventions.h"

namespace gjklab {

inline bool hasVertex(gjk::Feature feature, int vertex) { return (feature >> vertex & 1u) != 0; }

inline int vertexCount(gjk::Feature feature) {
  int count = 0;
  for (; feature != 0; feature &= feature - 1) ++count;
  return count;
}

/// The feature of all vertices of a simplex of this size.
inline gjk::Feature wholeSimplex(int size) { return (1u << size) - 1; }

/// Whether a feature is in a set of features kept as bits, as GjkRecord::ruled_out is.
inline bool containsFeature(unsigned set, gjk::Feature feature) { return (set >> feature & 1u) != 0; }

}  // namespace gjklab
