#pragma once
// A replayed run with its false claims, for display beside the reference.

#include "model/playback/playback.h"
#include "model/replay/replay.h"
#include "model/run/given_run.h"

namespace gjklab {

struct ReplayedRun {
  /// The log as a run. Its scene's rounding is that of the log's points; the method can be chosen freely.
  GivenRun given;
  ReplayLog log;
  ReplayReport report;
  std::optional<double> tolerance;  ///< relative; empty: the default
};

/// `file`: the log's file. The log must have a scene.
ReplayedRun replayedRun(ReplayLog log, const std::string& file, std::optional<double> tolerance = std::nullopt);
/// The same for a complete run, from a trace.
ReplayedRun replayedRun(GivenRun given, ReplayLog log, std::optional<double> tolerance = std::nullopt);

/// The same with its sentences in the language that is chosen now.
ReplayedRun reworded(const ReplayedRun&);

/// The pair of the log; the query about it may differ.
bool isPairOf(const ReplayedRun&, const Scene&);
/// "run.jsonl": the name without its folders.
std::string nameOf(const ReplayedRun&);

/// The moment of a false claim: the sub-step that makes it.
Moment momentOf(const ReplayedRun&, const FalseClaim&);
/// The log's record for a moment, as an index into its steps; −1 for the result.
int stepAt(const ReplayedRun&, const Moment&);
/// The false claims of that record, without those of later sub-steps.
std::vector<const FalseClaim*> faultsAt(const ReplayedRun&, const Moment&);

}  // namespace gjklab
