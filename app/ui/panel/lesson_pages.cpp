#include "ui/panel/lesson_pages.h"

#include <algorithm>

namespace gjklab {

std::vector<std::size_t> pageStarts(const std::vector<float>& heights, float room) {
  std::vector<std::size_t> starts;
  float used = 0;
  for (std::size_t i = 0; i < heights.size(); ++i) {
    if (starts.empty() || used + heights[i] > room) {
      starts.push_back(i);
      used = 0;
    }
    used += heights[i];
  }
  if (starts.empty()) starts.push_back(0);
  return starts;
}

void lessonPages(const Ui& ui, const std::vector<LessonPart>& parts, std::optional<std::size_t> question,
                 LessonChoice& chosen) {
  const float top = ImGui::GetCursorPosY(), room = ImGui::GetWindowHeight() - top - ui.px(6);
  const bool known = chosen.heights.size() == parts.size();
  if (known && question && chosen.heights[*question] > room) chosen.small_answers = true;
  const std::vector<std::size_t> starts = known ? pageStarts(chosen.heights, room) : std::vector<std::size_t>{0};
  const auto pageOf = [&](std::size_t part) {
    return chosen.subtitles + static_cast<int>(std::upper_bound(starts.begin(), starts.end(), part) - starts.begin()) -
           1;
  };
  chosen.pages = chosen.subtitles + static_cast<int>(starts.size());
  // A verdict makes the question longer, so it may move to another page; that page is then shown.
  const bool shown = known && chosen.page == chosen.question_page;
  if (question && (chosen.moved || shown)) chosen.page = pageOf(*question);
  if (known && question) chosen.question_page = pageOf(*question);
  chosen.moved = false;
  chosen.page = std::clamp(chosen.page, chosen.subtitles, chosen.pages - 1);
  float above = 0;
  for (std::size_t i = 0; i < parts.size() && known && pageOf(i) < chosen.page; ++i) above += chosen.heights[i];
  ImGui::SetCursorPosY(top - above);
  chosen.heights.resize(parts.size());
  Ui smaller = ui;
  smaller.large_type = false;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const bool hidden = pageOf(i) != chosen.page;
    const float from = ImGui::GetCursorPosY();
    if (hidden) ImGui::PushClipRect({0, 0}, {0, 0}, false);
    parts[i](i == question && chosen.small_answers ? smaller : ui);
    if (hidden) ImGui::PopClipRect();
    chosen.heights[i] = ImGui::GetCursorPosY() - from;
  }
}

}  // namespace gjklab
