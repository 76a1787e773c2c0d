// What is unsaved, kept where a crash cannot take it, and offered again at the next start: every scene, and the
// world.

#include "desk/desk.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace gjklab {

void Desk::endNow() {
  keepWork();
  for (auto& [number, kept] : kept_) kept->leave();
  kept_.clear();
  kept_world_.leave();
  directory_.clear();
  quitting_ = true;
}

void Desk::claimRecovered() {
  discarding_ = false;
  if (directory_.empty()) return;
  recovered_ = left_behind_.claim();
  const std::vector<std::string>& unreadable = left_behind_.unreadable();
  for (; unreadable_named_ < unreadable.size(); ++unreadable_named_)
    news_.add(fmt::format("Unsaved work of an earlier run could not be read. It is kept as {}.",
                          unreadable[unreadable_named_]));
  offerRecovered();
}

void Desk::offerRecovered() {
  if (!recovered_ || !news_.empty()) return;
  const std::string& title = recovered_->world ? recovered_->world->title : recovered_->scene.title;
  const std::string name = title.empty() ? recovered_->path : title;
  const News::Choice restore{"Restore it", Do{Task::restore_recovered}};
  if (discarding_)  // the other way round: a double click on the first question does not discard
    return news_.offer(fmt::format("{} cannot be brought back once it is discarded.", name.empty() ? "The work" : name),
                       {{"Discard it for good", Do{Task::discard_recovered}}, restore});
  news_.offer(name.empty() ? "The program ended with unsaved work."
                           : fmt::format("The program ended with unsaved work: {}.", name),
              {restore, {"Discard it", Do{Task::discard_recovered}}});
}

void Desk::answerRecovered(bool restore) {
  if (!recovered_) return news_.dismiss();
  if (!restore && !std::exchange(discarding_, true)) {
    news_.dismiss();
    return offerRecovered();
  }
  if (restore && recovered_->world && sandbox_) {
    const bool asks = sandbox_->open() && sandbox_->modified();
    if (asks && !onWorld()) returnToWorld();
    if (asks) return guarded([this] { restoreWorld(); });
    return restoreWorld();
  }
  if (restore) session_.restore(recovered_->scene, recovered_->path);
  if (restore && !recovered_->outdated) seen_.look(session_.document().number(), recovered_->path);
  doneWithRecovered(restore);
}

void Desk::restoreWorld() {
  if (!recovered_ || !recovered_->world) return;
  sandbox_->restore(*recovered_->world, recovered_->path);
  if (!recovered_->outdated) seen_.look(0, recovered_->path);
  doneWithRecovered(true);
}

/// What is restored is kept anew, before the file that it came from goes.
void Desk::doneWithRecovered(bool restored) {
  if (restored) keepWork();
  left_behind_.clear();
  recovered_.reset();
  news_.dismiss();
  claimRecovered();  // a crash can leave work in more than one dimension
}

void Desk::keepWork() {
  if (directory_.empty()) return;
  std::string error;
  const std::vector<Work> unsaved = quitting_ ? std::vector<Work>() : session_.unsaved();
  std::erase_if(kept_, [&](const auto& each) {
    return std::none_of(unsaved.begin(), unsaved.end(), [&](const Work& work) { return work.number == each.first; });
  });
  for (const Work& work : unsaved) {
    auto& kept = kept_[work.number];
    if (!kept) kept = std::make_unique<Recovery>(directory_);
    kept->keep(work.scene, work.path);
    if (!kept->error().empty()) error = kept->error();
  }
  keepWorld();
  if (!kept_world_.error().empty()) error = kept_world_.error();
  if (!error.empty() && !keep_failed_)
    news_.say(
        fmt::format("A crash would lose your unsaved work, because no copy of it can be kept: {}. Save it as a file.",
                    error),
        News::Mood::error);
  keep_failed_ = !error.empty();
}

/// As it was last changed by hand, or as it stands: not every moment while it runs.
void Desk::keepWorld() {
  if (!sandbox_ || !sandbox_->open() || !sandbox_->modified() || quitting_) {
    kept_revision_ = -1;
    return kept_world_.clear();
  }
  const bool changed = sandbox_->revision() != kept_revision_;
  if (!changed && (sandbox_->playing() || sandbox_->position() == kept_position_)) return;
  kept_revision_ = sandbox_->revision();
  kept_position_ = sandbox_->position();
  kept_world_.keep(sandbox_->asFile(), sandbox_->path());
}

}  // namespace gjklab
