// Plots as marks: where their numbers stand, by the scales' own definitions.

#include "model/chart/gap_chart.h"
#include "model/chart/impact_chart.h"

#include <gtest/gtest.h>

#include <cmath>

namespace gjklab::chart_test {
namespace {

ChartRoom roomOf(double width, double height) {
  return {.corner = {100, 50},
          .size = {width, height},
          .scale = 1,
          .line_height = 12,
          .bold_height = 15,
          .theme = theme(ThemeName::light),
          .width = [](const std::string& text, bool) { return 7.0 * static_cast<double>(text.size()); }};
}

/// The longest line of this many points.
const ChartLine* lineOf(const Chart& chart, std::size_t points) {
  const ChartLine* found = nullptr;
  for (const auto& mark : chart)
    if (const auto* line = std::get_if<ChartLine>(&mark); line && line->points.size() == points) found = line;
  return found;
}

BoundsPlot boundsOf(const std::vector<double>& gaps) {
  BoundsPlot plot;
  plot.title = "Bounds on the distance";
  for (std::size_t i = 0; i < gaps.size(); ++i) plot.points.push_back({static_cast<int>(i) + 1, 1, 1 + gaps[i]});
  plot.current = static_cast<int>(gaps.size()) - 1;
  return plot;
}

TEST(GapChart, FallsByTheSameForEachPowerOfTen) {
  const GapPlot plot = gapPlot({boundsOf({1, 0.125, 0.125 * 0.125, 0.125 * 0.125 * 0.125})});
  const ChartRoom room = roomOf(300, 200);
  const Chart chart = gapChart(plot, room, {4, 0}, methodLines(room.theme));
  const ChartLine* curve = lineOf(chart, 4);
  ASSERT_NE(curve, nullptr);
  const double pixels = 200.0 / (plot.top - plot.low) * (1 - plot.foot());
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_DOUBLE_EQ(curve->points[i].x, 100 + 100.0 * static_cast<double>(i));
    EXPECT_NEAR(curve->points[i].y, 50 + pixels * (plot.top - static_cast<double>(i) * std::log10(0.125)), 1e-6);
  }
}

TEST(GapChart, ShowsWhatIsReachedStrongAndTheSecondMethodDashed) {
  const GapPlot plot = gapPlot({boundsOf({1, 0.5, 0.25}), boundsOf({1, 0.25, 0.125})});
  const ChartRoom room = roomOf(300, 200);
  const Chart chart = gapChart(plot, room, {2, 3}, methodLines(room.theme));
  int strong = 0, faint = 0, dashed = 0;
  for (const auto& mark : chart)
    if (const auto* line = std::get_if<ChartLine>(&mark); line && line->width > 1.5) {
      (line->color.a == 1 ? strong : faint) += 1;
      dashed += line->gap > 0;
      if (line->color.a == 1 && line->gap == 0) {
        EXPECT_EQ(line->points.size(), 2U) << "not beyond what is reached";
      }
    }
  EXPECT_EQ(strong, 2);
  EXPECT_EQ(faint, 2);
  EXPECT_EQ(dashed, 2);
}

/// Where each run has its answer: full and open, at the last gap, or over the scale for a run without bounds.
TEST(GapChart, MarksTheEndOfEachRun) {
  BoundsPlot own = boundsOf({1, 0.5, 0.25}), rival;
  own.ended = 3, own.answer = "separated";
  rival.ended = 2, rival.answer = "touching";
  const GapPlot plot = gapPlotOnStage(own, rival);
  const ChartRoom room = roomOf(700, 200);
  const Chart chart = gapChart(plot, room, {3, 0}, methodLines(room.theme));
  const auto marked = [&](double x, double y) {
    return std::count_if(chart.begin(), chart.end(), [&](const auto& mark) {
      const auto* area = std::get_if<ChartArea>(&mark);
      return area && area->radius > 2.5 && glm::distance(area->corners[0], dvec2(x, y)) < 1e-6;
    });
  };
  const double pitch = 700.0 / (plot.iterations - 1);
  EXPECT_GE(marked(100 + 2 * pitch, 50 + 200 * (1 - plot.share(0.25))), 1);
  EXPECT_EQ(marked(100 + pitch, 50), 2) << "a disc with a hole";
  const auto said = [&](const std::string& words) {
    return std::any_of(chart.begin(), chart.end(), [&](const auto& mark) {
      const auto* text = std::get_if<ChartText>(&mark);
      return text && text->text == words;
    });
  };
  for (const char* words : {"separated", "1", "2", "7"}) EXPECT_TRUE(said(words)) << words;
  EXPECT_TRUE(std::any_of(chart.begin(), chart.end(), [](const auto& mark) {
    const auto* text = std::get_if<ChartText>(&mark);
    return text && text->text.starts_with("touching");
  })) << "and that it has no bounds";
  own.ended = 0;
  const Chart open = gapChart(gapPlotOnStage(own, rival), room, {3, 0}, methodLines(room.theme));
  EXPECT_LT(open.size(), chart.size()) << "a run that goes on has no end";
}

TEST(ImpactChart, TimeAndDistanceAreLinear) {
  ImpactPlot plot;
  for (int i = 0; i <= 8; ++i) plot.distance.push_back({0.25 * i, 4 - 0.5 * i});
  plot.advances = {{{0, 4}, 1, 1}, {{1, 2}, 1, 2}};
  plot.duration = 2;
  plot.low = -1;
  plot.top = 4;
  plot.current = 1;
  const ChartRoom room = roomOf(400, 240);
  const ImpactAxes axes(plot, room);
  const Chart chart = impactChart(plot, 1, room);
  const ChartLine* curve = lineOf(chart, 9);
  ASSERT_NE(curve, nullptr);
  EXPECT_DOUBLE_EQ(curve->points[0].x, axes.corner.x);
  EXPECT_DOUBLE_EQ(curve->points[0].y, axes.corner.y) << "the top of the axis";
  EXPECT_NEAR(curve->points[8].x, axes.corner.x + axes.size.x, 1e-9);
  EXPECT_NEAR(curve->points[8].y, axes.corner.y + 0.8 * axes.size.y, 1e-9) << "0 of −1 … 4";
  EXPECT_NEAR(axes.timeAt(curve->points[3].x), 0.75, 1e-12);
  EXPECT_EQ(axes.timeAt(-50), 0);
  EXPECT_EQ(axes.timeAt(5000), 2);
  bool said = false;
  for (const auto& mark : chart)
    if (const auto* text = std::get_if<ChartText>(&mark)) {
      said = said || text->text == "2 apart";
      const double width = room.width(text->text, text->bold);
      EXPECT_GE(text->corner.x, room.corner.x) << text->text;
      EXPECT_LE(text->corner.x + width, room.corner.x + room.size.x + 1e-9) << text->text;
      EXPECT_LE(text->corner.y + room.line_height, room.corner.y + room.size.y + 1e-9) << text->text;
    }
  EXPECT_TRUE(said);
}

}  // namespace
}  // namespace gjklab::chart_test
