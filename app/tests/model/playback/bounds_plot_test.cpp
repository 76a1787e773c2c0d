#include "model/playback/bounds_plot.h"

#include <gtest/gtest.h>

#include "model/playback/bounds.h"
#include "model/seeded_scenes.h"

namespace gjklab::bounds_plot_test {
namespace {

void expectMonotone(const BoundsPlot& plot, double slack) {
  ASSERT_LT(plot.low, plot.top);
  for (std::size_t i = 0; i < plot.points.size(); ++i) {
    const auto& point = plot.points[i];
    EXPECT_EQ(point.iteration, static_cast<int>(i) + 1);
    EXPECT_LE(point.lower, point.upper + slack);
    EXPECT_LE(point.upper, plot.top);
    EXPECT_GE(point.lower, plot.low);
    if (i == 0) continue;
    EXPECT_GE(point.lower, plot.points[i - 1].lower - slack);
    EXPECT_LE(point.upper, plot.points[i - 1].upper + slack);
  }
}

TEST(BoundsPlot, BoundsCloseInOnTheAnswer) {
  gjklab::Run run;
  int on_depth = 0, on_distance = 0, none = 0;
  for (int dimension : {1, 2, 3}) {
    SceneDrawer drawer(dimension, 31u);
    for (int i = 0; i < 200; ++i) {
      const Scene scene = drawer.draw();
      runQuery(scene, run);
      const BoundsPlot plot = boundsPlot(run, {SubStep::result, -1});
      if (plot.title.empty()) {
        EXPECT_EQ(scene.query.method, gjk::Method::boolean);
        EXPECT_TRUE(plot.points.empty());
        ++none;
        continue;
      }
      SCOPED_TRACE("scene " + std::to_string(i) + " in " + std::to_string(dimension) + "-D");
      const double slack = 1e-12 * run.trace.scale;
      expectMonotone(plot, slack);
      EXPECT_EQ(plot.current, static_cast<int>(plot.points.size()) - 1);
      const auto& result = run.trace.result;
      EXPECT_NEAR(plot.points.back().lower, result.lower_bound, slack);
      EXPECT_NEAR(plot.points.back().upper, result.upper_bound, slack);
      const bool depth = plot.on_depth;
      (depth ? on_depth : on_distance)++;
      const double answer = depth ? result.depth : result.distance;
      EXPECT_LE(result.lower_bound, answer + slack);
      EXPECT_GE(result.upper_bound, answer - slack);
    }
  }
  EXPECT_GT(on_depth, 50);
  EXPECT_GT(on_distance, 50);
  EXPECT_GT(none, 10);
}

TEST(BoundsPlot, FollowsTheMoment) {
  gjklab::Run run;
  SceneDrawer drawer(2, 8u);
  Scene scene;
  do {
    scene = drawer.draw();
    scene.query.method = gjk::Method::distance;
    runQuery(scene, run);
  } while (run.trace.epa.size() < 3 || run.trace.gjk.size() < 3);
  const BoundsPlot gjk = boundsPlot(run, {SubStep::gjk_keep, 1});
  EXPECT_FALSE(gjk.on_depth);
  EXPECT_NE(gjk.title.find("distance"), std::string::npos) << gjk.title;
  EXPECT_EQ(gjk.points.size(), run.trace.gjk.size());
  EXPECT_EQ(gjk.current, 1);
  const BoundsPlot epa = boundsPlot(run, {SubStep::epa_bound, 2});
  EXPECT_TRUE(epa.on_depth);
  EXPECT_NE(epa.title.find("depth"), std::string::npos) << epa.title;
  EXPECT_EQ(epa.points.size(), run.trace.epa.size());
  EXPECT_EQ(epa.current, 2);
  EXPECT_DOUBLE_EQ(epa.points[2].upper, boundsAt(run, {SubStep::epa_bound, 2}).value.upper);
}

TEST(MomentBounds, AreKnownOnlyAsFarAsTheStepHasGot) {
  gjklab::Run run;
  Scene scene;
  SceneDrawer drawer(2, 8u);
  do {
    scene = drawer.draw();
    scene.query.method = gjk::Method::distance;
    runQuery(scene, run);
  } while (run.trace.epa.size() < 2 || run.trace.gjk.size() < 2);
  const auto known = [&](SubStep step, int record) {
    const MomentBounds b = boundsAt(run, {step, record});
    return std::pair(b.lower_known, b.upper_known);
  };
  EXPECT_EQ(known(SubStep::gjk_direction, 0), std::pair(false, false));
  EXPECT_EQ(known(SubStep::gjk_support, 0), std::pair(true, false));
  EXPECT_EQ(known(SubStep::gjk_region, 0), std::pair(true, true));
  EXPECT_EQ(known(SubStep::gjk_direction, 1), std::pair(true, true));
  EXPECT_EQ(known(SubStep::epa_closest_facet, 0), std::pair(true, false));
  EXPECT_EQ(known(SubStep::epa_support, 0), std::pair(true, true));
  EXPECT_FALSE(boundsAt(run, {SubStep::gjk_keep, 0}).on_depth);
  EXPECT_TRUE(boundsAt(run, {SubStep::epa_bound, 0}).on_depth);
}

}  // namespace
}  // namespace gjklab::bounds_plot_test
