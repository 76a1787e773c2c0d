#pragma once
// Many pairs in one call. Threads are the caller's: parts of the spans may be answered at the same time.

#include "gjk/query.h"

#include <span>

namespace GJK_API gjk {

/// Two placed shapes, which the caller keeps.
template <int D>
struct PlacedPair {
  const Shape<D>* a = nullptr;
  Pose<D> pose_a;
  const Shape<D>* b = nullptr;
  Pose<D> pose_b;
};

/// answers[i] = query(pairs[i]), for as many as both spans have. A pair without a shape is
/// Status::invalid. Allocates nothing that query() does not.
template <int D>
void closestPoints(std::span<const PlacedPair<D>> pairs, std::span<Result<D>> answers, const Options<D>& options = {});

}  // namespace gjk
