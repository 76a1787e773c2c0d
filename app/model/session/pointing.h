#pragma once
// What the pointer and the keys point at in the panes. A value type: pictures are redrawn when it changes.

#include "model/frame/frame.h"
#include "model/session/intent.h"

#include <optional>

namespace gjklab {

class Pointing {
 public:
  const PickTarget& hover() const { return hover_; }
  const PickTarget& selected() const { return selected_; }
  /// The axis to which a drag of the target is constrained.
  const std::optional<int>& axis() const { return axis_; }
  /// The region highlighted with keys; monostate: none.
  PickTarget region() const;
  /// What the pointer is on, for the picture of a pane; `other`: the run of the pane that contains the pointer. Targets
  /// that belong only to the other method's run are ignored, except the vertices behind a vertex of the simplex.
  PickTarget hoverIn(Space pane, const Frame& other) const;
  /// The pane whose run the pointer is on; world space belongs to the first difference pane.
  Space pane() const { return space_ == Space::rival ? Space::rival : Space::difference; }

  void apply(const PointAt&);
  /// Highlights what keys have chosen as if the pointer were there.
  void apply(const Select&);
  /// Moves through the regions of a step, and from the last one to none.
  void apply(const PointAtRegion&, const std::vector<FrameRegion>& regions);
  /// Another step is shown, with other regions.
  void leaveStep() { region_ = gjk::kNoFeature; }
  /// The targets no longer exist.
  void leaveScene() { hover_ = selected_ = std::monostate{}; }

  friend bool operator==(const Pointing&, const Pointing&) = default;

 private:
  PickTarget hover_, selected_;
  Space space_ = Space::world;
  std::optional<int> axis_;
  gjk::Feature region_ = gjk::kNoFeature;
};

}  // namespace gjklab
