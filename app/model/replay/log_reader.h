#pragma once
// Logs of somebody's own run: JSON lines, one for each iteration.

#include "model/replay/replay_log.h"

#include <variant>

namespace gjklab {

/// Reads the runs of a file; there is at least one. Each begins with a line {"scene": {…}}, or after the verdict of the
/// run before, whose scene it then shares. `given`: the scene of them all, whatever they say. Otherwise a sentence:
/// "FILE:LINE:COLUMN: …" for syntax, "FILE:LINE: simplex[0]: …" for meaning. What a failing engine writes is read, too:
/// null for a coordinate that is not finite, and a last line that is cut off. A log may have no record but one of such
/// coordinates.
std::variant<std::vector<ReplayLog>, std::string> readLogs(const std::string& text, const std::string& file,
                                                           const std::optional<Scene>& given);
/// The same of a file that must hold one run.
std::variant<ReplayLog, std::string> readLog(const std::string& text, const std::string& file,
                                             const std::optional<Scene>& given);

}  // namespace gjklab
