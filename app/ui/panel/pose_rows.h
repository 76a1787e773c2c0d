#pragma once
// Fields for where a body is and how it moves, of a scene or of a world. True while something changes.

#include "model/scene/scene.h"
#include "ui/kit/ui.h"

namespace gjklab {

bool poseRows(const Ui& ui, Body& shape, int dimension);
bool velocityRows(const Ui& ui, Body& shape, int dimension);

}  // namespace gjklab
