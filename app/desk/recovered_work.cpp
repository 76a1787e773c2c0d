// What is unsaved, kept where a crash cannot take it, and offered again at the next start: a scene of each dimension,
// and the world.

#include "desk/desk.h"

#include <fmt/format.h>

namespace gjklab {

void Desk::endNow() {
  keepWork();
  for (Recovery& kept : kept_) kept.leave();
  kept_world_.leave();
  keeps_ = false;
  quitting_ = true;
}

void Desk::offerRecovered() {
  if (!keeps_) return;
  recovered_ = left_behind_.claim();
  if (!recovered_) return;
  const std::string& title = recovered_->world ? recovered_->world->title : recovered_->scene.title;
  const std::string name = title.empty() ? recovered_->path : title;
  news_.offer(name.empty() ? "The program ended with unsaved work."
                           : fmt::format("The program ended with unsaved work: {}.", name),
              {{"Restore it", Do{Task::restore_recovered}}, {"Discard it", Do{Task::discard_recovered}}});
}

void Desk::answerRecovered(bool restore) {
  if (restore && recovered_ && recovered_->world && sandbox_) {
    const bool asks = sandbox_->open() && sandbox_->modified();
    if (asks && !onWorld()) returnToWorld();
    if (asks) return guarded([this] { restoreWorld(); });
    return restoreWorld();
  }
  if (restore && recovered_) session_.restore(recovered_->scene, recovered_->path);
  doneWithRecovered(restore);
}

void Desk::restoreWorld() {
  if (!recovered_ || !recovered_->world) return;
  sandbox_->restore(*recovered_->world, recovered_->path);
  doneWithRecovered(true);
}

/// What is restored is kept anew, before the file that it came from goes.
void Desk::doneWithRecovered(bool restored) {
  if (restored) keepWork();
  left_behind_.clear();
  recovered_.reset();
  news_.dismiss();
  offerRecovered();  // a crash can leave work in more than one dimension
}

void Desk::keepWork() {
  if (!keeps_) return;
  std::string error;
  for (int dimension = 1; dimension <= 3; ++dimension) {
    Recovery& kept = kept_[static_cast<std::size_t>(dimension - 1)];
    const std::optional<Work> work = session_.unsaved(dimension);
    if (work && !quitting_)
      kept.keep(work->scene, work->path);
    else
      kept.clear();
    if (!kept.error().empty()) error = kept.error() + ".";
  }
  keepWorld();
  if (!kept_world_.error().empty()) error = kept_world_.error() + ".";
  if (!error.empty() && !keep_failed_) news_.say(error, News::Mood::error);
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
