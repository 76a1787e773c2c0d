#pragma once
// The stage's words and plots: the question of the moment and its answer, one line each, over the picture; what is
// plotted beside the panes.

#include "model/caption/caption.h"
#include "ui/kit/ui.h"

namespace gjklab {

/// Two lines in one size. Words are in the colour of what they name.
void stageWords(const Ui&, Area area, const Caption&);

/// Distance over time of a motion; the gaps of two methods, whose names stand in their panes.
void stagePlot(const Ui&, const Layout&);

}  // namespace gjklab
