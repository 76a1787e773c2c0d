#include "model/figure/view.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace gjklab::view_test {
namespace {

View viewOf(int dimension) {
  View view;
  view.dimension = dimension;
  view.target = dimension == 1 ? dvec3(2, 0, 0) : dimension == 2 ? dvec3(2, -3, 0) : dvec3(2, -3, 1);
  view.orientation = defaultOrientation();
  view.size = {640, 480};
  return view;
}

void expectNear(dvec3 actual, dvec3 expected, double tolerance) {
  EXPECT_NEAR(actual.x, expected.x, tolerance);
  EXPECT_NEAR(actual.y, expected.y, tolerance);
  EXPECT_NEAR(actual.z, expected.z, tolerance);
}

TEST(View, TargetIsAtTheCentreAndYPointsUp) {
  for (int dimension : {1, 2, 3}) {
    const View view = viewOf(dimension);
    expectNear(project(view, view.target), {320, 240, 0}, 1e-9);
    const dvec3 up = project(view, view.target + upOf(view));
    expectNear(up, {320, 240 - view.pixels_per_unit, 0}, 1e-9);
    const dvec3 near = project(view, view.target + towardsViewer(view));
    expectNear(near, {320, 240, -1}, 1e-9);
  }
}

TEST(View, UnprojectInvertsProject) {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> unit(-1, 1);
  for (int dimension : {1, 2, 3}) {
    for (double scale : {1e-9, 1e-3, 1.0, 1e3, 1e9}) {
      View view = viewOf(dimension);
      view.target *= scale;
      view.pixels_per_unit = 100 / scale;
      for (int i = 0; i < 200; ++i) {
        const dvec3 world = scale * dvec3(unit(random), unit(random), unit(random));
        const dvec3 seen = project(view, world);
        expectNear(unproject(view, dvec2(seen), seen.z), world, 1e-13 * scale);
      }
    }
  }
}

TEST(View, OnlyThreeDimensionsAreTurned) {
  const View flat = viewOf(2);
  expectNear(rightOf(flat), {1, 0, 0}, 0);
  expectNear(upOf(flat), {0, 1, 0}, 0);
  const View solid = viewOf(3);
  EXPECT_NEAR(glm::length(glm::cross(rightOf(solid), upOf(solid)) - towardsViewer(solid)), 0, 1e-15);
  EXPECT_GT(towardsViewer(solid).y, 0.2) << "the first look is from above";
  EXPECT_GT(rightOf(solid).x, 0.7) << "x goes to the right";
}

TEST(View, ZoomKeepsThePointUnderThePointer) {
  for (int dimension : {2, 3}) {
    View view = viewOf(dimension);
    const dvec2 pointer(111, 333);
    const dvec3 before = unproject(view, pointer, 0);
    for (double factor : {1.3, 20.0, 0.01}) {
      zoomAt(view, pointer, factor);
      expectNear(unproject(view, pointer, 0), before, 1e-10);
    }
  }
  View line = viewOf(1);
  const double x = unproject(line, {111, 333}, 0).x;
  zoomAt(line, {111, 333}, 3);
  EXPECT_NEAR(unproject(line, {111, 333}, 0).x, x, 1e-12);
  EXPECT_EQ(line.target.y, 0);
  EXPECT_EQ(line.pixels_per_unit, 180);
}

TEST(View, ZoomIgnoresNonsense) {
  View view = viewOf(2);
  const View before = view;
  for (double factor : {0.0, -1.0, std::nan(""), HUGE_VAL}) zoomAt(view, {10, 10}, factor);
  pan(view, {std::nan(""), 0});
  orbit(view, {HUGE_VAL, 0});
  frameBox(view, dvec3(std::nan("")), dvec3(1.0));
  EXPECT_TRUE(view == before);
}

TEST(View, PanMovesTheContentWithThePointer) {
  for (int dimension : {2, 3}) {
    View view = viewOf(dimension);
    const dvec3 grabbed = unproject(view, {200, 200}, 0.5);
    pan(view, {30, -50});
    expectNear(project(view, grabbed), {230, 150, 0.5}, 1e-10);
  }
  View line = viewOf(1);
  pan(line, {60, 77});
  expectNear(line.target, {1, 0, 0}, 1e-14);
}

TEST(View, OrbitNeverGoesOverTheTop) {
  View view = viewOf(3);
  orbit(view, {0, 10000});
  expectNear(towardsViewer(view), {0, 1, 0}, 1e-6);
  orbit(view, {45, -10000});
  expectNear(towardsViewer(view), {0, -1, 0}, 1e-6);
  orbit(view, {0, 180});
  EXPECT_NEAR(towardsViewer(view).y, 0, 1e-6);
  EXPECT_NEAR(upOf(view).y, 1, 1e-6);
  View flat = viewOf(2);
  const View before = flat;
  orbit(flat, {100, 100});
  EXPECT_TRUE(flat == before);
}

TEST(View, OrbitBringsTheNearSideAlongWithThePointer) {
  View view = viewOf(3);
  view.target = dvec3(0.0);
  const dvec3 near = towardsViewer(view);
  orbit(view, {20, 0});
  EXPECT_GT(project(view, near).x, 320);
  View tilted = viewOf(3);
  tilted.target = dvec3(0.0);
  orbit(tilted, {0, 20});
  EXPECT_GT(project(tilted, near).y, 240);
}

TEST(View, FrameBoxFits) {
  for (int dimension : {1, 2, 3}) {
    for (double scale : {1e-9, 1e-4, 1.0, 1e4, 1e9}) {
      for (dvec3 far : {dvec3(0.0), dvec3(5, -2, 8)}) {
        View view = viewOf(dimension);
        const dvec3 low = scale * (far + dvec3(-1, -2, -3)), high = scale * (far + dvec3(4, 1, 2));
        frameBox(view, low, high);
        dvec2 least(1e300), greatest(-1e300);
        for (int corner = 0; corner < 8; ++corner) {
          const dvec3 p(corner & 1 ? high.x : low.x, corner & 2 ? high.y : low.y, corner & 4 ? high.z : low.z);
          const dvec2 seen(project(view, dimension == 1 ? dvec3(p.x, 0, 0) : p));
          least = glm::min(least, seen);
          greatest = glm::max(greatest, seen);
        }
        EXPECT_GE(least.x, 20);
        EXPECT_LE(greatest.x, 620);
        EXPECT_GE(least.y, 20);
        EXPECT_LE(greatest.y, 460);
        const dvec2 used = (greatest - least) / view.size;
        EXPECT_GT(std::max(used.x, used.y), 0.6) << "and fills the pane";
      }
    }
  }
}

TEST(View, FrameBoxOfAPointFallsBackToUnitSize) {
  for (int dimension : {1, 2, 3}) {
    View view = viewOf(dimension);
    const dvec3 point = dimension == 1 ? dvec3(7, 0, 0) : dvec3(7, 8, 0);
    frameBox(view, point, point);
    expectNear(view.target, point, 0);
    EXPECT_GT(view.pixels_per_unit, 50);
    EXPECT_LT(view.pixels_per_unit, 300);
  }
  View tall = viewOf(2);  // a vertical line has no width
  frameBox(tall, {0, -1, 0}, {0, 1, 0});
  EXPECT_GT(tall.pixels_per_unit, 100);
}

TEST(View, ExtremesStayFinite) {
  for (int dimension : {1, 2, 3}) {
    View view = viewOf(dimension);
    for (int i = 0; i < 400; ++i) zoomAt(view, {3, 3}, i < 200 ? 10 : 0.1);
    EXPECT_TRUE(std::isfinite(view.pixels_per_unit) && view.pixels_per_unit > 0);
    EXPECT_TRUE(std::isfinite(glm::length(view.target)));
    frameBox(view, dvec3(-1e300), dvec3(1e300));
    EXPECT_TRUE(std::isfinite(glm::length(project(view, dvec3(1e9)))));
    view.size = {0, 0};
    frameBox(view, dvec3(-1.0), dvec3(1.0));
    EXPECT_TRUE(std::isfinite(view.pixels_per_unit) && view.pixels_per_unit > 0);
  }
}

}  // namespace
}  // namespace gjklab::view_test
