#pragma once
// Do two placed shapes meet? The boolean method without an EPA, for those who need a yes or no and nothing of depth.
//
//   if (overlap(a, pose_a, b, pose_b).meets) …

#include "gjk/shape.h"
#include "gjk/trace.h"

namespace GJK_API gjk {

/// Yes or no, and what shows it.
template <int D>
struct Overlap {
  /// The shapes have a point in common or touch (to tolerance · S): as Result::status that is not `separated`.
  bool meets = false;
  /// Where they do not meet: unit, from A towards B; along it they are at least `gap` apart (proven).
  Vec<D> direction{0.0};
  double gap = 0;
  /// Where they meet: points of the difference of the cores (shape.h), newest first. Their hull holds the origin, or
  /// comes as near to it as the cores' radii and the tolerance allow.
  InlineList<Support<D>, kSimplexSize<D>> simplex;
  int iterations = 0;
  int support_calls = 0;  ///< evaluations of the support function of A ⊖ B
  Termination termination = Termination::converged;
  /// False for invalid input (Termination::invalid_input): then there is no answer, and `meets` means nothing.
  bool valid() const { return termination != Termination::invalid_input; }
};

/// Ends on every input, with a named reason; allocates nothing. Of the options the tolerance, the greatest number of
/// iterations and the first direction count.
template <int D>
Overlap<D> overlap(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                   const Options<D>& options = {});

}  // namespace gjk
