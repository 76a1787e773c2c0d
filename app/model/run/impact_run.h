#pragma once
// A scene's time of impact: asked of the core, its trace embedded in 3-D as that of a query is (run.h). A spin in 2-D
// is one about z.

#include "gjk/toi.h"
#include "model/scene/scene.h"

#include <string>

namespace gjklab {

struct ImpactRun {
  int dimension = 2;
  gjk::ImpactTrace<3> trace;
};

/// Why the scene cannot be asked for a time of impact, with the path of the key; empty where it can.
std::string impactObstacle(const Scene&);

/// With every advance and its GJK run.
ImpactRun runImpact(const Scene&);

/// Without tracing: the answer only.
gjk::ImpactResult<3> findImpact(const Scene&);

/// The time that answers are held against: the scene's question asked to 1e-12 of S by conservative advancement; no
/// later than contact, and nearer to it than any answer to a coarser tolerance.
gjk::ImpactResult<3> referenceImpact(const Scene&);

/// The body where its velocities have brought it by then.
Body bodyAt(const Body&, int dimension, double time);
/// Both.
Scene sceneAt(const Scene&, double time);

}  // namespace gjklab
