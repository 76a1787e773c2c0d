#include "export/stage_plot.h"

#include "model/chart/gap_chart.h"
#include "model/chart/impact_chart.h"
#include "model/run/impact_study.h"

#include <algorithm>

namespace gjklab {
namespace {

constexpr double kIndent = 18, kTop = 12, kFoot = 16;  ///< of a plot in its area, pixels at scale 1

double scaleOf(const ComposedPicture& picture) {
  return picture.text_scale / static_cast<double>(theme(picture.theme).text_scale);
}

ChartRoom roomIn(const ComposedPicture& picture, const PixelRect& area, const PictureMeasure& measure) {
  const double scale = scaleOf(picture), text_scale = picture.text_scale;
  return {.corner = dvec2(area.x, area.y) + scale * dvec2(kIndent, kTop),
          .size = dvec2(area.width, area.height) - scale * dvec2(2 * kIndent, kTop + kFoot),
          .scale = scale,
          .line_height = static_cast<double>(lineHeightOf(TextSize::small, text_scale)),
          .bold_height = static_cast<double>(lineHeightOf(TextSize::body, text_scale)),
          .theme = theme(picture.theme),
          .width = [&measure, text_scale](const std::string& text, bool bold) {
            const TextSize size = bold ? TextSize::body : TextSize::small;
            return static_cast<double>(measure.width({{text, false, bold}}, size, lineHeightOf(size, text_scale)));
          }};
}

/// A chart on an area of the panes' colour.
void add(ComposedPicture& picture, const PixelRect& area, const char* name, Chart marks) {
  const dvec2 low(area.x, area.y), high = low + dvec2(area.width, area.height);
  marks.insert(marks.begin(), ChartArea{{low, {high.x, low.y}, high, {low.x, high.y}}, theme(picture.theme).pane});
  picture.charts.push_back({name, std::move(marks)});
}

/// The method's name over its pane; with a plot, beside the line that its curve has there.
void addName(ComposedPicture& picture, const PixelRect& area, const std::string& name, const MethodLine& look,
             bool has_curve, const PictureMeasure& measure) {
  const ChartRoom room = roomIn(picture, area, measure);
  const double middle = area.y + area.height / 2.0, sample = room.px(28);
  const dvec2 from(room.corner.x, middle);
  if (!has_curve)
    return add(picture, area, "method-name",
               {ChartText{{from.x, middle - room.bold_height / 2}, name, theme(picture.theme).text, true}});
  add(picture, area, "method-name",
      {sampleOf(look, from, sample, room.px(2.4)),
       ChartText{{from.x + sample + room.px(8), middle - room.bold_height / 2}, name, look.color, true}});
}

}  // namespace

void addImpactPlot(ComposedPicture& picture, const PictureScene& scene, const PlaceInStep& at, const PixelRect& area,
                   const PictureMeasure& measure) {
  const Moment& moment = scene.own.timeline[at.place];
  const ImpactPlot plot = impactPlot(scene.own.run, moment, at.disclosure);
  if (plot.distance.empty()) return;
  const double time = scene.own.run.impact->step(moment.record).time;
  add(picture, area, "distance-over-time", impactChart(plot, time, roomIn(picture, area, measure)));
}

void addGapPlot(ComposedPicture& picture, const RivalNames& names, const BoundsPlot& own, const BoundsPlot& rival,
                const StagePlaces& places, const PictureMeasure& measure) {
  const auto lines = methodLines(theme(picture.theme));
  const bool plots = places.plot.height > 0;
  addName(picture, places.titles[0], names.own, lines[0], plots, measure);
  addName(picture, places.titles[1], names.rival, lines[1], plots, measure);
  if (!plots) return;
  const GapPlot plot = gapPlotOnStage(own, rival);
  if (plot.title.empty()) return;
  ChartRoom room = roomIn(picture, places.plot, measure);
  const double left = gapAxisWidth(room);
  room.corner.x += left;
  room.size.x -= left + room.px(8);
  add(picture, places.plot, "gaps",
      gapChart(plot, room, {reachedOf(plot.curves[0]), reachedOf(plot.curves[1])}, lines));
}

}  // namespace gjklab
