#pragma once
// Features of a simplex: sets of its vertices, as bit masks (conventions.h).

#include "gjk/conventions.h"

#include <array>
#include <cstdint>

namespace gjk {

/// Indices of a feature's vertices, ascending.
struct FeatureVertices {
  std::int8_t index[4] = {0, 0, 0, 0};
  std::int8_t size = 0;
};

constexpr std::array<FeatureVertices, 16> featureVertexTable() {
  std::array<FeatureVertices, 16> table;
  for (Feature feature = 0; feature < 16; ++feature)
    for (std::int8_t i = 0; i < 4; ++i)
      if ((feature >> i & 1u) != 0) table[feature].index[table[feature].size++] = i;
  return table;
}
inline constexpr std::array<FeatureVertices, 16> kFeatureVertices = featureVertexTable();

inline const FeatureVertices& verticesOf(Feature feature) { return kFeatureVertices[feature]; }
inline int vertexCount(Feature feature) { return kFeatureVertices[feature].size; }

inline bool contains(Feature feature, int vertex) { return ((feature >> vertex) & 1u) != 0; }

/// The feature of all n vertices.
inline Feature allOf(int n) { return (1u << n) - 1; }

}  // namespace gjk
