#pragma once
// A viewport: one pane with its camera, picking and dragging. Used twice.

#include "model/session/drag.h"
#include "platform/input.h"
#include "ui/kit/ui.h"

#include <optional>

namespace gjklab {

class Viewport {
 public:
  explicit Viewport(Space space) : space_(space) {}

  /// Handles the pointer over the pane's area; the picture itself is drawn beneath by the workbench.
  void show(const Ui&, Area area, const Input&);
  /// The pane is not shown.
  void hide(const Ui&);
  /// What the pointer is on; monostate if it is elsewhere.
  const PickTarget& target() const { return target_; }
  bool dragging() const { return drag_.has_value() || moving_camera_; }
  /// The axis, 0 to 2, to which the drag is constrained.
  std::optional<int> heldAxis() const { return held_axis_; }
  /// Escape: restores the scene as it was before the drag. False if nothing is being dragged.
  bool cancel(const Ui&);
  /// Seconds until a pending tooltip must be shown; negative: none.
  double idleSeconds() const { return tip_wait_; }

 private:
  void press(const Ui&, dvec2 pointer, const Input&);
  void follow(const Ui&, dvec2 pointer, const Input&);
  void release(const Ui&);
  void moveCamera(const Ui&, dvec2 pointer);
  void linger(const Ui&, dvec2 pointer);
  void pinch(const Ui&, Area area, const Pinch&);
  void lookAlong(const Ui& ui, int axis) const;
  void doubleClick(const Ui&, dvec2 pointer);
  void showTip(const Ui&, dvec2 pointer);
  void yieldToKeys(const Ui&, dvec2 pointer);
  void showRegion(const Ui&, Area area) const;
  void showDragged(const Ui&, const Input&) const;
  double gridOf(const Ui&, const Input&) const;
  void setCursor(bool still) const;

  Space space_;
  PickTarget target_;
  dvec3 hit_{0.0};
  std::optional<Drag> drag_;
  bool drag_moved_ = false;
  std::optional<int> held_axis_;
  bool moving_camera_ = false, panning_ = false;
  View camera_start_;
  dvec2 camera_grab_{0.0};
  dvec2 rested_at_{0.0};
  double rested_ = 0, tip_wait_ = -1;
  int tip_frames_ = 0;
  dvec2 pressed_at_{0.0};        ///< by a finger
  double pressed_ = -1;          ///< seconds that it has rested there; negative: it has moved
  PickTarget lit_;               ///< the region highlighted with keys
  std::optional<dvec2> lit_at_;  ///< the pointer's position then; empty once it has moved
};

}  // namespace gjklab
