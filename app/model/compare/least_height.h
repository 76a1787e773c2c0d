#pragma once
// The least support height of A ⊖ B over all directions: for bodies that overlap the penetration depth, without any
// polytope being grown. In long double.

#include "model/compare/exact_body.h"

namespace gjklab {

struct LeastHeight {
  Exact height = 0;  ///< max of d·w over A ⊖ B, for d = direction
  Exact3 direction{0};
};

/// In 2-D and 3-D, for bodies of any shape: the sphere of directions is sampled and the height lowered from the best
/// samples. The height is one that the pair truly has; that none is lower is as sure as the sampling is fine.
LeastHeight sampledLeastHeight(const ExactBody& a, const ExactBody& b, int dimension);

/// From a direction that is nearly the least one down to the last digits. Of bodies apart the least height is minus the
/// distance, so that this proves a lower bound on it.
LeastHeight loweredHeight(const ExactBody& a, const ExactBody& b, int dimension, Exact3 near);

/// For polytopes: over every direction that can be a facet's normal, from all edges between any two points of a body.
LeastHeight exhaustiveLeastHeight(const ExactBody& a, const ExactBody& b, int dimension);
/// How many directions that are.
long long exhaustiveDirections(const ExactBody& a, const ExactBody& b, int dimension);

/// For polytopes, near a direction that is close to the least one: the normals of all facets that the nearly highest
/// points of both bodies can span.
LeastHeight polishedLeastHeight(const ExactBody& a, const ExactBody& b, int dimension, Exact3 near);

/// Height along any direction but zero.
Exact heightAlong(const ExactBody& a, const ExactBody& b, Exact3 direction);

}  // namespace gjklab
