// Whether the input's rounding or the arithmetic is to blame: pairs whose true answers are known in closed form.

#include "model/compare/single_verdict.h"

#include "model/run/textbook.h"
#include "model/scene/single_precision.h"

#include "expect_facts.h"
#include "model/scene_named.h"
#include "model/test_shapes.h"

#include <gtest/gtest.h>

namespace gjklab::single_verdict_test {
namespace {

/// Two squares of side 2 whose middles are `apart` from each other along x, the first at (far, 0).
Scene squares(double apart, double far = 0) {
  Scene scene = test_shapes::squaresOf({far + apart, 0, 0});
  scene.a.position.x = far;
  return scene;
}

gjk::Result<3> answer(gjk::Status status, double depth = 0) {
  gjk::Result<3> result;
  result.status = status;
  result.depth = depth;
  return result;
}

SingleVerdict judged(const Scene& exact, const gjk::Result<3>& said) {
  return judgeSingle(exact, inSinglePrecision(exact).value(), said, false);
}

TEST(SingleVerdict, AGapThatAFloatCannotHoldIsTheInputsFault) {
  // 2 + 1e-8 is 2 in single precision: the squares then touch.
  const Scene gap = squares(2.00000001);
  const SingleVerdict touching = judged(gap, answer(gjk::Status::touching));
  EXPECT_EQ(touching.blame, Blame::input);
  EXPECT_NEAR(touching.input_error.value(), 1e-8, 1e-15);
  expectFacts(verdictText(touching), {"touching", "separated", "input"});
  // Who says more than touching of two squares that touch has lost more than the input had.
  EXPECT_EQ(judged(gap, answer(gjk::Status::intersecting)).blame, Blame::arithmetic);
  EXPECT_EQ(judged(gap, answer(gjk::Status::separated)).blame, Blame::nobody);
}

TEST(SingleVerdict, AWrongDepthIsBlamedAsAWrongStatusIs) {
  // Depth 0.5; all numbers are floats.
  const Scene exact = squares(1.5);
  const SingleVerdict right = judged(exact, answer(gjk::Status::intersecting, 0.500001));
  EXPECT_EQ(right.blame, Blame::nobody);
  EXPECT_NEAR(right.error.value(), 1e-6, 1e-12);
  const SingleVerdict wrong = judged(exact, answer(gjk::Status::intersecting, 0.51));
  EXPECT_EQ(wrong.blame, Blame::arithmetic);
  EXPECT_EQ(wrong.input_error, 0);
  expectFacts(verdictText(wrong), {"intersecting", "0.51", "0.01", "0,", "0.01", "arithmetic"});
}

TEST(SingleVerdict, FarFromTheOriginTheInputMovesTheDepth) {
  // Around 10⁷ floats are whole numbers: 10⁷ + 1.5 becomes 10⁷ + 2, and the overlap of 0.5 a touch.
  const Scene far = squares(1.5, 1e7);
  const SingleVerdict touching = judged(far, answer(gjk::Status::touching));
  EXPECT_EQ(touching.truth, gjk::Status::intersecting);
  EXPECT_EQ(touching.rounded, gjk::Status::touching);
  EXPECT_EQ(touching.blame, Blame::input);
  // 10⁷ + 0.75 becomes 10⁷ + 1: the depth of 1.25 becomes 1.
  const SingleVerdict depth = judged(squares(0.75, 1e7), answer(gjk::Status::intersecting, 1));
  EXPECT_EQ(depth.blame, Blame::input);
  EXPECT_NEAR(depth.error.value(), 0.25, 1e-12);
  EXPECT_NEAR(depth.arithmetic_error.value(), 0, 1e-12);
}

/// The textbook's own answers, whatever they are, are told with their own numbers.
TEST(SingleVerdict, OfATextbookRun) {
  for (const double apart : {0.3, 1.0, 1.5, 1.99, 2.5}) {
    const Scene exact = squares(apart), rounded = inSinglePrecision(exact).value();
    gjklab::Run run;
    runTextbook(rounded, run);
    const SingleVerdict verdict = judgeSingle(exact, rounded, run.trace.result, true);
    EXPECT_EQ(verdict.truth, apart < 2 ? gjk::Status::intersecting : gjk::Status::separated);
    if (verdict.error) {
      EXPECT_NEAR(*verdict.error, std::abs(run.trace.result.depth - (2 - apart)), 1e-9);
    }
    EXPECT_EQ(verdict.blame == Blame::nobody, verdictText(verdict).find("to blame") == std::string::npos);
  }
}

/// Bodies so small that the textbook's tolerance of 0.0001 is a visible part of their depth.
TEST(SingleVerdict, AnEarlyStopIsTheTolerancesFault) {
  const Scene exact = test::sceneNamed("hard-3d-small"), rounded = inSinglePrecision(exact).value();
  gjklab::Run run;
  runTextbook(rounded, run);
  const SingleVerdict verdict = judgeSingle(exact, rounded, run.trace.result, true);
  EXPECT_EQ(verdict.blame, Blame::tolerance);
  EXPECT_LT(*verdict.input_error, *verdict.arithmetic_error);
  EXPECT_LT(*verdict.arithmetic_error, static_cast<double>(kTextbookTolerance));
  expectFacts(singleText(verdict), {"textbook", "0.0001", "tolerance is to blame"});
  // The same depth from an unfinished run, or from another solver, is not due to this tolerance.
  gjk::Result<3> unfinished = run.trace.result;
  unfinished.termination = gjk::Termination::max_iterations;
  EXPECT_EQ(judgeSingle(exact, rounded, unfinished, true).blame, Blame::arithmetic);
  EXPECT_EQ(judgeSingle(exact, rounded, run.trace.result, false).blame, Blame::arithmetic);
}

}  // namespace
}  // namespace gjklab::single_verdict_test
