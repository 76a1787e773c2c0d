#pragma once
// The query on the shapes of shape.h: distance and witness points, or depth and normal, of two placed convex shapes.

#include "gjk/shape.h"
#include "gjk/trace.h"
#include "gjk/warm_start.h"

#include <type_traits>

namespace GJK_API gjk {

/// Runs GJK, and EPA if the shapes (under Rounding::core: their cores) overlap. Ends on every input, with a named
/// reason. Computes in a frame relative to the pair, so bodies far from the world origin lose no precision. A trace
/// records every iteration (trace.h). With a warm start, which the caller keeps for the
/// pair from query to query, the run begins where the previous one ended (warm_start.h). Method::separating_axes runs
/// only that test (sat_query.h), without records or a warm start.
template <int D>
Result<D> query(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                const Options<D>& options = {}, std::type_identity_t<Trace<D>>* trace = nullptr,
                std::type_identity_t<WarmStart<D>>* warm = nullptr);

}  // namespace gjk
