#pragma once
// The inspector while two methods are compared: the table of both, where they differ, and what each does at this step.

#include "model/caption/caption.h"
#include "ui/kit/ui.h"

namespace gjklab {

void comparePanel(const Ui&, Area area, const Caption& own, const Caption& rival);

}  // namespace gjklab
