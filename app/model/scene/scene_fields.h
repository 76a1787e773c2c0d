#pragma once
// The keys of a body in files.

#include "model/scene/body_fields.h"

#include <string>
#include <vector>

namespace gjklab {

/// Every key that a body of this kind may have, in the order of written files.
std::vector<const char*> bodyKeys(ShapeKind, int dimension);

/// "box, sphere, …": the shapes that exist in a dimension.
std::string shapesIn(int dimension);

}  // namespace gjklab
