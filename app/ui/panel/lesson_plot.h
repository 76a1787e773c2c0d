#pragma once
// A plot in a lesson's text.

#include "ui/kit/ui.h"

#include <string>

namespace gjklab {

/// Rows of numbers (plot_rows.h) as lines: the first dashed with rings, the second solid with dots, each with its name.
void lessonPlot(const Ui&, const std::string& rows);

}  // namespace gjklab
