#pragma once
// The second method that shows most on a scene: one that answers otherwise, else one that takes far more or fewer
// iterations, else the same steps with other work.

#include "model/compare/rival.h"

namespace gjklab {

struct TellingRival {
  Rival rival;
  std::string why;  ///< one sentence: "Beside Voronoi regions with 5 sign tests, Johnson takes 11."
};

/// Runs every method that can be chosen beside the scene's own.
TellingRival tellingRival(const Scene&);

}  // namespace gjklab
