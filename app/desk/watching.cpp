#include "desk/watching.h"

#include "model/text/translate.h"

#include <algorithm>

namespace gjklab {

const char* name(WatchVerdict verdict) {
  switch (verdict) {
    case WatchVerdict::waiting:
      return translatable("not judged yet");
    case WatchVerdict::unanswered:
      return translatable("no answer");
    case WatchVerdict::agrees:
      return translatable("agrees");
    case WatchVerdict::disagrees:
      return translatable("disagrees");
    case WatchVerdict::unreadable:
      return translatable("cannot be read");
    case WatchVerdict::unknown:
      return translatable("truth not known");
  }
  return "";
}

void Watching::update() {
  if (!changed()) return;
  seen_ = list_->revision();
  counts_ = list_->counts();
  numbers_ = list_->numbers(disagreeing_, kWatchedPairs);
  if (following_) followNewest();
  // What shows may have been judged meanwhile.
  if (shown_)
    if (auto pair = list_->pair(shown_->number)) shown_ = std::move(pair);
}

/// The newest of those that are listed and can be shown. A scene that the user has begun to change is left alone.
void Watching::followNewest() {
  const auto newest = std::find_if(numbers_.begin(), numbers_.end(), [this](long long number) {
    const std::optional<WatchRow> row = list_->row(number);
    return row && row->shows;
  });
  if (newest == numbers_.end() || (shown_ && shown_->number == *newest)) return;
  if (session_.document().modified()) {
    following_ = false;
    return news_.say(tr("You edited the scene, so the window no longer follows the newest pair."));
  }
  show(*newest);
}

void Watching::show(long long number) {
  shown_ = list_->pair(number);
  if (!shown_) return news_.say(tr("This pair is no longer kept: newer ones have replaced it."));
  if (!shown_->scene) return;
  if (!shown_->log) return session_.open(*shown_->scene, "");
  ReplayLog log = *shown_->log;
  log.scene = shown_->scene;
  session_.open(std::make_shared<const ReplayedRun>(replayedRun(std::move(log), tr("pair {n}", arg("n", number)))));
}

void Watching::perform(const WatchPairs& wish) {
  if (!list_) return;
  switch (wish.what) {
    case WatchPairs::What::show:
      following_ = false;
      return show(wish.number);
    case WatchPairs::What::follow:
      following_ = !following_;
      break;
    case WatchPairs::What::disagreeing:
      disagreeing_ = !disagreeing_;
      break;
  }
  seen_ = -1;
  update();
}

}  // namespace gjklab
