#pragma once
// The shelf: the lessons there are, the program's own or those of a folder.

#include "model/assets/assets.h"
#include "model/lesson/lesson.h"
#include "model/session/learner_progress.h"

#include <map>
#include <string>
#include <vector>

namespace gjklab {

class LessonShelf {
 public:
  /// The program's own lessons.
  LessonShelf();
  /// Those of a folder of the disk, or the one that a file holds.
  explicit LessonShelf(const std::string& path);

  struct Entry {
    std::string file;   ///< "05-loop.md"
    std::string title;  ///< the file's name where it has none
    std::string goal;
    int beats = 0;
    /// The beats that ask, and what about.
    struct Task {
      int beat = 0;
      std::vector<Topic> topics;
      bool space = false;  ///< about a picture in 3-D
    };
    std::vector<Task> tasks = {};
  };
  /// Reads the list anew: another language is spoken.
  void list();
  /// By name. A lesson with faults is listed too.
  const std::vector<Entry>& entries() const { return entries_; }
  /// The folder or file on the disk; empty for the program's own.
  const std::string& path() const { return path_; }
  /// What messages call a lesson: "lessons/05-loop.md".
  std::string called(const std::string& file) const;
  /// A lesson as it stands now, checked: walked beat by beat.
  LessonReading read(const std::string& file) const;
  /// Its bytes, to see whether it has been saved since; empty where it cannot be read.
  std::string bytes(const std::string& file) const;

 private:
  std::string nameOf(const std::string& file) const { return folder_.empty() ? file : folder_ + "/" + file; }
  Assets files_;
  std::string path_, folder_, only_;
  std::vector<Entry> entries_;
};

/// Walks a lesson as a learner would: each moment is there, each mark and fact means something, each question has a
/// right answer, each challenge is not reached before its solution and is reached by it. Adds what is wrong.
void checkLesson(const Lesson&, std::vector<LessonFault>& faults);

/// The beats before `before` whose question or challenge is still open, ascending: those are skipped.
std::vector<int> skippedBefore(int before, const LessonShelf::Entry&, const LessonPlace&);
/// Those that the learner has gone past.
inline std::vector<int> skipped(const LessonShelf::Entry& entry, const LessonPlace& place) {
  return skippedBefore(place.passed, entry, place);
}
/// Whether nothing that the lesson asks is open.
inline bool allSettled(const LessonShelf::Entry& entry, const LessonPlace& place) {
  return skippedBefore(entry.beats, entry, place).empty();
}
/// Where a lesson is opened again: where it was left; from its last page, at the first beat that was skipped; at its
/// beginning where it is done.
int resumedAt(const LessonShelf::Entry&, const LessonPlace&);

/// Where a learner goes on: the first lesson that is not done, or the first one of all.
struct Onward {
  std::size_t lesson = 0;  ///< of the shelf's entries
  int beat = 0;
  bool begun = false;  ///< some lesson has been begun and not all are done
};
Onward onward(const LessonShelf&, const std::map<std::string, LessonPlace>& places);

}  // namespace gjklab
