#include "model/watch/watch_list.h"

#include "model/marking/judge.h"
#include "model/replay/log_reader.h"
#include "model/replay/replay_words.h"
#include "model/text/json_fields.h"
#include "model/text/json_value.h"
#include "model/text/translate.h"

#include <algorithm>
#include <new>
#include <utility>

namespace gjklab {

namespace {

/// False where the records cannot be read.
bool readLogOf(const std::string& lines, WatchedPair& pair) {
  auto log = readLog(lines, "log", pair.scene);
  if (const auto* sentence = std::get_if<std::string>(&log)) {
    pair.verdict = WatchVerdict::unreadable;
    pair.reason = *sentence;
    return false;
  }
  pair.log = std::get<ReplayLog>(std::move(log));
  for (ReplayStep& step : pair.log->steps) step.line = 0;  // of no file
  if (pair.log->verdict) pair.log->verdict->line = 0;
  pair.verdict = WatchVerdict::waiting;
  return true;
}

/// What is wrong with a pair: its answer, or else the first false claim of its log. Nothing where the answer's truth is
/// not known.
std::optional<std::string> faultOf(const WatchedPair& pair, double tolerance) {
  if (pair.answer) {
    const std::optional<Truth> truth = truthOf(*pair.scene);
    if (!truth) return std::nullopt;
    Demands demands;
    demands.tolerance = tolerance;
    if (Fault fault = faultIn(*pair.answer, *pair.scene, *truth, demands); !fault.sentence.empty())
      return std::move(fault.sentence);
  }
  if (!pair.log) return "";
  const ReplayReport report = replay(*pair.scene, *pair.log);
  return report.faults.empty() ? "" : placeText(report.faults[0]) + ": " + report.faults[0].sentence;
}

/// The scene of a line and what came with it.
WatchedPair read(const std::string& line) {
  WatchedPair pair;
  pair.verdict = WatchVerdict::unreadable;
  const auto parsed = parseJson(line);
  if (const auto* fault = std::get_if<JsonFault>(&parsed)) {
    // Where nothing of it is JSON, no place in it helps.
    pair.reason = fault->column == 1 ? fault->sentence : faultText(tr("the line"), *fault);
    return pair;
  }
  JsonFault fault;
  const JsonValue root(std::get<JsonTree>(parsed), fault);
  const bool wrapped = root.kind() == JsonNode::Kind::object && root.has("scene");
  if (root.kind() == JsonNode::Kind::object && !wrapped && root.has("answer")) {
    pair.reason = tr("\"scene\" is missing; a line is a scene, or {example}",
                     arg("example", "{\"scene\": {…}, \"answer\": {…}}"));
    return pair;
  }
  NotedScene scene = readNotedScene(wrapped ? root["scene"].json() : line, tr("the scene"));
  pair.notes = std::move(scene.notes);
  if (const auto* error = std::get_if<SceneError>(&scene.scene)) {
    pair.reason = error->message;
    return pair;
  }
  pair.scene = std::get<Scene>(std::move(scene.scene));
  pair.verdict = WatchVerdict::unanswered;
  if (const auto log = wrapped ? root.find("log") : std::nullopt) {
    std::string lines;
    for (const JsonValue& record : log->elements()) lines += record.json() + "\n";
    if (!readLogOf(lines, pair)) return pair;
  }
  const auto given = wrapped ? root.find("answer") : std::nullopt;
  if (!given) return pair;
  auto answer = readAnswer(given->json(), pair.scene->dimension);
  if (auto* sentence = std::get_if<std::string>(&answer)) {
    pair.verdict = WatchVerdict::unreadable;
    pair.reason = tr("answer: {fault}", arg("fault", *sentence));
    return pair;
  }
  pair.answer = std::get<GivenAnswer>(std::move(answer));
  pair.verdict = WatchVerdict::waiting;
  return pair;
}

enum class LineKind { pair, record, verdict };
LineKind kindOfLine(const std::string& line) {
  if (line.find("\"gjklab\"") != line.npos) return LineKind::pair;  // has a scene; read only once
  const auto parsed = parseJson(line);
  if (std::holds_alternative<JsonFault>(parsed)) return LineKind::pair;
  JsonFault fault;
  const JsonValue root(std::get<JsonTree>(parsed), fault);
  if (root.kind() != JsonNode::Kind::object || root.has("scene")) return LineKind::pair;
  if (root.has("simplex") || root.has("vertices")) return LineKind::record;
  return root.has("status") ? LineKind::verdict : LineKind::pair;
}

bool standsOut(const WatchedPair& pair) { return pair.verdict == WatchVerdict::disagrees; }

}  // namespace

void WatchList::add(const std::string& line) {
  const LineKind kind = kindOfLine(line);
  if (kind != LineKind::pair) return addRecord(line, kind == LineKind::verdict);
  end();
  run_complete_ = run_cut_ = false;
  WatchedPair pair = read(line);
  pair.bytes = line.size();
  keep(std::move(pair));
}

void WatchList::addRecord(const std::string& line, bool verdict) {
  if (run_cut_) {
    run_cut_ = !verdict;
    return;
  }
  if (run_complete_) {
    const std::optional<WatchedPair> before = newest(false);
    WatchedPair next;
    if (before) next.scene = before->scene;
    if (before) next.notes = before->notes;
    next.verdict = WatchVerdict::unanswered;
    run_complete_ = false;
    keep(std::move(next));
  }
  // A program that goes round in circles writes records without end: its run is judged by what came so far.
  run_cut_ = !verdict && !run_.empty() && run_.size() + line.size() > most_run_bytes_;
  if (!run_cut_) run_ += line + "\n";
  if (verdict || run_cut_) end();
}

void WatchList::end() {
  if (run_.empty()) return;
  const std::string lines = std::exchange(run_, {});
  run_complete_ = true;
  std::optional<WatchedPair> pair = newest(false);
  if (!pair || !pair->scene) return refuse(tr("the log does not contain the scene of this run"));
  readLogOf(lines, *pair);
  const std::unique_lock lock(mutex_);
  pair->bytes += lines.size();
  bytes_ += lines.size();
  pairs_.back() = std::move(*pair);
  ++revision_;
}

void WatchList::refuse(std::string reason) {
  WatchedPair pair;
  pair.verdict = WatchVerdict::unreadable;
  pair.reason = std::move(reason);
  keep(std::move(pair));
}

void WatchList::keep(WatchedPair pair) {
  const std::unique_lock lock(mutex_);
  pair.number = ++arrived_;
  bytes_ += pair.bytes;
  pairs_.push_back(std::move(pair));
  for (; pairs_.size() > most_ || (bytes_ > most_bytes_ && pairs_.size() > 1); ++dropped_) {
    bytes_ -= pairs_.front().bytes;
    pairs_.pop_front();
  }
  ++revision_;
}

bool WatchList::judgeOne(double tolerance) {
  long long number = 0;
  {
    const std::unique_lock lock(mutex_);
    const auto waiting = std::find_if(pairs_.rbegin(), pairs_.rend(),
                                      [](const WatchedPair& pair) { return pair.verdict == WatchVerdict::waiting; });
    if (waiting == pairs_.rend()) return false;
    number = waiting->number;
  }
  WatchVerdict verdict = WatchVerdict::unknown;
  std::string reason = tr("the true answer could not be computed");
  try {
    const std::optional<WatchedPair> judged = pair(number);
    const std::optional<std::string> fault = judged ? faultOf(*judged, tolerance) : std::nullopt;
    if (fault) verdict = fault->empty() ? WatchVerdict::agrees : WatchVerdict::disagrees;
    if (fault) reason = *fault;
  } catch (const std::bad_alloc&) {
    reason = tr("there is not enough memory to check this pair");
  }
  const std::unique_lock lock(mutex_);
  // It may have been dropped meanwhile.
  const auto same = std::lower_bound(pairs_.begin(), pairs_.end(), number,
                                     [](const WatchedPair& pair, long long wanted) { return pair.number < wanted; });
  if (same != pairs_.end() && same->number == number) {
    same->verdict = verdict;
    same->reason = std::move(reason);
  }
  ++revision_;
  return true;
}

WatchCounts WatchList::counts() const {
  const std::unique_lock lock(mutex_);
  WatchCounts counts{arrived_, dropped_, pairs_.size(), 0, 0};
  for (const WatchedPair& pair : pairs_) {
    counts.disagreeing += standsOut(pair) ? 1 : 0;
    counts.waiting += pair.verdict == WatchVerdict::waiting ? 1 : 0;
  }
  return counts;
}

std::vector<long long> WatchList::numbers(bool disagreeing, std::size_t most) const {
  const std::unique_lock lock(mutex_);
  std::vector<long long> numbers;
  for (auto pair = pairs_.rbegin(); pair != pairs_.rend() && numbers.size() < most; ++pair)
    if (!disagreeing || standsOut(*pair)) numbers.push_back(pair->number);
  return numbers;
}

std::optional<WatchedPair> WatchList::pair(long long number) const {
  const std::unique_lock lock(mutex_);
  const long long first = dropped_ + 1;
  if (number < first || number > arrived_) return std::nullopt;
  return pairs_[static_cast<std::size_t>(number - first)];
}

std::optional<WatchRow> WatchList::row(long long number) const {
  const std::unique_lock lock(mutex_);
  if (number < dropped_ + 1 || number > arrived_) return std::nullopt;
  const WatchedPair& pair = pairs_[static_cast<std::size_t>(number - dropped_ - 1)];
  return WatchRow{number, pair.notes.id, pair.verdict, pair.scene.has_value()};
}

std::optional<WatchedPair> WatchList::newest(bool disagreeing) const {
  const std::vector<long long> found = numbers(disagreeing, 1);
  return found.empty() ? std::nullopt : pair(found[0]);
}

}  // namespace gjklab
