#pragma once
// The surfaces of a figure that hide its lines.

#include "model/compose/pane.h"
#include "model/figure/figure.h"

#include <array>
#include <vector>

namespace gjklab {

/// Indexed by cells of the screen.
class HidingSurfaces {
 public:
  HidingSurfaces(const Figure&, const PaneContext&);
  bool empty() const { return triangles_.empty(); }
  /// Whether a surface is more than `clear` pixels in front of the point.
  bool hides(dvec3 point, double clear) const;

 private:
  static constexpr int kCells = 24;  ///< in each direction
  std::vector<std::array<dvec3, 3>> triangles_;
  dvec2 size_;
  std::array<std::vector<int>, kCells * kCells> cells_;
};

}  // namespace gjklab
