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
  /// Takes in new pairs; shows the newest if it is followed.
  void update();
  void perform(const WatchPairs&);

  const WatchList& list() const { return *list_; }
  const WatchCounts& counts() const { return counts_; }
  /// The listed pairs, the newest first.
  const std::vector<long long>& numbers() const { return numbers_; }
  bool following() const { return following_; }
  bool onlyDisagreeing() const { return disagreeing_; }
  /// The pair shown; empty before the first one, or if it has been dropped since.
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

/// A verdict's word in a row of the list, such as "disagrees".
const char* name(WatchVerdict);

}  // namespace gjklab
