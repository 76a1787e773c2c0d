#pragma once
// Intents: the requests of the views. A view changes no state; it returns intents, which are applied in one place, once
// per frame.

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

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

namespace gjklab {

/// One change of the scene. All changes between BeginGesture and EndGesture form one entry of the history.
struct Edit {
  Command command;
};
struct BeginGesture {};
struct EndGesture {};
struct CancelGesture {};
struct Undo {};
struct Redo {};

/// On the timeline of the run, or in the recording of the world shown, whose iterations are ten steps.
struct Go {
  Jump where;
};
struct Seek {
  int position;
  std::optional<int> test = {};  ///< in a region step: only up to this test
};
/// At a region step: highlights the next or previous region as if the pointer were on it; after the last one none.
struct PointAtRegion {
  int by = 1;
};
struct TogglePlay {};

/// Moving bodies: opens the GJK run of the step shown, or returns to that step.
struct OpenQuery {};
struct CloseQuery {};
/// Shows the bodies at this time, between those of the search.
struct SeekTime {
  double time;
};

/// What the pointer is on, for all panes, and the pane that contains it.
struct PointAt {
  PickTarget target;
  Space space = Space::world;
  std::optional<int> axis = {};  ///< 0 to 2: the axis to which a drag is constrained
};
/// The clicked target; Delete removes it if it is a vertex.
struct Select {
  PickTarget target;
};
struct DeleteVertex {};
/// Moves the selection by a grid step, or a tenth of it, along the world axis nearest to an arrow key's direction: (1,
/// 0) is right, (0, 1) up.
struct Nudge {
  dvec2 arrow;
  bool fine = false;
};

struct MoveCamera {
  Space space;
  View view;
  /// The view moves with the scene while the origin is dragged, and still counts as framed.
  bool with_scene = false;
};
struct FrameAll {};
/// From now on the scene opens at this step and in this view, or with the defaults.
struct KeepView {
  bool keep = true;
};
/// 3-D: rotates the cameras to a view that shows this step, and from now on each following step, until the user rotates
/// them.
struct FindView {};
/// 3-D: rotates the cameras to an orientation.
struct TurnView {
  glm::dquat orientation;
};

/// A second method beside the scene's own, or none. Leaves the study of a hull, which has no second method.
struct ToggleCompare {};
/// −B slides around A and builds A ⊖ B; again: ends it.
struct ToggleMaking {};
/// Starts or ends the comparison of textbook GJK and EPA in single precision, with rounded input, with the scene's own
/// method.
struct ToggleSingle {};

/// Shows a built-in scene, a pasted one or that of another dimension; undo restores the previous one.
struct ShowScene {
  Scene scene;
  Opening opening = {};                   ///< its switches, if it specifies any
  std::optional<glm::dquat> camera = {};  ///< its initial orientation, if it specifies one
};
struct ShowDimension {
  int dimension;
};
/// Shows an earlier work as it was last shown.
struct ShowWork {
  std::uint64_t number;
};

/// Adds the present moment to the lecture as a stop after the current one, or replaces the current one. Starts a
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
/// Shows a stop as stored, and discards changes made there since.
struct GoToStop {
  int stop;
};
/// Moves by this many stops; negative: back.
struct StepLecture {
  int by = 1;
};
struct CloseLecture {};

/// Begins or ends the prediction of the run's steps.
struct TogglePredict {};
/// In a prediction: moves through the choices with keys and chooses; `help` gives first a hint, then the answer.
enum class PredictMove : std::uint8_t { previous, next, choose, done, help, again };
struct Predict {
  PredictMove move;
};
/// Makes a choice, by its index in the game's list.
struct ChooseCandidate {
  int candidate;
};

/// A hard case of the gallery: compares with textbook GJK and shows the step where it goes wrong; if it does not, the
/// step that the scene names. For other scenes like Jump::fault.
struct ShowHardCase {};

/// Sets the study: the query, the growth of a hull, or the search for an impact.
struct ChooseStudy {
  Study study;
};

/// The switches beside the scene's query.
struct Inquire {
  Inquiry inquiry;
};
/// Continues a run longer than the part shown in the background, or ends that.
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

/// Requests that only the window can fulfil: files, clipboard, dialogs.
enum class Task : std::uint8_t {
  new_scene,
  open,
  save,
  save_as,
  copy_scene,
  copy_link,
  paste,      ///< a scene, a run, or points
  save_page,  ///< one file for any browser
  replay,     ///< a log to replay
  stop_opening,
  import,  ///< a file of points
  import_as_a,
  import_as_b,
  import_other_order,  ///< switches a pasted matrix between row-major and column-major
  discard_import,
  restore_recovered,
  discard_recovered,
  toggle_help,
  toggle_gallery,
  toggle_commands,  ///< every command by its name
  toggle_topics,    ///< the learner's results by topic
  dismiss_banner,
  copy_scores,
  save_scores,
  choose_picture,  ///< the choice of a picture and its destination
  choose_film,
  save_picture,  ///< saves a picture of the window at once
  copy_picture,
  quit,
};
struct Do {
  Task task;
};
struct OpenFile {
  std::string path;
};

/// A request to the world shown.
struct InWorld {
  WorldIntent intent;
};
/// Shows a pair of the world as a scene; the world pauses.
struct LookAtPair {
  BodyPair pair;
};
/// Shows the scene instead of the world, which pauses.
struct LeaveWorld {};
/// Shows the world again as it was left.
struct ReturnToWorld {};

/// A request to the list of arriving pairs.
struct WatchPairs {
  enum class What : std::uint8_t {
    show,         ///< pair `number`
    follow,       ///< shows the newest, or keeps the present pair
    disagreeing,  ///< only those that disagree, or all
  };
  What what = What::show;
  long long number = 0;
};

/// A request to the lesson, from its panel, its menu or a key.
struct Teach {
  enum class What : std::uint8_t {
    start,    ///< the lesson `file` of the list, at its last beat
    own,      ///< lists the program's own lessons again
    go,       ///< to beat `number`
    next,     ///< past the last beat: the next lesson
    back,     ///< before the first beat: the last beat of the previous lesson
    restore,  ///< restores the beat's picture
    close,
    choose,  ///< choice `number` of the question
    answer,
    hint,
    give_up,   ///< shows the answer
    solve,     ///< plays the challenge's solution
    lab,       ///< the card of the first start: without a lesson
    practise,  ///< a round of mixed questions; within one: five more minutes
    skipped,   ///< the first page of the lesson whose question was skipped
  };
  What what = What::next;
  std::string file = {};
  int number = 0;
  Answer answer = {};
};

/// Sets the user's works aside for a lesson, whose scenes and worlds are not saved; or restores them.
struct PutWorkAside {};
struct TakeWorkUp {};
/// Shows the lesson's world at a step, paused; null: none.
struct StageWorld {
  std::shared_ptr<const WorldFile> world = {};
  int step = 0;
  SandboxSights sights = {};
  std::optional<BodyPair> pair = {};  ///< instead of the world a scene of this pair is shown
};
/// How a lesson stages the picture. `asks`: hides the moment's answer until the next press.
struct StageLesson {
  Staging staging = {};
  bool asks = false;
};
/// The user's progress in a lesson.
struct KeepLessonPlace {
  std::string file;
  LessonPlace place;
};

/// The practice result of a topic.
struct KeepPractice {
  std::string topic;
  TopicRecord record;
};

using AnyIntent =
    std::variant<Edit, BeginGesture, EndGesture, CancelGesture, Undo, Redo, Go, Seek, PointAtRegion, TogglePlay,
                 OpenQuery, CloseQuery, SeekTime, PointAt, Select, DeleteVertex, Nudge, MoveCamera, FrameAll, KeepView,
                 FindView, TurnView, ToggleCompare, ToggleMaking, ToggleSingle, ShowScene, ShowDimension, ShowWork,
                 KeepMoment, EditLecture, UndoLecture, RedoLecture, GoToStop, StepLecture, CloseLecture, TogglePredict,
                 Predict, ChooseCandidate, ShowHardCase, ChooseTool, DrawInk, EraseInk, ClearInk, ToggleBlank,
                 ToggleFreeze, ToggleSpotlight, TogglePresenter, ChooseStudy, Inquire, ContinueInBackground, StopRun,
                 ChangeSettings, Do, OpenFile, InWorld, LookAtPair, LeaveWorld, ReturnToWorld, PutWorkAside, TakeWorkUp,
                 StageWorld, StageLesson, KeepLessonPlace, KeepPractice, WatchPairs, Teach, TurnTo>;

namespace detail {

template <class T, class... All>
constexpr std::size_t indexAmong(std::type_identity<std::variant<All...>>) {
  constexpr bool kSame[] = {std::is_same_v<T, All>...};
  return static_cast<std::size_t>(std::find(std::begin(kSame), std::end(kSame), true) - std::begin(kSame));
}
template <class T>
inline constexpr std::size_t kIntentIndex = indexAmong<T>(std::type_identity<AnyIntent>());

}  // namespace detail

/// One intent: for std::visit, std::get_if and std::holds_alternative the variant that it is. What a variant of so many
/// types takes to be made, copied and destroyed is compiled once, in intent.cpp.
class Intent : public AnyIntent {
 public:
  template <class T>
  requires(detail::kIntentIndex<T> < std::variant_size_v<AnyIntent>) Intent(T intent)
      : Intent(detail::kIntentIndex<T>, &intent) {}
  Intent(const Intent&);
  Intent(Intent&&) noexcept;
  Intent& operator=(const Intent&);
  Intent& operator=(Intent&&) noexcept;
  ~Intent();

 private:
  /// `intent`: of the type with that index; it is moved from.
  Intent(std::size_t index, void* intent);
};
using Intents = std::vector<Intent>;

}  // namespace gjklab
