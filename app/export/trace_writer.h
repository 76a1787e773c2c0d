#pragma once
// A run as text: JSON for programs, CSV for spreadsheets (one row per iteration), plain text for a terminal.

#include "model/run/run.h"

#include <string>

namespace gjklab {

/// The version of the JSON format: increases when a key changes its meaning, not when a key is added.
inline constexpr int kTraceVersion = 1;

std::string traceJson(const Scene&, const Run&);
/// {"result","steps","polytope"} of a run by the distance method, without the scene.
std::string runJson(const gjk::Trace<3>&, int dimension);
std::string traceCsv(const Scene&, const Run&);
/// `digits`: significant digits of each number; 0: six, or more if needed to distinguish the scene's points.
std::string traceText(const Scene&, const Run&, int digits = 0);

}  // namespace gjklab
