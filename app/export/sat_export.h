#pragma once
// The axes of a separating axis test as the trace writers give them: one record for every axis, those left out too.

#include "model/run/run.h"
#include "model/text/json_writer.h"

#include <string>

namespace gjklab {

/// The objects of "steps", a line each.
void satSteps(const Run&, JsonWriter&);
/// A table of its own: header and one row per axis.
std::string satCsv(const Run&);
/// For a terminal; numbers with so many significant digits.
std::string satText(const Run&, int digits);

}  // namespace gjklab
