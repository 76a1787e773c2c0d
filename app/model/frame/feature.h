#pragma once
// A small question about the features of a simplex (gjk/feature.h).

#include "gjk/feature.h"

namespace gjklab {

/// Whether a feature is in a set of features kept as bits, as GjkRecord::ruled_out is.
inline bool containsFeature(unsigned set, gjk::Feature feature) { return (set >> feature & 1u) != 0; }

}  // namespace gjklab
