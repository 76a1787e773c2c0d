#pragma once
// Somebody's own run as a file: a log, or a trace as `gjklab trace` writes it.

#include "export/trace_reader.h"
#include "model/replay/replayed_run.h"

namespace gjklab {

/// Reads the runs of a log (model/replay/log_reader.h), or a trace; the scene that they were run on is `given`, or
/// stands in it.
std::variant<std::vector<ReplayLog>, TraceError> readReplays(const std::string& text, const std::string& file,
                                                             const std::optional<Scene>& given);
/// The same, checked and ready to be shown: of several runs the first that has a false claim, or the first.
std::variant<std::shared_ptr<const ReplayedRun>, TraceError> readReplayedRun(
    const std::string& text, const std::string& file, const std::optional<Scene>& given,
    std::optional<double> tolerance = std::nullopt);

/// A run as a log of its claims.
ReplayLog logOf(const Scene&, const Run&);

}  // namespace gjklab
