#pragma once
// Do two placed shapes meet? The boolean method without EPA, if you need only a yes or no.
//
//   if (overlap(a, pose_a, b, pose_b).meets) …

#include "gjk/shape.h"
#include "gjk/trace.h"

namespace GJK_API gjk {

/// Yes or no, with its proof.
template <int D>
struct Overlap {
  /// Whether the shapes have a common point or touch (to tolerance · S), that is, whether Result::status would not be
  /// `separated`.
  bool meets = false;
  /// If they do not meet: a unit vector from A towards B, along which they are at least `gap` apart (proven).
  Vec<D> direction{0.0};
  double gap = 0;
  /// If they meet: points of the difference of the cores (shape.h), newest first. Their hull contains the origin, or
  /// comes as near to it as the cores' radii and the tolerance allow.
  InlineList<Support<D>, kSimplexSize<D>> simplex;
  int iterations = 0;
  int support_calls = 0;  ///< evaluations of the support function of A ⊖ B
  Termination termination = Termination::converged;
  /// False for invalid input (Termination::invalid_input); `meets` then has no meaning.
  bool valid() const { return termination != Termination::invalid_input; }
};

/// Ends on every input, with a named reason; allocates nothing. Uses only these options: the tolerance, the iteration
/// limit and the first direction.
template <int D>
Overlap<D> overlap(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                   const Options<D>& options = {});

}  // namespace gjk
