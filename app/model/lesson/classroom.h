#pragma once
// The classroom: a lesson that is being gone through, and what the learner has done in it. It sets a session to each
// beat; in between the learner may do with the session as he likes.

#include "model/lesson/answer_sheet.h"
#include "model/lesson/lesson.h"
#include "model/lesson/motion.h"
#include "model/session/learner_progress.h"
#include "model/session/session.h"

#include <map>
#include <string>
#include <vector>

namespace gjklab {

/// How a beat's question stands.
enum class Answered : std::uint8_t { open, wrong, right, shown };

class Classroom {
 public:
  bool open() const { return open_; }
  const Lesson& lesson() const { return lesson_; }
  int beat() const { return beat_; }
  int beats() const { return static_cast<int>(lesson_.beats.size()); }
  const Beat& current() const { return lesson_.beats[static_cast<std::size_t>(beat_)]; }

  /// Begins a lesson at a beat (clamped); the session's own work is put aside. A lesson without a beat is not opened.
  void start(Lesson, Session&, int beat = 0);
  /// The same lesson read again: it stays at its beat.
  void renew(Lesson, Session&);
  void close(Session&);

  void go(int beat, Session&);
  bool next(Session& session) { return step(1, session); }
  bool back(Session& session) { return step(-1, session); }
  /// The beat's picture again, after the learner has gone his own way.
  void restore(Session&);
  /// Whether what shows is no longer the beat's picture.
  bool strayed(const Session&) const;

  /// The lesson's world: open where the beat shows one, or a pair of one.
  const Sandbox& world() const { return world_; }
  /// Applies an intent that is about the lesson's world; false: it is not.
  bool takeInWorld(const Intent&, Session&);
  Sandbox& world() { return world_; }
  /// What facts in the text are of.
  Shown shown(const Session& session) const {
    return world_.open() ? Shown(session, &world_, current().show.pair) : Shown(session);
  }

  /// What the beat's question offers; empty when it asks nothing.
  const AnswerSheet& sheet() const { return sheet_; }
  /// The things of the picture by which the open question can be answered, while its picture shows; else none.
  const std::vector<Candidate>& inPicture(const Session&) const;
  /// Which of them is under the pointer of a pane, −1 for none. `target`: what the picture has there.
  int candidateAt(const Session&, Space, dvec2 pointer, const PickTarget& target) const;
  bool asks() const {
    return open_ && current().predict && (answered() == Answered::open || answered() == Answered::wrong);
  }
  Answered answered() const { return tasks().answered; }
  /// Why the answer was wrong or right, in a sentence.
  const std::string& remark() const { return tasks().remark; }
  bool hintShown() const { return tasks().hint_shown; }
  void answer(const Answer&, Session&);
  void choose(int choice, Session&);  ///< of a question's own choices
  void showHint() { now().hint_shown = true; }
  void showAnswer(Session&);
  /// Whether the picture moves because of an answer; lets time pass for it.
  bool answering() const { return motion_.has_value(); }
  void advance(double seconds, Session&);

  /// Looks whether a goal has been reached; true where one is new.
  bool lookAtGoals(const Session&);
  bool reached(std::size_t goal) const;
  /// Reached by what showSolution() did, and not yet by the learner.
  bool onlyShown(std::size_t goal) const;
  bool reachedAll() const;
  /// Does what the lesson's author would.
  void showSolution(Session&);
  /// How the questions and challenges that have been done since the lesson was opened were settled, by beat.
  std::map<int, Settled> settled() const;

 private:
  enum class Reached : std::uint8_t { no, shown, own };
  struct Tasks {
    Answered answered = Answered::open;
    std::string remark;
    bool hint_shown = false;
    bool missed = false;  ///< a wrong answer has been given
    std::vector<Reached> reached;
  };
  bool step(int by, Session&);
  void apply(Session&);
  void showWorld();
  void stage(Session&, bool asks) const;
  void reveal(Session&);
  void show(const AnswerMotion&, Session&);
  void settle(const Session&);
  bool drags() const;
  bool sawElsewhere(const Session&) const;  ///< the view has been moved by hand
  Tasks& now() { return tasks_[beat_]; }
  const Tasks& tasks() const;

  bool open_ = false;
  Lesson lesson_;
  int beat_ = 0;
  bool solution_shows_ = false;  ///< what shows is what showSolution() has done
  AnswerSheet sheet_;
  std::vector<Candidate> candidates_;  ///< of the sheet's question
  std::optional<Motion> motion_;       ///< under way because of an answer
  bool moved_ = false;                 ///< an answer has moved the picture
  std::vector<PickTarget> lit_;        ///< by an answer
  Primer drawn_ = Primer::none;        ///< likewise
  Scene settled_;                      ///< the beat's own picture, or what an answer has made of it
  int settled_at_ = 0;
  std::map<int, Tasks> tasks_;  ///< by beat
  Sandbox world_;
  std::shared_ptr<const WorldFile> world_shown_;  ///< what the world was begun with
};

/// Makes the moves of a challenge's solution; empty when all were possible, else which was not.
std::string makeMoves(const std::vector<Move>&, Session&, Sandbox* world = nullptr);

/// The text with {facts} in place of their names. A number that can be dragged, "{drag b.x}", is a plain number, or
/// bold italics where the window makes a handle of it.
enum class Draggable : std::uint8_t { plain, marked };
std::string withFacts(const std::string& text, const Shown&, Draggable = Draggable::plain);
/// The facts that can be dragged in a text, in its order.
std::vector<std::string> draggedIn(const std::string& text);
/// The names in braces that are no facts.
std::vector<std::string> unknownFacts(const std::string& text);

}  // namespace gjklab
