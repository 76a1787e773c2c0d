#pragma once
// In space: the plane of one sign test of the region step, as the part of it that is shown. A disc at the vertex, edge
// or face where the test is asked, wide enough to be read beside that, with the foot of the perpendicular from O.

#include "model/frame/frame.h"

namespace gjklab {

struct TestPlane {
  gjk::TestSubject test;
  dvec3 centre{0.0};
  dvec3 normal{0.0};  ///< unit, towards the side that holds O
  double radius = 0;
  dvec3 foot{0.0};      ///< the point of the plane nearest to O
  double distance = 0;  ///< of O from the plane: positive where the test's value is
};

/// Of the test that the frame tells, or whose row is pointed at. Nothing in the plane and on the line, and where the
/// test has no plane or the simplex no extent.
std::optional<TestPlane> testPlaneOf(const Frame&);

/// Whether the frame tells a test that has a plane: its picture stands alone.
bool tellsTestPlane(const Frame&);

/// What the picture of the test that is told needs room for; empty without one.
std::vector<dvec3> roomOfTest(const Frame&);

}  // namespace gjklab
