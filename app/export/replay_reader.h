#pragma once
// Reads a run to replay from a file: a log, or a trace written by `gjklab trace`.

#include "export/trace_reader.h"
#include "model/replay/replayed_run.h"

namespace gjklab {

/// Reads the runs of a log (model/replay/log_reader.h), or a trace; their scene is `given`, or is in the file.
std::variant<std::vector<ReplayLog>, TraceError> readReplays(const std::string& text, const std::string& file,
                                                             const std::optional<Scene>& given);
/// The same, checked and ready to be shown: of several runs the first with a false claim, otherwise the first.
std::variant<std::shared_ptr<const ReplayedRun>, TraceError> readReplayedRun(
    const std::string& text, const std::string& file, const std::optional<Scene>& given,
    std::optional<double> tolerance = std::nullopt);

/// A run as a log of its claims.
ReplayLog logOf(const Scene&, const Run&);

}  // namespace gjklab
