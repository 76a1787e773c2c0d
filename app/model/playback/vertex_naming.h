#pragma once
// What the vertices of a run's simplex are called at each iteration.

#include "model/run/run.h"
#include "model/text/vertex_names.h"

namespace gjklab {

/// Of the simplex of GJK's record, w included. For life: those that a warm start began with come first, then w of each
/// iteration has the next number.
VertexNames namesAt(const Run&, int record, Naming);

}  // namespace gjklab
