#pragma once
// A stroke of a lecturer's pen or marker, in the coordinates of a pane's space.

#include "model/figure/view.h"

#include <vector>

namespace gjklab {

enum class Tool : std::uint8_t { none, pen, marker, eraser };

struct InkStroke {
  Space space = Space::world;
  Tool tool = Tool::pen;  ///< pen or marker
  std::vector<dvec3> points;
  friend bool operator==(const InkStroke&, const InkStroke&) = default;
};

}  // namespace gjklab
