#pragma once
// Pairs that arrive while a program runs: the newest are kept, those that contradict the reference stand out.
//
// Who writes them must not wait for who looks at them: adding takes as long as reading a line does. What is judged, and
// when, is up to who looks; what had to be dropped is counted.

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
/// Of the lines of all pairs that are kept.
inline constexpr std::size_t kWatchedBytes = std::size_t{256} << 20;

enum class WatchVerdict : std::uint8_t {
  waiting,     ///< not judged yet
  unanswered,  ///< neither answer nor log came with it
  agrees,
  disagrees,
  unreadable,  ///< the scene or its answer
  unknown,     ///< its true answer is not known
};

/// One line that arrived: {"scene": {…}, "answer": {…}, "log": [{…}, …]}, answer and log where they are known, or a
/// scene alone. The log has the records of a replay; they may also follow as lines of their own.
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
  long long arrived = 0, dropped = 0;  ///< dropped: older than those kept
  std::size_t kept = 0, disagreeing = 0, waiting = 0;
};

/// What a list shows of a pair.
struct WatchRow {
  long long number = 0;
  std::string id;
  WatchVerdict verdict = WatchVerdict::waiting;
  bool shows = false;  ///< it has a scene
};

/// From any thread.
class WatchList {
 public:
  explicit WatchList(std::size_t most = kWatchedPairs, std::size_t most_bytes = kWatchedBytes)
      : most_(most), most_bytes_(most_bytes) {}

  /// A pair, or a line of a probe's log: the records of the pair before, and the run's verdict.
  void add(const std::string& line);
  /// No more lines come: a run without a verdict is complete.
  void end();
  /// A line that could not be taken whole, with what is wrong with it.
  void refuse(std::string reason);
  /// Judges the newest of those that wait; false where none does. Adding goes on meanwhile.
  bool judgeOne(double tolerance = 1e-6);

  WatchCounts counts() const;
  /// Changes with everything that arrives or is judged.
  long long revision() const { return revision_; }
  std::optional<WatchRow> row(long long number) const;
  /// Those with their numbers, the newest first; `disagreeing`: only these. At most `most` of them.
  std::vector<long long> numbers(bool disagreeing, std::size_t most) const;
  /// Nothing where it has been dropped.
  std::optional<WatchedPair> pair(long long number) const;
  std::optional<WatchedPair> newest(bool disagreeing) const;

 private:
  void keep(WatchedPair);
  void addRecord(const std::string& line, bool verdict);

  const std::size_t most_, most_bytes_;
  std::string run_;            ///< records of the newest pair, which are not complete yet; of the thread that adds
  bool run_complete_ = false;  ///< the newest pair has a log: what follows is another run of its scene
  std::size_t bytes_ = 0;
  mutable std::mutex mutex_;
  std::deque<WatchedPair> pairs_;  ///< the oldest first
  long long arrived_ = 0, dropped_ = 0;
  std::atomic<long long> revision_ = 0;
};

}  // namespace gjklab
