#pragma once
// What the timeline of a run and the recording of a world have in common: the slider, and the buttons beside it.

#include "ui/kit/ui.h"

namespace gjklab {

struct Slider {
  float left = 0, width = 0, y = 0;
  int count = 1;    ///< of its places
  float tick = 16;  ///< height of an iteration's, pixels at scale 1
  float xOf(int place) const {
    return left + (count > 1 ? width * static_cast<float>(place) / static_cast<float>(count - 1) : 0);
  }
  /// The place nearest to this x.
  int at(float x) const;
};

/// The track up to this place and beyond it, and the knob. `radius`: the knob's, pixels at scale 1.
void drawTrack(const Ui&, const Slider&, int place, float radius);

/// The tooltips of the buttons, and what they can do now.
struct StepButtons {
  const char *back, *on;
  bool has_back = true, has_on = true;
  const char *plays = nullptr, *pauses = nullptr;  ///< null: there is no such button
  bool playing = false;
};

/// Back and forward, with play between them, from the cursor on.
void stepButtons(const Ui&, const StepButtons&);

}  // namespace gjklab
