#pragma once
// A phone's numbers: those of the step, or those of the scene, which can be edited.

#include "model/caption/caption.h"
#include "ui/kit/layout.h"
#include "ui/kit/ui.h"

namespace gjklab {

void handNumbers(const Ui&, Area, const Caption&);

}  // namespace gjklab
