#include "export/replay_reader.h"

#include "model/replay/log_reader.h"
#include "model/text/file_kind.h"

#include <fmt/format.h>

namespace gjklab {

namespace {

/// What a trace claims, of the scene that is given or its own.
std::variant<ReplayLog, TraceError> logOfTrace(const GivenRun& run, const std::string& file,
                                               const std::optional<Scene>& given) {
  if (given && given->dimension != run.scene.dimension)
    return TraceError{fmt::format("{}: the trace is of {}-D, and the scene given is of {}-D", file, run.scene.dimension,
                                  given->dimension)};
  ReplayLog log = logOf(run.scene, run.run);
  if (given) log.scene = given;
  return log;
}

}  // namespace

std::variant<ReplayLog, TraceError> readReplay(const std::string& text, const std::string& file,
                                               const std::optional<Scene>& given) {
  if (kindOf(text) == FileKind::trace) {
    const auto trace = readTrace(text, file);
    if (const auto* error = std::get_if<TraceError>(&trace)) return *error;
    return logOfTrace(std::get<GivenRun>(trace), file, given);
  }
  auto log = readLog(text, file, given);
  if (const auto* sentence = std::get_if<std::string>(&log)) return TraceError{*sentence};
  return std::get<ReplayLog>(std::move(log));
}

std::variant<std::shared_ptr<const ReplayedRun>, TraceError> readReplayedRun(const std::string& text,
                                                                             const std::string& file,
                                                                             const std::optional<Scene>& given,
                                                                             std::optional<double> tolerance) {
  auto log = readReplay(text, file, given);
  if (const auto* error = std::get_if<TraceError>(&log)) return *error;
  if (std::get<ReplayLog>(log).steps.empty())
    return TraceError{file + ": holds no iteration that can be shown: the points of its first one are no numbers"};
  // A trace of the scene is a run already; of another scene it is shown as that scene's log.
  if (kindOf(text) == FileKind::trace) {
    auto trace = readTrace(text, file);
    if (auto* run = std::get_if<GivenRun>(&trace); run != nullptr && (!given || *given == run->scene))
      return std::make_shared<const ReplayedRun>(
          replayedRun(std::move(*run), std::get<ReplayLog>(std::move(log)), tolerance));
  }
  return std::make_shared<const ReplayedRun>(replayedRun(std::get<ReplayLog>(std::move(log)), file, tolerance));
}

}  // namespace gjklab
