#pragma once
// The small path.
#include "gjk/query.h"

namespace gjk::small {

/// Which instructions a run uses; the bits are the same.
enum class Instructions : std::uint8_t {
  best,      ///< AVX2 where the processor has it
  baseline,  ///< SSE2 on x86-64
  plain,     ///< one double at a time
};

/// Whether the small path answers, as query() does; if not, nothing is changed but the trace, which is empty.
template <int D>
bool answer(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
            const Options<D>& options, Trace<D>* trace, WarmStart<D>* warm, Result<D>& result,
            Instructions instructions = Instructions::best);

}  // namespace gjk::small
