#include "ui/panel/impact_chart.h"

#include "model/chart/impact_chart.h"
#include "model/text/translate.h"
#include "render/chart_drawing.h"
#include "ui/kit/widgets.h"

#include <algorithm>

namespace gjklab {

void impactChart(const Ui& ui, const ImpactPlot& plot) {
  if (plot.distance.empty() || !section(ui, tr("DISTANCE OVER TIME"), &Folds::bounds)) return;
  // In a low window the numbers want to be seen under it.
  impactChart(ui, plot, std::clamp(0.34f * ImGui::GetWindowHeight(), ui.px(72), ui.px(104)));
  ImGui::Dummy({contentWidth(), ui.px(4)});
}

void impactChart(const Ui& ui, const ImpactPlot& plot, float height) {
  if (plot.distance.empty()) return;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = contentWidth();
  const ChartRoom room =
      chartRoom(ui.theme, ui.fonts.small, ui.fonts.bold, static_cast<double>(ui.scale), {at.x, at.y}, {width, height});
  ImGui::InvisibleButton("time", {width, height});
  if (ImGui::IsItemActive())
    ui.send(SeekTime{ImpactAxes(plot, room).timeAt(static_cast<double>(ImGui::GetIO().MousePos.x))});
  drawChart(*ImGui::GetWindowDrawList(), impactChart(plot, ui.session.shownTime(), room), ui.fonts.small,
            ui.fonts.bold);
  itemTip(ui, tr("The true distance (below 0: the depth), and for every advance the line above which the gap is proven "
                 "to stay. "
                 "Drag to see the bodies at any time; a step takes you back to the search."));
}

}  // namespace gjklab
