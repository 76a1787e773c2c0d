#pragma once
// The inspector: what happens at this step and why, with its numbers.

#include "model/caption.h"
#include "ui/ui.h"

namespace gjklab {

void inspector(const Ui&, Area area, const Caption&);

}  // namespace gjklab
