#pragma once
// The stage's words, for an audience: the caption as a large subtitle under the panes, the pseudocode beside it.

#include "model/caption/caption.h"
#include "ui/kit/ui.h"

namespace gjklab {

void stagePanel(const Ui&, Area area, const Caption&);

}  // namespace gjklab
