#include <gtest/gtest.h>

#include "model/figure/make_figure.h"
#include "model/figure/view.h"

namespace gjklab::pick_test {
namespace {

View flatView() {
  View view;
  view.size = {200, 100};
  view.pixels_per_unit = 10;  // the origin at (100, 50)
  return view;
}

Handle handleOf(PickTarget target, std::vector<dvec3> shape, int priority = 0, bool filled = false) {
  Handle handle;
  handle.target = target;
  handle.shape = std::move(shape);
  handle.filled = filled;
  handle.priority = priority;
  return handle;
}

const PickTarget kBodyA = BodyTarget{Which::a}, kBodyB = BodyTarget{Which::b};
const std::vector<dvec3> kSquare = {{-2, -2, 0}, {2, -2, 0}, {2, 2, 0}, {-2, 2, 0}};

TEST(Pick, NothingUnderThePointer) {
  Figure figure;
  EXPECT_EQ(pick(figure, flatView(), {100, 50}), PickTarget{});
  figure.handles = {handleOf(OriginTarget{}, {{0, 0, 0}})};
  EXPECT_EQ(pick(figure, flatView(), {110, 50}), PickTarget{}) << "ten pixels off, nine allowed";
  EXPECT_EQ(pick(figure, flatView(), {108, 50}), PickTarget(OriginTarget{}));
  figure.handles = {handleOf(OriginTarget{}, {})};
  EXPECT_EQ(pick(figure, flatView(), {100, 50}), PickTarget{});
}

TEST(Pick, RadiusGrowsWithTheScaleOfTheInterface) {
  Figure figure;
  figure.handles = {handleOf(OriginTarget{}, {{0, 0, 0}})};
  View view = flatView();
  view.ui_scale = 2;
  EXPECT_EQ(pick(figure, view, {117, 50}), PickTarget(OriginTarget{}));
}

TEST(Pick, TheNearestPointWinsAndTellsWhere) {
  Figure figure;
  figure.handles = {handleOf(VertexTarget{Which::a, 0}, {{0, 0, 0}}), handleOf(VertexTarget{Which::a, 1}, {{1, 0, 0}})};
  dvec3 hit(9.0);
  EXPECT_EQ(pick(figure, flatView(), {106, 50}, &hit), PickTarget(VertexTarget{Which::a, 1}));
  EXPECT_NEAR(glm::distance(hit, dvec3(1, 0, 0)), 0, 1e-12);
  EXPECT_EQ(pick(figure, flatView(), {104, 50}), PickTarget(VertexTarget{Which::a, 0}));
}

TEST(Pick, PriorityComesBeforeDistance) {
  Figure figure;
  figure.handles = {handleOf(kBodyA, kSquare, 0, true), handleOf(VertexTarget{Which::a, 2}, {{2, 2, 0}}, 5)};
  EXPECT_EQ(pick(figure, flatView(), {115, 35}), PickTarget(VertexTarget{Which::a, 2}));
  EXPECT_EQ(pick(figure, flatView(), {100, 50}), kBodyA);
}

TEST(Pick, InsideAFilledPolygonAndJustBesideIt) {
  Figure figure;
  figure.handles = {handleOf(kBodyA, kSquare, 0, true)};
  dvec3 hit(0.0);
  EXPECT_EQ(pick(figure, flatView(), {95, 55}, &hit), kBodyA);
  EXPECT_NEAR(glm::distance(hit, dvec3(-0.5, -0.5, 0)), 0, 1e-12);
  EXPECT_EQ(pick(figure, flatView(), {125, 50}, &hit), kBodyA);
  EXPECT_NEAR(glm::distance(hit, dvec3(2, 0, 0)), 0, 1e-12);
  EXPECT_EQ(pick(figure, flatView(), {131, 50}), PickTarget{});
  figure.handles[0].filled = false;
  EXPECT_EQ(pick(figure, flatView(), {100, 50}), PickTarget{}) << "an outline is hollow";
  EXPECT_EQ(pick(figure, flatView(), {80, 50}), PickTarget{}) << "and a polyline stays open";
  EXPECT_EQ(pick(figure, flatView(), {120, 50}), kBodyA);
}

TEST(Pick, WhereTwoBodiesOverlapTheOneOnTopIsTaken) {
  Figure figure;
  figure.handles = {handleOf(kBodyA, kSquare, 0, true), handleOf(kBodyB, kSquare, 0, true)};
  EXPECT_EQ(pick(figure, flatView(), {100, 50}), kBodyB);
}

TEST(Pick, InSpaceTheNearerOneIsTaken) {
  View view = flatView();
  view.dimension = 3;  // looking along −z
  std::vector<dvec3> near = kSquare, far = kSquare;
  for (dvec3& p : near) p.z = 1;
  for (dvec3& p : far) p.z = -1;
  Figure figure;
  figure.handles = {handleOf(kBodyA, near, 0, true), handleOf(kBodyB, far, 0, true)};
  dvec3 hit(0.0);
  EXPECT_EQ(pick(figure, view, {100, 50}, &hit), kBodyA);
  EXPECT_NEAR(hit.z, 1, 1e-12);
  view.orientation = glm::angleAxis(glm::radians(180.0), dvec3(0, 1, 0));
  EXPECT_EQ(pick(figure, view, {100, 50}), kBodyB);
  figure.handles = {handleOf(VertexTarget{Which::a, 0}, {{0, 0, -1}}),
                    handleOf(VertexTarget{Which::a, 1}, {{0.1, 0, 1}})};
  view.orientation = {1, 0, 0, 0};
  EXPECT_EQ(pick(figure, view, {100, 50}), PickTarget(VertexTarget{Which::a, 1})) << "a pixel off, but in front";
}

TEST(Pick, DepthIsThatOfThePlaceUnderThePointer) {
  View view = flatView();
  view.dimension = 3;
  Figure figure;
  figure.handles = {handleOf(kBodyA, {{-2, -2, -4}, {2, -2, 4}, {2, 2, 4}, {-2, 2, -4}}, 0, true),
                    handleOf(kBodyB, kSquare, 0, true)};
  dvec3 hit(0.0);
  EXPECT_EQ(pick(figure, view, {110, 50}, &hit), kBodyA);
  EXPECT_NEAR(glm::distance(hit, dvec3(1, 0, 2)), 0, 1e-12);
  EXPECT_EQ(pick(figure, view, {90, 50}), kBodyB);
}

}  // namespace
}  // namespace gjklab::pick_test
