// Thousands of random and degenerate pairs of polytopes in each dimension, against brute force.
#include "pair_generator.h"
#include "property_check.h"
#include "sanitizers.h"

#include <gtest/gtest.h>

namespace gjk::test::pair_property_test {
namespace {

template <int D>
Options<D> optionsFor(int run) {
  Options<D> options;
  options.sub_distance = valueAt<SubDistance>(run);
  options.acceleration = valueAt<Acceleration>(run / valueCount<SubDistance>());
  options.rounding = run % 4 == 3 ? Rounding::support : Rounding::core;
  options.method = run % 5 == 4 ? Method::boolean : Method::distance;
  return options;
}

template <int D>
void checkRandomPairs(std::uint64_t seed, int count) {
  count /= test::kShareOfCases;
  PairGenerator<D> generator(seed);
  int hits = 0;
  for (int run = 0; run < count; ++run) {
    const Pair<D> pair = generator.next();
    SCOPED_TRACE(testing::Message() << "run " << run << ": " << pair.kind);
    hits += checkPair(pair, optionsFor<D>(run)).status != Status::separated;
    ASSERT_FALSE(testing::Test::HasFailure()) << describe(pair);
  }
  EXPECT_GT(hits, 0.3 * count);
  EXPECT_LT(hits, 0.7 * count);
}

TEST(PairProperties, In1D) { checkRandomPairs<1>(51, 4000); }
TEST(PairProperties, In2D) { checkRandomPairs<2>(52, 4000); }
TEST(PairProperties, In3D) { checkRandomPairs<3>(53, 3000); }

}  // namespace
}  // namespace gjk::test::pair_property_test
