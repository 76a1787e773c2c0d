#pragma once
// The pairs that a solver is marked with: the same ones each time, by kind.

#include "model/scene/noted_scene.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gjklab {

struct MarkedPair {
  Scene scene;
  SceneNotes notes;  ///< id, kind
};

/// "first": hulls and boxes, 2-D unless told otherwise.  "basic": the dimensions, with the shapes of points, boxes and
/// balls.  "shapes": every shape.  "hard": where plain solvers fail.  "all": these four.  "float": where solvers that
/// calculate in single precision fail, in numbers that single precision has.  "assignment-1" to "-3": kinds of "first"
/// for a first solver: clearly apart or overlapping; the distance; the depth (docs/assignments.md).
inline constexpr const char* kSuites[] = {"first", "basic",        "shapes",       "hard",        "all",
                                          "float", "assignment-1", "assignment-2", "assignment-3"};

/// The kinds take turns, so that a solver that fails at one of them is asked of the others, too. `dimension`: only
/// pairs of that one. Empty for an unknown name.
std::vector<MarkedPair> suite(std::string_view name, std::optional<int> dimension = {});

/// Removes the pairs of other dimensions.
void keepDimension(std::vector<MarkedPair>& pairs, int dimension);

}  // namespace gjklab
