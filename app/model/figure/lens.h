#pragma once
// A magnifier in a corner of a pane, for things smaller than the letters around them. In difference space it shows the
// simplex, the nearest facet, or how far w lies beyond it. In world space it shows the moment's pair of points if they
// are close to each other, and small touching features.

#include "model/figure/make_figure.h"
#include "model/figure/view.h"

#include <optional>

namespace gjklab {

struct Lens {
  dvec2 corner{0.0};                      ///< top left, in pixels from the pane's
  View view;                              ///< of the size of the lens
  dvec2 focus_low{0.0}, focus_high{0.0};  ///< the magnified area, in the pane's pixels
  Figure figure;
};

/// Empty if nothing is too small, or if the pane has no room for it.
std::optional<Lens> lensOf(const Frame&, Space, const View& pane, const FigureOptions&);

}  // namespace gjklab
