#include "model/figure/ink_figure.h"

namespace gjklab {

void addInk(const std::vector<InkStroke>& strokes, Space space, Figure& figure) {
  for (const InkStroke& stroke : strokes) {
    if (stroke.space != space || stroke.points.empty()) continue;
    const Role role = stroke.tool == Tool::marker ? Role::ink_marker : Role::ink_pen;
    if (stroke.points.size() == 1)
      figure.markers.push_back({.role = role, .position = stroke.points.front()});
    else
      figure.lines.push_back({.role = role, .points = stroke.points});
  }
}

}  // namespace gjklab
