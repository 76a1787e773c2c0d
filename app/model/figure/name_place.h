#pragma once
// Finds a place for a name in an area of the plane: within it, clear of what is drawn there.

#include "model/figure/figure_builder.h"

#include <optional>
#include <vector>

namespace gjklab {

class NamePlace {
 public:
  /// `area`: a convex polygon, counter-clockwise; as `drawn`, it must be kept for as long as this is used.
  NamePlace(const View& view, const FigureBuilder::Drawn& drawn, const std::vector<dvec3>& area);

  /// The point in the area where the middle of a name of this size is best: as near as possible to the centre, or to
  /// `wanted`. `half`: half the size, in the theme's pixels. Empty if the name does not fit.
  std::optional<dvec3> find(dvec2 half, std::optional<dvec3> wanted = {}) const;

 private:
  bool fits(dvec2 low, dvec2 high) const;
  double costOf(dvec2 low, dvec2 high) const;

  const View& view_;
  const FigureBuilder::Drawn& drawn_;
  const std::vector<dvec3>& corners_;
  std::vector<dvec3> area_;  ///< on the screen, in the theme's pixels, y up
  dvec2 low_{1e300}, high_{-1e300};
};

}  // namespace gjklab
