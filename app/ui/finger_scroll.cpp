#include "ui/finger_scroll.h"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

namespace gjklab {

/// The innermost window under the finger that can scroll.
void FingerScroll::begin(dvec2 at) {
  pressed_at_ = at;
  last_ = at.y;
  scrolling_ = false;
  window_ = nullptr;
  ImGuiContext& context = *ImGui::GetCurrentContext();
  const ImVec2 place(static_cast<float>(at.x), static_cast<float>(at.y));
  for (int i = context.Windows.Size - 1; i >= 0; --i) {  // the one in front is last
    ImGuiWindow* window = context.Windows[i];
    if (!window->WasActive || window->Hidden || !window->OuterRectClipped.Contains(place)) continue;
    if ((window->Flags & (ImGuiWindowFlags_NoMouseInputs | ImGuiWindowFlags_Tooltip)) != 0) continue;
    while (window && window->ScrollMax.y <= 0) window = window->ParentWindow;
    window_ = window;
    return;
  }
}

void FingerScroll::follow(const Input& input, double scale) {
  constexpr double kBegins = 10;  // pixels at scale 1
  const bool down = input.touch && input.down[0];
  if (down && !down_) begin(input.mouse);
  down_ = down;
  if (!down || !window_) {
    window_ = nullptr;
    return;
  }
  const dvec2 way = input.mouse - pressed_at_;
  if (!scrolling_ && std::abs(way.y) > kBegins * scale && std::abs(way.y) > std::abs(way.x)) {
    scrolling_ = true;
    last_ = input.mouse.y;
  }
  if (!scrolling_) return;
  ImGui::ClearActiveID();  // releases the item pressed first
  const float by = static_cast<float>(last_ - input.mouse.y);
  ImGui::SetScrollY(window_, std::clamp(window_->Scroll.y + by, 0.0f, window_->ScrollMax.y));
  last_ = input.mouse.y;
}

}  // namespace gjklab
