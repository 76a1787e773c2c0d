#pragma once
// The inspector while a replayed run is shown beside the reference: its false claims, and what both do at this step.

#include "model/caption/caption.h"
#include "ui/kit/ui.h"

namespace gjklab {

/// `own`: the caption of the reference at this step.
void replayPanel(const Ui&, Area area, const Caption& own);

}  // namespace gjklab
