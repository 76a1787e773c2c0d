#pragma once
// The kinds of pairs of each suite, and how to generate one of them.

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

/// Boxes, hulls and balls that touch exactly, at faces, edges or corners, with numbers that are multiples of 1/8.
Scene touchingBoxes(PairDraw&, int dimension, int sides_shared, bool as_hulls);
Scene touchingBalls(PairDraw&, int dimension);

}  // namespace gjklab
