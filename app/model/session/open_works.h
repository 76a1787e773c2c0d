#pragma once
// The works of a session: the open scene, world and lecture, which of them is on the screen, and all earlier works. It
// counts what is shown, so that dependent parts can detect changes.
//
// While a lesson is open, the scene and the world are the lesson's, and the user's own are set aside.

#include "model/compare/inquiry.h"
#include "model/document/document.h"
#include "model/sandbox/sandbox.h"
#include "model/session/cameras.h"
#include "model/session/in_world.h"
#include "model/session/intent.h"
#include "model/session/works.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

/// The work on the screen: a scene, a world, or the lecture whose stop is shown.
struct ShownWork {
  std::uint64_t number = 0;
  std::string path, title;  ///< empty: none
  bool world = false, modified = false, lecture = false;
};

/// The view and position of a scene, so that it can be restored.
struct WorkPlace {
  Opening opening = {};                   ///< the switches that it specifies
  std::optional<glm::dquat> camera = {};  ///< the orientation that it specifies
  std::optional<Moment> chosen = {};
  Moment left_query{SubStep::gjk_direction, 0};
  std::optional<Cameras::State> stand = {};
};

class OpenWorks {
 public:
  OpenWorks(Scene scene, std::string path);

  const Document& document() const { return document_; }
  const Sandbox& world() const { return world_; }
  /// The open lecture, or null.
  const LectureWork* lecture() const { return lecture_.number() != 0 ? &lecture_ : nullptr; }
  /// Whether a stop of the lecture is on the screen.
  bool atStop() const { return stop_ != Stop::none; }
  /// The current stop, if it is a lesson's; otherwise null.
  const LectureStop* lessonStop() const { return stop_ == Stop::lesson ? &lecture_.stop() : nullptr; }
  /// Counts the stops shown so far.
  int stopsShown() const { return stops_shown_; }
  /// Whether the user's own scenes are set aside, for a lesson, a stop or a pair of a world.
  bool aside() const { return aside_.has_value(); }
  /// Whether the scene belongs to a lesson or a world.
  bool inLesson() const { return aside() && stop_ != Stop::scene; }
  /// Whether the world is shown, instead of one of its pairs or a scene.
  bool showsWorld() const { return world_.shows(); }
  ShownWork shown() const;
  /// Every work with unsaved changes.
  std::vector<UnsavedWork> unsaved() const;
  /// An earlier scene; null if there is none.
  const Work* find(std::uint64_t number) const { return left_.find(number); }
  const Work* lastOf(int dimension) const { return left_.lastOf(dimension); }
  /// Counts the scenes shown so far, so it changes whenever another one is shown.
  std::uint64_t scenesShown() const { return scenes_shown_; }
  /// The last view and position of the scene on the screen; a new one if it was never left.
  WorkPlace current() const;

  void apply(const Edit& edit) { document_.execute(edit.command); }
  void apply(const BeginGesture&) { document_.beginGesture(); }
  void apply(const EndGesture&) { document_.endGesture(); }
  void apply(const CancelGesture&) { document_.cancelGesture(); }
  void apply(const Undo&) { stepHistory(&Document::undo); }
  void apply(const Redo&) { stepHistory(&Document::redo); }
  void apply(const EditLecture&);
  void apply(const UndoLecture&) { lecture_.undo(); }
  void apply(const RedoLecture&) { lecture_.redo(); }
  void apply(const CloseLecture&);
  void apply(const PutWorkAside&);
  void apply(const TakeWorkUp&);
  void apply(const StageWorld&);
  void apply(const LeaveWorld&);
  void apply(const ReturnToWorld&);
  /// Applies an intent to the world shown; false if the intent does not concern it.
  bool applyInWorld(const Intent& intent) { return gjklab::applyInWorld(world_, intent); }

  /// Stores the view and position of the scene on the screen, before anything else is shown.
  void leave(WorkPlace place);
  /// Shows an earlier scene, or a new one for number 0; `fresh`: the view and position of a new one.
  void show(Work work, const std::optional<WorkPlace>& fresh = std::nullopt);
  /// Adds work recovered while a lesson is open to the user's other works. False if no lesson is open.
  bool keepAside(Work& work);
  /// For a lesson, a pair of a world or a stop: its scenes are not works of the user.
  void putScenesAside();
  /// Marks the scene on the screen as not a user's work, or discards its changes.
  void forgetSceneChanges() { document_.forgetChanges(); }

  /// Opens a world of the user; while a lesson is open, it is shown afterwards.
  void open(WorldFile file, std::string path);
  void restore(WorldFile file, std::string path);
  /// Shows the open or earlier world with this number; false if there is none.
  bool showWorld(std::uint64_t number);
  void advanceWorld(double seconds) { world_.advance(seconds); }
  /// Shows a pair of the world as a scene.
  Scene lookAt(BodyPair pair) { return world_.lookAt(pair); }
  /// Opens a lecture, and keeps the one that was open before if it has unsaved changes.
  void open(LectureWork lecture);
  std::optional<LectureWork> takeLecture(std::uint64_t number) { return works().takeLecture(number); }
  /// A lecture without a file.
  LectureWork newLecture(Lecture lecture, std::string path = "");
  /// Begins a lecture with this stop, or adds it to the open one.
  void keep(LectureStop stop, bool replaces);
  /// Leaves the present content and moves the lecture to this stop.
  const LectureStop& goTo(int stop);
  /// Marks the present content as the current stop.
  void showsStop();

  void forget(std::uint64_t number);
  void forgetChanges();
  void markSaved(std::string path);

 private:
  enum class Stop : std::uint8_t { none, scene, world, lesson };
  struct SetAside {
    Works works;
    Document document;             ///< last shown on the screen, with its history
    std::optional<Sandbox> world;  ///< for a lesson
  };

  Works& works() { return aside_ ? aside_->works : left_; }
  bool lessonOpen() const { return aside_ && aside_->world; }
  /// The user's own world, on the screen or behind a lesson.
  const Sandbox& ownWorld() const { return lessonOpen() ? *aside_->world : world_; }
  Sandbox& ownWorld() { return lessonOpen() ? *aside_->world : world_; }
  void stepHistory(void (Document::*step)());
  void takeUp();
  void stepOutOfWorld();
  void leaveStop();
  void putWorldAway();

  Document document_;
  Works left_;
  std::optional<SetAside> aside_;
  std::map<std::uint64_t, WorkPlace> places_;  ///< by the work's number
  Sandbox world_;
  std::shared_ptr<const WorldFile> staged_;  ///< the file of the lesson's world
  LectureWork lecture_;
  Stop stop_ = Stop::none;
  int stops_shown_ = 0;
  std::uint64_t scenes_shown_ = 0;
};

}  // namespace gjklab
