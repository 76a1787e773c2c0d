#pragma once
// The pace of drawing: while something is dragged, or a world plays, and frames take longer than their aim, the panes
// show less: first what is told twice goes (the curve in which bodies cut each other, shadows), then the volumes of
// regions, and only then are there fewer pixels. As soon as nothing moves the panes are whole again.

#include "model/figure/make_figure.h"

#include <cstddef>

namespace gjklab {

class Pace {
 public:
  /// What a dragged frame may take, in seconds: what follows later no longer feels held. The more points the larger of
  /// the bodies has and the more pixels the window, the more it may.
  static double aimFor(std::size_t points, double pixels);

  /// A new frame begins `seconds` after the last one; `moving`: something is under the hand and has moved since.
  void frame(double seconds, bool moving, double aim);
  Detail detail() const;
  /// Pixels of the screen that one of the panes' is wide and high.
  int divisor() const;

 private:
  bool moved_ = false;  ///< the frame before was one of a drag, so what it took is known now
  int slow_ = 0;        ///< frames in a row beyond the aim
  int steps_ = 0;       ///< taken down
};

}  // namespace gjklab
