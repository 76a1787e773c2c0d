// A first few of the worlds that ./run fuzz goes on with.
#include "world_check.h"

#include <gtest/gtest.h>

namespace gjklab {
namespace {

TEST(RandomWorlds, NothingTunnelsNoNumberIsLostNoEnergyComesFromNothing) {
  for (std::uint64_t seed = 1; seed <= 24; ++seed) {
    const auto fault = faultOf(randomWorld(seed), 40);
    EXPECT_FALSE(fault) << "world_fuzz --seed " << seed << ": " << *fault;
  }
}

}  // namespace
}  // namespace gjklab
