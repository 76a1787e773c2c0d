#pragma once
// Somebody's own run with what replay found in it, as it is shown beside the reference.

#include "model/playback/playback.h"
#include "model/replay/replay.h"
#include "model/run/given_run.h"

namespace gjklab {

struct ReplayedRun {
  /// The log as a run. Its scene's rounding is that of the log's points; its method is our own to choose.
  GivenRun given;
  ReplayLog log;
  ReplayReport report;
};

/// `file`: where the log was read. The log has its scene.
ReplayedRun replayedRun(ReplayLog log, const std::string& file, std::optional<double> tolerance = std::nullopt);
/// The same of a run that is whole already: a trace.
ReplayedRun replayedRun(GivenRun given, ReplayLog log, std::optional<double> tolerance = std::nullopt);

/// The pair that the log was run on; the question that is asked about it may be another.
bool isPairOf(const ReplayedRun&, const Scene&);
/// "run.jsonl": the name without its folders.
std::string nameOf(const ReplayedRun&);

/// Where a false claim shows: the sub-step that makes the claim.
Moment momentOf(const ReplayedRun&, const FalseClaim&);
/// The record of the log that a moment belongs to, as an index into its steps; −1 for the result.
int stepAt(const ReplayedRun&, const Moment&);
/// The false claims of that record, those of later sub-steps left out.
std::vector<const FalseClaim*> faultsAt(const ReplayedRun&, const Moment&);

}  // namespace gjklab
