#pragma once
// What the pointer and the keys point at in the panes. A value: what was drawn with it is drawn again when it differs.

#include "model/frame/frame.h"
#include "model/session/intent.h"

#include <optional>

namespace gjklab {

class Pointing {
 public:
  const PickTarget& hover() const { return hover_; }
  const PickTarget& selected() const { return selected_; }
  /// The axis that a drag of what is pointed at is held to.
  const std::optional<int>& axis() const { return axis_; }
  /// The region that keys have lit up; monostate: none.
  PickTarget region() const;
  /// What the pointer is over, for the picture of a pane; `other`: what the pane shows that the pointer is in. What
  /// belongs to the run of another method alone is nothing there, but for the vertices behind a vertex of the simplex.
  PickTarget hoverIn(Space pane, const Frame& other) const;
  /// The pane whose run the pointer is over: world space goes with the difference.
  Space pane() const { return space_ == Space::rival ? Space::rival : Space::difference; }

  void apply(const PointAt&);
  /// What keys have chosen stands out as if the pointer were there.
  void apply(const Select&);
  /// Goes through the regions of a step, and past the last one to none.
  void apply(const PointAtRegion&, const std::vector<FrameRegion>& regions);
  /// Another step shows: it has other regions.
  void leaveStep() { region_ = gjk::kNoFeature; }
  /// The things that were pointed at are gone.
  void leaveScene() { hover_ = selected_ = std::monostate{}; }

  friend bool operator==(const Pointing&, const Pointing&) = default;

 private:
  PickTarget hover_, selected_;
  Space space_ = Space::world;
  std::optional<int> axis_;
  gjk::Feature region_ = gjk::kNoFeature;
};

}  // namespace gjklab
