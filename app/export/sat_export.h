#pragma once
// Writes the axes of a separating axis test for the trace writers: one record for every axis, including skipped ones.

#include "model/run/run.h"
#include "model/text/json_writer.h"

#include <string>

namespace gjklab {

/// The objects of "steps", a line each.
void satSteps(const Run&, JsonWriter&);
/// A separate table: header and one row per axis.
std::string satCsv(const Run&);
/// For a terminal; numbers have this many significant digits.
std::string satText(const Run&, int digits);

}  // namespace gjklab
