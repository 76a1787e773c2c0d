#include "model/solid/cover.h"
#include "covered.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "model/solid/solid_checks.h"
#include "model/solid/solids.h"
#include "model/test_shapes.h"

namespace gjklab::cover_test {
namespace {

using namespace test_shapes;

/// A body as it is drawn.
Solid drawn(const Body& body) {
  return bodySolids(body, turned(localShape(body, 3), body, 3), 3, gjk::Rounding::support).whole;
}

TEST(Cover, TellsWhatRaysToTheViewerTell) {
  Covered cases(1500);
  std::mt19937 random(41);
  std::normal_distribution<double> normal;
  int seen[3] = {};
  for (int i = 0; i < 40; ++i) {
    const double scale = std::pow(10.0, i % 13 - 6);
    const Body body = i % 4 == 0 ? roundOf(ShapeKind::cone, scale, scale) : randomHull(random, 3, 4 + i, scale);
    const Solid solid = drawn(body);
    const dvec3 sight = turn(random) * dvec3(0, 0, 1);
    const dvec3 offset = 3 * scale * dvec3(normal(random), normal(random), normal(random));
    const Cover cover(solid, offset, sight, silhouetteOf(solid, sight), 0);
    for (int k = 0; k < 60; ++k) {
      const dvec3 p = 1.2 * scale * dvec3(normal(random), normal(random), normal(random));
      const int hits = solid_checks::crossings(solid, p, sight, HUGE_VAL);
      // The outline of a round body is that of the true surface, a little outside of its mesh.
      if (hits < 0 || (solid.round && hits == 0)) continue;
      ++cases;
      const Depth expected = hits == 0 ? Depth::open : hits == 1 ? Depth::inside : Depth::behind;
      EXPECT_EQ(cover.at(p + offset), expected) << "body " << i << ", point " << k;
      ++seen[static_cast<int>(expected)];
    }
  }
  for (const int count : seen) EXPECT_GT(count, 100);
}

TEST(Cover, CutsLinesWhereTheDepthOfTheirPointsChanges) {
  Covered cases(1000);
  std::mt19937 random(43);
  std::normal_distribution<double> normal;
  const auto anywhere = [&] {
    const double x = normal(random), y = normal(random), z = normal(random);
    return 1.6 * dvec3(x, y, z);
  };
  for (int i = 0; i < 60; ++i) {
    const Solid one = drawn(randomHull(random, 3, 12, 1)), other = drawn(boxOf({0.8, 0.6, 0.4}));
    const dvec3 sight = turn(random) * dvec3(0, 0, 1), at = anywhere();
    const Cover first(one, dvec3(0.0), sight, silhouetteOf(one, sight), 0);
    const Cover second(other, at, sight, silhouetteOf(other, sight), 0);
    const std::vector<const Cover*> covers{&first, &second};
    std::vector<dvec3> line;
    for (int k = 0; k < 4; ++k) line.push_back(anywhere());
    const bool closed = i % 2 == 0;
    const auto pieces = cutByDepth(line, closed, covers);
    double length = 0, whole = 0;
    for (std::size_t k = 0; k + (closed ? 0 : 1) < line.size(); ++k)
      whole += glm::distance(line[k], line[(k + 1) % line.size()]);
    for (std::size_t k = 0; k < pieces.size(); ++k) {
      const auto& points = pieces[k].points;
      for (std::size_t j = 0; j + 1 < points.size(); ++j) {
        length += glm::distance(points[j], points[j + 1]);
        for (const double share : {0.02, 0.5, 0.98}) {
          const dvec3 p = glm::mix(points[j], points[j + 1], share);
          if (glm::distance(points[j], points[j + 1]) < 1e-6) continue;
          ++cases;
          const Depth a = first.at(p), b = second.at(p);
          const Depth expected = a == Depth::behind || b == Depth::behind ? Depth::behind : std::max(a, b);
          EXPECT_EQ(pieces[k].depth, expected) << i << ", piece " << k;
        }
      }
      if (k > 0) {
        EXPECT_NE(pieces[k].depth, pieces[k - 1].depth);
        EXPECT_EQ(points.front(), pieces[k - 1].points.back()) << "no gap";
      }
    }
    EXPECT_NEAR(length, whole, 1e-9) << "nothing is lost";
  }
}

TEST(Cover, WhatTouchesStaysWhole) {
  const Solid box = drawn(boxOf({1, 1, 1}));
  const dvec3 sight = glm::normalize(dvec3(1, 2, 3));
  const Cover cover(box, dvec3(0.0), sight, silhouetteOf(box, sight), 1e-3);
  EXPECT_EQ(cover.at({0.2, 0.3, 1}), Depth::open) << "on the front face";
  EXPECT_EQ(cover.at({0.2, 0.3, 0.9}), Depth::inside);
  EXPECT_EQ(cover.at({0.2, 0.3, -1.1}), Depth::behind);
  EXPECT_EQ(cover.at({5, 0, -9}), Depth::open) << "beside it";
  EXPECT_TRUE(cover.covered({-1, 1, 1}, {1, 1, 1}).empty()) << "along its own edge";
}

TEST(Cover, PointsSegmentsAndFlatBodiesCoverWhatTheyCan) {
  const dvec3 sight(0, 0, 1);
  for (const Body& thin : {pointOf(), segmentOf({-1, 0, 0}, {1, 0, 0})}) {
    const Solid solid = drawn(thin);
    EXPECT_TRUE(Cover(solid, dvec3(0.0), sight, silhouetteOf(solid, sight), 0).empty());
  }
  const Solid flat = drawn(boxOf({1, 1, 0}));
  const Cover cover(flat, dvec3(0.0), sight, silhouetteOf(flat, sight), 0);
  EXPECT_EQ(cover.at({0.5, 0.5, -1}), Depth::behind);
  EXPECT_EQ(cover.at({0.5, 0.5, 1}), Depth::open);
}

}  // namespace
}  // namespace gjklab::cover_test
