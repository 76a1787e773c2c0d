#pragma once
// A point of A ⊖ B as a pair of points of the two bodies. GJK's simplex, EPA's polytope and a warm start consist of
// these.

#include "gjk/conventions.h"

namespace gjk {

/// A point of A ⊖ B with the pair behind it, each in its body's own frame, so that the pair can be placed again after
/// the bodies have moved.
template <int D>
struct LocalSupport {
  Vec<D> w{0.0};
  Vec<D> local_a{0.0}, local_b{0.0};
  int index_a = -1, index_b = -1;  ///< as in Support
};

}  // namespace gjk
