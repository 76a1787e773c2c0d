#pragma once
// The shelf: the lessons there are, the program's own or those of a folder.

#include "model/assets/assets.h"
#include "model/lesson/lesson.h"

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
  };
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
  void list();

  Assets files_;
  std::string path_, folder_, only_;
  std::vector<Entry> entries_;
};

/// Walks a lesson as a learner would: each moment is there, each mark and fact means something, each question has a
/// right answer, each challenge is not reached before its solution and is reached by it. Adds what is wrong.
void checkLesson(const Lesson&, std::vector<LessonFault>& faults);

}  // namespace gjklab
