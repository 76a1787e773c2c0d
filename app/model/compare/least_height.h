#pragma once
// The least support height of A ⊖ B over all directions: for overlapping bodies the penetration depth, computed without
// a growing polytope. In long double.

#include "model/compare/exact_body.h"

namespace gjklab {

struct LeastHeight {
  Exact height = 0;  ///< max of d·w over A ⊖ B, for d = direction
  Exact3 direction{0};
};

/// In 2-D and 3-D, for bodies of any shape: samples the sphere of directions and lowers the height from the best
/// samples. The pair truly has this height; that it is the least depends on the sampling.
LeastHeight sampledLeastHeight(const ExactBody& a, const ExactBody& b, int dimension);

/// Refines a nearly optimal direction to the last digits. For separated bodies the least height is minus the distance,
/// so this proves a lower bound on the distance.
LeastHeight loweredHeight(const ExactBody& a, const ExactBody& b, int dimension, Exact3 near);

/// For polytopes: tries every direction that can be a facet's normal, from all edges between any two points of a body.
LeastHeight exhaustiveLeastHeight(const ExactBody& a, const ExactBody& b, int dimension);
/// The number of these directions.
long long exhaustiveDirections(const ExactBody& a, const ExactBody& b, int dimension);

/// For polytopes, near an almost optimal direction: tries the normals of all facets that the nearly highest points of
/// both bodies can span.
LeastHeight polishedLeastHeight(const ExactBody& a, const ExactBody& b, int dimension, Exact3 near);

/// Height along any direction but zero.
Exact heightAlong(const ExactBody& a, const ExactBody& b, Exact3 direction);

}  // namespace gjklab
