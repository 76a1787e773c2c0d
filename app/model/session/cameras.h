#pragma once
// The cameras: one for world space, one for both difference panes. After framing, each shows everything, also when its
// pane is resized, until the user moves it.

#include "model/figure/view.h"
#include "model/run/run.h"
#include "model/solid/geometry.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace gjklab {

/// The content to show.
struct CameraSubject {
  const Scene& scene;
  const Run& run;
  const Geometry& geometry;
  const Run* rival = nullptr;
  std::span<const dvec3> places = {};  ///< positions to which B will be moved
  int advance = 0;                     ///< of a search for an impact: the advance shown
  bool whole = false;                  ///< all of A ⊖ B, also where two runs are compared
};

/// What world and difference space share, side by side.
struct SharedRoom {
  dvec2 size{0.0};  ///< in pixels
  double ui_scale = 1;
  friend bool operator==(const SharedRoom&, const SharedRoom&) = default;
};

class Cameras {
 public:
  /// The view of a work, so that it can be restored.
  struct State {
    std::array<View, 2> views;
    std::array<bool, 2> framed{true, true};
    bool brought = false, turned_by_hand = false;
  };

  Cameras();

  /// Both difference panes share one camera.
  const View& view(Space space) const { return views_[index(space)]; }
  const std::array<View, 2>& views() const { return views_; }
  static std::size_t index(Space space) { return space == Space::world ? 0 : 1; }

  /// Resets to the default orientation for another dimension.
  void setDimension(int dimension);
  /// Sets the orientation given by a scene, or the usual one of a scene that gives none, unless the user has turned the
  /// camera.
  void bring(const std::optional<glm::dquat>& orientation, const glm::dquat& usual);
  /// Linked cameras rotate and zoom together. `with_scene`: the origin is being dragged, so the view still counts as
  /// framed.
  void move(Space space, const View& view, bool with_scene, bool linked);
  /// Gives difference space the orientation of world space.
  void link() { views_[1].orientation = views_[0].orientation; }

  /// 3-D: rotates both, over some tenths of a second or at once; advance() continues the animation.
  void turnTo(const glm::dquat& orientation, bool at_once, const CameraSubject& subject);
  /// Difference space shows these points as large as possible instead of all of A ⊖ B; empty: all of it. A framed view
  /// moves there with the rotation, or at once.
  void focusOn(std::vector<dvec3> points, bool at_once, const CameraSubject& subject);
  bool focused() const { return !focus_.empty(); }
  /// The orientation of both before the focus, after it has ended; empty once they have been rotated otherwise.
  std::optional<glm::dquat> besideFocus() const { return focused() ? std::nullopt : before_focus_; }
  /// Brings framed views of a motion to what they show at the present advance, smoothly or at once.
  void approach(bool at_once, const CameraSubject& subject);
  void advance(double seconds, const CameraSubject& subject);
  bool turning() const { return turn_clock_ >= 0; }
  /// Whether the user has rotated them since the last automatic rotation.
  bool turnedByHand() const { return turned_by_hand_; }
  void forgetHand() { turned_by_hand_ = false; }

  /// Switches between perspective and parallel projection; framed views remain framed.
  void setPerspective(bool perspective, const CameraSubject& subject);

  void frame(Space space, const CameraSubject& subject);
  /// Sets the scene's own views, for panes of any size, until the user moves them. Unset values are framed.
  void show(Space space, const PaneView& pane, const CameraSubject& subject);
  /// Whether the view has not been moved since it was framed.
  bool framed(Space space) const { return framed_[index(space)]; }
  /// Whether the pane shows any part of the bodies at their present poses, or of A ⊖ B or the origin.
  bool sees(Space space, const CameraSubject& subject) const;
  void resize(Space space, dvec2 size, double ui_scale, const CameraSubject& subject);
  /// Both panes side by side in one room: as long as they are framed, they show both spaces at one scale,
  /// and share() gives each the width that it needs. Empty: each pane has its own scale.
  void shareRoom(std::optional<SharedRoom> room, const CameraSubject& subject);
  /// World space's share of the room's width. It changes when everything is framed anew, not while a body is dragged.
  double share() const { return share_; }
  /// The same for a room elsewhere, which asks for it when everything has been framed anew.
  double shareIn(const SharedRoom& room, const CameraSubject& subject) const;
  /// How often everything has been framed.
  std::uint64_t framings() const { return framings_; }
  /// The same views in panes of other sizes: of everything if they are framed, otherwise of the same area, with more at
  /// the sides. `room`: if the panes share one.
  std::array<View, 2> seenIn(const std::array<dvec2, 2>& sizes, double ui_scale, std::optional<SharedRoom> room,
                             const CameraSubject& subject) const;
  /// Frames again the views that no longer fit their content, unless the user has chosen them.
  void follow(const CameraSubject& subject);

  State state() const { return {views_, framed_, brought_, turned_by_hand_}; }
  /// Restores views of the same dimension; framed views are framed again if the panes have other sizes now.
  void comeBack(const State& state, const CameraSubject& subject);

  /// Whether a drag of the origin has moved the difference panes' camera.
  bool carried() const { return carried_; }
  void forgetCarried() { carried_ = false; }

 private:
  void turn(const glm::dquat& orientation);
  /// Sets a new orientation; framed views remain framed.
  void turnFramed(const glm::dquat& orientation, const CameraSubject& subject);
  void forgetFocus();
  /// Shows everything in a pane, at the scale of the other if they share a room.
  void fit(Space space, const CameraSubject& subject);
  /// Shows everything in this view, at its own scale.
  void frameIn(View& view, Space space, const CameraSubject& subject) const;
  /// The same without the focus.
  static void frameAllIn(View& view, Space space, const CameraSubject& subject);
  bool sharesScale(const CameraSubject& subject) const;
  /// Starts to move a pane from this view to the content that it frames.
  void glideFrom(Space space, const View& from);
  /// Moves the panes part of the way to their new content.
  void glide(double share);

  std::array<View, 2> views_;
  std::array<bool, 2> framed_{false, false};
  std::array<std::optional<double>, 2> heights_;  ///< that panes keep when resized, in scene units
  std::optional<SharedRoom> room_;                ///< that both panes share
  double share_ = 0.5;
  std::uint64_t framings_ = 1, shared_at_ = 0;  ///< the latter: when share_ was found
  bool carried_ = false;
  bool brought_ = true;  ///< a scene's, not the user's
  bool turned_by_hand_ = false;
  glm::dquat turn_from_{1, 0, 0, 0}, turn_to_{1, 0, 0, 0};
  double turn_clock_ = -1;                         ///< seconds since the rotation began; negative: none
  std::vector<dvec3> focus_;                       ///< the points that the difference pane shows; empty: all of A ⊖ B
  std::optional<glm::dquat> before_focus_;         ///< the orientation of both when the focus began
  std::array<std::optional<View>, 2> glide_from_;  ///< while a pane moves to other content
};

}  // namespace gjklab
