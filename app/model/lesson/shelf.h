#pragma once
// The shelf: the list of lessons, the program's own or those of a folder.

#include "model/assets/assets.h"
#include "model/lesson/lesson.h"
#include "model/lesson/translated_lesson.h"
#include "model/session/learner_progress.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

class LessonShelf {
 public:
  /// The program's own lessons.
  LessonShelf();
  /// The lessons of a folder on the disk, or the one in a file.
  explicit LessonShelf(const std::string& path);

  struct Entry {
    std::string file;   ///< "05-loop.md"
    std::string title;  ///< the file's name if it has none
    std::string goal;
    int beats = 0;
    /// The beats with a question, and their topics.
    struct Task {
      int beat = 0;
      std::vector<Topic> topics;
      bool space = false;  ///< about a picture in 3-D
    };
    std::vector<Task> tasks = {};
  };
  /// Reads the list again after a change of language.
  void list();
  /// By name. A lesson with faults is listed too.
  const std::vector<Entry>& entries() const { return entries_; }
  /// The folder or file on the disk; empty for the program's own.
  const std::string& path() const { return path_; }
  /// A lesson's name in messages: "lessons/05-loop.md".
  std::string called(const std::string& file) const;
  /// The present version of a lesson, checked beat by beat.
  LessonReading read(const std::string& file) const;
  /// Its text, with what a translation takes from its original; empty if it cannot be read.
  std::string bytes(const std::string& file) const;

 private:
  std::string nameOf(const std::string& file) const { return folder_.empty() ? file : folder_ + "/" + file; }
  std::optional<TranslatedLesson> present(const std::string& file) const;

  Assets files_;
  std::optional<Assets> originals_;  ///< of a folder of translations, "fr/lessons"
  std::string path_, folder_, only_;
  std::vector<Entry> entries_;
};

/// Goes through a lesson like a learner. Checks that each moment, mark and fact exists, that each question has a right
/// answer, and that each challenge is not reached before its solution but by it. Adds the faults.
void checkLesson(const Lesson&, std::vector<LessonFault>& faults);

/// The beats before `before` whose question or challenge is still open, ascending: those are skipped.
std::vector<int> skippedBefore(int before, const LessonShelf::Entry&, const LessonPlace&);
/// The beats that the learner has passed.
inline std::vector<int> skipped(const LessonShelf::Entry& entry, const LessonPlace& place) {
  return skippedBefore(place.passed, entry, place);
}
/// Whether no question or challenge of the lesson is open.
inline bool allSettled(const LessonShelf::Entry& entry, const LessonPlace& place) {
  return skippedBefore(entry.beats, entry, place).empty();
}
/// The beat at which a lesson is reopened: the last one shown; after its last page, the first skipped beat; if it is
/// done, the first beat.
int resumedAt(const LessonShelf::Entry&, const LessonPlace&);

/// Where the learner continues: the first lesson that is not done, or the first one.
struct Onward {
  std::size_t lesson = 0;  ///< index into the shelf's entries
  int beat = 0;
  bool begun = false;  ///< a lesson has been begun, and not all are done
};
Onward onward(const LessonShelf&, const std::map<std::string, LessonPlace>& places);

}  // namespace gjklab
