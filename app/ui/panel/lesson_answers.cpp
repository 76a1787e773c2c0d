#include "ui/panel/lesson_answers.h"

#include "model/text/translate.h"
#include "ui/kit/widgets.h"
#include "ui/panel/lesson_text.h"

#include <imgui_internal.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace gjklab {
namespace {

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
  if (canCheck(sheet, chosen)) ui.send(Teach{Teach::What::answer, {}, 0, sheet.answerOf(chosen.first, chosen.second)});
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
    lessonGap(ui, 2);
    const std::vector<int> second = chosen.second < 0 ? none : std::vector<int>{chosen.second};
    if (const int other = flowButtons(ui, sheet.others, second, "others", chosen.cursor - count, chosen.moved);
        other >= 0)
      chooseItem(ui, count + other, chosen);
  }
  lessonGap(ui, 4);
  const bool ready = canCheck(sheet, chosen);
  ImGui::BeginDisabled(!ready);
  const char* label = sheet.kind == Kind::several && chosen.first.empty() ? tr("None of them") : tr("Check");
  if (button(ui, label, ready && !chosen.first.empty())) check(ui, chosen);
  ImGui::EndDisabled();
  if (chosen.cursor == count + static_cast<int>(sheet.others.size())) drawCursor(ui, chosen.moved);
}

/// Scrolls as far as the item just made needs to be in sight, once for each verdict.
void bringIntoSight(const Ui& ui, LessonChoice& chosen) {
  const std::string verdict = verdictOf(*ui.classroom);
  if (std::exchange(chosen.seen, verdict) != verdict && !ui.large_type)
    ImGui::ScrollToItem(ImGuiScrollFlags_KeepVisibleEdgeY);
}

/// "Right." or "Not so.", with the reason.
void verdict(const Ui& ui, LessonChoice& chosen) {
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
      smallText(ui, ui.theme.bad, remark.empty() ? tr("**No.** Try again.") : tr("**No.** ") + remark);
      break;
  }
  bringIntoSight(ui, chosen);
}

void hintRow(const Ui& ui, const std::string& hint) {
  if (ui.classroom->hintShown() && !hint.empty())
    smallText(ui, ui.theme.muted, withFacts(hint, ui.classroom->shown(ui.session)));
  if (!hint.empty() && !ui.classroom->hintShown()) {
    if (button(ui, tr("Hint"), false, "A")) ui.send(Teach{Teach::What::hint});
    ImGui::SameLine();
  }
}

}  // namespace

std::string verdictOf(const Classroom& room) {
  return std::to_string(static_cast<int>(room.answered())) + room.remark();
}

void prediction(const Ui& ui, LessonChoice& chosen) {
  const Classroom& room = *ui.classroom;
  const Prediction& asked = *room.current().predict;
  if (!ui.practice) overline(ui, tr("PREDICT"));
  largeText(ui, ui.theme.text, "**" + withFacts(asked.question, room.shown(ui.session)) + "**");
  lessonGap(ui, 4);
  const bool open = room.answered() == Answered::open || room.answered() == Answered::wrong;
  if (open) {
    for (std::size_t i = 0; i < asked.choices.size(); ++i) {
      if (wideButton(ui, withFacts(asked.choices[i].text, room.shown(ui.session)), static_cast<int>(i) + 1, false))
        ui.send(Teach{Teach::What::choose, {}, static_cast<int>(i)});
      if (static_cast<int>(i) == chosen.cursor) drawCursor(ui, chosen.moved);
    }
    if (asked.ask) sheetButtons(ui, chosen);
    if (!room.inPicture(ui.session).empty()) {
      lessonGap(ui, 2);
      smallText(ui, ui.theme.muted, ui.handheld ? tr("Or touch the picture.") : tr("Or click in the picture."));
    }
    lessonGap(ui, 4);
  }
  verdict(ui, chosen);
  if (!open) return;
  lessonGap(ui, 2);
  hintRow(ui, asked.hint);
  if (button(ui, tr("Show the answer"), false, "A")) ui.send(Teach{Teach::What::give_up});
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
    lessonGap(ui, 2);
  }
  lessonGap(ui, 2);
  if (room.reachedAll()) {
    if (!reach.why.empty()) smallText(ui, ui.theme.text, withFacts(reach.why, room.shown(ui.session)));
    lessonGap(ui, 2);
    if (room.onlyShown(reach.goals.size() - 1))
      smallText(ui, ui.theme.muted, tr("This was shown to you. Press *Back to the lesson* and do it yourself."));
    return;
  }
  hintRow(ui, reach.hint);
  if (button(ui, tr("Show me"), false, "A")) ui.send(Teach{Teach::What::solve});
}

void askForHelp(const Ui& ui) {
  const Classroom& room = *ui.classroom;
  const Beat& beat = room.current();
  const bool asks = beat.predict && (room.answered() == Answered::open || room.answered() == Answered::wrong);
  const bool open = beat.reach && !room.reachedAll();
  const std::string& hint = asks ? beat.predict->hint : open ? beat.reach->hint : std::string();
  if (!hint.empty() && !room.hintShown())
    ui.send(Teach{Teach::What::hint});
  else if (asks)
    ui.send(Teach{Teach::What::give_up});
  else if (open)
    ui.send(Teach{Teach::What::solve});
}

int answerPlaces(const Classroom& room) {
  const Beat& beat = room.current();
  if (!beat.predict || (room.answered() != Answered::open && room.answered() != Answered::wrong)) return 0;
  if (!beat.predict->ask) return static_cast<int>(beat.predict->choices.size());
  const AnswerSheet& sheet = room.sheet();
  const int checks = sheet.kind == AnswerSheet::Kind::pair || sheet.kind == AnswerSheet::Kind::several ? 1 : 0;
  return static_cast<int>(sheet.items.size() + sheet.others.size()) + checks;
}

void chooseAtCursor(const Ui& ui, LessonChoice& chosen) {
  const AnswerSheet& sheet = ui.classroom->sheet();
  if (!ui.classroom->current().predict->ask)
    ui.send(Teach{Teach::What::choose, {}, chosen.cursor});
  else if (chosen.cursor == static_cast<int>(sheet.items.size() + sheet.others.size()))
    check(ui, chosen);
  else
    chooseItem(ui, chosen.cursor, chosen);
}

std::optional<Teach> choosePlace(const AnswerSheet& sheet, int place, LessonChoice& chosen) {
  using Kind = AnswerSheet::Kind;
  const int count = static_cast<int>(sheet.items.size());
  if (sheet.kind == Kind::one) return Teach{Teach::What::answer, {}, 0, sheet.answerOf({place})};
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

}  // namespace gjklab
