#pragma once
// The kinds of pairs of each suite, and how one of them is drawn.

#include "model/marking/draw_pairs.h"

#include <functional>
#include <string>
#include <vector>

namespace gjklab {

struct PairKind {
  std::string name;
  /// The i-th pair of its kind.
  std::function<Scene(PairDraw&, int i)> make;
};

std::vector<PairKind> firstKinds(int dimension = 2);
std::vector<PairKind> basicKinds();
std::vector<PairKind> shapeKinds();
std::vector<PairKind> hardKinds();
std::vector<PairKind> floatKinds();

/// Boxes and hulls whose faces, edges or corners touch, and balls: exactly, in numbers that are multiples of 1/8.
Scene touchingBoxes(PairDraw&, int dimension, int sides_shared, bool as_hulls);
Scene touchingBalls(PairDraw&, int dimension);

}  // namespace gjklab
