#include "ui/panel/banner.h"

#include "ui/kit/widgets.h"

#include <algorithm>

namespace gjklab {
namespace {

constexpr double kNewsSeconds = 4;

}  // namespace

void Banner::say(std::string sentence, Mood mood) {
  text_ = std::move(sentence);
  mood_ = mood;
  choices_.clear();
  remaining_ = mood == Mood::news ? kNewsSeconds : -1;
}

void Banner::offer(std::string sentence, std::vector<Choice> choices) {
  say(std::move(sentence));
  choices_ = std::move(choices);
  remaining_ = -1;
}

void Banner::show(const Ui& ui, Area panes) {
  if (text_.empty()) return;
  if (remaining_ >= 0) {
    remaining_ -= static_cast<double>(ImGui::GetIO().DeltaTime);
    if (remaining_ < 0) return dismiss();
  }
  const float width = std::min(panes.width - ui.px(40), ui.px(720));
  ImGui::SetNextWindowPos({panes.x + panes.width / 2, panes.y + ui.px(12)}, ImGuiCond_Always, {0.5f, 0});
  ImGui::SetNextWindowSizeConstraints({ui.px(120), 0}, {width, 1e6f});
  const Color edge = mood_ == Mood::error ? ui.theme.bad : ui.theme.border;
  ImGui::PushStyleColor(ImGuiCol_Border, vec4(edge));
  ImGui::PushStyleColor(ImGuiCol_WindowBg, vec4(ui.theme.panel));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, mood_ == Mood::error ? ui.px(1.5f) : 1.0f);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, ui.px(4));
  ImGui::Begin("banner", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoFocusOnAppearing | ImGuiWindowFlags_NoNav);
  const float text_width = std::min(textSize(ui.fonts.ui, text_).x + 1, width - ui.px(70));
  ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + text_width);
  ImGui::AlignTextToFramePadding();
  if (mood_ == Mood::error) {
    ImGui::TextColored(vec4(ui.theme.bad), "%s", text_.c_str());
  } else {
    ImGui::TextUnformatted(text_.c_str());
  }
  ImGui::PopTextWrapPos();
  if (choices_.empty()) ImGui::SameLine(0, ui.px(14));
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    if (i > 0) ImGui::SameLine();
    if (button(ui, choices_[i].label.c_str(), i == 0)) ui.ask(choices_[i].intent);
  }
  if (choices_.empty() && ImGui::Button("×##close", {ImGui::GetFrameHeight(), 0})) ui.ask(Do{Task::dismiss_banner});
  ImGui::End();
  ImGui::PopStyleVar(2);
  ImGui::PopStyleColor(2);
}

}  // namespace gjklab
