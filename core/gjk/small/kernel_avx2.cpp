// The small path in AVX2.

#include "gjk/small/kernels.h"

#if GJK_SMALL_X86
#define GJK_LANES avx2
#define GJK_LANES_FUNCTION [[gnu::target("avx2")]] inline
#define GJK_LANES_INLINE [[gnu::target("avx2"), gnu::always_inline]] inline
#include "gjk/small/kernel.inc"

namespace gjk::small {

[[gnu::target("avx2")]] Ending solveAvx2(const Question<3>& question, Answer<3>& answer) {
  NoLog log;
  const int blocks = question.points_a.count;
  if (blocks == 1 && question.points_b.count == 1) return avx2::solve<1>(question, answer, log);
  if (blocks == 4 && question.points_b.count == 4) return avx2::solve<4>(question, answer, log);
  return avx2::solve<0>(question, answer, log);
}

}  // namespace gjk::small
#endif
