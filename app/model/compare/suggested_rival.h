#pragma once
// The most instructive second method for a scene: one with a different answer, otherwise the one whose number of
// iterations differs most, otherwise the number of sign tests.

#include "model/compare/rival.h"

#include <string>

namespace gjklab {

struct SuggestedRival {
  Rival rival;
  std::string why;    ///< one sentence: "Johnson takes as many iterations with 11 sign tests, Voronoi regions with 5."
  std::string topic;  ///< likewise, without what only the ends of the runs show: "They differ in their sign tests."
};

/// Runs every method that can be chosen beside the scene's own.
SuggestedRival suggestedRival(const Scene&);

}  // namespace gjklab
