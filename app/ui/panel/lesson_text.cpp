#include "ui/panel/lesson_text.h"

#include "model/lesson/classroom.h"
#include "model/text/characters.h"
#include "model/text/rich_text.h"
#include "render/text.h"
#include "ui/kit/widgets.h"
#include "ui/panel/lesson_choice.h"
#include "ui/panel/lesson_words.h"
#include "ui/panel/number_handle.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

constexpr float kSpacing = 1.32f, kCloseSpacing = 1.2f, kLargeSpacing = 1.16f;

float spacing(const Ui& ui) { return ui.large_type ? kLargeSpacing : isSetCloser(ui) ? kCloseSpacing : kSpacing; }

TextLook lookOf(ImFont* regular, ImFont* bold, Color color) {
  TextLook look;
  look.regular.cuts[0] = regular;
  look.bold.cuts[0] = bold;
  look.line_height = regular->FontSize;
  look.color = packed(color);
  return look;
}

/// Of answers, verdicts and hints.
TextLook small(const Ui& ui, Color color) {
  return ui.large_type ? lookOf(ui.fonts.lesson, ui.fonts.title, color) : lookOf(ui.fonts.ui, ui.fonts.bold, color);
}

TextLook large(const Ui& ui, Color color) { return lookOf(ui.fonts.lesson, ui.fonts.title, color); }

float heightOf(const Ui& ui, std::string_view text, const TextLook& look, float width) {
  return std::round(look.line_height * spacing(ui) * static_cast<float>(wrapText(text, look, width).size()));
}

constexpr float kSubtitlePitch = 1.16f, kSubtitleIndent = 18;

/// The width in which a text has these lines, about equally long.
float evenWidth(std::string_view text, const TextLook& look, float room, std::size_t lines) {
  float low = 0, high = room;
  for (int i = 0; i < 12; ++i) {
    const float middle = (low + high) / 2;
    (wrapText(text, look, middle).size() > lines ? low : high) = middle;
  }
  return high;
}

/// A subtitle's text on one or two lines.
std::vector<std::vector<TextRun>> linesOf(const std::string& text, bool titled, const TextLook& look, float room) {
  if (text.empty()) return {};
  if (const std::size_t feed = text.find('\n'); feed != text.npos)
    return {parseRichText(text.substr(0, feed)), parseRichText(text.substr(feed + 1))};
  const bool short_one = titled || characterCount(plainText(text)) <= static_cast<int>(kSubtitleLine);
  return wrapText(text, look, evenWidth(text, look, room, short_one ? 1 : 2));
}

}  // namespace

void lessonGap(const Ui& ui, float height) {
  constexpr float kWhenClose = 0.5f;
  ImGui::Dummy({0, ui.px(isSetCloser(ui) ? kWhenClose * height : height)});
}

void largeText(const Ui& ui, Color color, std::string_view text, float indent,
               const std::vector<std::string>& dragged) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = contentWidth();
  TextLook look = large(ui, color);
  if (!dragged.empty()) look.number_pad = numberPad(ui);
  const float pitch = look.line_height * spacing(ui);
  const auto lines = wrapText(text, look, room - indent);
  drawLessonWords(ui, {at.x + indent, at.y}, lines, look, pitch, dragged);
  ImGui::SetCursorScreenPos(at);
  ImGui::Dummy({room, pitch * static_cast<float>(lines.size())});
}

void lessonSubtitle(const Ui& ui, Area area, const Subtitle& subtitle) {
  const Shown shown = ui.classroom->shown(ui.session);
  std::string words = withFacts(subtitle.text, shown, Draggable::marked);
  if (!subtitle.title.empty() && !words.empty()) {
    const std::size_t first = codePointLength(words, 0);
    words = inCapitals(words.substr(0, first)) + words.substr(first);
  }
  const TextLook look = large(ui, ui.theme.text);
  const float pitch = std::min(area.height / 2, kSubtitlePitch * ui.fonts.title->FontSize);
  const float x = area.x + ui.px(kSubtitleIndent), room = area.width - 2 * ui.px(kSubtitleIndent);
  const bool titled = !subtitle.title.empty();
  const auto set = linesOf(words, titled, look, room);
  const auto height = pitch * static_cast<float>(set.size() + (titled ? 1 : 0));
  float y = std::round(area.y + (area.height - height) / 2);
  if (titled) {
    drawLessonWords(ui, {x, y}, {parseRichText("**" + subtitle.title + "**")}, look, pitch);
    y += pitch;
  }
  drawLessonWords(ui, {x, y}, set, look, pitch, draggedIn(subtitle.text));
}

void smallText(const Ui& ui, Color color, std::string_view text) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = contentWidth();
  const float height = drawWrappedText(*ImGui::GetWindowDrawList(), at, text, small(ui, color), room, 1.25f);
  ImGui::Dummy({room, height});
}

/// Above and below the words of an answer.
constexpr float kAround = 5, kAroundWhenClose = 3, kAroundForFinger = 14;

bool wideButton(const Ui& ui, std::string_view label, int number, bool lit) {
  const float room = contentWidth(), pad = ui.px(10), key = number > 0 ? ui.px(26) : 0;
  const TextLook look = small(ui, lit ? ui.theme.panel : ui.theme.text);
  const float around = ui.px(ui.handheld ? kAroundForFinger : isSetCloser(ui) ? kAroundWhenClose : kAround);
  const float height = heightOf(ui, label, look, room - 2 * pad - key) + 2 * around;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::PushID(label.data(), label.data() + label.size());
  const bool pressed = ImGui::InvisibleButton("choice", {room, height});
  const bool hovered = ImGui::IsItemHovered();
  ImGui::PopID();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 end{at.x + room, at.y + height};
  const Color fill = lit ? ui.theme.accent : hovered ? ui.theme.lit : ui.theme.panel;
  list.AddRectFilled(at, end, ink(fill), ui.px(4));
  list.AddRect(at, end, ink(hovered ? ui.theme.accent : ui.theme.border), ui.px(4), 0, 1);
  if (number > 0)
    drawText(list, ui.fonts.ui, {at.x + pad, at.y + around + 0.12f * look.line_height},
             ink(lit ? ui.theme.panel : ui.theme.muted), std::to_string(number));
  drawWrappedText(list, {at.x + pad + key, at.y + around + 0.12f * look.line_height}, label, look, room - 2 * pad - key,
                  spacing(ui));
  return pressed;
}

void tickedText(const Ui& ui, Tick mark, std::string_view text) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = contentWidth(), side = std::round(ui.px(16)), indent = side + ui.px(10);
  const TextLook look = small(ui, mark == Tick::own ? ui.theme.good : ui.theme.text);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float y = at.y + std::round((look.line_height - side) / 2);
  list.AddRect({at.x, y}, {at.x + side, y + side}, ink(mark == Tick::own ? ui.theme.good : ui.theme.muted), ui.px(3), 0,
               ui.px(1.5f));
  if (mark == Tick::shown) {
    const ImVec2 arrow[] = {{at.x + 0.3f * side, y + 0.24f * side},
                            {at.x + 0.74f * side, y + 0.5f * side},
                            {at.x + 0.3f * side, y + 0.76f * side}};
    list.AddTriangleFilled(arrow[0], arrow[1], arrow[2], ink(ui.theme.muted));
  }
  if (mark == Tick::own) {
    const ImVec2 tick[] = {{at.x + 0.22f * side, y + 0.52f * side},
                           {at.x + 0.43f * side, y + 0.74f * side},
                           {at.x + 0.8f * side, y + 0.26f * side}};
    list.AddPolyline(tick, 3, ink(ui.theme.good), 0, ui.px(2.2f));
  }
  const float height = drawWrappedText(list, {at.x + indent, at.y}, text, look, room - indent, spacing(ui));
  ImGui::Dummy({room, std::max(height, side)});
}

}  // namespace gjklab
