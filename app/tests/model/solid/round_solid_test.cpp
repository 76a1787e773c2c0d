// Solids of bodies with curved parts, against the support functions of the shapes.

#include "covered.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "gjk/shape.h"
#include "model/scene/core_shape.h"
#include "model/solid/geometry.h"
#include "model/solid/solid_checks.h"
#include "model/test_shapes.h"

namespace gjklab::round_solid_test {
namespace {

using namespace test_shapes;
using namespace solid_checks;

Body ellipsoidOf(dvec3 radii) {
  Body body;
  body.shape = ShapeKind::ellipsoid;
  body.radii = radii;
  return body;
}

Body bezierOf(std::vector<dvec3> points) {
  Body body;
  body.shape = ShapeKind::bezier;
  body.points = std::move(points);
  return body;
}

Body withMargin(Body body, double margin) {
  body.margin = margin;
  return body;
}

template <int D>
double trueExtent(const Body& body, dvec3 d, bool whole) {
  const gjk::Shape<D> shape = coreShape<D>(body);
  const gjk::Vec<D> local(glm::transpose(rotationOf(body, D)) * d);
  return glm::dot((whole ? shape.support(local) : shape.coreSupport(local)).point, local);
}

double trueExtent(const Body& body, int dimension, dvec3 d, bool whole = true) {
  return dimension == 2 ? trueExtent<2>(body, d, whole) : trueExtent<3>(body, d, whole);
}

std::vector<Body> roundBodies(int dimension) {
  std::vector<Body> bodies = {
      roundOf(ShapeKind::sphere, 1.5),
      roundOf(ShapeKind::capsule, 0.4, 1.2),
      ellipsoidOf({2, 0.5, 1}),
      withMargin(pointOf(), 0.3),
      withMargin(boxOf({1, 2, 0.5}), 0.25),
      withMargin(ellipsoidOf({1, 2, 0.7}), 0.2),
      withMargin(segmentOf({-1, 0, 0}, {2, 1, 0}), 0.1),
      withMargin(hullOf({{0, 0, 0}, {2, 0, 0}, {1, 1, 0}}), 0.2),
  };
  if (dimension == 2) {
    bodies.push_back(bezierOf({{-2, 0, 0}, {0, 3, 0}, {2, 0, 0}}));
    bodies.push_back(bezierOf({{-2, 0, 0}, {3, 3, 0}, {-3, 3, 0}, {2, 0, 0}}));
    bodies.push_back(withMargin(bezierOf({{-2, -1, 0}, {-1, 3, 0}, {1, -3, 0}, {2, 0, 0}}), 0.1));
  } else {
    for (const double margin : {0.0, 0.2})
      for (const ShapeKind kind : {ShapeKind::cylinder, ShapeKind::cone})
        bodies.push_back(withMargin(roundOf(kind, 0.8, 1.3), margin));
  }
  return bodies;
}

TEST(RoundSolid, OutlinesLieOnTheTrueOnesWithinAFractionOfAPixel) {
  for (Body body : roundBodies(2)) {
    body.angle = 0.7;
    for (const auto rounding : {gjk::Rounding::core, gjk::Rounding::support}) {
      Scene scene = sceneOf(2, body, pointOf());
      scene.query.rounding = rounding;
      const auto g = makeGeometry(scene, nullptr, nullptr);
      EXPECT_TRUE(g->a.round);
      expectSupport(
          g->a.outline, [&](dvec3 d) { return trueExtent(body, 2, d); }, 1e-4 * g->a.size, 2, 500);
      for (const dvec3& p : g->a.outline) {
        const dvec3 d = glm::length(p) > 0 ? p : dvec3(1, 0, 0);
        EXPECT_LE(glm::dot(p, d), trueExtent(body, 2, d) + 1e-12 * glm::length(d)) << "never outside";
      }
      const bool has_core = rounding == gjk::Rounding::core && g->a.radius > 0;
      EXPECT_EQ(g->a_core.empty(), !has_core);
      if (has_core)
        expectSupport(
            g->a_core.outline, [&](dvec3 d) { return trueExtent(body, 2, d, false); }, 1e-4 * g->a.size, 2, 200);
    }
  }
}

TEST(RoundSolid, MeshesAreClosedAndSmooth) {
  std::mt19937 random(4);
  for (Body body : roundBodies(3)) {
    SCOPED_TRACE(testing::Message() << name(body.shape) << " margin " << body.margin);
    body.orientation = turn(random);
    const auto g = makeGeometry(sceneOf(3, body, pointOf()), nullptr, nullptr);
    expectClosed(g->a);
    expectSupport(
        g->a.positions, [&](dvec3 d) { return trueExtent(body, 3, d); }, 3e-3 * g->a.size, 3, 300);
    for (std::size_t i = 0; i < g->a.positions.size(); ++i) {
      const dvec3 p = g->a.positions[i], n = g->a.normals[i];
      EXPECT_NEAR(glm::length(n), 1, 1e-12);
      EXPECT_LE(glm::dot(p, n), trueExtent(body, 3, n) + 1e-9);
      EXPECT_GE(glm::dot(p, n), trueExtent(body, 3, n) - 6e-3 * g->a.size) << "a point has a normal of its own place";
    }
    for (std::size_t i = 0; i < g->a.triangles.size(); i += 3) {
      const int* t = &g->a.triangles[i];
      const dvec3 area =
          glm::cross(g->a.positions[t[1]] - g->a.positions[t[0]], g->a.positions[t[2]] - g->a.positions[t[0]]);
      EXPECT_GE(glm::dot(area, g->a.normals[t[0]] + g->a.normals[t[1]] + g->a.normals[t[2]]), -1e-12);
    }
  }
}

TEST(RoundSolid, OnlyRimsAreSharp) {
  const auto rimsOf = [](const Body& body) {
    const auto g = makeGeometry(sceneOf(3, body, pointOf()), nullptr, nullptr);
    EXPECT_TRUE(g->a.edges.empty());
    EXPECT_TRUE(g->a.creases.empty());
    for (const std::vector<dvec3>& rim : g->a.rims) EXPECT_GE(rim.size(), 48u);
    return g->a.rims.size();
  };
  EXPECT_EQ(rimsOf(roundOf(ShapeKind::cylinder, 1)), 2u);
  EXPECT_EQ(rimsOf(roundOf(ShapeKind::cone, 1)), 1u);
  EXPECT_EQ(rimsOf(withMargin(roundOf(ShapeKind::cone, 1), 0.1)), 0u);
  EXPECT_EQ(rimsOf(ellipsoidOf({1, 2, 3})), 0u);
  EXPECT_EQ(rimsOf(ellipsoidOf({1, 1, 100})), 0u);
  EXPECT_EQ(rimsOf(roundOf(ShapeKind::sphere, 1)), 0u);
  EXPECT_EQ(rimsOf(withMargin(boxOf({1, 1, 1}), 0.1)), 0u);
}

TEST(RoundSolid, DifferencesFollowTheSupportOfBothBodies) {
  Covered cases(300);
  std::mt19937 random(6);
  int count = 0;
  for (int dimension : {2, 3}) {
    std::vector<Body> bodies = roundBodies(dimension);
    bodies.push_back(boxOf({1, 0.5, 2}));
    bodies.push_back(pointOf());
    for (const Body& first : bodies)
      for (const Body& second : bodies)
        for (const auto rounding : {gjk::Rounding::core, gjk::Rounding::support}) {
          if (dimension == 3 && ++count % 5 != 0) continue;  // a fifth of them shows as much
          ++cases;
          SCOPED_TRACE(testing::Message() << name(first.shape) << " " << first.margin << ", " << name(second.shape)
                                          << " " << second.margin << ", " << gjk::name(rounding) << " " << dimension);
          Scene scene = sceneOf(dimension, first, second);
          scene.query.rounding = rounding;
          scene.a.angle = 0.4;
          scene.b.angle = 2;
          scene.a.orientation = turn(random);
          scene.b.orientation = turn(random);
          const auto g = makeGeometry(scene, nullptr, nullptr);
          const auto whole = [&](dvec3 d) {
            return trueExtent(scene.a, dimension, d) + trueExtent(scene.b, dimension, -d);
          };
          const auto core = [&](dvec3 d) {
            return trueExtent(scene.a, dimension, d, false) + trueExtent(scene.b, dimension, -d, false);
          };
          const auto drawn = [&](dvec3 d) { return rounding == gjk::Rounding::core ? core(d) : whole(d); };
          const Solid& solid = g->difference;
          if (dimension == 2) {
            expectSupport(solid.outline, drawn, 2e-4 * solid.size, 2, 40);
            if (!g->difference_round.empty())
              expectSupport(g->difference_round.outline, whole, 2e-4 * g->difference_round.size, 2, 40);
          } else {
            if (!solid.positions.empty()) {
              expectClosed(solid);
              expectSupport(solid.positions, drawn, 5e-3 * solid.size, 3, 40);
            }
            const Solid& outer = g->difference_round.empty() ? solid : g->difference_round;
            const dvec3 eye = glm::normalize(dvec3(1, 2, 3));
            const std::vector<dvec3> outline = silhouetteOf(outer, eye);
            for (int i = 0; i < 40; ++i) {
              const dvec3 across = turn(random) * dvec3(1, 0, 0);
              const dvec3 d = glm::normalize(across - glm::dot(across, eye) * eye);
              ASSERT_NEAR(extent(outline, d), whole(d), 2e-4 * outer.size) << "silhouettes are those of the whole";
            }
          }
        }
  }
}

TEST(RoundSolid, CornersOfMixedDifferencesAreKept) {
  const Scene scene = sceneOf(2, boxOf({1, 1, 0}), bezierOf({{0, 0, 0}, {1, 1, 0}, {2, 0, 0}}));
  const auto g = makeGeometry(scene, nullptr, nullptr);
  const auto has = [&](dvec3 w) {
    for (const DifferenceVertex& v : g->difference_vertices)
      if (v.w == w) return true;
    return false;
  };
  EXPECT_TRUE(has({1, 1, 0})) << "corner 3 of the box less end 0 of the curve";
  EXPECT_TRUE(has({-3, 1, 0}));
}

TEST(RoundSolid, BodiesWithoutThicknessStillHaveAPicture) {
  Covered cases(10);
  for (Body body :
       {ellipsoidOf({0, 0, 0}), ellipsoidOf({1, 0, 0}), ellipsoidOf({1, 1, 0}), roundOf(ShapeKind::sphere, 0),
        roundOf(ShapeKind::capsule, 0, 0), roundOf(ShapeKind::cylinder, 0, 1), roundOf(ShapeKind::cylinder, 1, 0),
        roundOf(ShapeKind::cone, 0, 0), roundOf(ShapeKind::cone, 1e-9, 1e9)}) {
    for (int dimension : {2, 3}) {
      if (!existsIn(body.shape, dimension)) continue;
      ++cases;
      const auto g = makeGeometry(sceneOf(dimension, body, body), nullptr, nullptr);
      for (const Solid* solid : {&g->a, &g->difference}) {
        for (const dvec3& p : solid->positions) ASSERT_TRUE(std::isfinite(glm::length(p)));
        for (const dvec3& n : solid->normals) ASSERT_NEAR(glm::length(n), 1, 1e-9);
        for (const dvec3& p : solid->outline) ASSERT_TRUE(std::isfinite(glm::length(p)));
        if (dimension == 3) {
          EXPECT_FALSE(silhouetteOf(*solid, dvec3(1, 2, 3)).empty());
        } else {
          EXPECT_FALSE(solid->outline.empty());
        }
      }
    }
  }
}

TEST(RoundSolid, FromTheSmallestToTheLargest) {
  for (const double scale : {1e-9, 1e-3, 1e9})
    for (const Body& plain : roundBodies(3)) {
      Body body = plain;
      body.radius *= scale;
      body.half_height *= scale;
      body.margin *= scale;
      body.radii *= scale;
      body.half_extents *= scale;
      for (dvec3& p : body.points) p *= scale;
      Body box = boxOf(scale * dvec3(1, 2, 0.5));
      box.orientation = glm::normalize(glm::dquat(1, 0.2, 0.3, 0.4));
      const auto g = makeGeometry(sceneOf(3, body, box), nullptr, nullptr);
      SCOPED_TRACE(testing::Message() << name(body.shape) << " " << scale);
      expectClosed(g->a);
      expectClosed(g->difference);
      const auto core = [&](dvec3 d) { return trueExtent(body, 3, d, false) + trueExtent(box, 3, -d); };
      expectSupport(g->difference.positions, core, 5e-3 * g->difference.size, 3, 50);
    }
}

}  // namespace
}  // namespace gjklab::round_solid_test
