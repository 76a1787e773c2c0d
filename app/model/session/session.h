#pragma once
// A session: everything that is being looked at, and nothing about windows. Document, run, timeline, place on it,
// cameras, hover. Intents change it; what is drawn is computed from it, and only when something it depends on changed.

#include "model/compare/comparison.h"
#include "model/document/document.h"
#include "model/figure/make_figure.h"
#include "model/playback/player.h"
#include "model/session/intent.h"
#include "model/session/lane.h"

#include <array>
#include <memory>
#include <optional>

namespace gjklab {

class Session {
 public:
  Session(Scene scene, std::string path, Settings settings);

  const Document& document() const { return document_; }
  const Scene& scene() const { return document_.scene(); }
  const Settings& settings() const { return settings_; }
  const Run& run() const { return own_.run; }
  /// What the timeline steps through.
  Study study() const { return study_; }
  /// The row of moments that the slider goes over: the run's, and while two methods are compared both runs' in step.
  const Timeline& timeline() const { return rival_ ? row_ : own_.timeline; }
  int position() const { return player_.position(); }
  /// What a pane's method shows: the rival's in its pane, the scene's own in the others.
  const Lane& lane(Space space) const { return space == Space::rival && rival_ ? *rival_ : own_; }
  /// Whether a second method runs beside the scene's own.
  bool comparing() const { return rival_.has_value(); }
  /// While comparing: the names of both methods.
  RivalNames rivalNames() const { return gjklab::rivalNames(own_.scene.query, lane(Space::rival).scene.query); }
  /// While comparing: the table of both methods, and where they part.
  const Comparison& comparison() const { return comparison_; }
  /// Where they part, on the slider; nothing where they take the same steps.
  std::optional<int> partingPosition() const;
  /// The place of what shows in the lane's own timeline.
  int place(Space space) const { return placeOf(lane(space), position()); }
  const Moment& moment(Space space = Space::difference) const { return lane(space).timeline[place(space)]; }
  bool playing() const { return player_.playing(); }
  const Hover& hover() const { return hover_; }
  const Hover& selected() const { return selected_; }
  /// Both difference panes are seen by one camera.
  const View& view(Space space) const { return views_[index(space)]; }
  /// The picture of one pane. Computed by update().
  const Figure& figure(Space space) const { return figures_[static_cast<std::size_t>(space)]; }
  const Frame& frame(Space space = Space::difference) const { return lane(space).frame; }
  /// Changes whenever a pane's picture does.
  std::uint64_t pictureRevision() const { return picture_revision_; }

  /// Applies one intent; false when it is not the session's business (files, dialogs).
  bool apply(const Intent&);
  /// Opens a scene from a file ("" for none): like apply(ShowScene), with the file it belongs to.
  void open(Scene scene, std::string path);
  /// Work that a crash left behind: shown, and not saved.
  void restore(Scene scene, std::string path);
  /// Unsaved work in a dimension, the one on the screen or one that was left; none where nothing is unsaved.
  std::optional<Work> unsaved(int dimension) const;
  /// The changes to the scene on the screen are given up.
  void forgetChanges() { document_.forgetChanges(); }
  void markSaved(std::string path) { document_.markSaved(std::move(path)); }
  void setRecent(std::vector<std::string> recent) { settings_.recent = std::move(recent); }

  /// The panes' sizes in pixels, before update(). The rival's pane has the other difference pane's.
  void resize(Space space, dvec2 size, double ui_scale);
  /// Lets `seconds` pass: playback and the tween.
  void advance(double seconds);
  /// How long nothing moves by itself: 0 during a tween, negative when nothing is under way.
  double idleSeconds() const { return player_.idleSeconds(); }
  /// Brings runs, solids, frames and figures up to date.
  void update();

 private:
  static std::size_t index(Space space) { return space == Space::world ? 0 : 1; }
  /// Where a lane is when the slider is at `position`.
  int placeOf(const Lane& lane, int position) const {
    return rival_ ? lane.timeline.inStep(timeline()[position]) : position;
  }
  void show(Work);
  void begin();
  void recompute();
  void followOwn();
  void switchStart();
  void runRival();
  void refreshReference();
  void refreshProof();
  /// Whether one of the methods is the separating axis test.
  bool testsAxes() const { return own_.run.sat || (rival_ && rival_->run.sat); }
  void drawLane(Lane&, Space);
  void placeCursor(Study before);
  /// On with a rival that does something else than the scene.
  void toggleCompare();
  void go(Jump jump);
  void moveCamera(const MoveCamera&);
  void frameAll();
  void frameAll(Space space);
  void stepHistory(void (Document::*step)());
  void deleteVertex();

  Document document_;
  Settings settings_;
  Lane own_;
  std::optional<Lane> rival_;  ///< while two methods are compared
  Timeline row_;               ///< likewise: the moments of both
  std::uint64_t seen_revision_ = 0;
  std::optional<Rival> seen_rival_;
  Comparison comparison_;
  std::uint64_t reference_revision_ = 0;  ///< of the document that the comparison's reference belongs to
  Study study_ = Study::query;
  FollowUps followed_;  ///< what the run holds
  Moment left_moment_;  ///< of the query, when a hull took its place

  Player player_;

  Hover hover_, selected_;
  Space hover_space_ = Space::world;
  std::array<View, 2> views_;
  std::array<bool, 2> framed_{false, false};  ///< shows everything since frameAll: stays so when the pane is resized
  bool camera_carried_ = false;               ///< a drag of the origin moved the difference pane's camera
  std::array<std::optional<Work>, 3> left_;   ///< what was last worked on in each dimension

  bool frame_stale_ = true;
  std::array<View, 2> drawn_views_;
  FigureOptions drawn_options_;
  bool figures_stale_ = true;
  std::array<Figure, 3> figures_;
  std::uint64_t picture_revision_ = 0;
};

}  // namespace gjklab
