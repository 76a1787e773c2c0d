#pragma once
// What a lecturer has at hand on the stage: pen, marker, light, blank screen, ask first, numbers, the way back.

#include "ui/kit/ui.h"

namespace gjklab {

void lecternBar(const Ui&, Area area);

}  // namespace gjklab
