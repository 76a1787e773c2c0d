#pragma once
// The region step, test by test: the verdict of each sign test, and what is known after it.

#include "model/frame/frame.h"

#include <span>

namespace gjklab {

/// The state of a region that this test or an earlier one excludes.
inline constexpr double kExcludedInk = 0.3;

/// The side of a test's line or plane that its verdict excludes; empty if the test has no line or plane (a cofactor or
/// a volume).
std::optional<FrameRegion::HalfSpace> sideLost(std::span<const dvec3> simplex, const gjk::SignTest& test);

/// Whether a verdict excludes a region. A verdict overruled by a more exact test excludes nothing.
bool excludes(const gjk::GjkRecord<3>& record, const gjk::SignTest& test);

/// Sets the regions of a frame of the region step whose regions are unknown: those excluded by the tests up to and
/// including this one, and those ruled out without a test. The pointer's target takes precedence over the test's
/// picture.
void showTest(Frame&, int test);

}  // namespace gjklab
