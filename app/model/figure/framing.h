#pragma once
// Cameras that show everything of a run's moments in a pane, as large as possible.

#include "model/figure/view.h"
#include "model/run/run.h"
#include "model/solid/geometry.h"

#include <functional>
#include <span>

namespace gjklab {

/// If one body is this many times larger than the other, as in the microscope of a world, it may leave the pane;
/// otherwise the other would be tiny.
inline constexpr double kWide = 12;

/// What a framed pane shows besides the scene as it stands.
struct FramedWith {
  std::span<const dvec3> moves = {};  ///< B must also be visible after each of them
  int advance = 0;                    ///< of a search for an impact: the advance shown; their number: its end
  bool whole = false;                 ///< all of A ⊖ B, also where two runs are compared
};

/// Frames both bodies and the separated ghost of B; for moving bodies, everything that they sweep, so that the scale is
/// the same at every step. A long way makes bodies small: then the view comes closer at an advance that leaves much
/// less of it, and shows only what is swept from there on. Size, dimension and orientation of the view do not change.
void frameWorld(View&, const Scene&, const Run&, const Geometry&, const FramedWith& with = {});
/// Frames A ⊖ B with its rounding, the origin, and the planes of the separating axis test; on a long way to the origin
/// only what is left of it, as for the bodies. `rival`: the run of a second method shown by the same camera, or null.
/// Of two that find a distance, only the part with O and what they found, if A ⊖ B is much larger.
void frameDifference(View&, const Geometry&, const Run& own, const Run* rival, const FramedWith& with = {});

/// Frames only these points.
void framePoints(View&, std::span<const dvec3> points);

/// Whether a pane still shows both bodies at their present poses, or A ⊖ B and the origin. Always true for moving
/// bodies, which are framed by their motion.
bool worldFits(const View&, const Scene&, const Run&, const Geometry&);
bool differenceFits(const View&, const Run&, const Run* rival, const Geometry&);

// World and difference space side by side at one scale, so that lengths can be compared: each gets the width that it
// needs, and both are as large as the room allows.

/// World space's share of the room's width, 0.3 to 0.7. `frame(View&, bool world)` frames a view of one of the spaces.
double shareAtOneScale(const View& world, const View& difference, dvec2 room,
                       const std::function<void(View&, bool world)>& frame);
/// Gives both framed views the smaller of their scales, unless one of them would be tiny then.
void giveOneScale(View& world, View& difference);

}  // namespace gjklab
