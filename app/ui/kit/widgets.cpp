#include "ui/kit/widgets.h"

#include "model/text/translate.h"
#include "ui/kit/shortcuts.h"
#include "ui/kit/text_lines.h"

#include <fmt/format.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <string_view>

namespace gjklab {
namespace {

constexpr ImGuiWindowFlags kPanelFlags =
    ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoCollapse |
    ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoNav;

struct LitColors {
  LitColors(const Theme& theme, bool lit) : pushed(lit ? 5 : 0) {
    if (!lit) return;
    ImGui::PushStyleColor(ImGuiCol_Button, vec4(theme.accent));
    ImGui::PushStyleColor(ImGuiCol_ButtonHovered, vec4(mixed(theme.accent, theme.text, 0.12f)));
    ImGui::PushStyleColor(ImGuiCol_ButtonActive, vec4(mixed(theme.accent, theme.text, 0.25f)));
    ImGui::PushStyleColor(ImGuiCol_Border, vec4(theme.accent));
    ImGui::PushStyleColor(ImGuiCol_Text, vec4(theme.on_accent));
  }
  ~LitColors() { ImGui::PopStyleColor(pushed); }
  LitColors(const LitColors&) = delete;
  LitColors& operator=(const LitColors&) = delete;
  int pushed;
};

void drawBorder(const Ui& ui, Area area, Edge edge) {
  if (edge == Edge::none) return;
  const float w = std::max(1.0f, std::round(ui.scale));
  ImVec2 from(area.x, area.y), to(area.right(), area.bottom());
  if (edge == Edge::left) to.x = from.x + w;
  if (edge == Edge::right) from.x = to.x - w;
  if (edge == Edge::top) to.y = from.y + w;
  if (edge == Edge::bottom) from.y = to.y - w;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRect({area.x, area.y}, {area.right(), area.bottom()});  // the content's own ends before the padding
  list.AddRectFilled(from, to, ink(ui.theme.border));
  list.PopClipRect();
}

void triangle(ImDrawList& list, ImVec2 c, float r, float side, ImU32 color) {
  list.AddTriangleFilled({c.x - side * r * 0.55f, c.y - r}, {c.x + side * r * 0.85f, c.y},
                         {c.x - side * r * 0.55f, c.y + r}, color);
}

/// An arrow that bends back (side −1, undo) or forth (+1, redo): a half turn over the top, its head at the outer end.
void curvedArrow(ImDrawList& list, ImVec2 c, float r, float side, ImU32 color, float width) {
  constexpr float kPi = 3.14159265f;
  const ImVec2 middle(c.x, c.y + 0.3f * r);
  list.PathClear();
  for (int i = 0; i <= 16; ++i) {
    const float t = kPi * static_cast<float>(i) / 16;  // from the inner end over the top to the outer one
    list.PathLineTo({middle.x - side * r * std::cos(t), middle.y - r * std::sin(t)});
  }
  list.PathStroke(color, 0, width);
  const ImVec2 tip(middle.x + side * r, middle.y + 0.65f * r);
  list.AddTriangleFilled({tip.x - 0.62f * r, tip.y - 0.7f * r}, {tip.x + 0.62f * r, tip.y - 0.7f * r}, tip, color);
}

void drawSign(ImDrawList& list, Sign sign, ImVec2 c, float r, ImU32 color) {
  switch (sign) {
    case Sign::back:
      triangle(list, c, 1.25f * r, -1, color);
      break;
    case Sign::forth:
      triangle(list, c, 1.25f * r, 1, color);
      break;
    case Sign::undo:
      curvedArrow(list, c, r, -1, color, std::max(1.2f, r * 0.3f));
      break;
    case Sign::redo:
      curvedArrow(list, c, r, 1, color, std::max(1.2f, r * 0.3f));
      break;
  }
}

void downwardTriangle(ImDrawList& list, ImVec2 c) {
  const float r = ImGui::GetFontSize() * 0.24f;
  list.AddTriangleFilled({c.x - r, c.y - r * 0.6f}, {c.x + r, c.y - r * 0.6f}, {c.x, c.y + r * 0.75f},
                         ImGui::GetColorU32(ImGuiCol_Text, 0.8f));
}

/// The size of an open popup's content. Zero while it appears: it is not drawn before its size is known.
ImVec2 popupSize(const char* id) {
  ImGuiWindow* window =
      ImGui::FindWindowByName(fmt::format("##Popup_{:08x}", ImGui::GetID(id)).c_str());  // as BeginPopup names it
  return window && window->WasActive ? ImGui::CalcWindowNextAutoFitSize(window) : ImVec2(0, 0);
}

/// The name of a menu on its button.
struct MenuName {
  std::vector<std::string> lines;  ///< one line; if it is too long, a smaller one or two
  ImFont* font;
  bool cut = false;  ///< the text is shortened
};

MenuName menuName(const Ui& ui, std::string_view label, float width) {
  ImFont* font = ImGui::GetFont();
  if (textSize(font, label).x <= width) return {{std::string(label)}, font};
  const TwoLines lines = twoLines(ui.fonts.small, label, width);
  if (lines.second.empty() && lines.cut) return {{shortened(font, label, width)}, font, true};
  if (lines.second.empty()) return {{lines.first}, ui.fonts.small};
  return {{lines.first, lines.second}, ui.fonts.small, lines.cut};
}

/// In the middle of the button's height, from `at` on: its upper edge.
void drawMenuName(ImDrawList& list, const MenuName& name, ImVec2 at) {
  constexpr float kPitch = 0.98f;  // of two lines, which have just the button's height
  const float pitch = kPitch * name.font->FontSize, count = static_cast<float>(name.lines.size());
  const float top = at.y + 0.5f * (ImGui::GetFrameHeight() - (count - 1) * pitch - name.font->FontSize);
  for (std::size_t i = 0; i < name.lines.size(); ++i)
    drawText(list, name.font, {at.x, top + pitch * static_cast<float>(i)}, ImGui::GetColorU32(ImGuiCol_Text),
             name.lines[i]);
}

}  // namespace

/// The keys go to the window that has just begun, from its first item on, unless they are in it already or in a menu.
void takeKeysIn() {
  ImGuiContext& context = *ImGui::GetCurrentContext();
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  const bool here = context.NavWindow && context.NavWindow->RootWindow == window;
  if (here || !context.OpenPopupStack.empty()) return;
  ImGui::FocusWindow(window);
  ImGui::NavInitWindow(window, true);
  context.NavInitRequestFromMove = true;  // its first item is shown to have them
}

bool beginPanel(const Ui& ui, const char* name, Area area, Edge border, bool scrolls) {
  ImGui::SetNextWindowPos({area.x, area.y});
  ImGui::SetNextWindowSize({area.width, area.height});
  // The window is cleared to the panels' colour: filling them once more costs a third of the frame in software.
  const bool plain = ui.theme.panel == ui.theme.window;
  const bool keys = std::string_view(ui.key_panel) == name;
  const bool visible = ImGui::Begin(
      name, nullptr,
      (keys ? kPanelFlags & ~ImGuiWindowFlags_NoNav : kPanelFlags) | (plain ? ImGuiWindowFlags_NoBackground : 0) |
          (scrolls ? 0 : ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse));
  if (keys) takeKeysIn();
  drawBorder(ui, area, border);
  return visible;
}

void beginBare(const char* name, Area area) {
  ImGui::SetNextWindowPos({area.x, area.y});
  ImGui::SetNextWindowSize({area.width, area.height});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  ImGui::Begin(name, nullptr, kPanelFlags | ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoBackground);
  ImGui::PopStyleVar();
}

void drawRules(const std::vector<Area>& gaps, const Theme& theme, float scale) {
  const float width = std::max(1.0f, std::round(scale));
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  for (const Area& gap : gaps) {
    list.AddRectFilled({gap.x, gap.y}, {gap.right(), gap.bottom()}, packed(theme.pane));
    Area line = gap;
    float& start = gap.width < gap.height ? line.x : line.y;
    float& size = gap.width < gap.height ? line.width : line.height;
    start = std::floor(start + (size - width) / 2);
    size = width;
    list.AddRectFilled({line.x, line.y}, {line.right(), line.bottom()}, packed(theme.border));
  }
}

void endPanel() { ImGui::End(); }

void beginPart(const char* name, float top, float height) {
  const bool keys = (ImGui::GetCurrentWindow()->Flags & ImGuiWindowFlags_NoNav) == 0;  // they are in the panel
  ImGui::SetCursorPos({0, top});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ImGui::GetStyle().WindowPadding.x, 0));
  ImGui::BeginChild(
      name, {ImGui::GetWindowWidth(), height}, false,
      ImGuiWindowFlags_AlwaysUseWindowPadding | (keys ? ImGuiWindowFlags_NavFlattened : ImGuiWindowFlags_NoNav));
  ImGui::PopStyleVar();
}

void beginAtTop(std::uint64_t content) {
  ImGuiStorage& kept = *ImGui::GetStateStorage();
  const ImGuiID low = ImGui::GetID("content"), high = ImGui::GetID("content, upper half");
  const auto lower = static_cast<int>(content & 0xffffffffU), upper = static_cast<int>(content >> 32U);
  if (ImGui::IsWindowAppearing() || kept.GetInt(low) != lower || kept.GetInt(high) != upper) ImGui::SetScrollY(0);
  kept.SetInt(low, lower);
  kept.SetInt(high, upper);
}

void endPart(const Ui& ui) {
  fadeEnds(ui);
  ImGui::EndChild();
}

float contentWidth() { return ImGui::GetWindowWidth() - 2 * ImGui::GetStyle().WindowPadding.x; }

bool button(const Ui& ui, const char* label, bool lit, const char* tip, float width) {
  bool pressed;
  {
    const LitColors colors(ui.theme, lit);
    pressed = ImGui::Button(label, {width, 0});
  }
  if (tip) itemTip(ui, tip);
  return pressed;
}

bool playButton(const Ui& ui, bool playing, const char* play_tip, const char* stop_tip) {
  const char *play = tr("▶ play"), *stop = tr("Ⅱ pause");
  return button(ui, playing ? stop : play, true, playing ? stop_tip : play_tip,
                std::max(buttonWidth(play), buttonWidth(stop)));
}

float buttonWidth(const char* label) {
  return ImGui::CalcTextSize(label, nullptr, true).x + 2 * ImGui::GetStyle().FramePadding.x;
}

bool signButton(const Ui& ui, Sign sign, const char* id, const char* tip, bool lit, bool enabled, ImVec2 size) {
  const float frame = ImGui::GetFrameHeight();
  if (size.x <= 0) size = {frame * 1.15f, frame};
  ImGui::PushID(id);
  ImGui::BeginDisabled(!enabled);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  bool pressed;
  ImU32 color;
  {
    const LitColors colors(ui.theme, lit);
    pressed = ImGui::Button("##sign", size);
    color = ImGui::GetColorU32(ImGuiCol_Text);
  }
  drawSign(*ImGui::GetWindowDrawList(), sign, {at.x + size.x / 2, at.y + size.y / 2}, frame * 0.2f, color);
  ImGui::EndDisabled();
  if (*tip != 0) itemTip(ui, tip);
  ImGui::PopID();
  return pressed;
}

float menuButtonWidth(const char* label) {
  return textSize(ImGui::GetFont(), label).x + ImGui::GetFontSize() * 0.9f + 2 * ImGui::GetStyle().FramePadding.x;
}

bool menuButton(const Ui& ui, const char* id, const char* label, float width, const char* tip) {
  const ImGuiStyle& style = ImGui::GetStyle();
  const float arrow = ImGui::GetFontSize() * 0.9f;
  const float natural = menuButtonWidth(label);
  const float w = width > 0 ? width : natural;
  const MenuName name = menuName(ui, label, w - arrow - 2 * style.FramePadding.x + 1);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::PushID(id);
  const bool pressed = ImGui::Button("##menu", {w, 0});
  ImGui::PopID();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  drawMenuName(list, name, {at.x + style.FramePadding.x, at.y});
  downwardTriangle(list, {at.x + w - style.FramePadding.x - arrow * 0.2f, at.y + ImGui::GetFrameHeight() * 0.5f});
  if (name.cut)
    itemTip(ui, label);
  else if (tip)
    itemTip(ui, tip);
  return pressed || std::string_view(ui.menu) == id;
}

bool beginMenuButton(const Ui& ui, const char* id, const char* label, float width, const char* tip) {
  return beginMenu(ui, id, menuButton(ui, id, label, width, tip));
}

bool beginMenu(const Ui& ui, const char* id, bool asked) {
  const ImVec2 low = ImGui::GetItemRectMin(), button = ImGui::GetItemRectSize();
  ImGui::PushID(id);
  if (asked) ImGui::OpenPopup("##popup");
  if (std::string_view(ui.menu) == id)
    ImGui::GetCurrentContext()->NavDisableHighlight = false;  // its first item is shown to have the keys
  const ImVec2 size = popupSize("##popup"), window = ImGui::GetIO().DisplaySize;
  const Area place = placePopup({low.x, low.y, button.x, button.y}, size.x, size.y, window.x, window.y, ui.px(4));
  ImGui::SetNextWindowPos({place.x, place.y});
  const bool open = ImGui::BeginPopup("##popup");
  if (!open) ImGui::PopID();
  return open;
}

void endMenuButton() {
  ImGui::EndPopup();
  ImGui::PopID();
}

bool beginCombo(const Ui& ui, const char* id, const char* preview) {
  const ImGuiStyle& style = ImGui::GetStyle();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x, arrow = ImGui::GetFontSize() * 0.9f;
  ImGui::SetNextItemWidth(width);
  const std::string shown = shortened(ImGui::GetFont(), preview, width - 2 * style.FramePadding.x - arrow);
  const bool open = ImGui::BeginCombo(id, shown.c_str(), ImGuiComboFlags_NoArrowButton);
  if (open) return true;
  downwardTriangle(*ImGui::GetWindowDrawList(),
                   {at.x + width - style.FramePadding.x - arrow * 0.2f, at.y + ImGui::GetFrameHeight() * 0.5f});
  if (shown != preview) itemTip(ui, preview);
  return false;
}

bool menuItem(const char* label, const char* key, bool selected, bool enabled) {
  // The space between the longest label and its key.
  const std::string apart = key && *key ? std::string("   ") + keyText(key) : "";
  return ImGui::MenuItem(label, apart.c_str(), selected, enabled);
}

void overline(const Ui& ui, const char* text, float first) {
  ImGui::Dummy({0, ui.px(5)});
  const float height = ui.fonts.small->FontSize, gap = first > 0 ? ImGui::GetStyle().ItemSpacing.y : 0;
  if (belowFold(ui, height + gap + first, first > 0 ? text : nullptr)) return ImGui::Dummy({0, height});
  ImGui::PushFont(ui.fonts.small);
  ImGui::TextColored(vec4(ui.theme.muted), "%s", shortened(ui.fonts.small, text, contentWidth()).c_str());
  ImGui::PopFont();
}

float sectionHeight(const Ui& ui) {
  return ui.px(5) + std::round(ui.fonts.small->FontSize * 1.15f) + 2 * ImGui::GetStyle().ItemSpacing.y;
}

bool section(const Ui& ui, const char* title, bool Folds::*folded, float first) {
  ImGui::Dummy({0, ui.px(5)});
  const bool open = !(ui.session.settings().folds.*folded);
  ImFont* font = ui.fonts.small;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float height = std::round(font->FontSize * 1.15f), r = font->FontSize * 0.22f;
  if (belowFold(ui, open && first > 0 ? height + ImGui::GetStyle().ItemSpacing.y + first : height, title)) {
    ImGui::Dummy({contentWidth(), height});
    return open;
  }
  const bool pressed = ImGui::InvisibleButton(title, {contentWidth(), height});
  ImGui::RenderNavHighlight({at, {at.x + contentWidth(), at.y + height}}, ImGui::GetItemID());
  const Color color = ImGui::IsItemHovered() ? ui.theme.text : ui.theme.muted;
  itemTip(ui, open ? tr("Fold") : tr("Unfold"));
  ImDrawList& list = *ImGui::GetWindowDrawList();
  drawText(list, font, at, ink(color), title);
  const ImVec2 c(at.x + textSize(font, title).x + 3.5f * r, at.y + font->FontSize * 0.5f);
  if (open)
    list.AddTriangleFilled({c.x - r, c.y - r * 0.6f}, {c.x + r, c.y - r * 0.6f}, {c.x, c.y + r * 0.75f},
                           ink(color, 0.7f));
  else
    triangle(list, c, r, 1, ink(color, 0.7f));
  if (!pressed) return open;
  Settings settings = ui.session.settings();
  settings.folds.*folded = open;
  ui.send(ChangeSettings{settings});
  return open;
}

void drawText(ImDrawList& list, ImFont* font, ImVec2 at, ImU32 color, std::string_view text) {
  list.AddText(font, font->FontSize, {std::round(at.x), std::round(at.y)}, color, text.data(),
               text.data() + text.size());
}

void tooltip(const Ui& ui, const char* text) {
  if (!ui.pointing) return;  // the pointer lies where it was left
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(9), ui.px(6)));
  ImGui::BeginTooltip();
  ImGui::TextUnformatted(brokenAtSpaces(ImGui::GetFont(), text, ui.px(340)).c_str());
  ImGui::EndTooltip();
  ImGui::PopStyleVar();
}

void itemTip(const Ui& ui, const char* text) {
  if (!text || !*text || !ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) return;
  // Someone who has just pressed it knows what it does, and wants to see what is around it.
  const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax(),
               pressed = ImGui::GetIO().MouseClickedPos[0];
  if (ImGui::GetIO().MouseClickedTime[0] > 0 && pressed.x >= low.x && pressed.y >= low.y && pressed.x < high.x &&
      pressed.y < high.y)
    return;
  tooltip(ui, text);
}

}  // namespace gjklab
