#pragma once
// A ⊖ B of a pair of a running world, with O and the normal: a small picture with the same orientation, in that corner
// of the world's pane where it covers least of what moves. So a world also shows both spaces side by side.

#include "model/figure/figure.h"
#include "model/figure/screen_box.h"
#include "model/figure/view.h"
#include "model/sandbox/sandbox.h"
#include "model/session/run_track.h"

#include <optional>

namespace gjklab {

class PairInset {
 public:
  /// The pair at the world's present step; empty if the pair no longer exists or the pane has no room. `words`: the
  /// height of the legend at the pane's upper edge, in pixels.
  void follow(const Sandbox&, BodyPair, const View& world, double words = 0);
  void clear() { pair_ = {}; }

  bool shows() const { return pair_.a >= 0; }
  const BodyPair& pair() const { return pair_; }
  /// The upper left corner, in the pane's pixels; the size is the view's.
  dvec2 corner() const { return corner_; }
  /// In the pane's pixels; empty while it is not shown.
  std::optional<ScreenBox> area() const {
    return shows() ? std::optional(ScreenBox{corner_, corner_ + view_.size}) : std::nullopt;
  }
  bool holds(dvec2 pixel) const;
  const Figure& figure() const { return figure_; }
  const View& view() const { return view_; }

 private:
  BodyPair pair_;
  RunTrack track_;
  dvec2 corner_{0.0};
  dvec2 seen_from_{0.0};  ///< the size of the pane
  Figure figure_;
  View view_;
};

/// The pair that the inset shows for a selected body: the previous pair as long as it touches, otherwise the pair with
/// the greatest impulse; a < 0 if the body touches nothing.
BodyPair pairOfBody(const Sandbox&, int body, BodyPair before);

}  // namespace gjklab
