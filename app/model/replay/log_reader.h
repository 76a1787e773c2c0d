#pragma once
// Reads logs of another engine's runs: one line of JSON per iteration.

#include "model/replay/replay_log.h"

#include <variant>

namespace gjklab {

/// Reads the runs of a file; there must be at least one. Each begins with a line {"scene": {…}}, or after the verdict
/// of the previous run, whose scene it then shares. `given`: overrides the scene of all runs. On failure returns a
/// sentence: "FILE:LINE:COLUMN: …" for syntax, "FILE:LINE: simplex[0]: …" for meaning. Accepts the output of a failing
/// engine: null for a coordinate that is not finite, and an incomplete last line. A log may consist only of a record
/// with such coordinates.
std::variant<std::vector<ReplayLog>, std::string> readLogs(const std::string& text, const std::string& file,
                                                           const std::optional<Scene>& given);
/// The same for a file that must contain one run.
std::variant<ReplayLog, std::string> readLog(const std::string& text, const std::string& file,
                                             const std::optional<Scene>& given);

}  // namespace gjklab
