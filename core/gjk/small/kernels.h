#pragma once
// The small path, compiled for each kind of lanes (kernel.inc). All have the same bits.

#include "gjk/small/four_lanes.h"
#include "gjk/small/pair.h"

namespace gjk::small {

template <int D>
class Recorder;

/// Call it only if the processor has AVX2.
template <int D>
Ending solveAvx2(const Question<D>& question, Answer<D>& answer);
/// One double at a time.
template <int D>
Ending solvePlain(const Question<D>& question, Answer<D>& answer);
/// SSE2 on x86-64; elsewhere one double at a time.
template <int D>
Ending solveBaseline(const Question<D>& question, Answer<D>& answer);
template <int D>
Ending solveRecorded(const Question<D>& question, Answer<D>& answer, Recorder<D>& recorder);

}  // namespace gjk::small
