#pragma once
// A scene's time of impact: the library's answer, with its trace embedded in 3-D like that of a query (run.h). A spin
// in 2-D is about z.

#include "gjk/toi.h"
#include "model/scene/scene.h"

#include <string>

namespace gjklab {

struct ImpactRun {
  int dimension = 2;
  gjk::ImpactTrace<3> trace;
};

/// Why a time of impact cannot be computed for the scene, with the path of the key; empty if it can.
std::string impactObstacle(const Scene&);

/// With every advance and its GJK run.
ImpactRun runImpact(const Scene&);

/// Without tracing: the answer only.
gjk::ImpactResult<3> findImpact(const Scene&);

/// The reference time: the answer of conservative advancement to 1e-12 · S. It is never late, and nearer to contact
/// than any answer with a coarser tolerance.
gjk::ImpactResult<3> referenceImpact(const Scene&);

/// The body at this time of its motion.
Body bodyAt(const Body&, int dimension, double time);
/// Both.
Scene sceneAt(const Scene&, double time);

}  // namespace gjklab
