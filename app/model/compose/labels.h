#pragma once
// A figure's labels on the screen: measured, placed so that none overlap (label_layout.h), and ready to be set.

#include "model/compose/pane.h"
#include "model/compose/text_measure.h"

#include <vector>

namespace gjklab {

struct PlacedLabel {
  dvec2 corner{0.0};  ///< top left of its line, pixels from the pane's corner
  std::vector<TextRun> text;
  float line_height = 16;
  Color color;
};

struct PlacedLabels {
  std::vector<PlacedLabel> labels;  ///< those that found a place
  Color halo;
  float halo_width = 0;
};

/// `measure`: of the labels' face.
PlacedLabels composeLabels(const Figure&, const PaneContext&, const TextMeasure& measure);

}  // namespace gjklab
