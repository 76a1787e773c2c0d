#include "ui/panel/timeline_parts.h"

#include "ui/kit/widgets.h"

#include <algorithm>
#include <cmath>

namespace gjklab {

int Slider::at(float x) const {
  const float share = width > 0 ? (x - left) / width : 0;
  return static_cast<int>(std::lround(std::clamp(share, 0.0f, 1.0f) * static_cast<float>(count - 1)));
}

void drawTrack(const Ui& ui, const Slider& slider, int place, float radius) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float half = ui.px(1.75f), x = slider.xOf(place), y = slider.y;
  list.AddRectFilled({slider.left, y - half}, {slider.left + slider.width, y + half}, ink(ui.theme.track), half);
  list.AddRectFilled({slider.left, y - half}, {x, y + half}, ink(ui.theme.accent), half);
  list.AddCircleFilled({x, y}, ui.px(radius + 1.5f), ink(ui.theme.panel), 32);
  list.AddCircle({x, y}, ui.px(radius), ink(ui.theme.accent), 32, ui.px(3));
}

void stepButtons(const Ui& ui, const StepButtons& buttons) {
  if (signButton(ui, Sign::back, "back", buttons.back, false, buttons.has_back)) ui.send(Go{Jump::previous_step});
  ImGui::SameLine();
  if (buttons.plays) {
    if (playButton(ui, buttons.playing, buttons.plays, buttons.pauses)) ui.send(TogglePlay{});
    ImGui::SameLine();
  }
  if (signButton(ui, Sign::forth, "on", buttons.on, false, buttons.has_on)) ui.send(Go{Jump::next_step});
}

}  // namespace gjklab
