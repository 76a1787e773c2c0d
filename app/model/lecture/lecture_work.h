#pragma once
// A lecture as a work: its file, its history and its current stop.

#include "model/lecture/lecture.h"

#include <cstdint>
#include <optional>

namespace gjklab {

/// One change of a lecture. Stops are counted from 0.
struct LectureEdit {
  enum class What : std::uint8_t {
    insert,     ///< inserts `with` before `stop`
    replace,    ///< replaces `stop` with `with`, but keeps its question, answer and note
    ask,        ///< sets the question of `stop` to `text`
    answer,     ///< sets the answer of `stop` to `text`
    note,       ///< sets the note of `stop` to `text`
    title,      ///< sets the title of the lecture to `text`
    duplicate,  ///< inserts a copy of `stop` after it
    remove,     ///< removes `stop`, unless it is the only one
    move,       ///< moves `stop` to position `to`
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

  std::uint64_t number() const { return number_; }  ///< unique among all works of a session; 0: no lecture
  const std::string& path() const { return path_; }
  const Lecture& lecture() const { return *now_; }
  const std::shared_ptr<const Lecture>& shared() const { return now_; }
  int size() const { return static_cast<int>(now_->stops.size()); }
  bool modified() const { return modified_; }
  /// The stop shown now, or last.
  int at() const { return at_; }
  const LectureStop& stop() const { return now_->stops[static_cast<std::size_t>(at_)]; }

  void go(int stop) { at_ = stop; }
  /// Adds one entry to the history; further typing in the same text extends it. Ignores a stop that does not exist.
  void apply(const LectureEdit&);
  bool canUndo() const { return !past_.empty(); }
  bool canRedo() const { return !future_.empty(); }
  void undo();
  void redo();

  void markSaved(std::string path);
  void forgetChanges();
  /// Counts as unsaved regardless of its file: it was recovered after a crash, or never saved.
  void markUnsaved();

 private:
  void settle();

  std::uint64_t number_ = 0;
  std::string path_;
  std::shared_ptr<const Lecture> now_, saved_;  ///< saved_: null if the file has other content
  bool modified_ = false;                       ///< now_ differs from saved_
  std::vector<std::shared_ptr<const Lecture>> past_, future_;
  int at_ = 0;
  /// The text that the last entry changed.
  struct Typed {
    LectureEdit::What what;
    int stop;  ///< 0 for the title
    friend bool operator==(const Typed&, const Typed&) = default;
  };
  std::optional<Typed> typed_;
};

}  // namespace gjklab
