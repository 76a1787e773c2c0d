#include "ui/panel/pane_header.h"

#include "model/run/impact_study.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"
#include "ui/panel/compare_header.h"

#include <fmt/format.h>

namespace gjklab {
namespace {

std::string measure(const gjk::Result<3>& result) {
  if (result.status == gjk::Status::intersecting) return tr("depth {depth}", arg("depth", number(result.depth)));
  if (result.status == gjk::Status::separated && result.has_distance)
    return tr("distance {distance}", arg("distance", number(result.distance)));
  return "";
}

/// The name at the left, or its short form if the right side leaves no room for it.
void drawName(const Ui& ui, ImDrawList& list, Area area, const char* name, const char* brief, float room) {
  ImFont* font = ui.fonts.small;
  const char* shown = textSize(font, name).x <= room ? name : brief;
  drawText(list, font, {area.x, area.y + (area.height - font->FontSize) / 2}, ink(ui.theme.muted),
           shortened(font, shown, room));
}

}  // namespace

void worldHeader(const Ui& ui, Area area) {
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  const bool moves = ui.session.study() == Study::impact;
  const std::string when = moves ? fmt::format("t = {}", number(ui.session.shownTime())) : trc("pane", "WORLD");
  const std::string name = moves ? tr("WORLD SPACE · {what}", arg("what", when)) : tr("WORLD SPACE");
  // A hull is built from points of one body or of the difference, so there is no query.
  if (!ui.session.tellsAnswer() || isHull(ui.session.study()))
    return drawName(ui, list, area, name.c_str(), when.c_str(), area.width);
  const Run* seen = ui.session.frame().run;  // of a motion: GJK at the time that is seen
  const gjk::Result<3>& result = (seen ? *seen : ui.session.run()).trace.result;
  ImpactVerdict verdict{gjk::name(result.status), result.status};
  if (const ImpactFrame* impact = ui.session.frame().impact()) verdict = verdictOf(*impact, *ui.session.frame().run);
  const char* status = tr(verdict.word);
  const float status_width = textSize(ui.fonts.bold, status).x;
  const float y = area.y + (area.height - ui.fonts.bold->FontSize) / 2;
  drawText(list, ui.fonts.bold, {area.right() - status_width, y}, ink(statusColor(ui.theme, verdict.status)), status);
  float room = area.width - status_width - ui.px(12);
  const std::string number_text = measure(result);
  const float number_width = textSize(ui.fonts.small, number_text).x + ui.px(10);
  if (!number_text.empty() && room - number_width > textSize(ui.fonts.small, name).x) {
    drawText(list, ui.fonts.small,
             {area.right() - status_width - number_width, area.y + (area.height - ui.fonts.small->FontSize) / 2},
             ink(ui.theme.muted), number_text);
    room -= number_width;
  }
  const ReplayedRun* replayed = ui.session.replayed();
  if (replayed != nullptr) {
    const std::string log = inCapitals(nameOf(*replayed));
    return drawName(ui, list, area, tr("WORLD SPACE · {what}", arg("what", log)).c_str(), log.c_str(), room);
  }
  const GivenRun* given = ui.session.given();
  if (given == nullptr) return drawName(ui, list, area, name.c_str(), when.c_str(), room);
  const std::string read = inCapitals(sourceText(*given));
  drawName(ui, list, area, tr("WORLD SPACE · {what}", arg("what", read)).c_str(), read.c_str(), room);
}

void differenceHeader(const Ui& ui, Area area) {
  if (ui.session.comparing()) return ownMethodHeader(ui, area);
  drawName(ui, *ImGui::GetBackgroundDrawList(), area, tr("MINKOWSKI DIFFERENCE A ⊖ B"), "A ⊖ B", area.width);
}

}  // namespace gjklab
