#pragma once
// A lesson: a row of beats, each one idea with its picture. Read from Markdown (docs/writing-lessons.md).

#include "model/compare/inquiry.h"
#include "model/document/command.h"
#include "model/figure/staging.h"
#include "model/lesson/goal.h"
#include "model/lesson/topics.h"
#include "model/playback/address.h"
#include "model/quiz/question.h"
#include "model/sandbox/sandbox.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gjklab {

class Assets;

/// Which panes stand beside the text.
enum class Look : std::uint8_t { both, world, difference };

/// The picture of a beat: everything that its show block and those before it say.
struct Show {
  int line = 0;            ///< of the block
  std::string scene_name;  ///< as it is written; empty: the lesson shows nothing yet
  Scene scene;
  Opening opening;
  std::optional<glm::dquat> camera;
  Address at = {Address::Kind::start, 0, {}, "start"};
  std::optional<int> test;  ///< of a region step: no further than this one of its tests, from 0
  Look look = Look::both;
  Staging staging;
  bool hides_answer = false;  ///< the moment's answer is not told before the next press

  std::shared_ptr<const WorldFile> world;  ///< that shows in place of a scene, or of which a pair does; null: none
  int step = 0;                            ///< of the world, from its start
  SandboxSights sights;
  BodyPair pair;            ///< that stands out in the world, and that its facts speak of; a < 0: none
  bool microscope = false;  ///< `scene` is that pair, in the lab
  bool drags = false;       ///< the learner may drag the bodies, though the beat neither asks nor lets him do anything
  bool showsWorld() const { return world && !microscope; }
};

/// One line of the text: marked text (rich_text.h), in which {name} stands for a fact.
struct LessonText {
  enum class Kind : std::uint8_t { paragraph, heading, item, code, plot };
  Kind kind = Kind::paragraph;
  std::string text;
  int line = 0;
};

/// One move of a challenge's solution, as a learner would make it with the mouse, or of what the picture does when a
/// question is answered.
struct Move {
  enum class Kind : std::uint8_t { body, origin, turn, aim, vertex, seek, pull, let_go, play, light, draw };
  Kind kind = Kind::body;
  Which which = Which::b;
  int index = 0;  ///< of a vertex
  dvec3 to{0.0};  ///< turn in 2-D: the angle in x; in 3-D, turn: see `orientation`
  glm::dquat orientation{1, 0, 0, 0};
  Address at;                    ///< seek
  std::string pulled;            ///< pull: the body of the world, which is taken in its middle
  double seconds = 0;            ///< play
  PickTarget lit;                ///< light: only of an answer
  Primer primer = Primer::none;  ///< draw: only of an answer
  std::string text;
};

/// What the picture does once an answer has been given.
struct AnswerMotion {
  std::vector<Move> moves;
  std::vector<Goal> shows;  ///< what holds when they have been made: checked by `gjklab lesson check`
};

struct OfferedAnswer {
  std::string text;
  bool right = false;
  std::string but = {};  ///< why it is wrong; with facts
  AnswerMotion then = {};
};

/// A question that is marked: by the run, or one with choices of its own.
struct Prediction {
  int line = 0;
  std::optional<Ask> ask;  ///< asked of the run, about the beat's moment
  std::string question;
  std::vector<OfferedAnswer> choices;  ///< of a question of its own
  /// What must be true of the scene for the right choice to be right: checked by `gjklab lesson check`.
  std::vector<Goal> because;
  std::string hint, why;
  std::vector<Topic> topics;  ///< that the question is about
  AnswerMotion then;          ///< of a right answer to what is asked of the run
  const AnswerMotion& rightMotion() const;
};

struct Challenge {
  int line = 0;
  std::vector<Goal> goals;  ///< each once
  std::vector<Move> solution;
  std::string hint, why;      ///< why: said when all goals are reached
  std::vector<Topic> topics;  ///< that the challenge is about
};

struct Beat {
  int line = 0;
  std::vector<LessonText> text;
  Show show;
  std::optional<Prediction> predict;
  std::optional<Challenge> reach;
};

struct Lesson {
  std::string file;  ///< "05-loop.md"
  std::string title, goal;
  std::vector<Beat> beats;
};

/// What is wrong, in which line of the file.
struct LessonFault {
  int line = 1;
  std::string sentence;  ///< what is wrong and what is allowed
};

struct LessonReading {
  Lesson lesson;
  std::vector<LessonFault> faults;  ///< in the order of the lines; empty: the lesson can be shown
};

/// The steps of a world that a beat may lie behind its start.
inline constexpr int kMostWorldSteps = 600;

/// The most bytes that a lesson may have.
inline constexpr std::size_t kLessonLimit = std::size_t{1} << 20;

/// Reads a lesson; scenes that no built-in one is called by are files beside it, in `folder` of `files`. Any bytes give
/// faults or a lesson.
LessonReading readLesson(const std::string& text, const std::string& file, const Assets& files,
                         const std::string& folder);

}  // namespace gjklab
