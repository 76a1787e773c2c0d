#include "model/playback/gap_plot.h"

#include "covered.h"
#include "model/seeded_scenes.h"

#include <gtest/gtest.h>

#include <cmath>

namespace gjklab::gap_plot_test {
namespace {

BoundsPlot boundsOf(const std::vector<std::pair<double, double>>& bounds) {
  BoundsPlot plot;
  plot.title = "bounds";
  for (const auto& [lower, upper] : bounds)
    plot.points.push_back({static_cast<int>(plot.points.size()) + 1, lower, upper});
  plot.current = 0;
  return plot;
}

TEST(GapPlot, PowersOfTenAreEvenSteps) {
  const GapPlot plot = gapPlot({boundsOf({{0, 1}, {0, 0.1}, {1, 1.001}, {0, 1e-10}})});
  EXPECT_NE(plot.title.find("Distance"), std::string::npos) << plot.title;
  EXPECT_EQ(plot.top, 0);
  EXPECT_EQ(plot.low, -10);
  EXPECT_EQ(plot.iterations, 4);
  EXPECT_FALSE(plot.closed);
  EXPECT_EQ(plot.foot(), 0);
  EXPECT_DOUBLE_EQ(plot.share(1), 1);
  EXPECT_NEAR(plot.share(0.1), 0.9, 1e-12);
  EXPECT_NEAR(plot.share(1e-5), 0.5, 1e-12);
  EXPECT_NEAR(plot.share(plot.curves[0].gaps[2]), 0.7, 1e-12);
  EXPECT_EQ(plot.share(0), 0);
  EXPECT_EQ(plot.share(1e-30), 0);
  EXPECT_EQ(plot.share(1e9), 1);
}

TEST(GapPlot, AClosedGapStandsBelowTheOthers) {
  const GapPlot plot = gapPlot({boundsOf({{0, 2}, {1, 1}}), boundsOf({{0, 30}, {3, 3 - 1e-16}, {1, 1.5}})});
  EXPECT_EQ(plot.top, 2);
  EXPECT_EQ(plot.low, -1);
  EXPECT_TRUE(plot.closed);
  EXPECT_EQ(plot.iterations, 3);
  EXPECT_EQ(plot.curves[0].gaps, (std::vector<double>{2, 0}));
  EXPECT_EQ(plot.curves[1].gaps[1], 0) << "rounding has crossed the bounds";
  for (const double gap : {2.0, 30.0, 0.5}) EXPECT_GT(plot.share(gap), plot.share(0));
  EXPECT_EQ(plot.share(0.1), plot.foot()) << "the lowest power of ten stands clear of zero";
  EXPECT_GT(plot.foot(), plot.share(0));
}

TEST(GapPlot, WithoutBoundsThereIsNone) {
  EXPECT_EQ(gapPlot({}).title, "");
  EXPECT_EQ(gapPlot({BoundsPlot{}, BoundsPlot{}}).title, "");
  const GapPlot one = gapPlot({BoundsPlot{}, boundsOf({{0, 1}})});
  EXPECT_TRUE(one.curves[0].gaps.empty());
  EXPECT_EQ(one.curves[1].gaps.size(), 1u);
  EXPECT_LT(one.low, one.top);
  const GapPlot all_closed = gapPlot({boundsOf({{1, 1}, {1, 1}})});
  EXPECT_LT(all_closed.low, all_closed.top);
  EXPECT_EQ(all_closed.share(0), 0);
}

TEST(GapPlot, FallsOnEveryRun) {
  Covered cases(100);
  for (const int dimension : {2, 3}) {
    SceneDrawer drawer(dimension, 77u);
    for (int i = 0; i < 100; ++i) {
      Scene scene = drawer.draw();
      gjklab::Run run = runQuery(scene);
      const GapPlot plot = gapPlot({boundsPlot(run, {SubStep::result, -1})});
      if (plot.title.empty()) continue;
      ++cases;
      ASSERT_LT(plot.low, plot.top);
      const std::vector<double>& gaps = plot.curves[0].gaps;
      for (std::size_t k = 0; k < gaps.size(); ++k) {
        EXPECT_TRUE(std::isfinite(gaps[k]) && gaps[k] >= 0);
        EXPECT_TRUE(plot.share(gaps[k]) >= 0 && plot.share(gaps[k]) <= 1);
        if (k > 0) {
          EXPECT_LE(gaps[k], gaps[k - 1] + 2e-12 * run.trace.scale) << dimension << " " << i;
        }
      }
    }
  }
}

}  // namespace
}  // namespace gjklab::gap_plot_test
