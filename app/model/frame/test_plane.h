#pragma once
// 3-D: the visible part of the plane of one sign test of the region step. It is a disc at the test's vertex, edge or
// face, wide enough to be visible beside it, and includes the foot of the perpendicular from O.

#include "model/frame/frame.h"

namespace gjklab {

struct TestPlane {
  gjk::TestSubject test;
  dvec3 centre{0.0};
  dvec3 normal{0.0};  ///< unit, towards the side of O
  double radius = 0;
  dvec3 foot{0.0};      ///< the point of the plane nearest to O
  double distance = 0;  ///< of O from the plane, with the sign of the test's value
};

/// The plane of the test that the frame explains, or whose row is under the pointer. Empty in 2-D and 1-D, if the test
/// has no plane, or if the simplex has no extent.
std::optional<TestPlane> testPlaneOf(const Frame&);

/// Whether the frame explains a test with a plane, whose picture is then shown alone.
bool tellsTestPlane(const Frame&);

/// The points for which the picture of the explained test needs room; empty without such a test.
std::vector<dvec3> roomOfTest(const Frame&);

}  // namespace gjklab
