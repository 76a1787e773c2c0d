#pragma once
// Rectangles of pixels, and the cells into which they divide a picture.

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace gjklab {

struct PixelBox {
  int x0 = 0, y0 = 0, x1 = 0, y1 = 0;  ///< the upper ends are outside
  bool empty() const { return x0 >= x1 || y0 >= y1; }
  friend bool operator==(const PixelBox&, const PixelBox&) = default;
};

inline PixelBox around(const PixelBox& a, const PixelBox& b) {
  if (a.empty()) return b;
  if (b.empty()) return a;
  return {std::min(a.x0, b.x0), std::min(a.y0, b.y0), std::max(a.x1, b.x1), std::max(a.y1, b.y1)};
}

/// Part of a picture covered by the same boxes.
struct PixelCell {
  PixelBox box;
  std::uint32_t members = 0;  ///< bit i: box i covers it
};

/// Cells that cover the union of the boxes (at most 32) once.
std::vector<PixelCell> cellsOf(std::span<const PixelBox>);

/// Boxes packed on a sheet: the corner of each, and the size of the sheet.
struct PixelSheet {
  struct Place {
    int x = 0, y = 0;
  };
  std::vector<Place> places;
  int width = 0, height = 0;
};
/// Packs in rows, the highest boxes first. The sheet is as wide as the widest box, or wider if it would be higher than
/// `greatest`.
PixelSheet packed(std::span<const PixelBox>, int greatest);

}  // namespace gjklab
