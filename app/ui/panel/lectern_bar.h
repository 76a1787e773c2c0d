#pragma once
// The lecturer's bar on the Stage: pen, marker, spotlight, blank screen, ask first, numbers, leaving the Stage.

#include "ui/kit/ui.h"

namespace gjklab {

void lecternBar(const Ui&, Area area);

}  // namespace gjklab
