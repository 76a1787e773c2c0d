#pragma once
// A lesson: a sequence of beats, each with one idea and its picture. Read from Markdown (docs/writing-lessons.md).

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

/// The panes beside the text.
enum class Look : std::uint8_t { both, world, difference };

/// The picture of a beat, according to its show block and those before it.
struct Show {
  int line = 0;            ///< of the block
  std::string scene_name;  ///< as written; empty: the lesson shows nothing yet
  Scene scene;
  Opening opening;
  std::optional<glm::dquat> camera;
  Address at = {Address::Kind::start, 0, {}, "start"};
  std::optional<int> test;  ///< in a region step: only up to this test, from 0
  Look look = Look::both;
  Staging staging;
  bool hides_answer = false;  ///< hides the moment's answer until the next press

  std::shared_ptr<const WorldFile> world;  ///< shown in place of a scene, or the world of the pair shown; null: none
  int step = 0;                            ///< of the world, from its start
  SandboxSights sights;
  BodyPair pair;            ///< highlighted in the world, and the subject of facts; a < 0: none
  bool microscope = false;  ///< `scene` is that pair
  bool drags = false;       ///< the learner may drag the bodies, even without a challenge
  bool showsWorld() const { return world && !microscope; }
};

/// One line of the text: marked text (rich_text.h), with facts as {name}.
struct LessonText {
  enum class Kind : std::uint8_t { paragraph, heading, item, code, plot };
  Kind kind = Kind::paragraph;
  std::string text;
  int line = 0;
};

/// One move of a challenge's solution, like a learner's with the mouse, or of the motion after an answer.
struct Move {
  enum class Kind : std::uint8_t { body, origin, turn, aim, vertex, seek, pull, let_go, play, light, draw };
  Kind kind = Kind::body;
  Which which = Which::b;
  int index = 0;  ///< of a vertex
  dvec3 to{0.0};  ///< turn in 2-D: the angle in x; in 3-D, turn: see `orientation`
  glm::dquat orientation{1, 0, 0, 0};
  Address at;                    ///< seek
  std::string pulled;            ///< pull: the body of the world, grabbed at its centre
  double seconds = 0;            ///< play
  PickTarget lit;                ///< light: only for an answer
  Primer primer = Primer::none;  ///< draw: only for an answer
  std::string text;
};

/// The motion of the picture after an answer.
struct AnswerMotion {
  std::vector<Move> moves;
  std::vector<Goal> shows;  ///< conditions that hold after the moves, checked by `gjklab lesson check`
};

struct OfferedAnswer {
  std::string text;
  bool right = false;
  std::string but = {};  ///< why it is wrong; may contain facts
  AnswerMotion then = {};
};

/// A marked question: about the run, or with its own choices.
struct Prediction {
  int line = 0;
  std::optional<Ask> ask;  ///< about the run at the beat's moment
  std::string question;
  std::vector<OfferedAnswer> choices;  ///< for a question with its own choices
  /// Conditions on the scene for the right choice to be right, checked by `gjklab lesson check`.
  std::vector<Goal> because;
  std::string hint, why;
  std::vector<Topic> topics;  ///< of the question
  AnswerMotion then;          ///< after a right answer to a question about the run
  const AnswerMotion& rightMotion() const;
};

struct Challenge {
  int line = 0;
  std::vector<Goal> goals;  ///< each once
  std::vector<Move> solution;
  std::string hint, why;      ///< why: shown when all goals are reached
  std::vector<Topic> topics;  ///< of the challenge
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

/// A fault, and its line in the file.
struct LessonFault {
  int line = 1;
  std::string sentence;  ///< what is wrong and what is allowed
};

struct LessonReading {
  Lesson lesson;
  std::vector<LessonFault> faults;  ///< in the order of the lines; if empty, the lesson can be shown
};

/// The greatest number of steps of a world after its start that a beat may show.
inline constexpr int kMostWorldSteps = 600;

/// The greatest size of a lesson, in bytes.
inline constexpr std::size_t kLessonLimit = std::size_t{1} << 20;

/// Reads a lesson. Scenes that are not built in are files beside it, in `folder` of `files`. Any input gives faults or
/// a lesson.
LessonReading readLesson(const std::string& text, const std::string& file, const Assets& files,
                         const std::string& folder);

}  // namespace gjklab
