#pragma once
// The pace of drawing. If frames take longer than their target while something is dragged or a world plays, the panes
// show less: first without redundant parts (intersection curves, shadows), then without the volumes of regions, and
// only then with fewer pixels. As soon as nothing moves, the panes are complete again.

#include "model/figure/make_figure.h"

#include <cstddef>

namespace gjklab {

class Pace {
 public:
  /// The target time of a frame while dragging, in seconds; slower frames feel detached from the pointer. It increases
  /// with the points of the larger body and with the pixels of the window.
  static double aimFor(std::size_t points, double pixels);

  /// A new frame begins `seconds` after the last one; `moving`: something is being dragged and has moved since.
  void frame(double seconds, bool moving, double aim);
  Detail detail() const;
  /// The width and height of a pane's pixel in pixels of the screen.
  int divisor() const;

 private:
  bool moved_ = false;  ///< the previous frame belonged to a drag, so its time is now known
  int slow_ = 0;        ///< consecutive frames slower than the target
  int steps_ = 0;       ///< of reduction
};

}  // namespace gjklab
