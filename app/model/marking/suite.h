#pragma once
// The pairs for grading a solver: always the same, by kind.

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
/// balls.  "shapes": every shape.  "hard": pairs on which plain solvers fail. "all": these four. "float": pairs on
/// which solvers in single precision fail, with numbers that single precision can represent. "assignment-1" to "-3":
/// kinds of "first" for a first solver: clearly apart or overlapping; the distance; the depth (docs/assignments.md).
inline constexpr const char* kSuites[] = {"first", "basic",        "shapes",       "hard",        "all",
                                          "float", "assignment-1", "assignment-2", "assignment-3"};

/// The kinds alternate, so that a solver that fails at one of them also gets the others. `dimension`: only pairs of
/// that dimension. Empty for an unknown name.
std::vector<MarkedPair> suite(std::string_view name, std::optional<int> dimension = {});

/// Removes the pairs of other dimensions.
void keepDimension(std::vector<MarkedPair>& pairs, int dimension);

}  // namespace gjklab
