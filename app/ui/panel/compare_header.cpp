#include "ui/panel/compare_header.h"

#include "model/playback/in_step.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"
#include "ui/panel/menus.h"

namespace gjklab {
namespace {

/// A transparent window over the header's line, for its menu.
void beginHeader(const Ui& ui, const char* name, Area area) {
  beginBare(name, area);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(ui.px(8), ui.px(3)));
  ImGui::SetCursorPosY((area.height - ImGui::GetFrameHeight()) / 2);
}

void endHeader() {
  ImGui::PopStyleVar();
  ImGui::End();
}

/// The method's progress, at the right, in `room` pixels; returns its width. The colour shows a method that waits for
/// the other one.
float drawProgress(const Ui& ui, Area area, Space space, float room) {
  if (ui.session.disclosure() != Disclosure::everything) return 0;  // it says how many are to come
  const Moment& moment = ui.session.timeline()[ui.session.position()];
  const Run& run = ui.session.track(space).run;
  const bool ended = hasEnded(run, moment) && phaseOf(moment.sub_step) != Phase::result;
  ImFont* font = ui.fonts.small;
  std::string text = progressOf(run, moment);
  if (textSize(font, text).x > room) text = shortened(font, briefProgressOf(run, moment), 0.6f * area.width);
  const float width = textSize(font, text).x;
  drawText(*ImGui::GetWindowDrawList(), font, {area.right() - width, area.y + (area.height - font->FontSize) / 2},
           ink(ended ? ui.theme.text : ui.theme.muted), text);
  return width;
}

void header(const Ui& ui, Area area, Space space, const char* name, const std::string& method,
            void (*menu)(const Ui&, const std::string&, float)) {
  beginHeader(ui, name, area);
  const float gap = ui.px(10), wanted = menuButtonWidth(method.c_str());
  const float room = area.width - drawProgress(ui, area, space, area.width - wanted - gap) - gap;
  menu(ui, method, std::min(room, wanted));
  endHeader();
}

}  // namespace

void ownMethodHeader(const Ui& ui, Area area) {
  header(ui, area, Space::difference, "own header", ui.session.rivalNames().own, ownMethodMenu);
}

namespace {

/// For a replayed run, which has no menu.
void replayHeader(const Ui& ui, Area area) {
  beginHeader(ui, "rival header", area);
  const std::string name = inCapitals(ui.session.rivalNames().rival);
  ImFont* font = ui.fonts.small;
  const float gap = ui.px(10), wanted = textSize(font, name).x;
  const float room = area.width - drawProgress(ui, area, Space::rival, area.width - wanted - gap) - gap;
  drawText(*ImGui::GetWindowDrawList(), font, {area.x, area.y + (area.height - font->FontSize) / 2},
           ink(ui.theme.muted), shortened(font, name, room));
  endHeader();
}

}  // namespace

void rivalHeader(const Ui& ui, Area area) {
  if (ui.session.replayed() != nullptr) return replayHeader(ui, area);
  if (ui.session.comparing()) header(ui, area, Space::rival, "rival header", ui.session.rivalNames().rival, rivalMenu);
}

}  // namespace gjklab
