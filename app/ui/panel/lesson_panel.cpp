#include "ui/panel/lesson_panel.h"

#include "model/lesson/practice.h"
#include "model/lesson/shelf.h"
#include "model/text/translate.h"
#include "ui/kit/widgets.h"
#include "ui/panel/lesson_bar.h"
#include "ui/panel/lesson_pages.h"
#include "ui/panel/lesson_plot.h"
#include "ui/panel/lesson_text.h"
#include "ui/panel/number_handle.h"

#include <fmt/format.h>
#include <imgui_internal.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

namespace gjklab {
namespace {

using What = Teach::What;

constexpr float kGapWhenClose = 0.5f;

void gap(const Ui& ui, float height) { ImGui::Dummy({0, ui.px(closeSet() ? kGapWhenClose * height : height)}); }

/// "6 of 14", of the shelf's lessons.
std::string numberOf(const Ui& ui) {
  if (ui.practice && ui.practice->ended()) return tr("Practice");
  if (ui.practice) {
    const int minutes = ui.practice->minutesLeft();
    return minutes > 0 ? tr("Practice · {minutes} min left", arg("minutes", minutes))
                       : tr("Practice · the last question");
  }
  const auto& entries = ui.shelf->entries();
  for (std::size_t i = 0; i < entries.size(); ++i)
    if (entries[i].file == ui.classroom->lesson().file)
      return tr("Lesson {lesson} of {count}", arg("lesson", i + 1), arg("count", entries.size()));
  return tr("Lesson");
}

/// One dot for each beat; a click goes there.
void beatDots(const Ui& ui) {
  const int beats = ui.classroom->beats();
  const float room = contentWidth(), height = ui.px(12);
  const float each = std::min(ui.px(22), room / static_cast<float>(beats));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (int i = 0; i < beats; ++i) {
    ImGui::SetCursorScreenPos({at.x + each * static_cast<float>(i), at.y});
    ImGui::PushID(i);
    if (ImGui::InvisibleButton("beat", {each, height})) ui.send(Teach{What::go, {}, i});
    const bool hovered = ImGui::IsItemHovered();
    ImGui::PopID();
    const float x = at.x + each * static_cast<float>(i);
    const Color color = i == ui.classroom->beat()  ? ui.theme.accent
                        : i < ui.classroom->beat() ? mixed(ui.theme.accent, ui.theme.panel, 0.55f)
                                                   : ui.theme.border;
    const float thick = i == ui.classroom->beat() || hovered ? ui.px(5) : ui.px(3);
    list.AddRectFilled({x, at.y + (height - thick) / 2}, {x + each - ui.px(4), at.y + (height + thick) / 2}, ink(color),
                       thick / 2);
  }
  ImGui::SetCursorScreenPos(at);
  ImGui::Dummy({room, height});
}

void heading(const Ui& ui) {
  ImGui::PushFont(ui.fonts.small);
  ImGui::AlignTextToFramePadding();
  ImGui::TextColored(vec4(ui.theme.muted), "%s", inCapitals(numberOf(ui)).c_str());
  ImGui::PopFont();
  const float width = ImGui::GetFrameHeight();
  ImGui::SameLine(ImGui::GetStyle().WindowPadding.x + contentWidth() - width);
  if (ImGui::Button("×##leave", {width, 0})) ui.send(Teach{What::close});
  itemTip(ui, ui.practice ? tr("Leaves practice; every answer is kept")
                          : tr("Leaves the lesson for the lab, which is as it was"));
  if (!ui.practice) beatDots(ui);
  gap(ui, 4);
}

void title(const Ui& ui) {
  const Lesson& lesson = ui.classroom->lesson();
  ImGui::PushFont(ui.fonts.title);
  ImGui::PushTextWrapPos(0);
  ImGui::TextUnformatted(lesson.title.c_str());
  ImGui::PopTextWrapPos();
  ImGui::PopFont();
  gap(ui, 2);
  if (!lesson.goal.empty()) largeText(ui, ui.theme.muted, lesson.goal);
  gap(ui, 10);
}

void textPart(const Ui& ui, const LessonText& part) {
  const std::string words = withFacts(part.text, ui.classroom->shown(ui.session), Draggable::marked);
  const std::vector<std::string> dragged = draggedIn(part.text);
  switch (part.kind) {
    case LessonText::Kind::heading:
      largeText(ui, ui.theme.text, "**" + words + "**");
      break;
    case LessonText::Kind::item:
      ImGui::GetWindowDrawList()->AddCircleFilled(
          {ImGui::GetCursorScreenPos().x + ui.px(6), ImGui::GetCursorScreenPos().y + ui.fonts.lesson->FontSize * 0.55f},
          ui.px(2.5f), ink(ui.theme.muted));
      largeText(ui, ui.theme.text, words, ui.px(18), dragged);
      break;
    case LessonText::Kind::code:
      ImGui::PushFont(ui.fonts.mono);
      ImGui::TextUnformatted(words.c_str());
      ImGui::PopFont();
      break;
    case LessonText::Kind::plot:
      lessonPlot(ui, part.text);
      break;
    case LessonText::Kind::paragraph:
      largeText(ui, ui.theme.text, words, 0, dragged);
      break;
  }
  gap(ui, 8);
}

bool has(const std::vector<int>& list, int item) { return std::find(list.begin(), list.end(), item) != list.end(); }

/// Around the item just made: keys are at it. Where they have just been moved to it, it is brought into sight.
void drawCursor(const Ui& ui, bool& moved) {
  if (moved) ImGui::SetScrollHereY(0.7f);
  moved = false;
  const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
  ImGui::GetWindowDrawList()->AddRect({low.x - ui.px(2), low.y - ui.px(2)}, {high.x + ui.px(2), high.y + ui.px(2)},
                                      ink(ui.theme.text), ui.px(5), 0, ui.px(2));
}

/// Small buttons one behind the other, wrapped. `cursor`: the one that keys are at.
int flowButtons(const Ui& ui, const std::vector<std::string>& labels, const std::vector<int>& lit, const char* id,
                int cursor, bool& moved) {
  int pressed = -1;
  ImGui::PushID(id);
  ImGui::PushFont(ui.large_type ? ui.fonts.lesson : ui.fonts.ui);
  const float right = ImGui::GetCursorScreenPos().x + contentWidth();
  for (std::size_t i = 0; i < labels.size(); ++i) {
    ImGui::PushID(static_cast<int>(i));
    const char* label = tr(labels[i].c_str());  // a name, or a word such as "separated"
    if (i > 0) {
      ImGui::SameLine(0, ui.px(6));
      if (ImGui::GetCursorScreenPos().x + buttonWidth(label) > right) ImGui::NewLine();
    }
    if (button(ui, label, has(lit, static_cast<int>(i)))) pressed = static_cast<int>(i);
    if (static_cast<int>(i) == cursor) drawCursor(ui, moved);
    ImGui::PopID();
  }
  ImGui::PopFont();
  ImGui::PopID();
  return pressed;
}

void chooseItem(const Ui& ui, int item, LessonChoice& chosen) {
  if (auto wish = choosePlace(ui.classroom->sheet(), item, chosen)) ui.send(std::move(*wish));
}

bool canCheck(const AnswerSheet& sheet, const LessonChoice& chosen) {
  return sheet.kind == AnswerSheet::Kind::several || (!chosen.first.empty() && chosen.second >= 0);
}

void check(const Ui& ui, const LessonChoice& chosen) {
  const AnswerSheet& sheet = ui.classroom->sheet();
  if (canCheck(sheet, chosen)) ui.send(Teach{What::answer, {}, 0, sheet.answerOf(chosen.first, chosen.second)});
}

void sheetButtons(const Ui& ui, LessonChoice& chosen) {
  const AnswerSheet& sheet = ui.classroom->sheet();
  using Kind = AnswerSheet::Kind;
  const int count = static_cast<int>(sheet.items.size());
  const std::vector<int> none;
  const bool one = sheet.kind == Kind::one;
  if (const int item = flowButtons(ui, sheet.items, one ? none : chosen.first, "items", chosen.cursor, chosen.moved);
      item >= 0)
    chooseItem(ui, item, chosen);
  if (one) return;
  if (sheet.kind == Kind::pair) {
    gap(ui, 2);
    const std::vector<int> second = chosen.second < 0 ? none : std::vector<int>{chosen.second};
    if (const int other = flowButtons(ui, sheet.others, second, "others", chosen.cursor - count, chosen.moved);
        other >= 0)
      chooseItem(ui, count + other, chosen);
  }
  gap(ui, 4);
  const bool ready = canCheck(sheet, chosen);
  ImGui::BeginDisabled(!ready);
  const char* label = sheet.kind == Kind::several && chosen.first.empty() ? tr("None of them") : tr("Check");
  if (button(ui, label, ready && !chosen.first.empty())) check(ui, chosen);
  ImGui::EndDisabled();
  if (chosen.cursor == count + static_cast<int>(sheet.others.size())) drawCursor(ui, chosen.moved);
}

/// The key in the panel's storage: of the answer whose reason has been brought into sight.
constexpr ImGuiID kSeen = 0x5EE4;

/// Scrolls as far as the item just made needs to be in sight, once for each answer.
void bringIntoSight(const Ui& ui, std::size_t answer) {
  int* seen = ImGui::GetStateStorage()->GetIntRef(kSeen);
  if (std::exchange(*seen, static_cast<int>(answer)) != static_cast<int>(answer) && !ui.large_type)
    ImGui::ScrollToItem(ImGuiScrollFlags_KeepVisibleEdgeY);
}

/// "Right." or "Not so.", with the reason.
void verdict(const Ui& ui) {
  const Classroom& room = *ui.classroom;
  const std::string remark = withFacts(room.remark(), room.shown(ui.session));
  switch (room.answered()) {
    case Answered::open:
      return;
    case Answered::right:
      tickedText(ui, Tick::own, remark.empty() ? tr("**Right.**") : tr("**Right.** ") + remark);
      break;
    case Answered::shown:
      smallText(ui, ui.theme.text, tr("**The answer:** ") + remark);
      break;
    case Answered::wrong:
      smallText(ui, ui.theme.bad, remark.empty() ? tr("**Not so.** Try again.") : tr("**Not so.** ") + remark);
      break;
  }
  bringIntoSight(ui, std::hash<std::string>()(room.remark()) ^ static_cast<std::size_t>(room.answered()));
}

void hintRow(const Ui& ui, const std::string& hint) {
  if (ui.classroom->hintShown() && !hint.empty())
    smallText(ui, ui.theme.muted, withFacts(hint, ui.classroom->shown(ui.session)));
  if (!hint.empty() && !ui.classroom->hintShown()) {
    if (button(ui, tr("Hint"), false, "A")) ui.send(Teach{What::hint});
    ImGui::SameLine();
  }
}

void prediction(const Ui& ui, LessonChoice& chosen) {
  const Classroom& room = *ui.classroom;
  const Prediction& asked = *room.current().predict;
  if (!ui.practice) overline(ui, tr("PREDICT"));
  largeText(ui, ui.theme.text, "**" + withFacts(asked.question, room.shown(ui.session)) + "**");
  gap(ui, 4);
  const bool open = room.answered() == Answered::open || room.answered() == Answered::wrong;
  if (open) {
    for (std::size_t i = 0; i < asked.choices.size(); ++i) {
      if (wideButton(ui, withFacts(asked.choices[i].text, room.shown(ui.session)), static_cast<int>(i) + 1, false))
        ui.send(Teach{What::choose, {}, static_cast<int>(i)});
      if (static_cast<int>(i) == chosen.cursor) drawCursor(ui, chosen.moved);
    }
    if (asked.ask) sheetButtons(ui, chosen);
    if (!room.inPicture(ui.session).empty()) {
      gap(ui, 2);
      smallText(ui, ui.theme.muted,
                ui.handheld ? tr("Or touch it in the picture.") : tr("Or click it in the picture."));
    }
    gap(ui, 4);
  }
  verdict(ui);
  if (!open) return;
  gap(ui, 2);
  hintRow(ui, asked.hint);
  if (button(ui, tr("Show the answer"), false, "A")) ui.send(Teach{What::give_up});
}

void challenge(const Ui& ui) {
  const Classroom& room = *ui.classroom;
  const Challenge& reach = *room.current().reach;
  overline(ui, tr("YOUR TURN"));
  for (std::size_t i = 0; i < reach.goals.size(); ++i) {
    const bool reached = room.reached(i);
    tickedText(ui, !reached ? Tick::none : room.onlyShown(i) ? Tick::shown : Tick::own, reach.goals[i].text);
    if (const std::string now = standing(reach.goals[i], room.shown(ui.session)); !now.empty())
      smallText(ui, ui.theme.muted, now);
    gap(ui, 2);
  }
  gap(ui, 2);
  if (room.reachedAll()) {
    if (!reach.why.empty()) smallText(ui, ui.theme.text, withFacts(reach.why, room.shown(ui.session)));
    gap(ui, 2);
    if (room.onlyShown(reach.goals.size() - 1))
      smallText(ui, ui.theme.muted, tr("This was shown to you. Press *Back to the lesson* and do it yourself."));
    return;
  }
  hintRow(ui, reach.hint);
  if (button(ui, tr("Show me"), false, "A")) ui.send(Teach{What::solve});
}

/// The beat's text, part by part, with its question last but for the challenge.
std::vector<LessonPart> partsOf(const Classroom& room, LessonChoice& chosen) {
  std::vector<LessonPart> parts;
  if (room.beat() == 0) parts.emplace_back(title);
  for (const LessonText& text : room.current().text) parts.emplace_back([&text](const Ui& ui) { textPart(ui, text); });
  if (room.current().predict)
    parts.emplace_back([&chosen](const Ui& ui) {
      prediction(ui, chosen);
      gap(ui, 8);
    });
  if (room.current().reach) parts.emplace_back(challenge);
  if (room.beat() + 1 == room.beats()) parts.emplace_back(skippedNote);
  return parts;
}

void content(const Ui& ui, LessonChoice& chosen) {
  const std::vector<LessonPart> parts = partsOf(*ui.classroom, chosen);
  if (ui.large_type && !parts.empty()) {
    const bool asks = ui.classroom->current().predict.has_value();
    const bool ends = ui.classroom->beat() + 1 == ui.classroom->beats();
    const std::size_t last = parts.size() - (ends ? 2 : 1);
    return lessonPages(ui, parts, asks ? std::optional(ui.classroom->current().reach ? last - 1 : last) : std::nullopt,
                       chosen);
  }
  if (!ui.session.lectern().presenting()) chosen.page = 0, chosen.pages = 1;
  for (const LessonPart& part : parts) part(ui);
}

/// The hint first; then the answer to the question, or the challenge's solution.
void help(const Ui& ui) {
  const Classroom& room = *ui.classroom;
  const Beat& beat = room.current();
  const bool asks = beat.predict && (room.answered() == Answered::open || room.answered() == Answered::wrong);
  const bool open = beat.reach && !room.reachedAll();
  const std::string& hint = asks ? beat.predict->hint : open ? beat.reach->hint : std::string();
  if (!hint.empty() && !room.hintShown())
    ui.send(Teach{What::hint});
  else if (asks)
    ui.send(Teach{What::give_up});
  else if (open)
    ui.send(Teach{What::solve});
}

/// The number of positions of the cursor; 0: no question.
int places(const Classroom& room) {
  const Beat& beat = room.current();
  if (!beat.predict || (room.answered() != Answered::open && room.answered() != Answered::wrong)) return 0;
  if (!beat.predict->ask) return static_cast<int>(beat.predict->choices.size());
  const AnswerSheet& sheet = room.sheet();
  const int checks = sheet.kind == AnswerSheet::Kind::pair || sheet.kind == AnswerSheet::Kind::several ? 1 : 0;
  return static_cast<int>(sheet.items.size() + sheet.others.size()) + checks;
}

}  // namespace

std::optional<Teach> choosePlace(const AnswerSheet& sheet, int place, LessonChoice& chosen) {
  using Kind = AnswerSheet::Kind;
  const int count = static_cast<int>(sheet.items.size());
  if (sheet.kind == Kind::one) return Teach{What::answer, {}, 0, sheet.answerOf({place})};
  if (sheet.kind == Kind::pair && place >= count)
    chosen.second = place - count;
  else if (sheet.kind == Kind::pair)
    chosen.first = {place};
  else if (has(chosen.first, place))
    std::erase(chosen.first, place);
  else
    chosen.first.push_back(place);
  return std::nullopt;
}

bool lessonKey(const Ui& ui, const KeyPress& press, LessonChoice& chosen) {
  if (!ui.classroom || !ui.classroom->open() || press.control || press.alt) return false;
  if (numberKey(ui, press, chosen.number)) return true;
  if (press.shift && (press.key == SDLK_DOWN || press.key == SDLK_UP)) {
    chosen.scroll += press.key == SDLK_DOWN ? 1 : -1;
    return true;
  }
  if (press.shift) return false;
  const int count = places(*ui.classroom);
  if (press.key == SDLK_a) {
    help(ui);
    return true;
  }
  if (count == 0) return false;
  if (press.key == SDLK_DOWN || press.key == SDLK_UP) {
    chosen.cursor =
        press.key == SDLK_DOWN ? (chosen.cursor + 1) % count : (std::max(0, chosen.cursor) + count - 1) % count;
    chosen.moved = true;
    return true;
  }
  if ((press.key != SDLK_RETURN && press.key != SDLK_KP_ENTER) || chosen.cursor < 0) return false;
  const AnswerSheet& sheet = ui.classroom->sheet();
  if (!ui.classroom->current().predict->ask)
    ui.send(Teach{What::choose, {}, chosen.cursor});
  else if (chosen.cursor == static_cast<int>(sheet.items.size() + sheet.others.size()))
    check(ui, chosen);
  else
    chooseItem(ui, chosen.cursor, chosen);
  return true;
}

void lessonPanel(const Ui& ui, Area area, Area bar, LessonChoice& chosen) {
  if (!ui.classroom || !ui.classroom->open()) return;
  const bool begins = chosen.beat != &ui.classroom->current();
  if (begins) {
    chosen = {};
    chosen.beat = &ui.classroom->current();
  }
  if (bar.empty()) {
    const float height = ImGui::GetFrameHeight() + ui.px(20);
    bar = {area.x, area.bottom() - height, area.width, height};
    area.height -= height;
  }
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(22), ui.px(12)));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(ui.px(6), ui.px(4)));
  if (beginPanel(ui, "lesson", area, Edge::right, !ui.large_type)) {
    if (chosen.scroll != 0) ImGui::SetScrollY(ImGui::GetScrollY() + 60 * ui.scale * static_cast<float>(chosen.scroll));
    chosen.scroll = 0;
    if (begins) {
      setClose(false);
      ImGui::GetStateStorage()->SetInt(kSeen, 0);
    }
    heading(ui);
    content(ui, chosen);
    gap(ui, 6);
    // A page is set closer rather than scrolled. Large type has pages instead, and a phone's text always scrolls.
    if (!ui.large_type && !ui.handheld && ImGui::GetCursorPosY() + ImGui::GetStyle().WindowPadding.y > area.height)
      setClose(true);
  }
  endPanel();
  if (beginPanel(ui, "lesson bar", bar, Edge::right, false)) lessonBar(ui, bar.height, chosen.page + 1 < chosen.pages);
  endPanel();
  ImGui::PopStyleVar(2);
}

}  // namespace gjklab
