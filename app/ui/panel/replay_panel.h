#pragma once
// The inspector while somebody's own run stands beside the reference: what is false in it, and what both do at this
// step.

#include "model/caption/caption.h"
#include "ui/kit/ui.h"

namespace gjklab {

/// `own`: the words of the reference at this step.
void replayPanel(const Ui&, Area area, const Caption& own);

}  // namespace gjklab
