#pragma once
// The Stage's text and plots: the question of the moment and its answer, one line each, above the picture; the plot
// beside the panes.

#include "model/caption/caption.h"
#include "ui/kit/ui.h"

namespace gjklab {

/// Two lines in one size. Words have the colour of the thing that they name.
void stageWords(const Ui&, Area area, const Caption&);

/// A caption with the question and the answer of the lecture's stop in place of its own.
Caption inStopsWords(const Session&, Caption);
/// The question and the answer of a lecture's stop in a world.
void stopWords(const Ui&, Area);
/// The names of two compared methods, each over its pane.
void stageMethods(const Ui&, const Layout&);
/// The distance over time of a motion, or the gaps of two methods.
void stagePlot(const Ui&, const Layout&);

}  // namespace gjklab
