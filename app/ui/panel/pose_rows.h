#pragma once
// Fields for the pose and motion of a body of a scene or a world. True while something changes.

#include "model/scene/scene.h"
#include "ui/kit/ui.h"

namespace gjklab {

bool poseRows(const Ui& ui, Body& shape, int dimension);
bool velocityRows(const Ui& ui, Body& shape, int dimension);

}  // namespace gjklab
