#pragma once
// The region step test by test: what each sign test says, and what is known once it has been made.

#include "model/frame/frame.h"

#include <span>

namespace gjklab {

/// Of a region that a test made before this one excludes, or this one.
inline constexpr double kExcludedInk = 0.3;

/// The side of a test's line or plane that its verdict leaves the origin out of; nothing where the test has none: a
/// cofactor or a volume compares.
std::optional<FrameRegion::HalfSpace> sideLost(std::span<const dvec3> simplex, const gjk::SignTest& test);

/// Whether a verdict excludes a region. One that a more exact test overruled excludes nothing.
bool excludes(const gjk::GjkRecord<3>& record, const gjk::SignTest& test);

/// A frame of a region step whose regions are unknown: up to and with this test, what its tests exclude and what was
/// ruled out without one. The pointer's own target goes before the test's picture.
void showTest(Frame&, int test);

}  // namespace gjklab
