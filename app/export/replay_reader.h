#pragma once
// Somebody's own run as a file: a log, or a trace as `gjklab trace` writes it.

#include "export/trace_reader.h"
#include "model/replay/replayed_run.h"

namespace gjklab {

/// Reads a log (model/replay/log_reader.h) or a trace; the scene that it was run on is `given`, or stands in it.
std::variant<ReplayLog, TraceError> readReplay(const std::string& text, const std::string& file,
                                               const std::optional<Scene>& given);
/// The same, checked and ready to be shown.
std::variant<std::shared_ptr<const ReplayedRun>, TraceError> readReplayedRun(
    const std::string& text, const std::string& file, const std::optional<Scene>& given,
    std::optional<double> tolerance = std::nullopt);

/// A run as a log of its claims.
ReplayLog logOf(const Scene&, const Run&);

}  // namespace gjklab
