#pragma once
// The open lesson, and what the learner has done in it. It sets up the session for each beat; the learner may then
// change the session freely.

#include "model/lesson/answer_sheet.h"
#include "model/lesson/lesson.h"
#include "model/lesson/motion.h"
#include "model/lesson/subtitles.h"
#include "model/session/learner_progress.h"
#include "model/session/session.h"

#include <map>
#include <string>
#include <vector>

namespace gjklab {

/// The state of a beat's question.
enum class Answered : std::uint8_t { open, wrong, right, shown };

class Classroom {
 public:
  bool open() const { return open_; }
  const Lesson& lesson() const { return lesson_; }
  int beat() const { return beat_; }
  int beats() const { return static_cast<int>(lesson_.beats.size()); }
  /// The current beat's text on the Stage.
  const std::vector<Subtitle>& subtitles() const { return subtitles_; }
  const Beat& current() const { return lesson_.beats[static_cast<std::size_t>(beat_)]; }

  /// Begins a lesson at a beat (clamped), and sets the user's works aside. Does not open a lesson without beats.
  void start(Lesson, Session&, int beat = 0);
  /// Replaces the lesson after reading it again, and stays at the same beat.
  void renew(Lesson, Session&);
  void close(Session&);

  void go(int beat, Session&);
  bool next(Session& session) { return step(1, session); }
  bool back(Session& session) { return step(-1, session); }
  /// Restores the beat's picture after changes by the learner.
  void restore(Session&);
  /// Whether the picture has changed from that of the beat.
  bool strayed(const Session&) const;

  /// The sources of the facts in the text: also the session's world, if the beat shows it or a pair of it.
  Shown shown(const Session& session) const {
    return open_ && session.world().open() ? Shown(session, &session.world(), current().show.pair) : Shown(session);
  }

  /// The choices of the beat's question; empty if it asks nothing.
  const AnswerSheet& sheet() const { return sheet_; }
  /// The things in the picture that can answer the open question, while its picture is shown; otherwise none.
  const std::vector<Candidate>& inPicture(const Session&) const;
  /// Which of them is under the pointer in a pane, −1 for none. `target`: the picture's target there.
  int candidateAt(const Session&, Space, dvec2 pointer, const PickTarget& target) const;
  bool asks() const {
    return open_ && current().predict && (answered() == Answered::open || answered() == Answered::wrong);
  }
  Answered answered() const { return tasks().answered; }
  /// A sentence that says why the answer was wrong or right.
  const std::string& remark() const { return tasks().remark; }
  bool hintShown() const { return tasks().hint_shown; }
  void answer(const Answer&, Session&);
  void choose(int choice, Session&);  ///< one of the question's own choices
  void showHint() { now().hint_shown = true; }
  void showAnswer(Session&);
  /// Whether an answer is moving the picture; and lets time pass for this motion.
  bool answering() const { return motion_.has_value(); }
  void advance(double seconds, Session&);

  /// Checks whether a goal has been reached; true if one is new.
  bool lookAtGoals(const Session&);
  bool reached(std::size_t goal) const;
  /// Whether the goals were reached only by showSolution(), not yet by the learner.
  bool onlyShown(std::size_t goal) const;
  bool reachedAll() const;
  /// Plays the author's solution.
  void showSolution(Session&);
  /// The results of the questions and challenges since the lesson was opened, by beat.
  std::map<int, Settled> settled() const;

 private:
  enum class Reached : std::uint8_t { no, shown, own };
  struct Tasks {
    Answered answered = Answered::open;
    std::string remark;
    bool hint_shown = false;
    bool missed = false;  ///< there was a wrong answer
    std::vector<Reached> reached;
  };
  bool step(int by, Session&);
  void apply(Session&);
  void showWorld(Session&) const;
  void stage(Session&, bool asks) const;
  void reveal(Session&);
  void show(const AnswerMotion&, Session&);
  void settle(const Session&);
  bool drags() const;
  bool sawElsewhere(const Session&) const;  ///< whether the user has moved the view
  Tasks& now() { return tasks_[beat_]; }
  const Tasks& tasks() const;

  bool open_ = false;
  Lesson lesson_;
  int beat_ = 0;
  std::vector<Subtitle> subtitles_;
  bool solution_shows_ = false;  ///< the picture is the result of showSolution()
  AnswerSheet sheet_;
  std::vector<Candidate> candidates_;  ///< of the sheet's question
  std::optional<Motion> motion_;       ///< started by an answer
  bool moved_ = false;                 ///< whether an answer has moved the picture
  std::vector<PickTarget> lit_;        ///< by an answer
  Primer drawn_ = Primer::none;        ///< likewise
  Scene settled_;                      ///< the beat's own picture, or the result of an answer
  int settled_at_ = 0;
  std::map<int, Tasks> tasks_;  ///< by beat
};

/// Makes the moves of a challenge's solution; empty if all were possible, otherwise which one was not.
std::string makeMoves(const std::vector<Move>&, Session&);

/// The text with the values of {facts}. A draggable number, "{drag b.x}", is a plain number, or in bold italics if the
/// window makes it a handle.
enum class Draggable : std::uint8_t { plain, marked };
std::string withFacts(const std::string& text, const Shown&, Draggable = Draggable::plain);
/// The draggable facts of a text, in order.
std::vector<std::string> draggedIn(const std::string& text);
/// The names in braces that are not facts.
std::vector<std::string> unknownFacts(const std::string& text);

}  // namespace gjklab
