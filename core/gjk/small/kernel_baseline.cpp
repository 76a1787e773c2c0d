// The small path in what every processor of the kind has: SSE2, or single doubles. A run that is recorded is one of
// these, of the same bits.

#include "gjk/small/kernels.h"
#include "gjk/small/recorder.h"

#if GJK_SMALL_X86
#define GJK_LANES sse2
#else
#define GJK_LANES plain
#endif
#define GJK_LANES_FUNCTION inline
#define GJK_LANES_INLINE GJK_SMALL_INLINE
#include "gjk/small/kernel.inc"

namespace gjk::small {

Ending solveBaseline(const Question<3>& question, Answer<3>& answer) {
  NoLog log;
  const int blocks = question.points_a.count;
  if (blocks == 1 && question.points_b.count == 1) return GJK_LANES::solve<1>(question, answer, log);
  return GJK_LANES::solve<0>(question, answer, log);
}

Ending solveRecorded(const Question<3>& question, Answer<3>& answer, Recorder<3>& recorder) {
  return GJK_LANES::solve<0>(question, answer, recorder);
}

}  // namespace gjk::small
