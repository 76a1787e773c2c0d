#pragma once
// Two boxes that touch or overlap, by their 15 axes (closed_form.h).

#include "gjk/query.h"
#include "gjk/small/pair.h"

namespace gjk::small {

/// False if the boxes' cores are further apart than what counts as touching with these radii, or if rounding leaves the
/// depth in doubt. `scale`: S of the cores.
bool solveBoxes(const Box<3>& a, const Pose<3>& pose_a, const Box<3>& b, const Pose<3>& pose_b, double radius,
                const Options<3>& options, Answer<3>& answer, double& scale);

}  // namespace gjk::small
