// What an eye at a place sees of a convex solid: its silhouette, and what it hides.

#include "model/solid/eye.h"
#include "covered.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "gjk/support.h"
#include "model/solid/cover.h"
#include "model/solid/solid_checks.h"
#include "model/solid/solids.h"
#include "model/test_shapes.h"

namespace gjklab::eye_test {
namespace {

using namespace test_shapes;
using namespace solid_checks;

/// The tangent of the angle at which `p` is seen beside `middle`, in the direction `aside`.
double slope(dvec3 eye, dvec3 middle, dvec3 p, dvec3 aside) {
  const dvec3 sight = glm::normalize(middle - eye);
  return glm::dot(p - eye, aside) / glm::dot(p - eye, sight);
}

TEST(EyeAtAPlace, SeesOfAPolytopeTheCornersThatStandOutFurthest) {
  std::mt19937 random(5);
  for (int i = 0; i < 60; ++i) {
    const double scale = std::pow(10.0, i % 13 - 6);
    const Body body = randomHull(random, 3, 1 + i % 40, scale);
    const SupportFunction support = pointsSupport(body.points);
    const dvec3 sight = turn(random) * dvec3(0, 0, 1);
    dvec3 middle(0.0);
    double reach = 0;
    for (const dvec3& p : body.points) middle += p / static_cast<double>(body.points.size());
    for (const dvec3& p : body.points) reach = std::max(reach, glm::distance(p, middle));
    const dvec3 place = middle + sight * (1.3 + i % 5) * (reach + 0.1 * scale);
    const std::vector<dvec3> outline = silhouette(Eye(place, sight), support, 0, 1e-13 * scale);
    ASSERT_FALSE(outline.empty());
    for (int k = 0; k < 60; ++k) {
      dvec3 aside = turn(random) * dvec3(1, 0, 0);
      aside = glm::normalize(aside - glm::dot(aside, sight) * sight);
      double furthest = -1e300, traced = -1e300;
      for (const dvec3& p : body.points) furthest = std::max(furthest, slope(place, middle, p, aside));
      for (const dvec3& p : outline) traced = std::max(traced, slope(place, middle, p, aside));
      EXPECT_NEAR(traced, furthest, 1e-9) << i;
    }
    for (const dvec3& p : outline)
      EXPECT_NE(std::find(body.points.begin(), body.points.end(), p), body.points.end()) << "corners, no others";
  }
}

TEST(EyeAtAPlace, SeesOfABallACircleOnItsNearSide) {
  const dvec3 centre(1, 2, 3), sight = glm::normalize(dvec3(1, -2, 0.5));
  for (const double distance : {2.5, 4.0, 40.0}) {
    const dvec3 place = centre + sight * distance;
    const std::vector<dvec3> circle = silhouette(Eye(place, sight), pointsSupport({centre}), 2, 1e-7);
    EXPECT_GE(circle.size(), 64u);
    for (const dvec3& p : circle) {
      EXPECT_NEAR(glm::distance(p, centre), 2, 1e-9);
      EXPECT_NEAR(glm::dot(p - centre, sight), 4 / distance, 2e-3) << "the line of sight touches the ball there";
    }
  }
}

TEST(EyeAtAPlace, FarAwayItSeesWhatParallelLinesShow) {
  std::mt19937 random(9);
  for (int i = 0; i < 20; ++i) {
    const Body body = randomHull(random, 3, 5 + i, 1);
    const dvec3 sight = turn(random) * dvec3(0, 0, 1);
    const auto far = silhouette(Eye(sight * 1e7, sight), pointsSupport(body.points), 0, 1e-12);
    const auto parallel = silhouette(Eye(sight), pointsSupport(body.points), 0, 1e-12);
    for (int k = 0; k < 40; ++k) {
      dvec3 d = turn(random) * dvec3(1, 0, 0);
      d = glm::normalize(d - glm::dot(d, sight) * sight);
      EXPECT_NEAR(extent(far, d), extent(parallel, d), 1e-5);
    }
  }
}

TEST(EyeAtAPlace, InTheSolidItAnswersAllTheSame) {
  const SupportFunction cube = pointsSupport(cornersOf(boxOf({1, 1, 1}), 3));
  EXPECT_EQ(silhouette(Eye(dvec3(0.2, 0.1, 0), dvec3(0, 0, 1)), cube, 0, 1e-12).size(), 4u);
  EXPECT_FALSE(silhouette(Eye(dvec3(0.2, 0.1, 0), dvec3(0, 0, 1)), cube, 0.5, 1e-12).empty());
}

TEST(EyeAtAPlace, WhatASolidHidesIsWhatRaysToTheEyeMeet) {
  Covered cases(1300);
  std::mt19937 random(43);
  std::normal_distribution<double> normal;
  int seen[3] = {};
  for (int i = 0; i < 30; ++i) {
    const double scale = std::pow(10.0, i % 13 - 6);
    const Body body = randomHull(random, 3, 4 + i, scale);
    const Solid solid = bodySolids(body, turned(localShape(body, 3), body, 3), 3, gjk::Rounding::support).whole;
    const dvec3 sight = turn(random) * dvec3(0, 0, 1);
    const dvec3 offset = 3 * scale * dvec3(i % 3, 1, -1);
    const Eye eye(sight * (4.0 * scale) + offset, sight);
    const Cover cover(solid, offset, eye, silhouetteOf(solid, eye.without(offset)), 0);
    for (int k = 0; k < 60; ++k) {
      dvec3 p;
      for (int axis = 0; axis < 3; ++axis) p[axis] = 1.2 * scale * normal(random);
      if (glm::dot(p, sight) > 2 * scale) continue;  // beside the eye, or behind it
      const int hits = solid_checks::crossings(solid, p, *eye.position() - offset - p, 1);
      if (hits < 0) continue;
      ++cases;
      const Depth expected = hits == 0 ? Depth::open : hits == 1 ? Depth::inside : Depth::behind;
      EXPECT_EQ(cover.at(p + offset), expected) << i << " " << k;
      ++seen[hits];
    }
  }
  for (const int count : seen) EXPECT_GT(count, 50) << "all three were tried";
}

}  // namespace
}  // namespace gjklab::eye_test
