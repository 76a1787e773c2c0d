// A query that is worked on part by part: the same answers, ended at any time.

#include "gjk/resumable_query.h"
#include "gjk/query.h"

#include "pair_generator.h"
#include "same_bits.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <utility>

namespace gjk::test::resumable_query_test {
namespace {

constexpr std::chrono::nanoseconds kOneIteration{0};

/// Tolerances that nothing small answers at once, and every method.
template <int D>
Options<D> optionsOf(Random& random) {
  Options<D> options;
  options.epa_tolerance = random.magnitude(-16, -3);
  options.epa_max_iterations = random.integer(0, 60);
  options.rounding = random.integer(0, 1) ? Rounding::support : Rounding::core;
  constexpr Method kMethods[] = {Method::distance, Method::distance, Method::boolean, Method::separating_axes};
  options.method = kMethods[random.integer(0, 3)];
  return options;
}

template <int D>
void checkAnswers(std::uint64_t seed) {
  PairGenerator<D> generator(seed);
  Random random(seed + 1);
  int divided = 0;
  for (int i = 0; i < 1500; ++i) {
    const Pair<D> pair = generator.next();
    SCOPED_TRACE(std::to_string(i) + ": " + pair.kind);
    const Options<D> options = optionsOf<D>(random);
    const Result<D> expected = query<D>(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose, options);
    ResumableQuery<D> asked(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose, options);
    ResumableQuery<D> parts = std::move(asked);
    int seen = 0;
    divided += !parts.ended();
    while (parts.advance(kOneIteration)) {
      EXPECT_EQ(parts.epaIterations(), ++seen) << "one at a time";
      EXPECT_FALSE(parts.ended());
    }
    ASSERT_TRUE(parts.ended());
    EXPECT_TRUE(sameBits(parts.result(), expected));
    EXPECT_EQ(parts.epaIterations(), expected.epa_iterations);
    EXPECT_FALSE(parts.advance(kOneIteration)) << "and that is all";
  }
  EXPECT_GT(divided, 100);
}

TEST(ResumableQuery, AnswersAsTheQueryDoesIn1D) { checkAnswers<1>(921); }
TEST(ResumableQuery, AnswersAsTheQueryDoesIn2D) { checkAnswers<2>(922); }
TEST(ResumableQuery, AnswersAsTheQueryDoesIn3D) { checkAnswers<3>(923); }

/// A ball and a point off its centre, with EPA on the ball itself: facet after facet.
TEST(ResumableQuery, EndsWithWhatIsProvenByThen) {
  Options<3> options;
  options.rounding = Rounding::support;
  options.epa_tolerance = 1e-300;
  options.epa_max_iterations = 1'000'000'000;
  const Shape<3> ball{Sphere<3>{2}}, point{Sphere<3>{0}};
  Pose<3> inside;
  ResumableQuery<3> asked(ball, {}, point, inside, options);
  for (int i = 0; i < 40; ++i) ASSERT_TRUE(asked.advance(kOneIteration));
  asked.endSoon();
  EXPECT_FALSE(asked.advance(kOneIteration));
  EXPECT_EQ(asked.epaIterations(), 41);
  EXPECT_EQ(asked.result().termination, Termination::max_iterations);
  EXPECT_LE(asked.result().lower_bound, 2);
  EXPECT_GE(asked.result().upper_bound, 2 * (1 - 1e-15));
  options.epa_max_iterations = 41;
  EXPECT_TRUE(sameBits(asked.result(), query<3>(ball, {}, point, inside, options))) << "as if that were its limit";
}

TEST(ResumableQuery, WhatIsNoShapeIsAnsweredAtOnce) {
  const Shape<3> none{Sphere<3>{std::numeric_limits<double>::quiet_NaN()}}, point{Sphere<3>{0}};
  const ResumableQuery<3> asked(none, {}, point, {});
  ASSERT_TRUE(asked.ended());
  EXPECT_EQ(asked.result().termination, Termination::invalid_input);
}

}  // namespace
}  // namespace gjk::test::resumable_query_test
