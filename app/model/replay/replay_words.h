#pragma once
// What is told of somebody's own run: in all, and at one moment of it.

#include "model/replay/replayed_run.h"

#include <string>

namespace gjklab {

/// "7 iterations, 31 claims checked: all of them hold." or "… 2 of them are false, the first in iteration 4."
std::string summaryOf(const ReplayReport&);
/// "iteration 4 (line 5), support"
std::string placeText(const FalseClaim&);

/// What the log says at a moment, in its own numbers; what is false of it is told apart.
struct ReplayWords {
  std::string title, body;
};
ReplayWords replayWords(const ReplayedRun&, const Moment&);

}  // namespace gjklab
