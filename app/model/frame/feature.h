#pragma once
// A helper for the features of a simplex (gjk/feature.h).

#include "gjk/feature.h"

namespace gjklab {

/// Whether a feature is in a set of features stored as bits, such as GjkRecord::ruled_out.
inline bool containsFeature(unsigned set, gjk::Feature feature) { return (set >> feature & 1u) != 0; }

}  // namespace gjklab
