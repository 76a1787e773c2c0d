#include "ui/panel/banner.h"

#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"

#include <algorithm>

namespace gjklab {

void showBanner(const Ui& ui, Area panes, News& news, bool twice) {
  news.pass(static_cast<double>(ImGui::GetIO().DeltaTime));
  if (news.empty()) return;
  const bool is_error = news.mood() == News::Mood::error;
  const float width = std::min(panes.width - ui.px(40), ui.px(720));
  ImGui::SetNextWindowPos({panes.x + panes.width / 2, panes.y + ui.px(12)}, ImGuiCond_Always, {0.5f, 0});
  ImGui::SetNextWindowSizeConstraints({ui.px(120), 0}, {width, 1e6f});
  const Color edge = is_error ? ui.theme.bad : ui.theme.border;
  ImGui::PushStyleColor(ImGuiCol_Border, vec4(edge));
  ImGui::PushStyleColor(ImGuiCol_WindowBg, vec4(ui.theme.panel));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, is_error ? ui.px(1.5f) : 1.0f);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, ui.px(4));
  ImGui::Begin("banner", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoFocusOnAppearing | ImGuiWindowFlags_NoNav);
  const std::string sentence = brokenAtSpaces(ImGui::GetFont(), news.sentence(), width - ui.px(70));
  const float text_width = ImGui::CalcTextSize(sentence.c_str()).x;
  ImGui::AlignTextToFramePadding();
  if (is_error) {
    ImGui::TextColored(vec4(ui.theme.bad), "%s", sentence.c_str());
  } else {
    ImGui::TextUnformatted(sentence.c_str());
  }
  if (news.share() >= 0) {
    ImGui::PushStyleColor(ImGuiCol_PlotHistogram, vec4(ui.theme.accent));
    ImGui::ProgressBar(static_cast<float>(news.share()), {std::max(text_width, ui.px(260)), ui.px(6)}, "");
    ImGui::PopStyleColor();
  }
  if (news.choices().empty()) ImGui::SameLine(0, ui.px(14));
  for (std::size_t i = 0; i < news.choices().size(); ++i) {
    if (i > 0) ImGui::SameLine();
    if (button(ui, news.choices()[i].label.c_str(), i == 0) && !twice) ui.send(news.choices()[i].intent);
  }
  if (news.choices().empty() && ImGui::Button("×##close", {ImGui::GetFrameHeight(), 0}))
    ui.send(Do{Task::dismiss_banner});
  ImGui::End();
  ImGui::PopStyleVar(2);
  ImGui::PopStyleColor(2);
}

}  // namespace gjklab
