#include "export/replay_reader.h"

#include "model/replay/log_reader.h"
#include "model/scene/scene_io.h"
#include "model/text/file_kind.h"
#include "model/text/paragraph.h"
#include "model/text/translate.h"

#include <algorithm>

namespace gjklab {

namespace {

/// What a trace claims, of the scene that is given or its own.
std::variant<ReplayLog, TraceError> logOfTrace(const GivenRun& run, const std::string& file,
                                               const std::optional<Scene>& given) {
  if (given && given->dimension != run.scene.dimension)
    return TraceError{tr("{file}: the trace is in {dimension}-D, but the given scene is in {other}-D",
                         arg("file", file), arg("dimension", run.scene.dimension), arg("other", given->dimension))};
  ReplayLog log = logOf(run.scene, run.run);
  if (given) log.scene = given;
  return log;
}

/// The first that can be shown and has a false claim; without one the first.
std::size_t chosenOf(const std::vector<ReplayLog>& logs, std::optional<double> tolerance) {
  if (logs.size() == 1) return 0;
  const auto wrong = std::find_if(logs.begin(), logs.end(), [&](const ReplayLog& log) {
    return !log.steps.empty() && !replay(*log.scene, log, tolerance).faults.empty();
  });
  return wrong == logs.end() ? 0 : static_cast<std::size_t>(wrong - logs.begin());
}

}  // namespace

std::variant<std::vector<ReplayLog>, TraceError> readReplays(const std::string& text, const std::string& file,
                                                             const std::optional<Scene>& given) {
  if (kindOf(text) == FileKind::trace) {
    const auto trace = readTrace(text, file);
    if (const auto* error = std::get_if<TraceError>(&trace)) return *error;
    auto log = logOfTrace(std::get<GivenRun>(trace), file, given);
    if (auto* error = std::get_if<TraceError>(&log)) return std::move(*error);
    return std::vector{std::get<ReplayLog>(std::move(log))};
  }
  if (kindOf(text) == FileKind::world)
    return TraceError{tr("{file}: this is a world; a log or a trace is needed here", arg("file", file))};
  if (kindOf(text) == FileKind::lecture)
    return TraceError{tr("{file}: this is a lecture; a log or a trace is needed here", arg("file", file))};
  if (kindOf(text) == FileKind::scene && std::holds_alternative<Scene>(readScene(text, file)))
    return TraceError{tr("{file}: this is a scene; a log or a trace is needed here", arg("file", file))};
  if (isLesson(file, text))
    return TraceError{
        tr("{file}: this is a Markdown file, which gjklab reads as a lesson; a log or a trace is needed here",
           arg("file", file))};
  auto logs = readLogs(text, file, given);
  if (auto* sentence = std::get_if<std::string>(&logs)) return TraceError{std::move(*sentence)};
  return std::get<std::vector<ReplayLog>>(std::move(logs));
}

std::variant<std::shared_ptr<const ReplayedRun>, TraceError> readReplayedRun(const std::string& text,
                                                                             const std::string& file,
                                                                             const std::optional<Scene>& given,
                                                                             std::optional<double> tolerance) {
  auto read = readReplays(text, file, given);
  if (auto* error = std::get_if<TraceError>(&read)) return std::move(*error);
  auto& logs = std::get<std::vector<ReplayLog>>(read);
  const std::size_t count = logs.size();
  const std::size_t chosen = chosenOf(logs, tolerance);
  ReplayLog& log = logs[chosen];
  if (log.steps.empty())
    return TraceError{
        tr("{file}: cannot be shown, because the points of its first iteration are not numbers", arg("file", file))};
  // A trace of the scene is a run already; of another scene it is shown as that scene's log.
  if (kindOf(text) == FileKind::trace) {
    auto trace = readTrace(text, file);
    if (auto* run = std::get_if<GivenRun>(&trace); run != nullptr && (!given || *given == run->scene))
      return std::make_shared<const ReplayedRun>(replayedRun(std::move(*run), std::move(log), tolerance));
  }
  if (count > 1)
    addSentence(log.note, tr("This is run {run} of {count}.", arg("run", chosen + 1), arg("count", count)));
  return std::make_shared<const ReplayedRun>(replayedRun(std::move(log), file, tolerance));
}

}  // namespace gjklab
