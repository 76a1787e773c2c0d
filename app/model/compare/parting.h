#pragma once
// Where two runs on the same pair first differ: the first step at which they have another direction, find another
// support point, keep another simplex, or only one ends.

#include "model/compare/rival.h"
#include "model/playback/playback.h"
#include "model/run/run.h"
#include "model/text/vertex_names.h"

#include <optional>
#include <string>

namespace gjklab {

struct Parting {
  Moment moment;         ///< on the row of both timelines
  std::string sentence;  ///< "GJK 3: Johnson keeps ab, Voronoi regions keeps abc."
};

/// Empty if the runs take the same steps up to rounding, even if they find them in different ways.
std::optional<Parting> firstParting(const Run& own, const Run& rival, const RivalNames& names,
                                    Naming = Naming::for_life);

}  // namespace gjklab
