#pragma once
// The small path, compiled for each kind of lanes (kernel.inc). All have the same bits.

#include "gjk/small/four_lanes.h"
#include "gjk/small/pair.h"

namespace gjk::small {

template <int D>
class Recorder;

/// Asks only where the processor has it.
Ending solveAvx2(const Question<3>& question, Answer<3>& answer);
/// SSE2 on x86-64; elsewhere one double at a time.
Ending solveBaseline(const Question<3>& question, Answer<3>& answer);
Ending solveRecorded(const Question<3>& question, Answer<3>& answer, Recorder<3>& recorder);

}  // namespace gjk::small
