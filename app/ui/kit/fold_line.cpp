#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"

#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

// Marks where a panel's content continues beyond its edges.

namespace gjklab {
namespace {

/// Dear ImGui scrolls by whole pixels, but the height of a content need not be whole.
bool continuesBelow() { return ImGui::GetScrollMaxY() - ImGui::GetScrollY() >= 1; }

/// The line at the lower edge that names the content below it.
float foldLineHeight(const Ui& ui) { return std::round(ui.fonts.small->FontSize * 1.15f) + ui.px(6); }

std::string foldText(const BelowFold& below) {
  if (below.headings.empty()) return tr("more");
  return fmt::format("{}", fmt::join(below.headings, " · "));
}

/// Names the content below the lower edge; a click scrolls by a page.
void foldLine(const Ui& ui, ImVec2 from, ImVec2 to) {
  ImFont* font = ui.fonts.small;
  const float padding = ImGui::GetStyle().WindowPadding.x, r = font->FontSize * 0.22f;
  const bool hovered = ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(from, to);
  const ImU32 color = ink(hovered ? ui.theme.text : ui.theme.muted);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(from, to, ink(ui.theme.panel));
  list.AddLine({from.x + padding, from.y}, {to.x - padding, from.y}, ink(ui.theme.border), std::max(1.0f, ui.px(1)));
  const ImVec2 c(from.x + padding + r, (from.y + to.y) / 2);
  list.AddTriangleFilled({c.x - r, c.y - r * 0.6f}, {c.x + r, c.y - r * 0.6f}, {c.x, c.y + r * 0.75f}, color);
  const float left = c.x + 2.5f * r;
  drawText(list, font, {left, (from.y + to.y - font->FontSize) / 2}, color,
           shortened(font, foldText(*ui.below_fold), to.x - padding - left));
  if (!hovered) return;
  tooltip(ui, tr("There is more below: click or scroll to see it"));
  if (ImGui::IsMouseClicked(0))
    ImGui::SetScrollY(ImGui::GetScrollY() + std::max(ui.px(40), from.y - ImGui::GetWindowPos().y));
}

}  // namespace

int rowsAboveFold(const Ui& ui, float height) {
  if (!ui.below_fold) return std::numeric_limits<int>::max();
  const float room = ImGui::GetWindowSize().y - foldLineHeight(ui) - ImGui::GetCursorPosY();
  return std::max(0, static_cast<int>(room / height));
}

bool belowFold(const Ui& ui, float height, const char* heading) {
  if (!ui.below_fold || !continuesBelow()) return false;
  const float edge = ImGui::GetWindowPos().y + ImGui::GetWindowSize().y - foldLineHeight(ui);
  if (ImGui::GetCursorScreenPos().y + height <= edge + 0.5f) return false;
  std::vector<std::string>& headings = ui.below_fold->headings;
  if (heading && (headings.empty() || headings.back() != heading))
    headings.emplace_back(heading);
  else if (!heading)
    ui.below_fold->rows = true;
  return true;
}

void fadeEnds(const Ui& ui) {
  const float most = ImGui::GetScrollMaxY(), scroll = ImGui::GetScrollY(), reach = ui.px(26);
  const ImVec2 at = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
  const float right = at.x + size.x - ImGui::GetStyle().ScrollbarSize, bottom = at.y + size.y;
  const ImU32 clear = ink(ui.theme.panel, 0), full = ink(ui.theme.panel);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (most > 0 && scroll > 0) list.AddRectFilledMultiColor(at, {right, at.y + reach}, full, full, clear, clear);
  const bool said = ui.below_fold && (ui.below_fold->rows || !ui.below_fold->headings.empty());
  if (continuesBelow() && said)
    foldLine(ui, {at.x, bottom - foldLineHeight(ui)}, {right, bottom});
  else if (continuesBelow())
    list.AddRectFilledMultiColor({at.x, bottom - reach}, {right, bottom}, clear, clear, full, full);
  if (ui.below_fold) *ui.below_fold = {};
}

}  // namespace gjklab
