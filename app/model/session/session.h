#pragma once
// A session: everything that is shown, without any window. Each of its parts handles the intents that concern it and
// changes only itself. The session passes intents on, updates the parts in order, and answers questions that involve
// several of them.
//
// Intents are the only input, except for files and runs (open, restore, markSaved), decisions about unsaved work
// (forget), and events of the window (resize, draw, advance).

#include "model/session/cursor.h"
#include "model/session/frame_source.h"
#include "model/session/inquiring.h"
#include "model/session/lesson_stage.h"
#include "model/session/making.h"
#include "model/session/open_works.h"
#include "model/session/pictures.h"
#include "model/session/predicting.h"
#include "model/session/runs.h"
#include "model/session/views.h"
#include "model/session/world_cameras.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

/// The text of a lecture's stop in place of its step's words.
struct StopAnswer {
  std::string question, answer;
};

class Session {
 public:
  Session(Scene scene, std::string path, Settings settings, LearnerProgress progress = {});

  const Settings& settings() const { return settings_; }
  const LearnerProgress& progress() const { return progress_; }
  /// The naming of the simplex's vertices. The texts of lessons use permanent names.
  Naming naming() const { return inLesson() ? Naming::for_life : settings_.naming; }

  // The works.
  const OpenWorks& works() const { return works_; }
  const Document& document() const { return works_.document(); }
  const Scene& scene() const { return document().scene(); }
  bool inLesson() const { return works_.inLesson(); }
  const LectureWork* lecture() const { return works_.lecture(); }
  bool atStop() const { return works_.atStop(); }
  /// The stop's question to the audience, until the next press shows its step or runs its world; otherwise empty.
  std::string stopQuestion() const;
  /// After a change of the language: sentences that were made once are made again.
  void sayAgain() { runs_.sayAgain(); }
  /// Whether that question is about the shapes themselves: until then only the bodies are shown.
  bool hidesDifference() const { return !stopQuestion().empty() && lecture()->stop().world_alone; }
  /// Whether the pictures show nothing of the run: not at this stop, or not before its question is answered.
  bool hidesRun() const { return hidesDifference() || (atStopsStep() && lecture()->stop().hides_run); }
  /// The stop's own question and answer, at its step once that is shown; otherwise empty.
  StopAnswer stopAnswer() const;
  const Sandbox& world() const { return works_.world(); }
  bool showsWorld() const { return works_.showsWorld(); }
  ShownWork shown() const { return works_.shown(); }
  std::vector<UnsavedWork> unsaved() const { return works_.unsaved(); }
  /// What undo would revert in the world or the scene shown, and redo restore; empty: nothing.
  std::string undoName() const { return showsWorld() ? world().undoName() : document().undoName(); }
  std::string redoName() const { return showsWorld() ? world().redoName() : document().redoName(); }

  // The runs, and their inquiry.
  Inquiry inquiry() const { return inquiring_.asked(settings_.inquiry); }
  /// The study that the timeline steps through.
  Study study() const { return inquiring_.study(); }
  const RunTrack& track(Space space) const { return runs_.track(space); }
  const Run& run() const { return runs_.own().run; }
  /// The run from a file, while it is shown; otherwise null.
  const GivenRun* given() const { return givenTo(runs_.own()); }
  /// Whether a second method runs beside the scene's own.
  bool comparing() const { return runs_.comparing().track() != nullptr; }
  const RivalNames& rivalNames() const { return runs_.comparing().names(); }
  /// Why this method was suggested; what only the runs' ends show is left out until it may be told.
  std::string whyRival() const { return inquiring_.whyRival(document(), settings_.inquiry, tellsAnswer()); }
  const Comparison& comparison() const { return runs_.comparing().comparison(); }
  std::optional<int> partingPosition() const { return runs_.comparing().partingPosition(); }
  std::optional<int> faultPosition() const { return runs_.faultPosition(); }
  /// The replayed run beside the reference, while it is shown; otherwise null.
  const ReplayedRun* replayed() const { return runs_.comparing().replayed(); }
  std::vector<int> falseClaims() const { return runs_.comparing().falseClaims(); }
  /// Whether the run is longer than the part shown; and that run, if it continues in the background or has finished
  /// there, otherwise null.
  bool cutShort() const { return study() == Study::query && runs_.own().cuts(scene()); }
  const LongRun* longRun() const { return runs_.longRun(); }

  // The position on the timeline.
  const Timeline& timeline() const { return runs_.timeline(); }
  int position() const { return cursor_.position(); }
  /// The present position in the track's own timeline.
  int timelinePosition(Space space) const { return runs_.placeOf(track(space), position()); }
  const Moment& moment(Space space = Space::difference) const { return track(space).timeline[timelinePosition(space)]; }
  /// Within a region step that is shown test by test: the last test shown.
  const std::optional<int>& test() const { return cursor_.player().test(); }
  bool playing() const { return cursor_.player().playing(); }
  /// Whether the GJK run of one step of a search for an impact is open.
  bool opened() const { return cursor_.opened().has_value(); }
  /// The time at which the moving bodies are shown, 0 if nothing moves; and the scene with the bodies at that time.
  double shownTime() const;
  Scene shownScene() const;
  /// How much is disclosed: everything, unless the settings say to ask first.
  Disclosure disclosure() const;
  /// The content of a pane's method, and how much of it is disclosed.
  PlaceInStep revealed(Space space = Space::difference) const {
    return placeInStep(track(space).timeline, timeline(), position(), disclosure(), test());
  }
  /// Whether the slider shows later steps. They are hidden from an audience, and while the program asks first.
  bool showsWholeTimeline() const { return !game() && !settings_.ask_first && !stage_.asks() && !settings_.stage; }
  /// Whether a question is shown above the picture, without its answer.
  bool asking() const;
  /// Whether the next press only shows an answer: that of the question, or that of a stop.
  bool answerWaits() const;
  /// The moment up to which everything is disclosed.
  const Moment& revealedMoment(Space space = Space::difference) const;
  /// Whether status, distance and depth may be shown.
  bool tellsAnswer() const;
  /// Goes to a moment by its address. Returns a sentence if it does not exist.
  std::string seekTo(const std::string& step);

  // The prediction, the lecturer's tools, the pointer's targets.
  const Game* game() const { return predicting_.game(); }
  int candidateAt(Space space, dvec2 pointer, const PickTarget& target) const {
    return predicting_.candidateAt(view(space), space, pointer, target);
  }
  const Lectern& lectern() const { return lectern_; }
  /// The page that receives ink now: of the world shown, or of the run.
  InkPage inkPage() const {
    return showsWorld() ? InkPage{world().number(), {SubStep::result, world().moment()}}
                        : InkPage{document().number(), moment()};
  }
  const PickTarget& hover() const { return pointing_.hover(); }
  const std::optional<int>& heldAxis() const { return pointing_.axis(); }
  /// The region highlighted with keys; monostate: none.
  PickTarget pointedRegion() const { return atRegions() ? pointing_.region() : PickTarget{}; }
  const PickTarget& selected() const { return pointing_.selected(); }

  // The pictures, updated by update().
  const View& view(Space space) const { return views_.cameras().view(space); }
  bool framed(Space space) const { return views_.cameras().framed(space); }
  /// The view of the world, and the same in a pane of another size.
  const View& worldView() const { return world_cameras_.view(); }
  View worldViewIn(dvec2 size, double ui_scale) const { return world_cameras_.viewIn(size, ui_scale); }
  /// The same views in panes of other sizes, as in the audience's window. `room`: if the panes share one.
  std::array<View, 2> viewsIn(const std::array<dvec2, 2>& sizes, double ui_scale,
                              std::optional<SharedRoom> room) const {
    return views_.cameras().seenIn(sizes, ui_scale, room, subject());
  }
  /// World space's share of a room's width, if both spaces have one scale.
  double shareIn(const SharedRoom& room) const { return views_.cameras().shareIn(room, subject()); }
  std::uint64_t framings() const { return views_.cameras().framings(); }
  double share() const { return views_.cameras().share(); }
  /// The panes as another window shows them. `views`: of world space, then of difference space. Call it after update().
  void paint(Pictures& into, const std::array<View, 2>& views) const;
  const Frame& frame(Space space = Space::difference) const { return track(space).frame; }
  const Figure& figure(Space space) const { return pictures_.figure(space); }
  /// Changes whenever a pane's picture does.
  std::uint64_t pictureRevision() const { return pictures_.revision(); }
  bool picturesForStage() const { return pictures_.forStage(); }
  const FigureOptions& pictureOptions() const { return pictures_.options(); }
  const Staging& staging() const { return stage_.staging(); }
  /// Whether −B is sliding around A.
  bool making() const { return making_.runs(); }

  /// Applies one intent. Returns false if the session does not handle it (files, dialogs).
  bool apply(const Intent&);
  /// The scene as it would be stored, with the present view.
  Scene sceneAsSeen() const;

  /// Opens a scene from a file ("" for none). `ready`: a track that has already run it, or null.
  void open(Scene scene, std::string path, std::unique_ptr<RunTrack> ready = nullptr);
  /// Shows a run from a file, on a scene without a file. Editing the scene replaces it by our own run.
  void open(std::shared_ptr<const GivenRun> run);
  /// Shows a replayed run of a pair beside ours, at its first false claim, until a body is edited.
  void open(std::shared_ptr<const ReplayedRun> run);
  /// Shows a world, paused; the previous one is kept as a work.
  void open(WorldFile file, std::string path);
  /// Shows the first stop of a lecture. Keeps an unsaved lecture that was open before.
  void open(Lecture lecture, std::string path);
  /// Shows work recovered after a crash as a separate, unsaved work.
  void restore(Scene scene, std::string path);
  void restore(WorldFile file, std::string path);
  void restore(Lecture lecture, std::string path);
  /// Discards the changes to a work that is not on the screen; discards those to the one that is; marks that one as
  /// saved.
  void forget(std::uint64_t number);
  void forgetChanges() { works_.forgetChanges(); }
  void markSaved(std::string path) { works_.markSaved(std::move(path)); }

  /// Whether the panes show both spaces at one scale, side by side in one room (Cameras); before resize().
  void shareRoom(std::optional<SharedRoom> room) { views_.shareRoom(room, subject()); }
  /// The panes' sizes in pixels, before update(). The rival's pane has the other difference pane's.
  void resize(Space space, dvec2 size, double ui_scale) { views_.resize(space, size, ui_scale, subject()); }
  void resizeWorld(dvec2 size, double ui_scale) { world_cameras_.resize(size, ui_scale, world()); }
  /// Whether the panes draw handles, and are for the Stage, from the next update() on.
  void draw(Detail detail, bool handles = true, bool stage = false) { pictures_.show(detail, handles, stage); }
  /// Lets `seconds` pass for playback and animations, and for the world if it is shown.
  void advance(double seconds);
  void advanceWorld(double seconds) { works_.advanceWorld(seconds); }
  /// Seconds until the next automatic change; 0 while animating, negative if none.
  double idleSeconds() const;
  /// Updates runs, solids, frames and figures.
  void update();

 private:
  struct IntentHandler;  // handles intents that concern several parts (session_intents.cpp)
  bool applyInWorld(const Intent&);
  Lectern::Views inkedViews() const;

  void switchWork(const std::function<void(OpenWorks&)>& change);
  void begin(const WorkPlace&);
  WorkPlace placeOfWork() const;
  void show(const ShowScene&, std::string path, std::shared_ptr<const GivenRun> given = nullptr);
  void bring(LectureWork);
  LectureStop momentAsStop(const KeepMoment&) const;
  SceneView viewToKeep() const;

  void recompute();
  void seek(const Seek&);
  void moved(int from);
  std::optional<int> stopsPlace() const;
  bool atStopsStep() const { return stopsPlace() == position(); }
  bool asksOfShapesAlone() const;
  bool atRegions() const { return moment().sub_step == SubStep::gjk_region; }
  bool goesTestByTest() const;
  CameraSubject subject() const;
  Views::Seen seen() const;
  Views::Step step() const { return {runs_.revision(), position(), test()}; }

  FrameSource frameSource() const;
  Frame frameOfStep() const;
  std::vector<Frame> framesBeside() const;
  void drawLane(RunTrack&, Space);
  void refreshProof();

  Settings settings_;
  LearnerProgress progress_;
  OpenWorks works_;
  std::uint64_t begun_ = 0;  ///< the work's count of the scene for which everything below was updated
  Inquiring inquiring_;
  Runs runs_;
  Cursor cursor_;
  Predicting predicting_;
  Views views_;
  Pointing pointing_;
  LessonStage stage_;
  Making making_;
  Lectern lectern_;
  WorldCameras world_cameras_;
  FrameSource drawn_from_;
  std::uint64_t frames_ = 0;  ///< revision of the frames
  Pictures pictures_;
};

}  // namespace gjklab
