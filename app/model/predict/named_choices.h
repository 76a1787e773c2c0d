#pragma once
// Shows the names of a question's choices in the picture.

#include "model/figure/staging.h"
#include "model/predict/choices.h"

namespace gjklab {

/// The staging with the names of these candidates: those of A's and B's vertices, or of the polytope's.
Staging withNames(Staging, const std::vector<Candidate>&);

}  // namespace gjklab
