#pragma once
// The bar at the top: dimension, scene, method, files, appearance.

#include "ui/kit/ui.h"

namespace gjklab {

void topBar(const Ui&, Area area);

}  // namespace gjklab
