#pragma once
// Logs of somebody's own run: JSON lines, one for each iteration.

#include "model/replay/replay_log.h"

#include <variant>

namespace gjklab {

/// Reads a log. The scene that it was run on is `given`, or stands in a first line {"scene": {…}}. Otherwise a
/// sentence: "FILE:LINE:COLUMN: …" for syntax, "FILE:LINE: simplex[0]: …" for meaning. What a failing engine writes is
/// read, too: null for a coordinate that is not finite, and a last line that is cut off. A log may have no record but
/// one of such coordinates.
std::variant<ReplayLog, std::string> readLog(const std::string& text, const std::string& file,
                                             const std::optional<Scene>& given);

}  // namespace gjklab
