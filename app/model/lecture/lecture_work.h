#pragma once
// A lecture as a work: its file, its history, and the stop that it is at.

#include "model/lecture/lecture.h"

#include <cstdint>

namespace gjklab {

/// One change of a lecture's list. Stops are counted from 0.
struct LectureEdit {
  enum class What : std::uint8_t {
    insert,     ///< `with` before place `stop`
    replace,    ///< what is at `stop` is `with`; its note stays
    note,       ///< of `stop`: `text`
    title,      ///< of the lecture: `text`
    duplicate,  ///< `stop`, behind itself
    remove,     ///< `stop`; the last one stays
    move,       ///< `stop` to place `to`
  };
  What what = What::note;
  int stop = 0, to = 0;
  std::string text = {};
  LectureStop with = {};
};

class LectureWork {
 public:
  LectureWork() = default;
  LectureWork(std::uint64_t number, Lecture lecture, std::string path)
      : number_(number), path_(std::move(path)), now_(std::make_shared<Lecture>(std::move(lecture))), saved_(now_) {}

  std::uint64_t number() const { return number_; }  ///< tells it from all other work; 0: there is none
  const std::string& path() const { return path_; }
  const Lecture& lecture() const { return *now_; }
  const std::shared_ptr<const Lecture>& shared() const { return now_; }
  int size() const { return static_cast<int>(now_->stops.size()); }
  bool modified() const { return saved_ == nullptr || !(*now_ == *saved_); }
  /// Of all stops the one that shows, or showed last.
  int at() const { return at_; }
  const LectureStop& stop() const { return now_->stops[static_cast<std::size_t>(at_)]; }

  void go(int stop) { at_ = stop; }
  /// One entry of the history; text that is typed on goes into the same entry. What makes no sense does nothing.
  void apply(const LectureEdit&);
  bool canUndo() const { return !past_.empty(); }
  bool canRedo() const { return !future_.empty(); }
  void undo();
  void redo();

  void markSaved(std::string path);
  void forgetChanges() { saved_ = now_; }
  /// It was left behind by a crash: unsaved, whatever its file holds.
  void markUnsaved() { saved_ = nullptr; }

 private:
  void clampPlace();

  std::uint64_t number_ = 0;
  std::string path_;
  std::shared_ptr<const Lecture> now_, saved_;
  std::vector<std::shared_ptr<const Lecture>> past_, future_;
  int at_ = 0;
  int typed_ = kNothing;  ///< the text that the last entry was typed into
  static constexpr int kNothing = -2, kTitle = -1;
};

}  // namespace gjklab
