// What fuzzing found, made smaller by the fuzzer: each pair with what was wrong.
#include "gjk/query.h"

#include "case_check.h"

#include <gtest/gtest.h>

namespace gjk::test::fuzz_findings_test {
namespace {

using fuzz::Case;

template <int D>
void expectSoundAnswer(const Case<D>& c) {
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
  expectSoundAnswer(c);
}

/// The same between flat ellipsoids with a margin, 7e-4 · S off.
TEST(FuzzFindings, WitnessOfFlatEllipsoids) {
  Case<3> c;
  c.a.shape = {Ellipsoid<3>{{0, 0, 1}}, 0.005};
  c.b.shape = {Ellipsoid<3>{{1, 0, 1}}, 0.005};
  c.b.position = {-0.8, -0.7, 0.6};
  c.b.turn.quaternion = {-0.38268374664770144, 0.92387940233110399, 0, 0};
  c.options.rounding = Rounding::support;
  expectSoundAnswer(c);
}

/// Coincident cones of one axis: 1e-6 · S off.
TEST(FuzzFindings, WitnessOfCoincidentCones) {
  Case<3> c;
  c.a.shape = {Cone{1, 0.619485218667}};
  c.b.shape = {Cone{0.8, 0.619485218667}};
  c.a.turn.quaternion =
      c.b.turn.quaternion = {0.81763696210765502, 0.25470691195418532, 0.045098969305211151, -0.51435422635158312};
  expectSoundAnswer(c);
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
  expectSoundAnswer(c);
}

/// Curves apart, one with a hump so small that the oracle missed it: it blamed a certificate that was right.
TEST(FuzzFindings, SmallHumpOfABezierCurve) {
  Case<2> c;
  c.a.shape = {Bezier{{{0.25, 0.35}, {-0.2, 0.32}, {-0.1, 0.35}, {0, -0.15}}}};
  c.b.shape = {Bezier{{{0, 0}, {0, 0}, {-0.3, -0.1}}}};
  c.b.position = {0.5, 1};
  expectSoundAnswer(c);
}

/// A curve's turn so sharp that the nearest of its points were looked for on the wrong side of it: the certificate had
/// the curve end elsewhere, and did not prove the bound.
TEST(FuzzFindings, SharpTurnOfABezierCurve) {
  Case<2> c;
  c.b.shape = {Bezier{{{-0.08, 0.025}, {0.06, 0.03}, {-0.04, 0.046}, {-0.104, -0.019}}}};
  c.b.position = {0, -1};
  expectSoundAnswer(c);
}

/// The centre of a ball at the rim of a flat ellipsoid, the radius in the support function: all directions of a half
/// circle are equally good, and EPA ends at its iteration limit. Of the facets none came near the witness point, nor
/// did support points about the best normal, which is square to the ellipsoid: 2e-6 · S and 8e-6 · S off.
TEST(FuzzFindings, WitnessAtTheRimOfAFlatEllipsoid) {
  Case<3> c;
  c.a.shape = {Ellipsoid<3>{{0, 1.3795036, 0.68964}}};
  c.a.turn.quaternion = {-0.92387953251128674, 0, 0, 0.38268343236508989};
  c.b.shape = {Sphere<3>{0.9}};
  c.b.position = {0.839306064991, 0.839306064990907, -0.35142518};
  expectSoundAnswer(c);

  c.a.shape = {Ellipsoid<3>{{0, 0.842, 1.6964}}};
  c.a.turn.quaternion = {-0.92387953251128674, 0.38268343236508989, 0, 0};
  c.b.position = {0, -0.977, -1.3202};
  c.b.turn.quaternion = {0.84204657571939201, -0.3529273863170907, -0.048045324959774149, 0.40508205471995778};
  expectSoundAnswer(c);
}

/// The same at the rim of a cone.
TEST(FuzzFindings, WitnessAtTheRimOfACone) {
  Case<3> c;
  c.a.shape = {Cone{0.32296440851184821, 1.01045801589}};
  c.b.shape = {Sphere<3>{0.25}};
  c.b.position = {-0.999843157192, -0.32296440851184816, -0.14607896};
  c.options.initial_direction = Vec<3>(0, 0, 1);
  expectSoundAnswer(c);

  c.a.shape = {Cone{0.0112180377094, 0.72626}};
  c.b.shape = {Hull<3>{{{-0.61049, -0.0542651196456, -1.4479}}}, 0.4};
  c.b.position = {0.93031, 0.0430470819362, 1.09376};
  c.b.turn.quaternion = {0.92387953251128674, 0, 0.38268343236508978, 0};
  c.options.initial_direction = Vec<3>(286722.54379263025, 0, -243874.57959767265);
  expectSoundAnswer(c);
}

/// A ball on a segment, the radius in the support function: EPA ends at its iteration limit with a depth 3e-8 · S too
/// great, within the bounds it gives. The check of the certificate took the depth for wrong.
TEST(FuzzFindings, DepthWithinItsOwnBounds) {
  Case<3> c;
  c.a.shape = {Hull<3>{{{-0.6315052, -0.017638507, -0.48107163}, {1.0234706, 0.71776197, -1.3935254}}}};
  c.a.turn.quaternion = {0.87581322748360668, 0.13110261303963899, 0.42718165980564698, 0.18242566964278742};
  c.b.shape = {Point<3>{}, 0.004};
  c.b.position = {-0.70979401, 0.412975, -0.51055665};
  c.options.rounding = Rounding::support;
  expectSoundAnswer(c);
}

/// The end of a segment at the rim of a cone. The certificate's own run, without momentum, ended at its iteration limit
/// with a bound slightly below that of the answer, which it did not prove then.
TEST(FuzzFindings, BoundOfASegmentAtTheRimOfACone) {
  Case<3> c;
  c.a.shape = {Hull<3>{{{0.6, 0, 0}, {0, 0, 0.63205739}}}};
  c.b.shape = {Cone{1.2, 1.5}};
  c.b.position = {0, 0, 0.63205739};
  c.options.acceleration = Acceleration::nesterov;
  expectSoundAnswer(c);
}

/// A needle of a difference, 1e8 times as long as wide. The cofactors of a tetrahedron, squares of its volume, had no
/// digits left, and Johnson's solver took a face for the nearest feature of a simplex that holds the origin: apart.
TEST(FuzzFindings, CofactorsOfANeedle) {
  Case<3> c;
  c.a.shape = {Box<3>{{3e-10, 8e-10, 1e-9}}};
  c.b.shape = {Capsule<3>{1, 0.001}};
  c.b.turn.quaternion = {0.92387953250300248, 0, 0, 0.38268343238508984};
  expectSoundAnswer(c);

  c.a.shape = {Hull<3>{{{-1e-8, 0, 6e-9}, {-1.2e-8, 0, -6e-9}, {0, 0, 0}}}};
  c.a.turn.quaternion = {0.76430288959302528, -0.63082988644217319, 0.052528530589858818, -0.12302642319915236};
  c.b = {};
  c.b.shape = {Segment<3>{
      {Vec<3>(1.57994678426, 0.79948977, -1.53710060675), Vec<3>(1.3199862, -1.56165692393, -1.23111699549)}}};
  c.b.position = {-1.49329326793, -0.012440874, 1.43510606814};
  expectSoundAnswer(c);

  c.a.shape = {Hull<3>{{{0, 4e-9, 0}, {-2e-9, 4e-9, 0}, {0, -1e-9, 0}}}};
  c.a.turn = {};
  c.b.shape = {Hull<3>{{{-0.0020221607, -0.082535243, 0.044686797}, {1.30634052626, 0.974477049056, 0.514217014502}}}};
  c.b.position = {0.151721514927, 0.83224765535, -0.295102912941};
  c.b.turn.quaternion = {-0.38268343287651602, 0, 0, 0.92387953229944708};
  expectSoundAnswer(c);
}

/// Flat but for 1e-12, and a tolerance for touching that is finer than EPA's: what counts as an overlap then was not
/// proven to be one.
TEST(FuzzFindings, OverlapBetweenTheTolerances) {
  Case<2> c;
  c.a.shape = {Hull<2>{{{7.3234567802906332, 7.3234567802848015}, {-7.2251666854481045, -7.2251666854653794}, {0, 0}}}};
  c.a.turn.angle = 4.7123959857036235;
  c.b = c.a;
  c.options.tolerance = 3.4741818344957867e-14;
  expectSoundAnswer(c);
}

/// Touching, at the edge of the tolerance: the bounds of such a pair are proven to within twice of it.
TEST(FuzzFindings, TouchingAtTheEdgeOfTheTolerance) {
  Case<2> c;
  c.a.shape = {Box<2>{{0, 4e-11}}};
  c.b.shape = {Hull<2>{{{1, 0}, {-0.4, 0}}}, 5e-11};
  expectSoundAnswer(c);
}

/// A point far from its body's origin in a tiny ellipsoid: the bounds crossed by the rounding of its coordinates, and
/// the facet that the normal meets was left out. 6e-6 · S off.
TEST(FuzzFindings, WitnessOfATinyEllipsoidFarFromItsOrigin) {
  Case<2> c;
  c.a.shape = {Hull<2>{{{0.87895232, 1.3522757}}}};
  c.b.shape = {Ellipsoid<2>{{1.28e-7, 6.7e-8}}};
  c.b.position = {0.87895226, 1.3522756347776};
  c.b.turn.angle = 0.8;
  expectSoundAnswer(c);
}

/// Likewise in 3-D, with a margin in the support function: 3e-6 · S off.
TEST(FuzzFindings, WitnessOfATinySegmentInABallFarFromItsOrigin) {
  Case<3> c;
  c.a.shape = {Hull<3>{{{-1.07e-8, -5.68e-9, 1.5695e-8}, {1.0524e-8, 5.8674e-9, 1.5729e-8}}}};
  c.b.shape = {Hull<3>{{{-1.067631102942721, 1.60512240461, 0.911556192653}}}, 2e-11};
  c.b.position = {1.06763110923, -1.60512240105, -0.91155617693059576};
  expectSoundAnswer(c);
}

/// A triangle with two corners 1e-10 apart and the third at 1: seen from there, the weights of its nearest point had no
/// digits left in double-double arithmetic, and gave it back to 2e-12 · S only.
TEST(FuzzFindings, WeightsOfATriangleWithOneFarCorner) {
  Case<3> c;
  c.a.shape = {Hull<3>{{{9e-11, -1e-10, -9e-11}, {0, 0, 0}}}};
  c.a.turn.quaternion = {-0.92387953251128674, 0, 0.38268343236508989, 0};
  c.b.shape = {Hull<3>{{{1.6294145502245065, -1.02e-5, -9.7196311e-5}, {0, 0, 0}}}};
  c.b.position = {-1.62941455014, -9.7196373e-5, 1.0220535e-5};
  c.b.turn.quaternion = {0.70710678118654757, 0.70710678118654746, 0, 0};
  c.options.initial_direction = Vec<3>(0, 0, 1);
  expectSoundAnswer(c);
}

/// A small cylinder in a large ball, its radius in the support function: the depth is least along the axis, and only a
/// little greater all around it, where the last digits were looked for. 2e-5 · S off.
TEST(FuzzFindings, DepthOfASmallCylinderInABall) {
  Case<3> c;
  c.a.shape = {Cylinder{0.0013, 0.00133}};
  c.a.turn.quaternion = {0.1629323092544038, -0.25485408301272727, -0.64040288387207289, -0.70596501705190873};
  c.b.shape = {Sphere<3>{1}};
  expectSoundAnswer(c);
}

/// The same around the axis of a large cylinder: 1e-6 · S off.
TEST(FuzzFindings, DepthOfASmallSegmentInACylinder) {
  Case<3> c;
  c.a.shape = {Hull<3>{{{2e-6, 0, 0}, {0, 1e-6, 2e-6}}}};
  c.a.turn.quaternion = {6.123233995736766e-17, 0, 1, 0};
  c.b.shape = {Cylinder{1.2, 1}};
  expectSoundAnswer(c);
}

/// A point in the side of a cylinder: a depth below EPA's tolerance was called an overlap by a finer one for touching.
TEST(FuzzFindings, TouchingFinerThanTheDepth) {
  Case<3> c;
  c.b.shape = {Cylinder{1, 0.72303282202685693}};
  c.b.position = {0, 0, 0.72303282202685693};
  c.options.tolerance = 5.3361655261845672e-12;
  expectSoundAnswer(c);
}

/// Before the tip of a needle the planes of all its faces pass close by: the axis test called them touching.
TEST(FuzzFindings, AxesAtTheTipOfANeedle) {
  Case<3> c;
  c.b.shape = {Hull<3>{{{0, 0, 0}, {1, 0, 0}, {-1.1806297, -2.6252e-5, -0.00016212}}}};
  c.b.position = {1.180639, -0.0001332, 9.6074e-5};
  c.b.turn.quaternion = {0.38268343236508984, 0.92387953251128674, 0, 0};
  expectSoundAnswer(c);
}

/// Flatter than the axis test distinguishes: the gap it gives must still be one.
TEST(FuzzFindings, AxesOfAHullThatIsNearlyFlat) {
  Case<3> c;
  c.a.shape = {Hull<3>{{{1, 1, 0}, {-1, 1, 0}, {-1, -1, 0}, {1, -1, 0}, {0.1, 0, 7e-11}}}};
  c.b.shape = {Box<3>{{1, 1, 1}}};
  c.b.position = {0, 0, 1.25};
  expectSoundAnswer(c);
}

/// Touching when the iterations run out: the extent along the normal rounded to zero, and the bounds stayed those of a
/// depth.
TEST(FuzzFindings, TouchingWhereIterationsRunOut) {
  Case<3> c;
  c.a.shape = {Box<3>{{3.1191644823610509e-05, 0.00017761800384175281, 0.00023409973735905192}}};
  c.b.shape = {Capsule<3>{0.00011322589237161512, 0.00015492758890891593}};
  c.b.position = {0, 0, 0.00038902732626796784};
  c.options.initial_direction = Vec<3>(0, 0, -0.00038902732626796784);
  c.options.max_iterations = 3;
  expectSoundAnswer(c);
}

/// A curve of one point: the check of its certificate halved it without an end.
TEST(FuzzFindings, BezierCurveOfOnePoint) {
  Case<2> c;
  c.a.shape = c.b.shape = {Bezier{{{-64, -64}, {-64, -64}, {-64, -64}, {-64, -64}}}};
  c.a.turn.angle = c.b.turn.angle = -64;
  c.a.position = c.b.position = {-64, -64};
  expectSoundAnswer(c);
}

/// A size whose square is no number: it is refused, not answered wrongly.
TEST(FuzzFindings, SizesBelowTheLeastAreRefused) {
  const Shape<1> tiny{Box<1>{Vec<1>(1.2252828016862914e-321)}}, point{Point<1>{}};
  const Result<1> result = query<1>(tiny, {}, point, {}, {});
  EXPECT_EQ(result.termination, Termination::invalid_input);
}

/// A box against a curve a million times smaller that touches it: asked again from its own end, the simplex was empty
/// when EPA began.
TEST(FuzzFindings, ATinyCurveAskedAgain) {
  Case<2> c;
  c.a.shape = {Box<2>{{1.0588416321770495, 0.001197457870748}}};
  c.a.turn.angle = 0.78539816342347002;
  c.b.shape = {Bezier{{{-3.4e-10, 1.09232e-08},
                       {1.093729e-08, -3.44663893814e-08},
                       {3.5899823e-09, -4.18793143776e-08},
                       {7.7167e-08, 2.893573e-08}}}};
  c.b.position = {0.747867351506733, 0.74956085231546332};
  expectSoundAnswer(c);
}

/// A first direction whose square is no number: the log of the small path had a bound that rose.
TEST(FuzzFindings, ATinyFirstDirection) {
  Case<2> c;
  c.a.shape = {Box<2>{{0, 0.001}}};
  c.b.position = {-1, 0};
  c.options.initial_direction = Vec<2>(-4.3936976063088264e-279, 1.4193082829046694e-280);
  expectSoundAnswer(c);
}

/// A ball of 6e-12 around a point that touches another: a warm start from anywhere ended in invalid-input.
TEST(FuzzFindings, ATinyBallAskedWarm) {
  Case<3> c;
  c.a.shape = {Point<3>{}, 6.0000000000000003e-12};
  c.b.shape = {Hull<3>{{{-1.928702154114659, -0.10017778088320517, -1.53950842036}}}};
  c.b.position = {0.100177780887, -1.9287021541167366, 1.53950842036};
  c.b.turn.quaternion = {-0.70710678118654746, 0, 0, 0.70710678118654757};
  c.options.rounding = Rounding::support;
  expectSoundAnswer(c);
}

/// A needle whose tip all but touches a point: a vertex that GJK had already seemed to lie further out, and the small
/// path ended there with a simplex whose weights proved less than its answer said.
TEST(FuzzFindings, AKnownVertexThatSeemsFurther) {
  Case<3> c;
  c.a.shape = {Hull<3>{{{1, 0, -0.59999999999999998}, {0.40749461999999997, -0.95413884385992809, 0.12722453}}}};
  c.a.turn.quaternion = {0.70710677085517226, 0, 0.70710679151792266, 0};
  c.b.shape = {Hull<3>{{{-0.12416259547400001, 1.7669912565799999, -0.24939485}}}};
  c.b.position = {1.2888798084499999, 0.38310886999999999, -0.15809978};
  c.b.turn.quaternion = {0.38268343236499647, 0, 0, 0.92387953251132537};
  expectSoundAnswer(c);
}

}  // namespace
}  // namespace gjk::test::fuzz_findings_test
