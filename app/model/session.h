#pragma once
// A session: everything that is being looked at, and nothing about windows. Document, run, timeline, place on it,
// cameras, hover. Intents change it; what is drawn is computed from it, and only when something it depends on changed.

#include "model/document.h"
#include "model/frame.h"
#include "model/geometry.h"
#include "model/intent.h"
#include "model/player.h"

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
  const Run& run() const { return run_; }
  const Timeline& timeline() const { return timeline_; }
  int position() const { return player_.position(); }
  const Moment& moment() const { return timeline_[position()]; }
  bool playing() const { return player_.playing(); }
  const Hover& hover() const { return hover_; }
  const Hover& selected() const { return selected_; }
  const View& view(Space space) const { return views_[index(space)]; }
  /// The picture of one pane. Computed by update().
  const Figure& figure(Space space) const { return figures_[index(space)]; }
  const Frame& frame() const { return frame_; }
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

  /// The panes' sizes in pixels, before update().
  void resize(Space space, dvec2 size, double ui_scale);
  /// Lets `seconds` pass: playback and the tween.
  void advance(double seconds);
  /// How long nothing moves by itself: 0 during a tween, negative when nothing is under way.
  double idleSeconds() const { return player_.idleSeconds(); }
  /// Brings run, geometry, frame and figures up to date.
  void update();

 private:
  static std::size_t index(Space space) { return static_cast<std::size_t>(space); }
  void show(Work);
  void begin();
  void recompute();
  void go(Jump jump);
  void moveCamera(const MoveCamera&);
  void frameAll();
  void frameAll(Space space);
  void stepHistory(void (Document::*step)());
  void deleteVertex();

  Document document_;
  Settings settings_;
  Run run_;
  Timeline timeline_;
  std::shared_ptr<const Geometry> geometry_;
  Scene geometry_scene_;
  std::uint64_t seen_revision_ = 0;

  Player player_;

  Hover hover_, selected_;
  std::array<View, 2> views_;
  std::array<bool, 2> framed_{false, false};  ///< shows everything since frameAll: stays so when the pane is resized
  bool camera_carried_ = false;               ///< a drag of the origin moved the difference pane's camera
  std::array<std::optional<Work>, 3> left_;   ///< what was last worked on in each dimension

  Frame frame_;
  bool frame_stale_ = true;
  std::array<View, 2> drawn_views_;
  FigureOptions drawn_options_;
  bool figures_stale_ = true;
  std::array<Figure, 2> figures_;
  std::uint64_t picture_revision_ = 0;
};

}  // namespace gjklab
