// The small path, compiled for AVX2.

#include "gjk/small/kernels.h"

#if GJK_SMALL_X86
#define GJK_LANES avx2
#define GJK_LANES_FUNCTION [[gnu::target("avx2")]] inline
#define GJK_LANES_INLINE [[gnu::target("avx2"), gnu::always_inline]] inline
#include "gjk/small/kernel.inc"

namespace gjk::small {

template <int D>
[[gnu::target("avx2")]] Ending solveAvx2(const Question<D>& question, Answer<D>& answer) {
  NoLog log;
  const int blocks = question.points_a.blocks.count;
  if (blocks == 1 && question.points_b.blocks.count == 1) return avx2::solve<1>(question, answer, log);
  if (D == 3 && blocks == 4 && question.points_b.blocks.count == 4) return avx2::solve<4>(question, answer, log);
  return avx2::solve<0>(question, answer, log);
}

template Ending solveAvx2(const Question<2>&, Answer<2>&);
template Ending solveAvx2(const Question<3>&, Answer<3>&);

}  // namespace gjk::small
#endif
