#include "ui/panel/lesson_menu.h"

#include "model/lesson/practice.h"
#include "model/lesson/shelf.h"
#include "model/text/translate.h"
#include "ui/kit/widgets.h"
#include "ui/panel/lesson_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace gjklab {

void lessonMenu(const Ui& ui, float width) {
  if (!ui.shelf || !ui.classroom) return;
  const auto& entries = ui.shelf->entries();
  if (ui.practice) {
    if (!beginMenuButton(ui, "lessons", tr("Practice"), width, tr("All lessons (F9)"))) return;
    lessonItems(ui);
    return endMenuButton();
  }
  const auto here = std::find_if(entries.begin(), entries.end(),
                                 [&](const auto& entry) { return entry.file == ui.classroom->lesson().file; });
  const std::string name = fmt::format("{} · {}", here - entries.begin() + 1, plainText(ui.classroom->lesson().title));
  if (!beginMenuButton(ui, "lessons", name.c_str(), width, tr("All lessons (F9)"))) return;
  lessonItems(ui);
  endMenuButton();
}

namespace {

/// "done", "4 / 12", "4 / 12 · 2 skipped".
std::string progressOf(const LessonShelf::Entry& entry, const LessonPlace& place) {
  const std::size_t open = skipped(entry, place).size();
  if (place.done) return tr("done");
  const std::string beat = fmt::format("{} / {}", place.beat + 1, entry.beats);
  return open == 0 ? beat : tr("{place} · {skipped} skipped", arg("place", beat), arg("skipped", open));
}

}  // namespace

void lessonItems(const Ui& ui) {
  if (!ui.shelf || !ui.classroom) return;
  if (menuItem(tr("What you can do"))) ui.send(Do{Task::toggle_topics});
  const bool possible = Practice::possible(*ui.shelf, ui.session.progress());
  if (menuItem(tr("Practise for five minutes"), nullptr, ui.practice != nullptr, possible))
    ui.send(Teach{Teach::What::practise});
  if (!possible && ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled))
    tooltip(ui, tr("Questions on what lessons have taught you: read one first."));
  ImGui::Separator();
  const auto& entries = ui.shelf->entries();
  const auto& places = ui.session.progress().lessons;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const LessonShelf::Entry& entry = entries[i];
    std::string progress;
    if (const auto left = places.find(entry.file); left != places.end()) progress = progressOf(entry, left->second);
    const bool now = ui.classroom && ui.classroom->open() && ui.classroom->lesson().file == entry.file;
    if (menuItem(fmt::format("{}  {}", i + 1, plainText(entry.title)).c_str(), progress.c_str(), now))
      ui.send(Teach{Teach::What::start, entry.file});
    itemTip(ui, plainText(entry.goal).c_str());
  }
  if (!ui.shelf->path().empty()) {
    ImGui::Separator();
    if (menuItem(tr("The built-in lessons"))) ui.send(Teach{Teach::What::own});
  }
  if (ui.classroom && ui.classroom->open()) {
    ImGui::Separator();
    if (menuItem(ui.practice ? tr("Leave practice") : tr("Leave the lesson"))) ui.send(Teach{Teach::What::close});
  }
}

void toyPanel(const Ui& ui, Area area, bool frozen) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(22), ui.px(28)));
  if (beginPanel(ui, "toy", area, Edge::right, false)) {
    ImGui::PushFont(ui.fonts.title);
    ImGui::PushTextWrapPos(0);
    ImGui::TextUnformatted(frozen ? tr("Which of these touch?") : tr("Throw one."));
    if (frozen) ImGui::TextUnformatted(tr("How does the computer know?"));
    ImGui::PopTextWrapPos();
    ImGui::PopFont();
    ImGui::Dummy({0, ui.px(14)});
    if (!frozen)
      largeText(ui, ui.theme.muted,
                ui.handheld ? tr("Drag a body and let go.") : tr("Drag a body with the mouse and let go."));
    // The words change while the pointer may be on its way: the button keeps its place.
    const float top = ui.px(28 + 14 + 10) + 2.6f * ui.fonts.title->FontSize + 3 * ui.fonts.lesson->FontSize;
    ImGui::SetCursorPosY(std::max(ImGui::GetCursorPosY(), std::min(top, area.height - 2 * ImGui::GetFrameHeight())));
    if (button(ui, tr("Open a pair"), false, tr("Escape"))) ui.send(Teach{Teach::What::lab});
    if (frozen) ImGui::SameLine();
    if (frozen && button(ui, tr("Find out"), true, tr("Return"))) ui.send(Teach{Teach::What::next});
  }
  endPanel();
  ImGui::PopStyleVar();
}

void greetingCard(const Ui& ui, Area panes) {
  ImGui::SetNextWindowPos({panes.x + panes.width / 2, panes.y + panes.height / 2}, ImGuiCond_Always, {0.5f, 0.5f});
  ImGui::SetNextWindowSize({std::min(ui.px(460), panes.width - ui.px(20)), 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(24), ui.px(20)));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, ui.px(8));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1);
  ImGui::PushStyleColor(ImGuiCol_WindowBg, vec4(ui.theme.panel));
  ImGui::PushStyleColor(ImGuiCol_Border, vec4(ui.theme.border));
  ImGui::Begin("greeting", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings);
  ImGui::PushFont(ui.fonts.title);
  const Onward next = onward(*ui.shelf, ui.session.progress().lessons);
  ImGui::TextUnformatted(next.begun ? tr("Welcome back") : tr("Do two shapes meet?"));
  ImGui::PopFont();
  ImGui::Dummy({0, ui.px(2)});
  smallText(ui, ui.theme.text,
            tr("{count} short lessons lead from two intervals to a world of bodies. All you need is the dot product. "
               "You can leave a lesson at any time.",
               arg("count", ui.shelf->entries().size())));
  ImGui::Dummy({0, ui.px(6)});
  const std::string first =
      next.begun ? tr("Go on: lesson {lesson}, page {page}", arg("lesson", next.lesson + 1), arg("page", next.beat + 1))
                 : std::string(tr("Start with lesson 1"));
  if (!ui.shelf->entries().empty() && button(ui, first.c_str(), true, tr("Return"))) ui.send(TurnTo{Activity::lesson});
  ImGui::SameLine();
  if (button(ui, tr("Open a pair"), false, tr("Escape"))) ui.send(Teach{Teach::What::lab});
  if (next.begun || Practice::possible(*ui.shelf, ui.session.progress())) {
    if (button(ui, tr("What you can do"))) ui.send(Do{Task::toggle_topics});
    const float both = buttonWidth(tr("What you can do")) + buttonWidth(tr("Practise for five minutes")) + ui.px(8);
    if (both < contentWidth()) ImGui::SameLine();  // a phone held upright has them below each other
    ImGui::BeginDisabled(!Practice::possible(*ui.shelf, ui.session.progress()));
    if (button(ui, tr("Practise for five minutes"))) ui.send(Teach{Teach::What::practise});
    ImGui::EndDisabled();
  }
  ImGui::End();
  ImGui::PopStyleColor(2);
  ImGui::PopStyleVar(3);
}

}  // namespace gjklab
