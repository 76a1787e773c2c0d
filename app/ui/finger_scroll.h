#pragma once
// Lets scrolling follow a finger, as usual on touch screens; Dear ImGui supports only the wheel and scrollbars.

#include "platform/input.h"

struct ImGuiWindow;

namespace gjklab {

class FingerScroll {
 public:
  /// Call it once per frame, before Dear ImGui's. A press that becomes a scroll does not press a button. `scale`: of
  /// the display.
  void follow(const Input&, double scale);

 private:
  void begin(dvec2 at);

  ImGuiWindow* window_ = nullptr;  ///< the scrollable window under the finger
  dvec2 pressed_at_{0.0};
  double last_ = 0;  ///< the finger's y in the previous frame
  bool down_ = false, scrolling_ = false;
};

}  // namespace gjklab
