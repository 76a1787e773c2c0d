#pragma once
// Pairs that arrive while a program runs. The list keeps the newest, and marks those that contradict the reference.
//
// The writing program must not wait for the display: adding a line takes no longer than reading it. The caller decides
// what is checked, and when; dropped pairs are counted.

#include "model/marking/given_answer.h"
#include "model/marking/truth.h"
#include "model/replay/replay_log.h"
#include "model/scene/noted_scene.h"

#include <atomic>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

inline constexpr std::size_t kWatchedPairs = 10000;
/// The total size of the lines of all stored pairs.
inline constexpr std::size_t kWatchedBytes = std::size_t{256} << 20;
/// The total size of a run's records; further ones are ignored.
inline constexpr std::size_t kWatchedRunBytes = std::size_t{16} << 20;

enum class WatchVerdict : std::uint8_t {
  waiting,     ///< not checked yet
  unanswered,  ///< without an answer or a log
  agrees,
  disagrees,
  unreadable,  ///< the scene or its answer cannot be read
  unknown,     ///< its true answer is unknown
};

/// One line of input: {"scene": {…}, "answer": {…}, "log": [{…}, …]}, with an optional answer and log, or a scene
/// alone. The log has the records of a replay, which may also follow on separate lines.
struct WatchedPair {
  long long number = 0;  ///< counted from 1
  std::optional<Scene> scene;
  SceneNotes notes;
  std::optional<GivenAnswer> answer;
  std::optional<ReplayLog> log;
  WatchVerdict verdict = WatchVerdict::waiting;
  std::string reason;     ///< what is wrong, as a sentence
  std::size_t bytes = 0;  ///< of the line
};

struct WatchCounts {
  long long arrived = 0, dropped = 0;  ///< dropped: older than the stored ones
  std::size_t kept = 0, disagreeing = 0, waiting = 0;
};

/// The part of a pair that a list shows.
struct WatchRow {
  long long number = 0;
  std::string id;
  WatchVerdict verdict = WatchVerdict::waiting;
  bool shows = false;  ///< it has a scene
};

/// Can be called from any thread.
class WatchList {
 public:
  explicit WatchList(std::size_t most = kWatchedPairs, std::size_t most_bytes = kWatchedBytes,
                     std::size_t most_run_bytes = kWatchedRunBytes)
      : most_(most), most_bytes_(most_bytes), most_run_bytes_(most_run_bytes) {}

  /// Adds a pair, or a line of a probe's log: records of the previous pair, and the run's verdict.
  void add(const std::string& line);
  /// The end of the input: a run without a verdict is now complete.
  void end();
  /// Adds a line that could not be read completely, with the reason.
  void refuse(std::string reason);
  /// Checks the newest waiting pair; false if none is waiting. Lines can be added meanwhile.
  bool judgeOne(double tolerance = 1e-6);

  WatchCounts counts() const;
  /// Changes whenever a pair arrives or is checked.
  long long revision() const { return revision_; }
  std::optional<WatchRow> row(long long number) const;
  /// The pairs with their numbers, the newest first; `disagreeing`: only those that disagree. At most `most` of them.
  std::vector<long long> numbers(bool disagreeing, std::size_t most) const;
  /// Empty if the pair was dropped.
  std::optional<WatchedPair> pair(long long number) const;
  std::optional<WatchedPair> newest(bool disagreeing) const;

 private:
  void keep(WatchedPair);
  void addRecord(const std::string& line, bool verdict);

  const std::size_t most_, most_bytes_, most_run_bytes_;
  std::string run_;            ///< incomplete records of the newest pair; used only by the thread that adds
  bool run_complete_ = false;  ///< the newest pair has a complete log; further records are another run of its scene
  bool run_cut_ = false;       ///< the log of the newest pair is full; the rest of its run is ignored
  std::size_t bytes_ = 0;
  mutable std::mutex mutex_;
  std::deque<WatchedPair> pairs_;  ///< the oldest first
  long long arrived_ = 0, dropped_ = 0;
  std::atomic<long long> revision_ = 0;
};

}  // namespace gjklab
