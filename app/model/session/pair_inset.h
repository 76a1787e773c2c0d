#pragma once
// A ⊖ B of a pair of a world that runs, with O and the normal: a small picture in a corner of the world's pane, seen
// from the same side, so that the two spaces are side by side there, too.

#include "model/figure/figure.h"
#include "model/figure/view.h"
#include "model/sandbox/sandbox.h"
#include "model/session/run_track.h"

namespace gjklab {

class PairInset {
 public:
  /// The pair at the world's present step; one that is gone, or a pane without room, shows nothing.
  void follow(const Sandbox&, BodyPair, const View& world);
  void clear() { pair_ = {}; }

  bool shows() const { return pair_.a >= 0; }
  const BodyPair& pair() const { return pair_; }
  /// The upper left corner, in the pane's pixels; the size is the view's.
  dvec2 corner() const { return corner_; }
  bool holds(dvec2 pixel) const;
  const Figure& figure() const { return figure_; }
  const View& view() const { return view_; }

 private:
  BodyPair pair_;
  RunTrack track_;
  dvec2 corner_{0.0};
  Figure figure_;
  View view_;
};

/// What the inset shows of a chosen body: the pair that it showed before, as long as they touch, or the one with the
/// greatest impulse; a < 0: the body touches nothing.
BodyPair pairOfBody(const Sandbox&, int body, BodyPair before);

}  // namespace gjklab
