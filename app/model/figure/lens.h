#pragma once
// A magnifier in a corner of a pane: what is smaller than the letters around it is shown once more, large enough to be
// seen. In difference space the simplex, the closest facet, or how far w lies beyond it; in world space the pair of
// points that is spoken of, where they are close to each other, and what touches, where that is small.

#include "model/figure/make_figure.h"
#include "model/figure/view.h"

#include <optional>

namespace gjklab {

struct Lens {
  dvec2 corner{0.0};                      ///< its top left one, pixels from the pane's
  View view;                              ///< of the size of the lens
  dvec2 focus_low{0.0}, focus_high{0.0};  ///< what it magnifies, in the pane's pixels
  Figure figure;
};

/// None where nothing is too small, or the pane has no room for it.
std::optional<Lens> lensOf(const Frame&, Space, const View& pane, const FigureOptions&);

}  // namespace gjklab
