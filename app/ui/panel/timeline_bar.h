#pragma once
// The timeline: a slider over all moments with a tick for each, the playback buttons, the speed.

#include "ui/kit/ui.h"

#include <climits>
#include <string>
#include <vector>

namespace gjklab {

void timelineBar(const Ui&, Area area);
/// The same in one row, for the Stage: back, forward, and the slider.
void timelineRow(const Ui&, Area area);
/// The same for a phone, with thumb-sized buttons at both ends.
void timelineForThumbs(const Ui&, Area area);

/// A label above the slider: "GJK 1", "2", "EPA 1", "result", centred on its iteration. A click leads to its first
/// moment.
struct TickLabel {
  std::string text;
  float centre = 0;  ///< pixels from the slider's left end
  float width = 0;
  int position = 0;  ///< of its first moment on the slider
};

/// The labels that fit on a slider of this width: always the first of each phase and the result, if there is any room,
/// and the numbers at a round interval. Nothing that begins after the position `last_shown` has one.
std::vector<TickLabel> tickLabels(const Timeline&, float slider_width, float gap, float (*width_of)(const std::string&),
                                  int last_shown = INT_MAX);
/// The labels of one of several runs that share a slider over `row`.
std::vector<TickLabel> tickLabels(const Timeline&, const Timeline& row, float slider_width, float gap,
                                  float (*width_of)(const std::string&), int last_shown = INT_MAX);

}  // namespace gjklab
