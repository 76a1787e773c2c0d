#include "gjk/detail/nearest_pair.h"

#include "gjk/epa_witness.h"
#include "gjk/gjk.h"
#include "gjk/tolerances.h"

namespace gjk::detail {
namespace {

/// The difference relative to the target.
template <int D>
struct FromTarget {
  const SupportFunction<D>& support;
  const Vec<D>& target;

  void localSupport(const Vec<D>& d, LocalSupport<D>& into) const {
    into = support(d);
    into.w -= target;
  }
  Support<D> placed(const LocalSupport<D>& s) const { return {s.w, s.local_a, s.local_b, s.index_a, s.index_b}; }
};

}  // namespace

template <int D>
NearPair<D> nearestPair(const SupportFunction<D>& support, const Vec<D>& target, const Vec<D>& direction) {
  constexpr int kIterations = 128;
  FromTarget<D> source{support, target};
  const DistanceMethod method;
  Gjk<D, FromTarget<D>, DistanceMethod> gjk(source, method, kNearestPair, kIterations, nullptr);
  const GjkOutcome<D>& found = gjk.run(direction);
  NearPair<D> pair;
  if (found.termination == Termination::invalid_input) return pair;
  const Feature all = allOf(found.simplex.size());
  const std::array<double, D + 1> weight = barycentricWeights(found.simplex, all, found.closest, found.scale);
  Vec<D> miss(0.0);
  for (int i = 0; i < found.simplex.size(); ++i) {
    addWeighted(pair.point, weight[i], found.simplex.letter(i));
    miss += weight[i] * found.simplex.letter(i).w;
  }
  pair.miss = glm::dot(miss, miss);
  return pair;
}

template NearPair<1> nearestPair(const SupportFunction<1>&, const Vec<1>&, const Vec<1>&);
template NearPair<2> nearestPair(const SupportFunction<2>&, const Vec<2>&, const Vec<2>&);
template NearPair<3> nearestPair(const SupportFunction<3>&, const Vec<3>&, const Vec<3>&);

}  // namespace gjk::detail
