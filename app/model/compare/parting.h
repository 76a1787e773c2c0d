#pragma once
// Where two runs on the same pair part: the first step at which they look in another direction, find another support
// point, keep another simplex, or one ends and the other goes on.

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

/// Nothing where the runs take the same steps up to rounding, however differently they find them.
std::optional<Parting> firstParting(const Run& own, const Run& rival, const RivalNames& names,
                                    Naming = Naming::for_life);

}  // namespace gjklab
