#include "gjk/batch.h"

#include <algorithm>

namespace GJK_API gjk {

template <int D>
void closestPoints(std::span<const PlacedPair<D>> pairs, std::span<Result<D>> answers, const Options<D>& options) {
  const std::size_t count = std::min(pairs.size(), answers.size());
  for (std::size_t i = 0; i < count; ++i) {
    const PlacedPair<D>& pair = pairs[i];
    if (pair.a && pair.b)
      answers[i] = query(*pair.a, pair.pose_a, *pair.b, pair.pose_b, options);
    else
      answers[i] = detail::noAnswer<D>(Termination::invalid_input);
  }
}

template void closestPoints(std::span<const PlacedPair<1>>, std::span<Result<1>>, const Options<1>&);
template void closestPoints(std::span<const PlacedPair<2>>, std::span<Result<2>>, const Options<2>&);
template void closestPoints(std::span<const PlacedPair<3>>, std::span<Result<3>>, const Options<3>&);

}  // namespace gjk
