#pragma once
// Many pairs in one call. To use several threads, the caller divides the spans among them.

#include "gjk/query.h"

#include <span>

namespace GJK_API gjk {

/// Two placed shapes; the caller owns the shapes.
template <int D>
struct PlacedPair {
  const Shape<D>* a = nullptr;
  Pose<D> pose_a;
  const Shape<D>* b = nullptr;
  Pose<D> pose_b;
};

/// answers[i] = query(pairs[i]), up to the length of the shorter span. A pair with a null shape is Status::invalid.
/// Allocates nothing beyond query().
template <int D>
void closestPoints(std::span<const PlacedPair<D>> pairs, std::span<Result<D>> answers, const Options<D>& options = {});

}  // namespace gjk
