#pragma once
// Pairs that arrive while the window is open, and the one shown.

#include "desk/news.h"
#include "model/session/session.h"
#include "model/watch/watch_list.h"

#include <memory>
#include <optional>
#include <vector>

namespace gjklab {

class Watching {
 public:
  Watching(Session& session, News& news) : session_(session), news_(news) {}

  /// From now on shows the list.
  void watch(std::shared_ptr<WatchList> list) { list_ = std::move(list); }
  bool on() const { return list_ != nullptr; }
  /// Whether a pair has arrived or been checked since the last call.
  bool changed() const { return list_ && list_->revision() != seen_; }
  /// Takes in what has come; a newer pair shows where the newest is followed.
  void update();
  void perform(const WatchPairs&);

  const WatchList& list() const { return *list_; }
  const WatchCounts& counts() const { return counts_; }
  /// Those that are listed, the newest first.
  const std::vector<long long>& numbers() const { return numbers_; }
  bool following() const { return following_; }
  bool onlyDisagreeing() const { return disagreeing_; }
  /// The pair that shows; nothing before the first one does, or where it has been dropped since.
  const std::optional<WatchedPair>& shown() const { return shown_; }

 private:
  void show(long long number);
  void followNewest();

  Session& session_;
  News& news_;
  std::shared_ptr<WatchList> list_;
  long long seen_ = -1;
  WatchCounts counts_;
  std::vector<long long> numbers_;
  bool following_ = true, disagreeing_ = false;
  std::optional<WatchedPair> shown_;
};

/// "disagrees": of a verdict, in a row of the list.
const char* name(WatchVerdict);

}  // namespace gjklab
