#pragma once
// Writes the additional results as JSON and as text. Points and directions have as many numbers as the scene's
// dimension.

#include "model/run/contact_run.h"
#include "model/run/hull_run.h"
#include "model/run/mass_run.h"

#include <string>

namespace gjklab {

/// [{"point_a","point_b","depth"}, …], the deepest first; empty for a separated pair. `digits`: significant digits of
/// each number; 0: all.
std::string contactsJson(const gjk::Manifold<3>&, int dimension, int digits = 0);
/// How the contacts were computed: reference, incident, clips, above, candidates, kept.
std::string manifoldJson(const ContactRun&, int dimension);
/// {"a":{"rank","measure","centre","inertia","principal_inertia","principal_axes","spread"},"b":{…}}
std::string massJson(const MassRun&, int dimension, int digits = 0);

/// The hull and every step that led to it. All points are indices into "points", in world space (for the difference: in
/// difference space).
std::string hullJson(const HullRun&);
/// The same for a terminal, one line per step. Points have the names of the screen, facets are counted from 1, and
/// numbers have this many significant digits.
std::string hullText(const HullRun&, int digits = 4);

}  // namespace gjklab
