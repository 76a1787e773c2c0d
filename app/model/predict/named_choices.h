#pragma once
// The choices of a question are called by names: in the picture the vertices have them too.

#include "model/figure/staging.h"
#include "model/predict/choices.h"

namespace gjklab {

/// The staging with the names that these candidates are called by: those of A's and B's vertices, or of the
/// polytope's.
Staging withNames(Staging, const std::vector<Candidate>&);

}  // namespace gjklab
