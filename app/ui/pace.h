#pragma once
// The pace of drawing: while something is dragged and frames take longer than their aim, the panes are drawn with fewer
// pixels; as soon as nothing moves they are whole again.

namespace gjklab {

class Pace {
 public:
  /// What a dragged frame may take: what follows later no longer feels held.
  static constexpr double kAim = 0.05;

  /// A new frame begins `seconds` after the last one; `moving`: something is under the hand and has moved since.
  void frame(double seconds, bool moving);
  /// Pixels of the screen that one of the panes' is wide and high.
  int divisor() const { return divisor_; }

 private:
  static constexpr int kCoarsest = 3;
  bool moved_ = false;  ///< the frame before was one of a drag, so what it took is known now
  int slow_ = 0;        ///< frames in a row beyond the aim
  int divisor_ = 1;
};

}  // namespace gjklab
