#pragma once
// Logs of somebody's own run: JSON lines, one for each iteration, or a trace as `gjklab trace` writes it.

#include "export/trace_reader.h"
#include "model/replay/replay_log.h"

namespace gjklab {

/// Reads a log. The scene that it was run on is `given`, or stands in the log: in a trace, or in a first line
/// {"scene": {…}}. An error says "FILE:LINE:COLUMN: …" for syntax, "FILE:LINE: simplex[0]: …" for meaning.
std::variant<ReplayLog, TraceError> readReplay(const std::string& text, const std::string& file,
                                               const std::optional<Scene>& given);

/// A run as a log of its claims.
ReplayLog logOf(const Scene&, const Run&);

}  // namespace gjklab
