#pragma once
// What scrolls follows a finger, as it does everywhere on a touch screen; Dear ImGui knows the wheel and scrollbars
// only.

#include "platform/input.h"

struct ImGuiWindow;

namespace gjklab {

class FingerScroll {
 public:
  /// Once a frame, before Dear ImGui's. A press that begins to scroll presses nothing. `scale`: of the display.
  void follow(const Input&, double scale);

 private:
  void begin(dvec2 at);

  ImGuiWindow* window_ = nullptr;  ///< under the finger, and with more than it shows
  dvec2 pressed_at_{0.0};
  double last_ = 0;  ///< the finger's height on the screen in the frame before
  bool down_ = false, scrolling_ = false;
};

}  // namespace gjklab
