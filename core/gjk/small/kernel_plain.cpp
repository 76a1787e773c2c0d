// The small path with one double at a time: for other architectures, and as a reference in tests.

#include "gjk/small/kernels.h"

#define GJK_LANES plain
#define GJK_LANES_FUNCTION inline
#define GJK_LANES_INLINE GJK_SMALL_INLINE
#include "gjk/small/kernel.inc"

namespace gjk::small {

template <int D>
Ending solvePlain(const Question<D>& question, Answer<D>& answer) {
  NoLog log;
  return plain::solve<0>(question, answer, log);
}

template Ending solvePlain(const Question<2>&, Answer<2>&);
template Ending solvePlain(const Question<3>&, Answer<3>&);

}  // namespace gjk::small
