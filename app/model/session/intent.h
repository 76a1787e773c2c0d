#pragma once
// Intents: what the views ask for. A view changes nothing; it returns intents, applied at one place per frame.

#include "model/compare/inquiry.h"
#include "model/document/command.h"
#include "model/figure/staging.h"
#include "model/figure/view.h"
#include "model/lecture/lecture_work.h"
#include "model/playback/player.h"
#include "model/quiz/question.h"
#include "model/sandbox/world_intent.h"
#include "model/scene/pick_target.h"
#include "model/session/learner_progress.h"
#include "model/session/lectern.h"
#include "model/session/settings.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gjklab {

/// One change of the scene; between BeginGesture and EndGesture all changes are one entry of the history.
struct Edit {
  Command command;
};
struct BeginGesture {};
struct EndGesture {};
struct CancelGesture {};
struct Undo {};
struct Redo {};

struct Go {
  Jump where;
};
struct Seek {
  int position;
  std::optional<int> test = {};  ///< of a region step: no further than this one of its tests
};
/// At a region step: the next region lights up as if the pointer were on it, or the one before; past the last one none.
struct PointAtRegion {
  int by = 1;
};
struct TogglePlay {};

/// Moving bodies: into the GJK run of the step that shows, and back to that step.
struct OpenQuery {};
struct CloseQuery {};
/// The bodies as they are at this time, between those of the search.
struct SeekTime {
  double time;
};

/// What the pointer is over, for all panes, and in which of them.
struct PointAt {
  PickTarget target;
  Space space = Space::world;
  std::optional<int> axis = {};  ///< 0 to 2: the axis that a drag of it is held to
};
/// What was clicked: Delete removes it when it is a vertex.
struct Select {
  PickTarget target;
};
struct DeleteVertex {};
/// Moves what is selected by a step of the grid, or a tenth of it, along the world axis that an arrow key points along:
/// (1, 0) is right, (0, 1) up.
struct Nudge {
  dvec2 arrow;
  bool fine = false;
};

struct MoveCamera {
  Space space;
  View view;
  /// The view moves with the scene (the origin is being dragged): it stays as good as the framing it replaces.
  bool with_scene = false;
};
struct FrameAll {};
/// From now on the scene opens at this step and in this view, or as scenes do that say neither.
struct KeepView {
  bool keep = true;
};
/// 3-D: the cameras turn to where this step can be seen, and from now on to where each next one can, until they are
/// turned by hand.
struct FindView {};
/// 3-D: the cameras turn to an orientation.
struct TurnView {
  glm::dquat orientation;
};

/// A second method beside the scene's own, or none. Where a hull is studied, back to the query: a hull has no second
/// method.
struct ToggleCompare {};
/// −B slides round A and makes A ⊖ B; again: no more of it.
struct ToggleMaking {};
/// Plain GJK and EPA in single precision, given rounded input, beside the scene's own method; or no longer.
struct ToggleSingle {};

/// Shows a built-in scene, a pasted one or another dimension's; undo brings the former one back.
struct ShowScene {
  Scene scene;
  Opening opening = {};                   ///< what it is asked beside its query, where it says so itself
  std::optional<glm::dquat> camera = {};  ///< the orientation that it is first seen from, where it says so
};
struct ShowDimension {
  int dimension;
};
/// A work that was left, as it was left.
struct ShowWork {
  std::uint64_t number;
};

/// Adds what is on the screen to the lecture as a stop after the current one, or replaces the current one. Starts a
/// lecture if none is open.
struct KeepMoment {
  bool replaces = false;
  std::string lesson = {};  ///< the lesson on the screen, as its file name without .md; empty: none
  int beat = 0;             ///< its beat, from 1
};
struct EditLecture {
  LectureEdit edit;
};
/// Undoes or redoes the last change of the lecture.
struct UndoLecture {};
struct RedoLecture {};
/// Shows a stop as it was kept, and drops what was changed there since.
struct GoToStop {
  int stop;
};
/// Moves on by this many stops; negative: back.
struct StepLecture {
  int by = 1;
};
struct CloseLecture {};

/// Predict: a game of the questions that the run asks begins or ends.
struct TogglePredict {};
/// In such a game: keys go through what can be chosen and choose it; `help` is a hint first, then the answer.
enum class PredictMove : std::uint8_t { previous, next, choose, done, help, again };
struct Predict {
  PredictMove move;
};
/// One of what can be chosen, by its place in the game's list.
struct ChooseCandidate {
  int candidate;
};

/// A hard case of the gallery: the textbook's run beside the scene's own, at the step where it goes wrong; where it
/// does not, the step at which the scene says that there is something to see. Of other scenes: Jump::fault.
struct ShowHardCase {};

/// What the timeline steps through: the query, the growth of a hull, or the search for an impact.
struct ChooseStudy {
  Study study;
};

/// The switches beside the scene's query.
struct Inquire {
  Inquiry inquiry;
};
/// The rest of a run that is longer than what is shown of it is worked on aside; the end of that.
struct ContinueInBackground {};
struct StopRun {};

struct ChangeSettings {
  Settings settings;
};

/// What the user does in the window. Each activity has its own controls.
enum class Activity : std::uint8_t { pair, motion, world, lesson };
/// Switches to an activity: the current pair, its motion, or the world or lesson where the user left it.
struct TurnTo {
  Activity activity;
};

/// What only the window can do: files, clipboard, dialogs.
enum class Task : std::uint8_t {
  new_scene,
  open,
  save,
  save_as,
  copy_scene,
  copy_link,
  paste,      ///< a scene, a run, or points
  save_page,  ///< one file for any browser
  replay,     ///< a file of somebody's own run
  stop_opening,
  import,  ///< a file of points
  import_as_a,
  import_as_b,
  import_other_order,  ///< a pasted matrix is read column by column instead of row by row, or back
  discard_import,
  restore_recovered,
  discard_recovered,
  toggle_help,
  toggle_gallery,
  toggle_commands,  ///< every command by its name
  toggle_topics,    ///< what the learner can do, by the questions of the field
  dismiss_banner,
  copy_scores,
  save_scores,
  choose_picture,  ///< which picture of what shows, and where it goes
  choose_film,
  save_picture,  ///< of the window, at once
  copy_picture,
  quit,
};
struct Do {
  Task task;
};
struct OpenFile {
  std::string path;
};

/// What the world that shows is asked for.
struct InWorld {
  WorldIntent intent;
};
/// A pair of the world goes into the lab, as a scene; the world stands meanwhile.
struct LookAtPair {
  BodyPair pair;
};
/// The lab shows instead of the world, which stands meanwhile.
struct LeaveWorld {};
/// The world shows again as it was left.
struct ReturnToWorld {};
/// A pair of a lesson's world, as a scene that is nobody's work.
struct ShowPair {
  Scene pair;
};

/// What the list of arriving pairs is asked for.
struct WatchPairs {
  enum class What : std::uint8_t {
    show,         ///< pair `number`
    follow,       ///< the newest shows, or what shows stays
    disagreeing,  ///< only those that disagree, or all
  };
  What what = What::show;
  long long number = 0;
};

/// What a lesson is asked for: by its panel, its menu or a key.
struct Teach {
  enum class What : std::uint8_t {
    start,    ///< the lesson `file` of the shelf, from the beat where it was left
    own,      ///< the program's own lessons are on the shelf again
    go,       ///< to beat `number`
    next,     ///< past the last beat: the next lesson
    back,     ///< before the first beat: the last of the lesson before
    restore,  ///< the beat's picture again
    close,
    choose,  ///< choice `number` of the question
    answer,
    hint,
    give_up,   ///< the answer, please
    solve,     ///< the challenge's solution
    lab,       ///< the card of the first start: no lesson
    practise,  ///< a round of mixed questions; within one: five more minutes
    skipped,   ///< the first page of the lesson whose question was skipped
  };
  What what = What::next;
  std::string file = {};
  int number = 0;
  Answer answer = {};
};

/// Sets the user's works aside for a lesson, whose scenes are nobody's work; takes them up again.
struct PutWorkAside {};
struct TakeWorkUp {};
/// How a lesson stages what shows. `asks`: the moment's answer is kept back until the next press.
struct StageLesson {
  Staging staging = {};
  bool asks = false;
};
/// How far the user has got in a lesson.
struct KeepLessonPlace {
  std::string file;
  LessonPlace place;
};

/// What practice has shown of a topic.
struct KeepPractice {
  std::string topic;
  TopicRecord record;
};

using Intent =
    std::variant<Edit, BeginGesture, EndGesture, CancelGesture, Undo, Redo, Go, Seek, PointAtRegion, TogglePlay,
                 OpenQuery, CloseQuery, SeekTime, PointAt, Select, DeleteVertex, Nudge, MoveCamera, FrameAll, KeepView,
                 FindView, TurnView, ToggleCompare, ToggleMaking, ToggleSingle, ShowScene, ShowDimension, ShowWork,
                 KeepMoment, EditLecture, UndoLecture, RedoLecture, GoToStop, StepLecture, CloseLecture, TogglePredict,
                 Predict, ChooseCandidate, ShowHardCase, ChooseTool, DrawInk, EraseInk, ClearInk, ToggleBlank,
                 ToggleFreeze, ToggleSpotlight, TogglePresenter, ChooseStudy, Inquire, ContinueInBackground, StopRun,
                 ChangeSettings, Do, OpenFile, InWorld, LookAtPair, LeaveWorld, ReturnToWorld, ShowPair, PutWorkAside,
                 TakeWorkUp, StageLesson, KeepLessonPlace, KeepPractice, WatchPairs, Teach, TurnTo>;
using Intents = std::vector<Intent>;

}  // namespace gjklab
