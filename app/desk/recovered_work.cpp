// What is unsaved, kept where a crash cannot take it, and offered again at the next start: every scene and world.

#include "desk/desk.h"

#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace gjklab {

void Desk::endNow() {
  keepWork();
  for (auto& [number, kept] : kept_) kept->leave();
  kept_.clear();
  directory_.clear();
  quitting_ = true;
}

void Desk::claimRecovered() {
  discarding_ = false;
  if (directory_.empty()) return;
  recovered_ = left_behind_.claim();
  const std::vector<std::string>& unreadable = left_behind_.unreadable();
  for (; unreadable_named_ < unreadable.size(); ++unreadable_named_)
    news_.add(tr("Unsaved work of an earlier session could not be read. It is kept as {file}.",
                 arg("file", unreadable[unreadable_named_])));
  offerRecovered();
}

void Desk::offerRecovered() {
  if (!recovered_ || !news_.empty()) return;
  const std::string& title = recovered_->lecture ? recovered_->lecture->title
                             : recovered_->world ? recovered_->world->title
                                                 : recovered_->scene.title;
  const std::string name = title.empty() ? recovered_->path : title;
  const News::Choice restore{tr("Restore it"), Do{Task::restore_recovered}};
  if (discarding_)  // the other way round: a double click on the first question does not discard
    return news_.offer(name.empty() ? std::string(tr("Discarded work cannot be restored."))
                                    : tr("Once discarded, {name} cannot be restored.", arg("name", name)),
                       {{tr("Discard it for good"), Do{Task::discard_recovered}}, restore});
  news_.offer(name.empty() ? tr("The program ended with unsaved work.")
                           : tr("The program ended with unsaved work: {work}.", arg("work", name)),
              {restore, {tr("Discard it"), Do{Task::discard_recovered}}});
}

void Desk::answerRecovered(bool restore) {
  if (!recovered_) return news_.dismiss();
  if (!restore && !std::exchange(discarding_, true)) {
    news_.dismiss();
    return offerRecovered();
  }
  if (restore) {
    leave();
    if (recovered_->lecture)
      session_.restore(*recovered_->lecture, recovered_->path);
    else if (recovered_->world)
      session_.restore(*recovered_->world, recovered_->path);
    else
      session_.restore(recovered_->scene, recovered_->path);
    if (!recovered_->outdated) seen_.check(session_.shown().number, recovered_->path);
    keepWork();  // anew, before the file that it came from goes
  }
  left_behind_.clear();
  recovered_.reset();
  news_.dismiss();
  claimRecovered();  // a crash can leave several works
}

void Desk::keepWork() {
  if (directory_.empty()) return;
  std::string error;
  const std::vector<UnsavedWork> unsaved = quitting_ ? std::vector<UnsavedWork>() : session_.unsaved();
  std::erase_if(kept_, [&](const auto& each) {
    return std::none_of(unsaved.begin(), unsaved.end(),
                        [&](const UnsavedWork& work) { return work.number == each.first; });
  });
  for (const UnsavedWork& work : unsaved) {
    auto& kept = kept_[work.number];
    if (!kept) kept = std::make_unique<Recovery>(directory_);
    if (work.lecture)
      kept->keep(*work.lecture, work.path);
    else if (work.world)
      kept->keep(*work.world, work.path);
    else
      kept->keep(work.scene, work.path);
    if (!kept->error().empty()) error = kept->error();
  }
  if (!error.empty() && !keep_failed_)
    news_.say(tr("Your unsaved work has no safety copy: {reason}. Save it as a file.", arg("reason", error)),
              News::Mood::error);
  keep_failed_ = !error.empty();
}

}  // namespace gjklab
