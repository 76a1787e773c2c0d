#pragma once
// Reads a trace from its JSON: the scene, and a run that can be stepped through like our own.

#include "model/run/given_run.h"

#include <string>
#include <variant>

namespace gjklab {

/// One sentence: "FILE:LINE:COLUMN: …" for syntax, "FILE: steps[2].simplex[0].w: …" for meaning.
struct TraceError {
  std::string message;
};

/// Reads the format of `traceJson`, from any writer; `file` is used only in errors and as the run's source. Checks
/// everything that displaying a run relies on: kinds, counts, letters and indices, but not whether the numbers are
/// right (see replay). Ignores unknown keys, because later versions may add some.
std::variant<GivenRun, TraceError> readTrace(const std::string& text, const std::string& file);

}  // namespace gjklab
