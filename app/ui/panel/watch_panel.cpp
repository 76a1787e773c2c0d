#include "ui/panel/watch_panel.h"

#include "model/text/number_text.h"
#include "model/text/translate.h"
#include "ui/kit/flow_text.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"

namespace gjklab {
namespace {

Color verdictColor(const Theme& theme, WatchVerdict verdict) {
  switch (verdict) {
    case WatchVerdict::agrees:
      return theme.good;
    case WatchVerdict::disagrees:
    case WatchVerdict::unreadable:
      return theme.bad;
    case WatchVerdict::waiting:
    case WatchVerdict::unanswered:
    case WatchVerdict::unknown:
      break;
  }
  return theme.muted;
}

/// "12 345": groups of three.
std::string grouped(long long n) {
  std::string text = std::to_string(n);
  for (std::size_t at = text.size(); at > 3;) text.insert(at -= 3, " ");
  return text;
}

/// An id is kept as JSON: a text without its quotes.
std::string plainId(const std::string& id) {
  return id.size() >= 2 && id.front() == '"' ? id.substr(1, id.size() - 2) : id;
}

void counts(const Ui& ui, const WatchCounts& counts) {
  const std::string arrived = grouped(counts.arrived), wrong = grouped(static_cast<long long>(counts.disagreeing));
  const std::string text =
      counts.waiting > 0
          ? tr("{arrived} arrived, {wrong} disagree, {waiting} still to be checked.", arg("arrived", arrived),
               arg("wrong", wrong), arg("waiting", grouped(static_cast<long long>(counts.waiting))))
          : tr("{arrived} arrived, {wrong} disagree.", arg("arrived", arrived), arg("wrong", wrong));
  flowText(ui, ui.fonts.ui, ink(ui.theme.text), text, 1.25f);
  if (counts.dropped > 0)
    flowText(ui, ui.fonts.small, ink(ui.theme.muted),
             tr("Only the newest {kept} are kept; the oldest {dropped} have been dropped.",
                arg("dropped", grouped(counts.dropped)), arg("kept", grouped(static_cast<long long>(counts.kept)))),
             1.25f);
}

void pairRow(const Ui& ui, const WatchRow& row, bool here) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = ImGui::GetContentRegionAvail().x, line = ImGui::GetTextLineHeight();
  ImGui::PushID(static_cast<int>(row.number));
  if (ImGui::Selectable("##pair", here, 0, {room, line})) ui.send(WatchPairs{WatchPairs::What::show, row.number});
  ImGui::PopID();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const char* verdict = tr(name(row.verdict));
  const float width = textSize(ui.fonts.small, verdict).x;
  const std::string label = row.id.empty() ? grouped(row.number) : grouped(row.number) + "  " + plainId(row.id);
  drawText(list, ui.fonts.ui, at, ink(ui.theme.text),
           shortened(ui.fonts.ui, label, std::max(0.0f, room - width - ui.px(8))));
  drawText(list, ui.fonts.small, {at.x + room - width, at.y + (ui.fonts.ui->FontSize - ui.fonts.small->FontSize) / 2},
           ink(verdictColor(ui.theme, row.verdict)), verdict);
}

/// Reads only the visible rows of the list.
void pairs(const Ui& ui, const Watching& watching, float height) {
  ImGui::BeginChild("pairs", {ImGui::GetContentRegionAvail().x, height}, false, ImGuiWindowFlags_NoNav);
  if (watching.numbers().empty())
    flowText(ui, ui.fonts.ui, ink(ui.theme.muted),
             watching.onlyDisagreeing() && watching.counts().arrived > 0 ? tr("None disagree so far.")
                                                                         : tr("Waiting for the first pair."),
             1.25f);
  ImGuiListClipper clipper;
  clipper.Begin(static_cast<int>(watching.numbers().size()));
  while (clipper.Step())
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
      const long long number = watching.numbers()[static_cast<std::size_t>(i)];
      const std::optional<WatchRow> row = watching.list().row(number);
      const bool here = watching.shown() && watching.shown()->number == number;
      pairRow(ui, row.value_or(WatchRow{number, tr("dropped"), WatchVerdict::unanswered, false}), here);
    }
  ImGui::EndChild();
}

std::string said(const WatchedPair& pair) {
  if (!pair.answer) return pair.log ? tr("It came with the log of its run.") : tr("It came without an answer.");
  const char* status = tr(gjk::name(pair.answer->status));
  if (pair.answer->depth)
    return tr("Its answer: {answer}, depth {depth}.", arg("answer", status),
              arg("depth", number(*pair.answer->depth, 6)));
  if (pair.answer->distance)
    return tr("Its answer: {answer}, distance {distance}.", arg("answer", status),
              arg("distance", number(*pair.answer->distance, 6)));
  return tr("Its answer: {answer}.", arg("answer", status));
}

void shownPair(const Ui& ui, const WatchedPair& pair) {
  overline(ui, tr("PAIR {number}", arg("number", grouped(pair.number))).c_str());
  if (pair.scene) flowText(ui, ui.fonts.ui, ink(ui.theme.text), said(pair), 1.25f);
  const Color color = verdictColor(ui.theme, pair.verdict);
  flowText(ui, ui.fonts.ui, ink(color), pair.reason.empty() ? std::string(tr(name(pair.verdict))) : pair.reason, 1.25f);
}

}  // namespace

void watchPanel(const Ui& ui, Area area, const Watching& watching) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(14), ui.px(12)));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(ui.px(6), ui.px(3)));
  if (beginPanel(ui, "watch", area, Edge::right, false)) {
    overline(ui, tr("WATCH"));
    counts(ui, watching.counts());
    ImGui::Dummy({0, ui.px(2)});
    if (button(ui, tr("Newest"), watching.following(), tr("Shows each pair as it arrives")))
      ui.send(WatchPairs{WatchPairs::What::follow});
    ImGui::SameLine();
    if (button(ui, tr("Disagreeing"), watching.onlyDisagreeing(), tr("Lists only pairs that contradict the reference")))
      ui.send(WatchPairs{WatchPairs::What::disagreeing});
    ImGui::Dummy({0, ui.px(2)});
    const float left = ImGui::GetContentRegionAvail().y;
    pairs(ui, watching, watching.shown() ? 0.66f * left : left);
    if (watching.shown()) {
      ImGui::BeginChild("shown pair", {0, 0}, false, ImGuiWindowFlags_NoNav);
      shownPair(ui, *watching.shown());
      ImGui::EndChild();
    }
  }
  endPanel();
  ImGui::PopStyleVar(2);
}

}  // namespace gjklab
