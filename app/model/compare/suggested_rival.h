#pragma once
// The second method worth comparing on a scene: one with another answer, else the one whose number of iterations
// differs most, else that of its sign tests.

#include "model/compare/rival.h"

#include <string>

namespace gjklab {

struct SuggestedRival {
  Rival rival;
  std::string why;  ///< one sentence: "Johnson takes as many iterations with 11 sign tests, Voronoi regions with 5."
};

/// Runs every method that can be chosen beside the scene's own.
SuggestedRival suggestedRival(const Scene&);

}  // namespace gjklab
