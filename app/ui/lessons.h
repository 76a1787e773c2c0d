#pragma once
// Lessons in the window: the shelf, the lesson that is open, its file watched while it is written, and how far the
// learner has got.

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
  /// The world of the lesson that is open.
  const Sandbox& world() const { return classroom_.world(); }
  bool takeInWorld(const Intent& intent);
  void advanceWorld(double seconds) { classroom_.world().advance(seconds); }
  /// The first lesson of a folder of the disk, or the one that a file holds.
  void openPath(const std::string& path);
  /// A lesson and its beat, "6.3" or "6", both counted from 1. One sentence where there is none.
  std::string openAt(const std::string& place);
  /// A lesson by its file's name without .md, and its beat, counted from 1. One sentence where there is none.
  std::string openNamed(const std::string& name, const std::string& beat);
  /// A lecture's stop with the scene or world that its lesson shows there, in place of the lesson; others as they are.
  LectureStop pictureOf(const LectureStop&) const;
  /// Of the lesson that is open; empty where none is.
  std::string address() const;
  /// Whether a path is one of lessons: a folder, or a Markdown file.
  static bool isLesson(const std::string& path);
  void perform(const Teach&);
  /// What a key asks of the lesson; nothing when it has no meaning there.
  std::optional<Teach> intentOf(const KeyPress&) const;
  /// Goals, and the lesson's file: once a frame.
  void update(double seconds);
  /// Seconds until update() has something to do by itself; negative: never.
  double idleSeconds() const;
  /// Shelf and open lesson: another language is spoken.
  void readAgain();
  void close() { perform({Teach::What::close}); }

  /// The first start: a heap falls, and freezes with a question that leads to lesson 1. Once a lesson has been begun, a
  /// card that goes on with it.
  void greet();
  bool greeting() const { return greeting_; }
  /// The heap of the first start shows; whether it has frozen.
  bool toying() const { return toy_ >= 0; }
  bool frozen() const;
  void greeted();
  /// Opens the lesson at which the learner goes on.
  void goOn();
  /// The round of practice that is under way; null: none is.
  const Practice* practice() const { return open() && practice_.on() ? &practice_ : nullptr; }

 private:
  /// At a beat; where the lesson was left, if none is named.
  void start(const std::string& file, std::optional<int> beat = {});
  void next();
  void back();
  void performInToy(Teach::What);
  void performInPractice(const Teach&);
  void practise();
  void askNext();
  /// What a question or a challenge is asked for; false: the wish is none of that kind.
  bool performTask(const Teach&);
  void goToSkipped();
  const LessonShelf::Entry* entryOf(const std::string& file) const;
  void beginAfterToy();
  /// The lesson before the open one on the shelf; empty where it is the first.
  std::string before() const;
  void remember();
  /// Whether the next start of the program opens with the card: after one that ended within a lesson.
  void setGreeted(bool greeted);
  /// Where the lesson was left; its beginning where it never was open.
  LessonPlace lessonPlace(const std::string& file) const;
  void reread();
  void say(const LessonReading&, const std::string& file);

  Session& session_;
  News& news_;
  LessonShelf shelf_;
  Classroom classroom_;
  Practice practice_;
  std::string bytes_;      ///< of the open lesson's file, as it was read
  double since_look_ = 0;  ///< at the file
  double toy_ = -1;        ///< seconds since the heap began to fall; negative: it does not show
  bool greeting_ = false;
};

}  // namespace gjklab
