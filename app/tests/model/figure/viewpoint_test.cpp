// From where a step is seen.

#include "model/figure/viewpoint.h"

#include "model/figure/figure_scenes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <span>

namespace gjklab::viewpoint_test {
namespace {

using namespace test;

dvec3 sightOf(const glm::dquat& orientation) { return glm::conjugate(orientation) * dvec3(0, 0, 1); }
double levelness(const glm::dquat& orientation) { return std::abs((glm::conjugate(orientation) * dvec3(1, 0, 0)).y); }

TEST(Viewpoint, ShowsWhatTheStepIsAboutWhereverThatCanBe) {
  int turned = 0, steps = 0;
  forEveryMoment(3, [&](const Stage& stage, const Frame& frame) {
    SCOPED_TRACE(place(stage, frame));
    const ViewWish wish = wishOf(frame);
    const glm::dquat now = defaultOrientation(), seen = viewpoint(wish, now);
    ++steps;
    EXPECT_NEAR(levelness(seen), 0, 1e-9) << "up stays up";
    if (shortfall(wish, sightOf(now)) <= 0) {
      EXPECT_EQ(seen, now) << "a good view is left alone";
      return;
    }
    ++turned;
    EXPECT_LE(shortfall(wish, sightOf(seen)), shortfall(wish, sightOf(now)));
    // The result: the facet that the answer lies on looks at the viewer, n can be seen.
    if (!frame.show_result || frame.facets.empty()) return;
    for (const dvec3& v : wish.facing) EXPECT_GT(glm::dot(v, sightOf(seen)), 0.1);
    for (const dvec3& v : wish.across) EXPECT_LT(std::abs(glm::dot(v, sightOf(seen))), 0.95);
  });
  EXPECT_GT(turned, 20);
  EXPECT_GT(steps, 2 * turned);
}

TEST(Viewpoint, BuiltInScenesStoreACameraThatShowsMoreOfTheirSteps) {
  int stored = 0;
  for (const GalleryEntry& entry : gallery()) {
    if (!entry.camera) continue;
    ++stored;
    const Stage stage(entry.scene, {.study = entry.opening.study.value_or(Study::query),
                                    .contacts = entry.opening.contacts.value_or(false)});
    double usual = 0, own = 0;
    for (int i = 0; i < stage.timeline.size(); ++i) {
      const ViewWish wish = wishOf(stage.frame(stage.timeline[i]));
      usual += shortfall(wish, sightOf(defaultOrientation()));
      own += shortfall(wish, sightOf(*entry.camera));
    }
    EXPECT_LE(own, usual + 1e-3) << entry.id;
    EXPECT_NEAR(levelness(*entry.camera), 0, 1e-4) << entry.id;
  }
  EXPECT_GE(stored, 40);
}

TEST(Viewpoint, TurnsNoFurtherThanItMust) {
  // n along the line of sight: 39 degrees to the side are enough, and some more where that would be square on.
  for (const double azimuth : {0.0, 1.0, 2.5, -2.0}) {
    const glm::dquat now = glm::angleAxis(0.4, dvec3(1, 0, 0)) * glm::angleAxis(azimuth, dvec3(0, 1, 0));
    const glm::dquat seen = viewpoint({.across = {sightOf(now)}, .facing = {}, .ahead = {}, .open = {}}, now);
    const double angle = std::acos(std::clamp(glm::dot(sightOf(now), sightOf(seen)), -1.0, 1.0));
    EXPECT_GT(angle, 0.62);
    EXPECT_LT(angle, 0.85 + 0.26);
  }
}

double angleTo(dvec3 v, const glm::dquat& seen) {
  return std::acos(std::min(1.0, std::abs(glm::dot(v, sightOf(seen))))) * 57.29577951308232;
}

TEST(Viewpoint, ShowsTheWayOutOfAnOverlapAndTheEndPlanesOfAnEdge) {
  const glm::dquat now = defaultOrientation();
  const dvec3 right = glm::conjugate(now) * dvec3(1, 0, 0);
  ViewWish way_out, edge, points;
  way_out.aslant = {sightOf(now)};
  EXPECT_GT(angleTo(sightOf(now), viewpoint(way_out, now)), 43);
  edge.across = edge.leaning = {right};
  const double leans = angleTo(right, viewpoint(edge, now));
  EXPECT_GT(leans, 35);
  EXPECT_LT(leans, 62);
  points.apart = {sightOf(now)};
  EXPECT_GT(angleTo(sightOf(now), viewpoint(points, now)), 14);
  EXPECT_LT(angleTo(sightOf(now), viewpoint(points, now)), 45) << "no further than it must";
}

TEST(Viewpoint, ATurnAlsoSuitsTheOtherStepsOfItsIteration) {
  int alone = 0, together = 0, again = 0, iterations = 0;
  for (const GalleryEntry& entry : gallery()) {
    if (entry.scene.dimension != 3) continue;
    const Stage stage(entry.scene);
    std::vector<ViewWish> wishes;
    for (int i = 0; i < stage.timeline.size(); ++i) wishes.push_back(wishOf(stage.frame(stage.timeline[i])));
    glm::dquat by_itself = entry.camera.value_or(defaultOrientation()), now = by_itself;
    int turns = 0;
    for (int i = 0; i < stage.timeline.size(); ++i) {
      const auto k = static_cast<std::size_t>(i);
      const int first = stage.timeline.iterationStart(i), last = stage.timeline.iterationEnd(i);
      if (i == first) turns = 0, ++iterations;
      const glm::dquat single = viewpoint(wishes[k], by_itself);
      const std::span<const ViewWish> iteration(&wishes[static_cast<std::size_t>(first)],
                                                static_cast<std::size_t>(last - first + 1));
      const glm::dquat both = viewpoint(wishes[k], now, iteration);
      alone += single != by_itself;
      if (both != now) ++together, again += ++turns == 2;
      by_itself = single, now = both;
    }
  }
  EXPECT_LT(together, alone);
  EXPECT_LT(again, iterations / 8) << "twice in one iteration";
}

TEST(Viewpoint, TurnsToNoViewInWhichABoxHidesItsOwnSides) {
  std::mt19937 random(5);
  std::uniform_real_distribution<double> any(-1.0, 1.0);
  for (int i = 0; i < 200; ++i) {
    const double azimuth = 3.14 * any(random), elevation = 0.3 + 0.3 * any(random);
    const glm::dquat now = glm::angleAxis(elevation, dvec3(1, 0, 0)) * glm::angleAxis(azimuth, dvec3(0, 1, 0));
    const dvec3 sight = sightOf(viewpoint({.across = {sightOf(now)}, .facing = {}, .ahead = {}, .open = {}}, now));
    const double side =
        std::atan2(std::min(std::abs(sight.x), std::abs(sight.z)), std::max(std::abs(sight.x), std::abs(sight.z)));
    EXPECT_GT(side, 0.15) << "from azimuth " << azimuth << ", elevation " << elevation;
  }
}

TEST(Viewpoint, TurnsAreUprightAndEndWhereTheyShould) {
  std::mt19937 random(3);
  std::uniform_real_distribution<double> any(-1.0, 1.0);
  const auto upright = [&] {
    const double azimuth = 3 * any(random), elevation = 1.5 * any(random);
    return glm::angleAxis(elevation, dvec3(1, 0, 0)) * glm::angleAxis(azimuth, dvec3(0, 1, 0));
  };
  for (int i = 0; i < 100; ++i) {
    const glm::dquat from = upright(), to = upright();
    EXPECT_NEAR(glm::length(sightOf(turnedBetween(from, to, 0)) - sightOf(from)), 0, 1e-9);
    EXPECT_EQ(turnedBetween(from, to, 1), to);
    for (const double share : {0.25, 0.5, 0.75}) EXPECT_NEAR(levelness(turnedBetween(from, to, share)), 0, 1e-9);
  }
}

TEST(Viewpoint, TheAxesOfTheTriadCanBeClicked) {
  for (const double scale : {1.0, 2.0}) {
    View view;
    view.dimension = 3;
    view.size = dvec2(800, 600) * scale;
    view.ui_scale = scale;
    view.orientation = defaultOrientation();
    const auto gizmo = axisGizmo(view);
    ASSERT_TRUE(gizmo);
    for (int axis = 0; axis < 3; ++axis) EXPECT_EQ(axisAt(view, dvec2(project(view, gizmo->tips[axis]))), axis);
    EXPECT_FALSE(axisAt(view, {400, 300}));
    for (int axis = 0; axis < 3; ++axis)
      for (const bool negative : {false, true}) {
        dvec3 expected(0.0);
        expected[axis] = negative ? -1 : 1;
        EXPECT_NEAR(glm::length(sightOf(alongAxis(axis, negative)) - expected), 0, 1e-12) << axis;
      }
    view.dimension = 2;
    EXPECT_FALSE(axisAt(view, dvec2(project(view, gizmo->tips[0]))));
  }
}

}  // namespace
}  // namespace gjklab::viewpoint_test
