// The small path with the instructions that every processor of the architecture has: SSE2, pairs of doubles in a
// browser, or single doubles. A recorded run uses this version, which has the same bits.

#include "gjk/small/kernels.h"
#include "gjk/small/recorder.h"

#if GJK_SMALL_X86
#define GJK_LANES sse2
#elif defined(__wasm_simd128__)
#define GJK_LANES wasm
#else
#define GJK_LANES plain
#endif
#define GJK_LANES_FUNCTION inline
#define GJK_LANES_INLINE GJK_SMALL_INLINE
#include "gjk/small/kernel.inc"

namespace gjk::small {

template <int D>
Ending solveBaseline(const Question<D>& question, Answer<D>& answer) {
  NoLog log;
  if (question.points_a.blocks.count == 1 && question.points_b.blocks.count == 1)
    return GJK_LANES::solve<1>(question, answer, log);
  return GJK_LANES::solve<0>(question, answer, log);
}

template <int D>
Ending solveRecorded(const Question<D>& question, Answer<D>& answer, Recorder<D>& recorder) {
  return GJK_LANES::solve<0>(question, answer, recorder);
}

template Ending solveBaseline(const Question<2>&, Answer<2>&);
template Ending solveBaseline(const Question<3>&, Answer<3>&);
template Ending solveRecorded(const Question<2>&, Answer<2>&, Recorder<2>&);
template Ending solveRecorded(const Question<3>&, Answer<3>&, Recorder<3>&);

}  // namespace gjk::small
