#pragma once
// The sentences about a replayed run: the summary, and those for one moment.

#include "model/replay/replayed_run.h"

#include <string>

namespace gjklab {

/// "7 iterations, 31 claims checked: all of them hold." or "… 2 of them are false, the first in iteration 4."
std::string summaryOf(const ReplayReport&);
/// "iteration 4 (line 5), support"
std::string placeText(const FalseClaim&);

/// The log's claims at a moment, in its own numbers; false claims are listed separately.
struct ReplayWords {
  std::string title, body;
};
ReplayWords replayWords(const ReplayedRun&, const Moment&);

}  // namespace gjklab
