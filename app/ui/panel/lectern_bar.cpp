#include "ui/panel/lectern_bar.h"

#include "model/lesson/classroom.h"
#include "model/text/translate.h"
#include "ui/kit/stage_layout.h"
#include "ui/kit/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace gjklab {
namespace {

/// Draws within a square of twice r around c, with lines of this width.
using Icon = void (*)(ImDrawList&, ImVec2 c, float r, float line, ImU32);

void drawPen(ImDrawList& list, ImVec2 c, float r, float line, ImU32 color) {
  list.AddQuad({c.x + 0.45f * r, c.y - r}, {c.x + r, c.y - 0.45f * r}, {c.x - 0.35f * r, c.y + 0.9f * r},
               {c.x - 0.9f * r, c.y + 0.35f * r}, color, line);
  list.AddTriangleFilled({c.x - 0.9f * r, c.y + 0.35f * r}, {c.x - 0.35f * r, c.y + 0.9f * r}, {c.x - r, c.y + r},
                         color);
}

void drawMarker(ImDrawList& list, ImVec2 c, float r, float line, ImU32 color) {
  list.AddQuad({c.x + 0.3f * r, c.y - r}, {c.x + r, c.y - 0.3f * r}, {c.x + 0.05f * r, c.y + 0.65f * r},
               {c.x - 0.65f * r, c.y - 0.05f * r}, color, line);
  list.AddLine({c.x - r, c.y + r}, {c.x + 0.9f * r, c.y + r}, color, 2 * line);
}

/// A block that rubs something out: a line ends at it.
void drawEraser(ImDrawList& list, ImVec2 c, float r, float line, ImU32 color) {
  list.AddQuad({c.x - 0.05f * r, c.y - r}, {c.x + r, c.y - 0.2f * r}, {c.x + 0.1f * r, c.y + 0.7f * r},
               {c.x - 0.95f * r, c.y - 0.1f * r}, color, line);
  list.AddQuadFilled({c.x - 0.5f * r, c.y - 0.55f * r}, {c.x + 0.55f * r, c.y + 0.25f * r},
                     {c.x + 0.1f * r, c.y + 0.7f * r}, {c.x - 0.95f * r, c.y - 0.1f * r}, color);
  list.AddLine({c.x + 0.3f * r, c.y + r}, {c.x + 1.1f * r, c.y + r}, color, line);
}

void drawLight(ImDrawList& list, ImVec2 c, float r, float line, ImU32 color) {
  list.AddCircle(c, 0.5f * r, color, 20, line);
  for (int i = 0; i < 8; ++i) {
    const float t = static_cast<float>(i) * 0.785398f, x = std::cos(t), y = std::sin(t);
    list.AddLine({c.x + 0.78f * r * x, c.y + 0.78f * r * y}, {c.x + 1.12f * r * x, c.y + 1.12f * r * y}, color, line);
  }
}

void drawBlank(ImDrawList& list, ImVec2 c, float r, float, ImU32 color) {
  list.AddRectFilled({c.x - 1.2f * r, c.y - 0.8f * r}, {c.x + 1.2f * r, c.y + 0.8f * r}, color, 0.2f * r);
}

/// A speech balloon with a question mark.
void drawAsk(ImDrawList& list, ImVec2 c, float r, float line, ImU32 color) {
  const float bottom = c.y + 0.7f * r;
  const std::array<ImVec2, 7> balloon{ImVec2{c.x - 0.35f * r, bottom},        ImVec2{c.x - 1.15f * r, bottom},
                                      ImVec2{c.x - 1.15f * r, c.y - r},       ImVec2{c.x + 1.15f * r, c.y - r},
                                      ImVec2{c.x + 1.15f * r, bottom},        ImVec2{c.x + 0.2f * r, bottom},
                                      ImVec2{c.x - 0.5f * r, c.y + 1.25f * r}};
  list.AddPolyline(balloon.data(), static_cast<int>(balloon.size()), color, ImDrawFlags_Closed, line);
  const float height = 1.5f * r;
  ImFont* font = ImGui::GetFont();
  const float width = font->CalcTextSizeA(height, FLT_MAX, 0, "?").x;
  list.AddText(font, height, {c.x - width / 2, c.y - 0.15f * r - height / 2}, color, "?");
}

void drawNumbers(ImDrawList& list, ImVec2 c, float r, float line, ImU32 color) {
  for (const float k : {-0.4f, 0.4f}) {
    list.AddLine({c.x + k * r + 0.2f * r, c.y - r}, {c.x + k * r - 0.2f * r, c.y + r}, color, line);
    list.AddLine({c.x - r, c.y + k * r}, {c.x + r, c.y + k * r}, color, line);
  }
}

/// A moment that is kept: a flag.
void drawKeep(ImDrawList& list, ImVec2 c, float r, float line, ImU32 color) {
  list.AddLine({c.x - 0.6f * r, c.y - r}, {c.x - 0.6f * r, c.y + 1.1f * r}, color, line);
  list.AddTriangleFilled({c.x - 0.6f * r, c.y - r}, {c.x + r, c.y - 0.45f * r}, {c.x - 0.6f * r, c.y + 0.15f * r},
                         color);
}

/// On to what follows.
void drawNext(ImDrawList& list, ImVec2 c, float r, float line, ImU32 color) {
  list.AddTriangleFilled({c.x - 0.8f * r, c.y - r}, {c.x + 0.5f * r, c.y}, {c.x - 0.8f * r, c.y + r}, color);
  list.AddLine({c.x + 0.8f * r, c.y - r}, {c.x + 0.8f * r, c.y + r}, color, 2 * line);
}

/// An arrow that turns back.
void drawReturn(ImDrawList& list, ImVec2 c, float r, float line, ImU32 color) {
  constexpr float kFrom = -2.2f, kTo = 2.6f;  // radians, from the right and downwards
  list.PathArcTo(c, 0.8f * r, kFrom, kTo, 24);
  list.PathStroke(color, 0, line);
  const ImVec2 tip{c.x + 0.8f * r * std::cos(kFrom), c.y + 0.8f * r * std::sin(kFrom)};
  list.AddTriangleFilled({tip.x - 0.55f * r, tip.y + 0.1f * r}, {tip.x + 0.4f * r, tip.y - 0.5f * r},
                         {tip.x + 0.3f * r, tip.y + 0.5f * r}, color);
}

/// A window that grows small again.
void drawLeave(ImDrawList& list, ImVec2 c, float r, float line, ImU32 color) {
  for (const float x : {-1.0f, 1.0f})
    for (const float y : {-1.0f, 1.0f}) {
      const ImVec2 corner{c.x + 0.35f * r * x, c.y + 0.35f * r * y};
      list.AddLine(corner, {c.x + r * x, c.y + r * y}, color, line);
      list.AddLine(corner, {corner.x + 0.55f * r * x, corner.y}, color, line);
      list.AddLine(corner, {corner.x, corner.y + 0.55f * r * y}, color, line);
    }
}

/// A sign over its word; true when it is pressed.
bool tool(const Ui& ui, Area cell, const char* word, Icon icon, bool lit, const char* tip) {
  ImGui::SetCursorScreenPos({cell.x, cell.y});
  const bool pressed = ImGui::InvisibleButton(word, {cell.width, cell.height});
  const bool hovered = ImGui::IsItemHovered();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float inset = 0.06f * cell.height;
  if (lit || hovered)
    list.AddRectFilled({cell.x + inset, cell.y + inset}, {cell.right() - inset, cell.bottom() - inset},
                       ink(lit ? ui.theme.accent : ui.theme.button_hover), 0.1f * cell.height);
  const ImU32 color = ink(lit ? ui.theme.on_accent : ui.theme.text);
  const float size = 0.27f * cell.height;  // of the word
  ImFont* font = ui.fonts.small;
  const float width = font->CalcTextSizeA(size, FLT_MAX, 0, word).x;
  icon(list, {cell.x + cell.width / 2, cell.y + 0.36f * cell.height}, 0.17f * cell.height, 0.035f * cell.height, color);
  list.AddText(font, size, {cell.x + (cell.width - width) / 2, cell.y + 0.65f * cell.height}, color, word);
  itemTip(ui, tip);
  return pressed;
}

template <bool Settings::*flag>
void toggle(const Ui& ui) {
  ui.send(toggled(ui.session, flag));
}

struct Entry {
  const char* word;
  Icon icon;
  bool lit;
  const char* tip;
  void (*send)(const Ui&);
};

/// On to the next stop or page, or a moment to be kept.
void addWays(const Ui& ui, const std::string& place, std::vector<Entry>& entries) {
  const bool lesson = ui.classroom && ui.classroom->open();
  if (lesson) {
    entries.push_back({tr("reset"), drawReturn, false, tr("Restores the picture of this page (Backspace)"),
                       [](const Ui& u) { u.send(Teach{Teach::What::restore}); }});
    entries.push_back({place.c_str(), drawNext, false, tr("Continues the lesson (Space, Page Down)"),
                       [](const Ui& u) { u.send(Teach{Teach::What::next}); }});
  } else if (ui.session.atStop()) {
    entries.push_back({tr("reset"), drawReturn, false, tr("Restores this stop as it was kept (Backspace)"),
                       [](const Ui& u) { u.send(GoToStop{u.session.lecture()->at()}); }});
    entries.push_back({place.c_str(), drawNext, false, tr("The next stop of the lecture (→, Page Down)"),
                       [](const Ui& u) { u.send(StepLecture{1}); }});
  } else {
    entries.push_back({tr("keep"), drawKeep, false, tr("Keeps this moment as a stop of a lecture (G)"),
                       [](const Ui& u) { u.send(KeepMoment{}); }});
  }
}

/// Where the lesson or the lecture is.
std::string placeOf(const Ui& ui) {
  const bool lesson = ui.classroom && ui.classroom->open();
  if (!lesson && !ui.session.atStop()) return "";
  const int here = lesson ? ui.classroom->beat() + 1 : ui.session.lecture()->at() + 1;
  return tr("{here} of {count}", arg("here", here),
            arg("count", lesson ? ui.classroom->beats() : ui.session.lecture()->size()));
}

/// The spotlight; while the user draws, the eraser in its place, because a pen needs one sooner.
Entry beside(const Lectern& lectern) {
  if (lectern.tool() != Tool::none)
    return {tr("eraser"), drawEraser, lectern.tool() == Tool::eraser, tr("Erases strokes (E); K clears all"),
            [](const Ui& u) { u.send(ChooseTool{Tool::eraser}); }};
  return {tr("spotlight"), drawLight, lectern.spotlight(), tr("A spotlight at the pointer (L)"),
          [](const Ui& u) { u.send(ToggleSpotlight{}); }};
}

std::vector<Entry> entriesOf(const Ui& ui, const std::string& place) {
  const Lectern& lectern = ui.session.lectern();
  const Settings& now = ui.session.settings();
  std::vector<Entry> entries{
      {tr("pen"), drawPen, lectern.tool() == Tool::pen, tr("Draws on the panes (D); E erases, K clears"),
       [](const Ui& u) { u.send(ChooseTool{Tool::pen}); }},
      {tr("marker"), drawMarker, lectern.tool() == Tool::marker, tr("Marks the panes (M); E erases, K clears"),
       [](const Ui& u) { u.send(ChooseTool{Tool::marker}); }},
      beside(lectern),
      {tr("blank"), drawBlank, lectern.blank(), tr("Blank screen (B or .); a click ends it"),
       [](const Ui& u) { u.send(ToggleBlank{}); }},
      {tr("ask first"), drawAsk, now.ask_first, tr("Each step's question before its answer (H)"),
       toggle<&Settings::ask_first>},
      {tr("numbers"), drawNumbers, now.stage_numbers, tr("Tests and numbers of this step (N)"),
       toggle<&Settings::stage_numbers>},
  };
  addWays(ui, place, entries);
  entries.push_back({tr("leave"), drawLeave, false, tr("Back to the window with its panels (S, F5 or Escape)"),
                     toggle<&Settings::stage>});
  return entries;
}

}  // namespace

void lecternBar(const Ui& ui, Area area) {
  const std::string place = placeOf(ui);
  const std::vector<Entry> entries = entriesOf(ui, place);
  if (beginPanel(ui, "lectern", area, Edge::top, false)) {
    const float each = area.width / static_cast<float>(entries.size());
    for (std::size_t i = 0; i < entries.size(); ++i) {
      const Entry& entry = entries[i];
      const Area cell{area.x + each * static_cast<float>(i), area.y, each, area.height};
      if (tool(ui, cell, entry.word, entry.icon, entry.lit, entry.tip)) entry.send(ui);
    }
    ImGui::GetWindowDrawList()->AddLine({area.x, area.y + 0.2f * area.height}, {area.x, area.y + 0.8f * area.height},
                                        ink(ui.theme.border));
  }
  endPanel();
}

}  // namespace gjklab
