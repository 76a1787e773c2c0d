#include "model/document/document.h"

#include "model/text/translate.h"

#include <algorithm>
#include <utility>

namespace gjklab {

namespace {

/// Entries of the history that are kept; the oldest go first.
constexpr std::size_t kLongestHistory = 500;

}  // namespace

Document::Document(Scene scene) : scene_(std::move(scene)), saved_(scene_) {}

bool Document::execute(const Command& command) {
  Scene before = scene_;
  if (!apply(scene_, command)) return false;
  if (scene_ == before) return true;
  ++revision_;
  if (in_gesture_) {
    if (gesture_name_.empty()) gesture_name_ = describe(command);
  } else {
    push(std::move(before), describe(command));
  }
  return true;
}

void Document::beginGesture() {
  if (in_gesture_) endGesture();
  in_gesture_ = true;
  gesture_start_ = scene_;
  gesture_name_.clear();
}

void Document::endGesture() {
  if (!in_gesture_) return;
  in_gesture_ = false;
  if (!(scene_ == gesture_start_)) push(std::move(gesture_start_), gesture_name_);
}

void Document::cancelGesture() {
  if (!in_gesture_) return;
  in_gesture_ = false;
  if (scene_ == gesture_start_) return;
  scene_ = std::move(gesture_start_);
  ++revision_;
}

void Document::push(Scene before, std::string name) {
  undo_.push_back({std::move(before), std::move(name)});
  if (undo_.size() > kLongestHistory) undo_.erase(undo_.begin());
  redo_.clear();
}

void Document::step(std::vector<Entry>& from, std::vector<Entry>& to) {
  endGesture();
  if (from.empty()) return;
  Entry entry = std::move(from.back());
  from.pop_back();
  to.push_back({std::exchange(scene_, std::move(entry.scene)), std::move(entry.name)});
  if (entry.work != 0) {
    to.back().work = number_;
    becomeWork(entry.work);
  }
  ++revision_;
}

/// Whichever step leads to a work, its file is the one that it was saved to last.
void Document::becomeWork(std::uint64_t number) {
  files_[number_] = {std::move(path_), std::move(saved_)};
  number_ = number;
  path_ = files_[number].path;
  saved_ = files_[number].saved;
}

void Document::undo() { step(undo_, redo_); }

void Document::redo() { step(redo_, undo_); }

std::string Document::undoName() const { return undo_.empty() ? std::string{} : undo_.back().name; }

std::string Document::redoName() const { return redo_.empty() ? std::string{} : redo_.back().name; }

void Document::replace(Work work) {
  endGesture();
  push(std::exchange(scene_, std::move(work.scene)), tr("change of scene"));
  undo_.back().work = number_;
  if (work.number == 0) work.number = ++newest_;
  files_[work.number] = {std::move(work.path), std::move(work.saved)};
  becomeWork(work.number);
  ++revision_;
}

void Document::forgetHistory() {
  endGesture();
  undo_.clear();
  redo_.clear();
}

void Document::goOnAfter(const Document& other) {
  revision_ = std::max(revision_, other.revision_) + 1;
  newest_ = std::max(newest_, other.newest_);
}

void Document::reset(Scene scene, std::string path) {
  in_gesture_ = false;
  undo_.clear();
  redo_.clear();
  scene_ = std::move(scene);
  saved_ = scene_;
  path_ = std::move(path);
  number_ = ++newest_;
  ++revision_;
}

void Document::restore(Scene scene, std::string path) {
  // The file has other content, or none yet: an impossible scene equals no other.
  reset(std::move(scene), std::move(path));
  saved_.dimension = 0;
}

void Document::markSaved(std::string path) {
  saved_ = scene_;
  path_ = std::move(path);
}

}  // namespace gjklab
