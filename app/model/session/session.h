#pragma once
// A session: everything that is being looked at, and nothing about windows. Document, run, timeline, place on it,
// cameras, hover. Intents change it; what is drawn is computed from it, and only when something it depends on changed.

#include "model/compare/telling_rival.h"
#include "model/document/document.h"
#include "model/figure/make_figure.h"
#include "model/figure/staging.h"
#include "model/playback/player.h"
#include "model/predict/game.h"
#include "model/sandbox/sandbox.h"
#include "model/session/cameras.h"
#include "model/session/comparing.h"
#include "model/session/intent.h"
#include "model/session/learner_progress.h"
#include "model/session/lesson_stage.h"
#include "model/session/pictures.h"
#include "model/session/pointing.h"
#include "model/session/works.h"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>

namespace gjklab {

/// The work on the screen: a scene, a world, or the lecture whose stop is shown.
struct ShownWork {
  std::uint64_t number = 0;
  std::string path, title;  ///< empty: none
  bool world = false, modified = false, lecture = false;
};

class LongRun;      // long_run.h
struct ImpactStep;  // impact_study.h

class Session {
 public:
  Session(Scene scene, std::string path, Settings settings, LearnerProgress progress = {});

  const Document& document() const { return document_; }
  const Scene& scene() const { return document_.scene(); }
  const Settings& settings() const { return settings_; }
  const LearnerProgress& progress() const { return progress_; }
  const Run& run() const { return own_->run; }
  /// What is asked beside the scene's query.
  const Inquiry& inquiry() const { return inquiry_; }
  /// What the vertices of the simplex are called. The texts of lessons speak of names for life.
  Naming naming() const { return inLesson() ? Naming::for_life : settings_.naming; }
  /// Whether the scene belongs to a lesson or a world, and the user's own works are set aside.
  bool inLesson() const { return aside_.has_value() && shown_stop_ != ShownStop::scene; }
  /// The open lecture, or null.
  const LectureWork* lecture() const { return lecture_.number() != 0 ? &lecture_ : nullptr; }
  /// Whether a stop of the lecture is on the screen.
  bool atStop() const { return shown_stop_ != ShownStop::none; }
  /// The current stop, if it is a lesson's; otherwise null.
  const LectureStop* lessonStop() const { return shown_stop_ == ShownStop::lesson ? &lecture_.stop() : nullptr; }
  /// Counts the stops shown so far.
  int stopsShown() const { return stops_shown_; }
  /// What the timeline steps through.
  Study study() const { return inquiry_.study; }
  /// Moving bodies: whether the GJK run of one of their steps is gone through.
  bool opened() const { return motion_.opened.has_value(); }
  /// The time at which the moving bodies are seen; 0 where nothing moves.
  double shownTime() const;
  /// The scene with its bodies where they are seen.
  Scene shownScene() const;
  /// The row of moments that the slider goes over: the run's, and while two methods are compared both runs' in step.
  const Timeline& timeline() const { return comparing() ? comparing_.row() : own_->timeline; }
  int position() const { return player_.position(); }
  /// What a pane's method shows: the rival's in its pane, the scene's own in the others.
  const Lane& lane(Space space) const { return space == Space::rival && comparing() ? *comparing_.lane() : *own_; }
  /// Whether a second method runs beside the scene's own.
  bool comparing() const { return comparing_.lane() != nullptr; }
  /// While comparing: the names of both methods.
  const RivalNames& rivalNames() const { return comparing_.names(); }
  /// Why this method is offered beside the scene's own; empty where a person or the scene has chosen it, or the scene
  /// has been changed since.
  std::string whyRival() const;
  /// Somebody's own run beside the reference, while it shows; else null.
  const ReplayedRun* replayed() const { return comparing_.replayed(); }
  /// Where its false claims are on the slider, in their order.
  std::vector<int> falseClaims() const { return comparing_.falseClaims(); }
  /// While comparing: the table of both methods, and where they part.
  const Comparison& comparison() const { return comparing_.comparison(); }
  /// Where they part, on the slider, or the first false claim is; nothing where there is no such place.
  std::optional<int> partingPosition() const { return comparing_.partingPosition(); }
  /// Where a textbook run goes wrong, the scene's own or the rival's, on the slider; nothing where none does.
  std::optional<int> faultPosition() const;
  /// The place of what shows in the lane's own timeline.
  int place(Space space) const { return placeOf(lane(space), position()); }
  const Moment& moment(Space space = Space::difference) const { return lane(space).timeline[place(space)]; }
  /// Within a region step that is gone through test by test: the last test that is told.
  const std::optional<int>& test() const { return player_.test(); }
  bool playing() const { return player_.playing(); }
  /// How much of what shows is told: everything, unless the settings say to ask first.
  Disclosure disclosure() const;
  /// What a pane's method shows, and how much of it is told.
  PlaceInStep told(Space space = Space::difference) const {
    return placeInStep(lane(space).timeline, timeline(), position(), disclosure(), player_.test());
  }
  /// Whether the slider shows the steps to come. It hides them from an audience and from whoever is asked first.
  bool showsWholeTimeline() const { return !game_ && !settings_.ask_first && !stage_.asks() && !settings_.stage; }
  /// Whether a question stands over the picture, its answer kept back.
  bool asking() const;
  /// The moment up to which all is told.
  const Moment& known(Space space = Space::difference) const;
  /// Whether status, distance and depth may be told.
  bool tellsAnswer() const;
  /// The game of questions that is being played; null: none is.
  const Game* game() const { return game_.get(); }
  /// While its question is put: what can be chosen under the pointer of a pane, −1 for nothing. `target`: what the
  /// picture has there.
  int candidateAt(Space space, dvec2 pointer, const PickTarget& target) const;
  /// What a lecturer has at hand, and the page that ink goes to now.
  const Lectern& lectern() const { return lectern_; }
  InkPage inkPage() const { return {document_.number(), moment()}; }
  const PickTarget& hover() const { return pointing_.hover(); }
  /// The axis that a drag of it is held to.
  const std::optional<int>& heldAxis() const { return pointing_.axis(); }
  /// The region that keys have lit up; monostate: none.
  PickTarget pointedRegion() const;
  const PickTarget& selected() const { return pointing_.selected(); }
  /// Both difference panes are seen by one camera.
  const View& view(Space space) const { return cameras_.view(space); }
  /// Whether a pane's view has not been moved by hand since it showed everything.
  bool framed(Space space) const { return cameras_.framed(space); }
  /// How much the panes draw, from the next update() on. `handles`: what can be taken hold of; `ticks`: the grid's
  /// numbers.
  void draw(Detail detail, bool handles = true, bool ticks = true) {
    detail_ = detail;
    handles_ = handles;
    ticks_ = ticks;
  }
  /// The picture of one pane. Computed by update().
  const Figure& figure(Space space) const { return pictures_.figure(space); }
  const Frame& frame(Space space = Space::difference) const { return lane(space).frame; }
  /// Changes whenever a pane's picture does.
  std::uint64_t pictureRevision() const { return pictures_.revision(); }

  /// Whether the run is longer than what is shown of it.
  bool cutShort() const { return study() == Study::query && own_->cuts(scene()); }
  /// That run, where it is worked on aside or has been; null otherwise.
  const LongRun* longRun() const { return long_run_.get(); }

  /// Applies one intent; false when it is not the session's business (files, dialogs).
  bool apply(const Intent&);
  /// The user's own world, where one is open; a lesson has another.
  Sandbox& world() { return world_; }
  const Sandbox& world() const { return world_; }
  /// Whether the world is what shows: none of its pairs is in the lab, and neither is a scene.
  bool showsWorld() const { return world_.open() && !world_.inLab(); }
  ShownWork shown() const;
  /// Shows a world from a file ("" for none), standing; the one before stays a work.
  void open(WorldFile file, std::string path);
  /// Work that a crash left behind: shown as a work of its own, and not saved.
  void restore(WorldFile file, std::string path);
  /// Shows the first stop of a lecture; `path`: its file, or empty. Keeps an unsaved lecture that was open before.
  void open(Lecture lecture, std::string path);
  /// Work that a crash left behind: shown as a work of its own, and not saved.
  void restore(Lecture lecture, std::string path);
  /// The lab shows instead of the world, which stands meanwhile.
  void leaveWorld();
  /// The world shows again as it was left.
  void comeBackToWorld();
  /// Shows a pair of a world, the user's or a lesson's, as a scene that is nobody's work.
  void lookAt(Scene pair);

  /// Opens a scene from a file ("" for none): like apply(ShowScene), with the file it belongs to.
  /// `ready`: a lane that has followed the scene, made elsewhere because that takes long; or null.
  void open(Scene scene, std::string path, std::unique_ptr<Lane> ready = nullptr);
  /// Shows a run that is not ours, on a scene without a file. Once the scene is edited the run is our own.
  void open(std::shared_ptr<const GivenRun> run);
  /// Somebody's own run of a pair, beside ours as the reference, at its first false claim. Once a body is edited the
  /// run is no longer of this pair, and does not show.
  void open(std::shared_ptr<const ReplayedRun> run);
  /// The run that is not ours, while it shows; else null.
  const GivenRun* given() const { return givenTo(*own_); }
  /// Goes to a moment by its address; one sentence where there is none.
  std::string seekTo(const std::string& step);
  /// Work that a crash left behind: shown as a work of its own, and not saved.
  void restore(Scene scene, std::string path);
  /// Every work with unsaved changes: on the screen, in another dimension, behind another scene, world or lesson.
  std::vector<UnsavedWork> unsaved() const;
  /// The changes to a work that is not on the screen are given up.
  void forget(std::uint64_t number);
  /// The changes to the work on the screen are given up.
  void forgetChanges();
  /// Of the work on the screen.
  void markSaved(std::string path);
  /// How a lesson stages what shows. `asks`: the moment's answer is kept back until the next press.
  void stage(const Staging&, bool asks);
  const Staging& staging() const { return stage_.staging(); }
  /// All works are put aside for a lesson, whose scenes are nobody's work; and taken up again.
  void putWorkAside();
  void takeWorkUp();
  void setRecent(std::vector<std::string> recent) { settings_.recent = std::move(recent); }
  /// Where a lesson has got to.
  void setLessonPlace(const std::string& file, const LessonPlace& place) { progress_.lessons[file] = place; }

  /// The panes' sizes in pixels, before update(). The rival's pane has the other difference pane's.
  void resize(Space space, dvec2 size, double ui_scale);
  /// Lets `seconds` pass: playback and the tween.
  void advance(double seconds);
  /// How long nothing moves by itself: 0 during a tween, negative when nothing is under way.
  double idleSeconds() const { return cameras_.turning() || stage_.moves() ? 0 : player_.idleSeconds(); }
  /// Brings runs, solids, frames and figures up to date.
  void update();

 private:
  /// What the session knows of a work that is not on the screen, so that it comes back as it was left.
  struct Place {
    Opening opening;
    std::optional<glm::dquat> camera;
    std::optional<Moment> chosen;
    Moment left_moment{SubStep::gjk_direction, 0};
    std::optional<Cameras::Stand> stand;
  };

  /// What the runs were made from: made again when it differs.
  struct RunSource {
    std::uint64_t scene = 0;  ///< its revision; 0: there are no runs
    Inquiry asked;
    std::optional<int> opened;
    std::shared_ptr<const ReplayedRun> replayed;
    friend bool operator==(const RunSource&, const RunSource&) = default;
  };
  /// What the frames were made from.
  struct FrameSource {
    std::uint64_t runs = 0, stage = 0;  ///< revisions
    int position = 0, tween_from = 0;
    std::optional<int> test, tween_from_test;
    double tween = 1;
    Disclosure disclosure = Disclosure::everything;
    Pointing pointing;
    Naming naming = Naming::for_life;
    std::shared_ptr<const ImpactStep> between;
    friend bool operator==(const FrameSource&, const FrameSource&) = default;
  };
  /// Moving bodies: where in the motion the timeline is.
  struct MotionPlace {
    std::optional<int> opened;  ///< the record whose run is gone through
    double opened_time = 0;
    Moment left{SubStep::impact_distance, 0};   ///< where it was opened
    std::shared_ptr<const ImpactStep> between;  ///< the pair at a time that was chosen by hand
  };

  // What each intent does (session_intents.cpp).
  void take(const Edit&);
  void take(const BeginGesture&);
  void take(const EndGesture&);
  void take(const CancelGesture&);
  void take(const Undo&);
  void take(const Redo&);
  void take(const Go&);
  void take(const Seek&);
  void take(const PointAtRegion&);
  void take(const TogglePlay&);
  void take(const OpenQuery&);
  void take(const CloseQuery&);
  void take(const SeekTime&);
  void take(const PointAt&);
  void take(const Select&);
  void take(const DeleteVertex&);
  void take(const Nudge&);
  void take(const MoveCamera&);
  void take(const FrameAll&);
  void take(const KeepView&);
  void take(const FindView&);
  void take(const TurnView&);
  void take(const ToggleCompare&);
  void take(const ToggleSingle&);
  void take(const KeepMoment&);
  void take(const EditLecture&);
  void take(const UndoLecture&);
  void take(const RedoLecture&);
  void take(const GoToStop&);
  void take(const StepLecture&);
  void take(const CloseLecture&);
  void take(const TogglePredict&);
  void take(const Predict&);
  void take(const ChooseCandidate&);
  void take(const ShowHardCase&);
  void take(const ShowScene&);
  void take(const ShowDimension&);
  void take(const ShowWork&);
  void take(const ChooseStudy&);
  void take(const GoOnAside&);
  void take(const StopRun&);
  void take(const Inquire&);
  void take(const ChangeSettings&);

  // Which work is on the screen (session_work.cpp).
  void show(const ShowScene&, std::string path, std::shared_ptr<const GivenRun> given = nullptr);
  void show(Work);
  void begin(const Place&);
  void showAsFiled();
  void leave();
  void putScenesAside();
  void putWorldAway();
  void stepOutOfWorld();
  // The lecture (session_lecture.cpp).
  void bring(LectureWork);
  void putLectureAway();
  void leaveStop();
  LectureStop momentAsStop(const KeepMoment&) const;
  SceneView viewToKeep() const;
  Works& works() { return aside_ ? aside_->works : left_; }
  void stepHistory(void (Document::*step)());

  void moved(int from);
  // The game of questions (session_predict.cpp).
  void playGame();
  void meetQuestion(int from);
  void keepScore(const Card& before);
  /// Where a lane is when the slider is at `position`.
  int placeOf(const Lane& lane, int position) const {
    return comparing() ? lane.timeline.inStep(timeline()[position]) : position;
  }
  void inquire(const Inquiry&);
  void recompute();
  void followOwn(const Inquiry& before, bool edited);
  void followRival(const Inquiry& asked, bool edited);
  bool replays() const;
  void placeCursor(Study before, bool entered);
  // Moving bodies (session_impact.cpp).
  void followOpened();
  int motionRecord() const;
  void frameMotion();
  void showBetween(Frame&) const;
  void refreshProof();
  /// Whether one of the methods is the separating axis test.
  bool testsAxes() const { return own_->run.sat || (comparing() && comparing_.lane()->run.sat); }
  FrameSource frameSource() const;
  Sight sight() const;
  void frameAll();
  void frameTurnedOver();
  void drawLane(Lane&, Space);
  void lookAtStep();
  void offerRival();
  bool goesTestByTest() const;
  Frame frameOfStep() const;
  glm::dquat viewpointOfStep() const;

  Document document_;
  Settings settings_;
  LearnerProgress progress_;
  Opening opening_;                   ///< what the work on the screen says of its own inquiry
  std::optional<glm::dquat> camera_;  ///< likewise
  Inquiry inquiry_;
  std::pair<TellingRival, std::uint64_t> offered_;  ///< for this revision of the scene
  std::unique_ptr<Lane> own_;                       ///< on the heap, as the rival's: its frame refers to it
  std::unique_ptr<Lane> ready_;                     ///< of the scene that is being opened
  Comparing comparing_;
  std::shared_ptr<const ReplayedRun> replayed_;  ///< shows while its pair is on the screen
  RunSource ran_from_;
  std::uint64_t runs_ = 0;  ///< revision of the runs
  LectureWork lecture_;
  enum class ShownStop : std::uint8_t { none, scene, world, lesson };
  ShownStop shown_stop_ = ShownStop::none;
  int stops_shown_ = 0;
  std::unique_ptr<Game> game_;
  Lectern lectern_;
  std::shared_ptr<LongRun> long_run_;  ///< worked on aside

  Player player_;
  Moment left_moment_{SubStep::gjk_direction, 0};  ///< of the query, when a hull took its place
  MotionPlace motion_;
  Pointing pointing_;
  LessonStage stage_;
  struct Aside {
    Works works;
    Document document;  ///< that was on the screen, with its history
  };
  std::optional<Aside> aside_;

  Cameras cameras_;
  std::uint64_t seen_scene_ = 0;  ///< the revision that the cameras have followed
  /// The runs' revision, the place and the test.
  using Seen = std::tuple<std::uint64_t, int, std::optional<int>>;
  Seen seen_step_{};       ///< what the view has turned to
  int framed_record_ = 0;  ///< of the motion that the cameras were framed for
  FrameSource drawn_from_;
  std::uint64_t frames_ = 0;  ///< revision of the frames
  Pictures pictures_;
  Detail detail_ = Detail::full;
  bool handles_ = true, ticks_ = true;
  Works left_;
  Sandbox world_;
  std::map<std::uint64_t, Place> places_;  ///< by the work's number
};

}  // namespace gjklab
