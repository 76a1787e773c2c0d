#pragma once
// Surfaces in space as flat triangles, and which points of the screen they cover.

#include "model/compose/screen_paths.h"

#include <cairo.h>

#include <array>
#include <vector>

namespace gjklab {

/// A triangle on the screen with depth.
struct ScreenTriangle {
  std::array<dvec3, 3> corners;
  Color color;
  bool hides = false;  ///< lines behind it
  double middle = 0;   ///< its depth, to be sorted by
};

/// Of all meshes and filled planes, the farthest first.
std::vector<ScreenTriangle> screenTriangles(const Figure&, const PaneContext&);
void drawTriangles(cairo_t*, const std::vector<ScreenTriangle>&);

/// What covers lines: looked up by cells of the screen.
class Cover {
 public:
  Cover(const std::vector<ScreenTriangle>&, dvec2 size);
  /// Whether a surface that hides lies in front of the point by more than lines on a surface are off it.
  bool hides(dvec3 point) const;

 private:
  static constexpr int kCells = 24;  ///< in each direction
  const std::vector<ScreenTriangle>& triangles_;
  dvec2 size_;
  std::array<std::vector<int>, kCells * kCells> cells_;
};

}  // namespace gjklab
