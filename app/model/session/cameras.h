#pragma once
// The cameras: one for world space, one for both difference panes. Each shows everything after it was framed, and goes
// on doing so when its pane is resized, until it is moved by hand.

#include "model/figure/view.h"
#include "model/run/run.h"
#include "model/solid/geometry.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace gjklab {

/// What there is to be seen.
struct CameraSubject {
  const Scene& scene;
  const Run& run;
  const Geometry& geometry;
  const Run* rival = nullptr;
  int impact_record = 0;               ///< of a motion: where it has got to
  std::span<const dvec3> places = {};  ///< where B will be moved to
};

class Cameras {
 public:
  /// How a work is seen, so that it can be seen like that again.
  struct State {
    std::array<View, 2> views;
    std::array<bool, 2> framed{true, true};
    bool brought = false, turned_by_hand = false;
  };

  Cameras();

  /// Both difference panes are seen by one camera.
  const View& view(Space space) const { return views_[index(space)]; }
  const std::array<View, 2>& views() const { return views_; }
  static std::size_t index(Space space) { return space == Space::world ? 0 : 1; }

  /// Of another dimension: seen from the usual side.
  void setDimension(int dimension);
  /// The orientation that a scene brings; without one, a camera that still stands where a scene has put it goes back
  /// to the usual one.
  void bring(const std::optional<glm::dquat>& orientation);
  /// Linked cameras turn and zoom together. `with_scene`: the origin is dragged, and the view stays as good as it was.
  void move(Space space, const View& view, bool with_scene, bool linked);
  /// Difference space is seen from where world space is.
  void link() { views_[1].orientation = views_[0].orientation; }

  /// 3-D: both turn, in some tenths of a second or at once; advance() carries it on.
  void turnTo(const glm::dquat& orientation, bool at_once, const CameraSubject& subject);
  /// Difference space shows these points as large as they go instead of all of A ⊖ B; none: all of it. Where it shows
  /// everything it glides there as it turns, or is there at once.
  void focusOn(std::vector<dvec3> points, bool at_once, const CameraSubject& subject);
  bool focused() const { return !focus_.empty(); }
  /// How both were turned before the focus, since it has been given up; nothing once they have turned elsewhere.
  std::optional<glm::dquat> besideFocus() const { return focused() ? std::nullopt : before_focus_; }
  void advance(double seconds, const CameraSubject& subject);
  bool turning() const { return turn_clock_ >= 0; }
  /// Whether they were turned by hand since they were brought somewhere.
  bool turnedByHand() const { return turned_by_hand_; }
  void forgetHand() { turned_by_hand_ = false; }

  /// In perspective, or in a parallel projection; those that show everything go on doing so.
  void setPerspective(bool perspective, const CameraSubject& subject);

  void frame(Space space, const CameraSubject& subject);
  /// As the scene says, in panes of any size, until moved by hand; what it leaves open is framed.
  void show(Space space, const PaneView& pane, const CameraSubject& subject);
  /// Whether it has not been moved since it was framed.
  bool framed(Space space) const { return framed_[index(space)]; }
  /// Whether the pane shows anything of the bodies where they stand now, or of A ⊖ B or the origin.
  bool sees(Space space, const CameraSubject& subject) const;
  void resize(Space space, dvec2 size, double ui_scale, const CameraSubject& subject);
  /// The same view in a pane of another size: of everything where it shows everything, else of what it shows, and more
  /// at the sides.
  View seenIn(Space space, dvec2 size, double ui_scale, const CameraSubject& subject) const;
  /// What no longer fits its pane is framed again, where nobody has chosen the view.
  void follow(const CameraSubject& subject);

  State state() const { return {views_, framed_, brought_, turned_by_hand_}; }
  /// As it stood in the same dimension; what showed everything still does where the panes have other sizes now.
  void comeBack(const State& state, const CameraSubject& subject);

  /// Whether a drag of the origin has moved the difference panes' camera.
  bool carried() const { return carried_; }
  void forgetCarried() { carried_ = false; }

 private:
  void turn(const glm::dquat& orientation);
  /// To a new orientation; those that show everything go on doing so.
  void turnFramed(const glm::dquat& orientation, const CameraSubject& subject);
  void forgetFocus();
  /// Part of the way to what the difference pane is to show.
  void glide(double share);

  std::array<View, 2> views_;
  std::array<bool, 2> framed_{false, false};
  std::array<std::optional<double>, 2> heights_;  ///< that panes keep when they are resized, in scene units
  bool carried_ = false;
  bool brought_ = false;
  bool turned_by_hand_ = false;
  glm::dquat turn_from_{1, 0, 0, 0}, turn_to_{1, 0, 0, 0};
  double turn_clock_ = -1;                  ///< seconds since the turn began; negative: there is none
  std::vector<dvec3> focus_;                ///< what the difference pane shows alone; empty: all of A ⊖ B
  std::optional<glm::dquat> before_focus_;  ///< how both were turned when the focus came
  std::optional<View> glide_from_;          ///< of the difference pane, while it glides to another focus
};

}  // namespace gjklab
