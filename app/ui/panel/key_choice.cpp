#include "ui/panel/key_choice.h"

#include "model/scene/body_points.h"
#include "model/text/translate.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"

#include <algorithm>

namespace gjklab {
namespace {

/// What the arrow keys move or turn; empty where they could move nothing.
std::string doing(const Session& session) {
  const PickTarget& target = session.selected();
  if (const auto* body = std::get_if<BodyTarget>(&target))
    return tr("Ctrl ← → ↑ ↓ move {body}. I selects the next thing.", arg("body", letterOf(body->which)));
  if (const auto* vertex = std::get_if<VertexTarget>(&target))
    return tr("Ctrl ← → ↑ ↓ move {body}. I selects the next thing.",
              arg("body", pointName(vertex->which, vertex->index)));
  if (std::holds_alternative<DirectionTarget>(target))
    return tr("Ctrl ← → ↑ ↓ turn the first direction d. I selects the next thing.");
  if (const auto* turn = std::get_if<TurnTarget>(&target))
    return session.scene().dimension < 3
               ? tr("Ctrl ← → ↑ ↓ turn {body}. I selects the next thing.", arg("body", letterOf(turn->which)))
               : tr("Ctrl ← → ↑ ↓ turn {body} about {axis}. I selects the next thing.",
                    arg("body", letterOf(turn->which)), arg("axis", "xyz"[turn->axis]));
  return {};
}

}  // namespace

void drawKeyChoice(const Ui& ui, Area pane) {
  const std::string text = doing(ui.session);
  if (text.empty()) return;
  const ImVec2 size = textSize(ui.fonts.ui, text), pad(ui.px(10), ui.px(6));
  const ImVec2 at(pane.x + std::max(2 * pad.x, (pane.width - size.x) / 2), pane.bottom() - size.y - 3 * pad.y);
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  list.PushClipRect({pane.x, pane.y}, {pane.right(), pane.bottom()});
  list.AddRectFilled({at.x - pad.x, at.y - pad.y}, {at.x + size.x + pad.x, at.y + size.y + pad.y}, ink(ui.theme.accent),
                     ui.px(4));
  drawText(list, ui.fonts.ui, at, ink(ui.theme.on_accent), shortened(ui.fonts.ui, text, pane.width - 4 * pad.x));
  list.PopClipRect();
}

}  // namespace gjklab
