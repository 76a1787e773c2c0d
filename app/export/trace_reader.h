#pragma once
// A trace back from its JSON: the scene, and a run that can be stepped like one of our own.

#include "model/run/given_run.h"

#include <string>
#include <variant>

namespace gjklab {

/// One sentence: "FILE:LINE:COLUMN: …" for syntax, "FILE: steps[2].simplex[0].w: …" for meaning.
struct TraceError {
  std::string message;
};

/// Reads what `traceJson` writes, whoever wrote it; `file` is only used in errors and as the run's source. Checked is
/// what the parts of the program rely on that show a run: kinds, counts, letters and indices. Whether the numbers are
/// right is another question (replay). Keys that are not known are left alone: later versions may add some.
std::variant<GivenRun, TraceError> readTrace(const std::string& text, const std::string& file);

}  // namespace gjklab
