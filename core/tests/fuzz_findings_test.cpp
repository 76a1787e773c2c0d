// What fuzzing found, made smaller by the fuzzer: each pair with what was wrong.
#include "case_check.h"

#include <gtest/gtest.h>

namespace gjk::test {
namespace {

using fuzz::Case;

template <int D>
void expectSound(const Case<D>& c) {
  const auto failure = fuzz::check(c);
  EXPECT_FALSE(failure) << failure->check << ": " << failure->detail << "\n" << sceneText(c);
}

/// A segment in a ball, the radius in the support function. A ⊖ B is a capsule: all directions about its axis are
/// nearly as deep, so EPA ends at its iteration limit, and its witness point lay 1e-4 · S off the ball.
TEST(FuzzFindings, WitnessOfASegmentInABall) {
  Case<3> c;
  c.a.shape = {Sphere<3>{1.4}};
  c.b.shape = {Hull<3>{{{-1.36, 1.81, -0.683}, {0, 0, 0}}}};
  c.b.position = {1.36, -1.806, 0.683};
  c.options.rounding = Rounding::support;
  expectSound(c);
}

/// The same between flat ellipsoids with a margin, 7e-4 · S off.
TEST(FuzzFindings, WitnessOfFlatEllipsoids) {
  Case<3> c;
  c.a.shape = {Ellipsoid<3>{{0, 0, 1}}, 0.005};
  c.b.shape = {Ellipsoid<3>{{1, 0, 1}}, 0.005};
  c.b.position = {-0.8, -0.7, 0.6};
  c.b.turn.quaternion = {-0.38268374664770144, 0.92387940233110399, 0, 0};
  c.options.rounding = Rounding::support;
  expectSound(c);
}

/// Coincident cones of one axis: 1e-6 · S off.
TEST(FuzzFindings, WitnessOfCoincidentCones) {
  Case<3> c;
  c.a.shape = {Cone{1, 0.619485218667}};
  c.b.shape = {Cone{0.8, 0.619485218667}};
  c.a.turn.quaternion =
      c.b.turn.quaternion = {0.81763696210765502, 0.25470691195418532, 0.045098969305211151, -0.51435422635158312};
  expectSound(c);
}

/// Two segments in one line but for 1e-13 of a turn: the three corners of the simplex are all but collinear, and the
/// weights of its nearest point missed that point by 3e-9 · S.
TEST(FuzzFindings, WeightsOfSegmentsAlmostInOneLine) {
  Case<3> c;
  c.a.shape = {Capsule<3>{1, 0}};
  c.a.turn.quaternion = {-0.70710678118691361, 0, 0, 0.70710678118618142};
  c.b.shape = {Capsule<3>{0.8, 0}};
  c.b.position = {0, -1e-13, 0};
  c.b.turn.quaternion = {0.70710678118654757, 0, 0, 0.70710678118654746};
  c.options.tolerance = 5.789960890318984e-14;
  expectSound(c);
}

}  // namespace
}  // namespace gjk::test
