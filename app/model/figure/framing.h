#pragma once
// Cameras that show everything a pane shows at any moment of a run, as large as it goes.

#include "model/figure/view.h"
#include "model/run/run.h"
#include "model/solid/geometry.h"

#include <span>

namespace gjklab {

/// A body beside one that is so many times larger, as under the microscope of a world, would be a speck: the wide one
/// may leave the pane.
inline constexpr double kWide = 12;

/// Both bodies, and the ghost of B moved just apart; of bodies that move, all that they sweep from this record of the
/// search on. Size, dimension and orientation of the view stay. `moves`: B is to be seen after each of them, too.
void frameWorld(View&, const Scene&, const Run&, const Geometry&, int impact_record = 0,
                std::span<const dvec3> moves = {});
/// A ⊖ B with its rounding, the origin, and where the planes of the separating axis test stand. `rival`: the run of a
/// second method that is seen by the same camera, or null.
void frameDifference(View&, const Geometry&, const Run& own, const Run* rival, int impact_record = 0,
                     std::span<const dvec3> moves = {});

/// These points alone.
void framePoints(View&, std::span<const dvec3> points);

/// Whether a pane still shows both bodies where they stand, or A ⊖ B and the origin. Moving bodies are framed by their
/// motion, and always fit.
bool worldFits(const View&, const Scene&, const Run&, const Geometry&);
bool differenceFits(const View&, const Run&, const Geometry&);

}  // namespace gjklab
