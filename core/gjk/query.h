#pragma once
// The query on the shapes of shape.h: distance and witness points, or depth and normal, of two placed convex shapes.

#include "gjk/shape.h"
#include "gjk/trace.h"
#include "gjk/warm_start.h"

#include <type_traits>

namespace GJK_API gjk {

/// Runs GJK, and EPA where the shapes (under Rounding::core: their cores) overlap. Ends on every input, with a named
/// reason. The run takes place in a frame relative to the pair, so bodies far from the world origin lose nothing. With
/// a trace every iteration is recorded in it; the result is bit-identical without. With a warm start, which the caller
/// keeps for the pair from query to query, the run begins where the last one ended (warm_start.h). Under
/// Method::separating_axes nothing is run but that test (sat_query.h): no records, no warm start.
template <int D>
Result<D> query(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                const Options<D>& options = {}, std::type_identity_t<Trace<D>>* trace = nullptr,
                std::type_identity_t<WarmStart<D>>* warm = nullptr);

}  // namespace gjk
