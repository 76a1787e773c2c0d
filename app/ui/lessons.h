#pragma once
// Lessons in the window: the list of lessons, the open lesson, watching its file for changes, and the learner's
// progress.

#include "desk/news.h"
#include "model/lesson/classroom.h"
#include "model/lesson/practice.h"
#include "model/lesson/shelf.h"
#include "platform/input.h"

#include <optional>
#include <string>

namespace gjklab {

class Lessons {
 public:
  Lessons(Session& session, News& news) : session_(session), news_(news) {}

  const LessonShelf& shelf() const { return shelf_; }
  const Classroom& classroom() const { return classroom_; }
  bool open() const { return classroom_.open(); }
  /// Opens the first lesson of a folder on the disk, or the one in a file.
  void openPath(const std::string& path);
  /// Opens a lesson at a beat, "6.3" or "6", both counted from 1. Returns a sentence if it does not exist.
  std::string openAt(const std::string& place);
  /// Opens a lesson by its file's name without .md, at a beat counted from 1. Returns a sentence if it does not exist.
  std::string openNamed(const std::string& name, const std::string& beat);
  /// A lecture's stop with its lesson replaced by the scene or world that the lesson shows there; other stops
  /// unchanged.
  LectureStop pictureOf(const LectureStop&) const;
  /// The name of the open lesson; empty if there is none.
  std::string address() const;
  /// Whether a path may contain lessons: a folder, or a Markdown file.
  static bool isLesson(const std::string& path);
  void perform(const Teach&);
  /// The action of a key in the lesson; empty if it has none.
  std::optional<Teach> intentOf(const KeyPress&) const;
  /// Checks the goals and the lesson's file; call it once per frame.
  void update(double seconds);
  /// Seconds until update() next has something to do; negative: never.
  double idleSeconds() const;
  /// Reads the list and the open lesson again after a change of language.
  void readAgain();
  void close() { perform({Teach::What::close}); }

  /// The first start: a heap falls, and freezes with a question that leads to lesson 1. Once a lesson has been begun, a
  /// card that continues it.
  void greet();
  bool greeting() const { return greeting_; }
  /// Whether the heap of the first start is shown; whether it has frozen.
  bool toying() const { return toy_ >= 0; }
  bool frozen() const;
  /// Whether an intent must not reach that heap. A throw keeps it from freezing for a while.
  bool refuses(const Intent&);
  void greeted();
  /// Opens the lesson with which the learner continues; while the heap of the first start is shown, the first page of
  /// the first lesson.
  void goOn();
  /// The present round of practice; null if there is none.
  const Practice* practice() const { return open() && practice_.on() ? &practice_ : nullptr; }

 private:
  /// Opens it at a beat, or if none is given, at the last one shown.
  void start(const std::string& file, std::optional<int> beat = {});
  void next();
  void back();
  void performInToy(Teach::What);
  void advanceToy(double seconds);
  void performInPractice(const Teach&);
  void practise();
  void askNext();
  /// Handles a request to a question or a challenge; false if the request is of another kind.
  bool performTask(const Teach&);
  void goToSkipped();
  const LessonShelf::Entry* entryOf(const std::string& file) const;
  void beginAfterToy();
  /// The lesson before the open one in the list; empty if it is the first.
  std::string before() const;
  void remember();
  /// Whether the program's next start shows the card, because the present one ended within a lesson.
  void setGreeted(bool greeted);
  /// The last beat shown of the lesson; the first if it was never open.
  LessonPlace lessonPlace(const std::string& file) const;
  void reread();
  void say(const LessonReading&, const std::string& file);

  Session& session_;
  News& news_;
  LessonShelf shelf_;
  Classroom classroom_;
  Practice practice_;
  std::string bytes_;      ///< of the open lesson's file, as last read
  double since_look_ = 0;  ///< at the file
  double toy_ = -1;        ///< seconds since the heap began to fall; negative: not shown
  bool greeting_ = false;
};

}  // namespace gjklab
