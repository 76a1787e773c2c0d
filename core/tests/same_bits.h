#pragma once
// Two results that are the same to the last bit, numbers that are none included.

#include "gjk/result.h"

#include <cstring>

namespace gjk::test {

template <int D>
bool sameBits(const Result<D>& x, const Result<D>& y) {
  const auto same = [](const auto& p, const auto& q) { return std::memcmp(&p, &q, sizeof p) == 0; };
  return x.status == y.status && same(x.distance, y.distance) && same(x.depth, y.depth) && same(x.normal, y.normal) &&
         same(x.point_a, y.point_a) && same(x.point_b, y.point_b) && same(x.lower_bound, y.lower_bound) &&
         same(x.upper_bound, y.upper_bound) && x.has_distance == y.has_distance &&
         x.gjk_iterations == y.gjk_iterations && x.epa_iterations == y.epa_iterations &&
         x.support_calls == y.support_calls && x.termination == y.termination;
}

}  // namespace gjk::test
