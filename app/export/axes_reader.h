#pragma once
// The axes of a separating axis test, read from the JSON of a trace.

#include "model/run/sat_run.h"
#include "model/text/json_value.h"

namespace gjklab {

/// `axes`, `steps`: the values under these keys of the trace.
void readAxes(const JsonValue& axes, const JsonValue& steps, const Scene&, gjk::Status, SatRun& into);

}  // namespace gjklab
