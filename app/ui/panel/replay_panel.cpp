#include "ui/panel/replay_panel.h"

#include "model/replay/replay_words.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"
#include "ui/kit/flow_text.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"
#include "ui/panel/inspector.h"

namespace gjklab {
namespace {

/// Of the list of false claims, at scale 1: then it scrolls.
constexpr float kMostRows = 7;

const Moment& theirMoment(const Ui& ui) { return ui.session.moment(Space::rival); }

/// One false claim, off by how much; a click goes there.
void claimRow(const Ui& ui, const FalseClaim& fault, int place, bool here) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = ImGui::GetContentRegionAvail().x, line = ImGui::GetTextLineHeight();
  ImGui::PushID(&fault);
  if (ImGui::Selectable("##claim", here, 0, {room, line})) ui.send(Seek{place});
  itemTip(ui, fault.sentence.c_str());
  ImGui::PopID();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 color = ink(here ? ui.theme.text : ui.theme.bad);
  const std::string off = fault.off_by > 0 ? tr("off by {error}", arg("error", number(fault.off_by, 3))) : "";
  const float width = textSize(ui.fonts.small, off).x, down = (ui.fonts.ui->FontSize - ui.fonts.small->FontSize) / 2;
  drawText(list, ui.fonts.ui, at, color, shortened(ui.fonts.ui, placeText(fault), room - width - ui.px(8)));
  drawText(list, ui.fonts.small, {at.x + room - width, at.y + down}, ink(ui.theme.muted), off);
}

void claims(const Ui& ui, const ReplayedRun& run) {
  const std::vector<FalseClaim>& faults = run.report.faults;
  if (faults.empty()) return;
  ImGui::Dummy({0, ui.px(4)});
  overline(ui, tr("FALSE CLAIMS"));
  const std::vector<int> places = ui.session.falseClaims();
  const int step = stepAt(run, theirMoment(ui));
  const float pitch = ImGui::GetTextLineHeight() + ImGui::GetStyle().ItemSpacing.y;
  const float rows = std::min(kMostRows, static_cast<float>(rootFaults(run.report)));
  ImGui::BeginChild("claims", {ImGui::GetContentRegionAvail().x, rows * pitch + ui.px(2)}, false,
                    ImGuiWindowFlags_NoNav);
  for (std::size_t i = 0; i < faults.size(); ++i)
    if (!faults[i].follows_from) claimRow(ui, faults[i], places[i], faults[i].iteration == step + 1);
  ImGui::EndChild();
}

/// What is false at this step: the sentence with its numbers, and its likely cause.
void faultsHere(const Ui& ui, const ReplayedRun& run) {
  for (const FalseClaim* fault : faultsAt(run, theirMoment(ui))) {
    ImGui::Dummy({0, ui.px(3)});
    flowText(ui, ui.fonts.ui, ink(ui.theme.bad), tr("False: {claim}.", arg("claim", fault->sentence)), 1.25f);
    if (!fault->cause.empty())
      flowText(ui, ui.fonts.ui, ink(ui.theme.text), tr("Likely cause: {cause}.", arg("cause", fault->cause)), 1.25f);
  }
}

void theirs(const Ui& ui, const ReplayedRun& run) {
  ImGui::Dummy({0, ui.px(6)});
  overline(ui, inCapitals(nameOf(run)).c_str());
  const ReplayWords words = replayWords(run, theirMoment(ui));
  flowText(ui, ui.fonts.bold, ink(ui.theme.text), words.title, 1.25f);
  flowText(ui, ui.fonts.ui, ink(ui.theme.text), words.body, 1.25f);
  faultsHere(ui, run);
}

void reference(const Ui& ui, const Caption& caption) {
  ImGui::Dummy({0, ui.px(6)});
  overline(ui, inCapitals(tr("Reference: {method}", arg("method", ui.session.rivalNames().own))).c_str());
  flowText(ui, ui.fonts.bold, ink(ui.theme.text), caption.title, 1.25f);
  flowText(ui, ui.fonts.ui, ink(ui.theme.text), caption.body, 1.25f);
  testsTables(ui, caption, Space::difference);
}

}  // namespace

void replayPanel(const Ui& ui, Area area, const Caption& own) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(18), ui.px(14)));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(ui.px(6), ui.px(2)));
  if (beginPanel(ui, "inspector", area, Edge::left, true)) {
    beginAtTop(contentOf(ui.session));
    const ReplayedRun& run = *ui.session.replayed();
    overline(ui, tr("REPLAY"));
    flowText(ui, ui.fonts.ui, ink(ui.theme.text), summaryOf(run.report), 1.25f);
    if (!run.report.faults.empty()) {
      ImGui::Dummy({0, ui.px(3)});
      if (button(ui, tr("First false claim"), false, tr("Go to the step that makes this claim (P)")))
        ui.send(Go{Jump::parting});
      ImGui::SameLine();
    }
    if (button(ui, tr("Close"), false, tr("Ends the replay (C)"))) ui.send(ToggleCompare{});
    claims(ui, run);
    theirs(ui, run);
    reference(ui, own);
  }
  endPanel();
  ImGui::PopStyleVar(2);
}

}  // namespace gjklab
