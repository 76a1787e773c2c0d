#include "ui/command_sheet.h"

#include "model/text/translate.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"

#include <imgui_internal.h>

#include <algorithm>
#include <string_view>

namespace gjklab {
namespace {

/// Pixels at scale 1.
constexpr float kColumn = 330, kColumnGap = 18, kRow = 19.9f, kRowForFingers = 44, kHeading = 24, kPad = 16, kSide = 14;

float rowHeight(const Ui& ui) { return ui.px(ui.handheld ? kRowForFingers : kRow); }

/// The position of a row: its column, and its distance from the top.
struct SheetPlace {
  int column;
  float top;
};

/// Fills columns of this height; a heading stays in the column of its first row.
std::vector<SheetPlace> placesOf(const std::vector<CommandItem>& items, const std::vector<int>& shown, int columns,
                                 float height, float row, float heading) {
  std::vector<SheetPlace> places;
  int column = 0;
  float y = 0;
  std::string_view last;
  for (const int i : shown) {
    const std::string_view now = items[static_cast<std::size_t>(i)].heading;
    const float before = now == last ? 0 : heading;
    if (y + before + row > height && column + 1 < columns) {
      ++column;
      y = 0;
    }
    places.push_back({column, y + before});
    y += before + row;
    last = now;
  }
  return places;
}

/// The least height, in pixels, at which this many columns hold all rows.
float heightOf(const std::vector<CommandItem>& items, const std::vector<int>& shown, int columns, float row,
               float heading) {
  const auto endIn = [&](int count, float height) {
    const auto places = placesOf(items, shown, count, height, row, heading);
    return places.empty() ? 0 : places.back().top + row;
  };
  float height = endIn(1, 0) / static_cast<float>(columns);
  while (endIn(columns, height) > height) ++height;
  return height;
}

}  // namespace

bool CommandSheet::takeKey(const KeyPress& press) {
  if (!open_ || press.alt) return false;
  if (press.control) {
    if (press.key == SDLK_k) toggle();
    return press.key == SDLK_k;
  }
  const int count = static_cast<int>(shown_.size());
  const auto move = [&](int by) {
    chosen_ = std::clamp(chosen_ + by, 0, std::max(0, count - 1));
    follows_ = true;
    return true;
  };
  switch (press.key) {
    case SDLK_DOWN:
      return move(1);
    case SDLK_UP:
      return move(-1);
    case SDLK_PAGEDOWN:
      return move(per_column_);
    case SDLK_PAGEUP:
      return move(-per_column_);
    case SDLK_F6:
      toggle();
      return true;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
      takes_ = true;
      return true;
    default:
      return press.key != SDLK_ESCAPE;  // what is typed is the search field's
  }
}

void CommandSheet::begin(const Ui& ui) {
  begins_ = true;
  takes_ = false;
  chosen_ = 0;
  words_ = {};
  items_ = commandItems(ui);
  shown_ = commandsNamed(items_, "");
}

void CommandSheet::show(const Ui& ui, Area room) {
  const bool closes = closes_;
  closes_ = false;
  if (wanted_) {
    wanted_ = false;
    begin(ui);
    ImGui::OpenPopup("commands");
  }
  const float side = ui.px(kSide);
  ImGui::SetNextWindowPos({room.x + side, room.y + ui.px(6)});
  ImGui::SetNextWindowSize({room.width - 2 * side, room.height - ui.px(6) - side});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(kPad), ui.px(kPad)));
  open_ = ImGui::BeginPopup("commands", ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoMove);
  ImGui::PopStyleVar();
  if (!open_) return;
  search(ui);
  columns(ui);
  if (closes) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
}

void CommandSheet::search(const Ui& ui) {
  const std::string before = words_.data();
  ImGui::SetNextItemWidth(std::min(ui.px(kColumn), ImGui::GetContentRegionAvail().x));
  if (begins_ && !ui.handheld) ImGui::SetKeyboardFocusHere();  // a phone's keyboard would hide half of the rows
  ImGui::InputTextWithHint("##search", tr("Search {n} commands", arg("n", items_.size())).c_str(), words_.data(),
                           words_.size());
  if (!ui.handheld) {
    ImGui::SameLine(0, ui.px(14));
    ImGui::AlignTextToFramePadding();
    ImGui::TextColored(vec4(ui.theme.muted), "%s", tr("↑ ↓ select · Return runs · Escape closes"));
  }
  ImGui::Dummy({0, ui.px(2)});
  if (before == words_.data()) return;
  shown_ = commandsNamed(items_, words_.data());
  chosen_ = 0;
  follows_ = true;
}

void CommandSheet::columns(const Ui& ui) {
  ImGui::BeginChild("rows", {0, 0}, false, ImGuiWindowFlags_NoNav);
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const float gap = ui.px(kColumnGap), row_height = rowHeight(ui);
  const int most = std::max(1, static_cast<int>((room.x + gap) / (ui.px(0.86f * kColumn) + gap)));
  // As few columns as possible. If even the most are not enough, they get longer and the sheet scrolls.
  int count = 1;
  const auto needed = [&] { return heightOf(items_, shown_, count, row_height, ui.px(kHeading)); };
  while (count < most && needed() > room.y) ++count;
  const float height = std::max(room.y, needed());
  // In one column the longest names have room.
  const float widest = ui.px(count == 1 ? 2 * kColumn : kColumn);
  const float width = std::min(widest, (room.x - static_cast<float>(count - 1) * gap) / static_cast<float>(count));
  const auto places = placesOf(items_, shown_, count, height, row_height, ui.px(kHeading));
  per_column_ = std::max(1, static_cast<int>(height / row_height));
  if (shown_.empty()) ImGui::TextColored(vec4(ui.theme.muted), "%s", tr("No command matches. Try fewer letters."));
  const ImVec2 origin = ImGui::GetCursorPos();
  std::string_view last;
  for (std::size_t i = 0; i < shown_.size(); ++i) {
    const CommandItem& item = items_[static_cast<std::size_t>(shown_[i])];
    const float x = origin.x + static_cast<float>(places[i].column) * (width + gap);
    if (item.heading != last) {
      ImGui::SetCursorPos({x, origin.y + places[i].top - ui.px(kHeading) + ui.px(7)});
      ImGui::PushFont(ui.fonts.small);
      ImGui::TextColored(vec4(ui.theme.muted), "%s", item.heading);
      ImGui::PopFont();
      last = item.heading;
    }
    ImGui::SetCursorPos({x, origin.y + places[i].top});
    row(ui, static_cast<int>(i), width);
  }
  if (takes_ && !shown_.empty()) run(ui, items_[static_cast<std::size_t>(shown_[static_cast<std::size_t>(chosen_)])]);
  begins_ = takes_ = follows_ = false;
  ImGui::EndChild();
}

void CommandSheet::row(const Ui& ui, int at, float width) {
  const CommandItem& item = items_[static_cast<std::size_t>(shown_[static_cast<std::size_t>(at)])];
  const ImVec2 low = ImGui::GetCursorScreenPos();
  const float height = rowHeight(ui), inset = ui.px(8);
  ImGui::PushID(shown_[static_cast<std::size_t>(at)]);
  const bool pressed = ImGui::InvisibleButton("command", {width, height});
  if (ui.pointing && ImGui::IsItemHovered()) chosen_ = at;
  if (follows_ && chosen_ == at) ImGui::SetScrollHereY(0.5f);
  ImGui::PopID();
  if (pressed) run(ui, item);
  if (!ImGui::IsItemVisible()) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool chosen = chosen_ == at;
  if (chosen) list.AddRectFilled(low, {low.x + width, low.y + height}, ink(ui.theme.accent), ui.px(4));
  const ImU32 color = ink(chosen ? ui.theme.on_accent : ui.theme.text);
  ImFont *font = ImGui::GetFont(), *small = ui.fonts.small;
  const float key_width = textSize(small, item.key).x;
  if (item.on)
    list.AddCircleFilled({low.x + inset, low.y + height / 2}, ui.px(3.5f),
                         ink(chosen ? ui.theme.on_accent : ui.theme.accent));
  const float left = low.x + 2.2f * inset, room = width - 3.2f * inset - key_width - ui.px(6);
  drawText(list, font, {left, low.y + (height - font->FontSize) / 2}, color, shortened(font, item.name, room));
  drawText(list, small, {low.x + width - inset - key_width, low.y + (height - small->FontSize) / 2},
           ink(chosen ? ui.theme.on_accent : ui.theme.muted), item.key);
  if (chosen && ui.pointing && textSize(font, item.name).x > room) tooltip(ui, item.name.c_str());
}

void CommandSheet::run(const Ui& ui, const CommandItem& item) {
  for (const Intent& each : item.intents) ui.send(each);
  ImGui::ClosePopupToLevel(0, true);
}

}  // namespace gjklab
