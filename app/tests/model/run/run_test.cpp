#include "model/run/run.h"

#include "covered.h"
#include "gjk/every_value.h"
#include "model/gallery/gallery.h"
#include "model/promising_scenes.h"
#include "model/scene/scene_io.h"
#include "same_bits.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace gjklab::run_test {
namespace {

Body interval(double low, double high, bool box) {
  Body body;
  body.shape = box ? ShapeKind::box : ShapeKind::segment;
  body.position = {(low + high) / 2, 0, 0};
  const double half = (high - low) / 2;
  body.half_extents = {half, 0, 0};
  body.points = {{half, 0, 0}, {-half, 0, 0}};
  return body;
}

TEST(Run, IntervalsAgainstArithmetic) {
  std::mt19937 random(5);
  std::uniform_real_distribution<double> place(-10, 10), length(0, 6);
  for (int round = 0; round < 2000; ++round) {
    Scene scene;
    scene.dimension = 1;
    const double a = place(random), b = place(random);
    scene.a = interval(a, a + length(random), round % 2 == 0);
    scene.b = interval(b, b + length(random), round % 3 == 0);
    const double half_a = scene.a.half_extents.x, half_b = scene.b.half_extents.x;
    const double apart = std::abs(scene.a.position.x - scene.b.position.x) - half_a - half_b;
    const gjk::Result<3> result = solve(scene);
    EXPECT_NEAR(result.distance, std::max(apart, 0.0), 1e-13);
    EXPECT_NEAR(result.depth, std::max(-apart, 0.0), 1e-13);
    EXPECT_EQ(std::abs(result.normal.x), 1);
    EXPECT_EQ(result.normal.y, 0);
    EXPECT_NEAR(result.point_b.x - result.point_a.x, apart * result.normal.x, 1e-13);
  }
}

TEST(Run, TheSourcesNumbers) {
  const auto answer = [](const char* id) {
    for (const GalleryEntry& each : test::promisingScenes())
      if (each.id == id) return solve(each.scene);
    ADD_FAILURE() << id;
    return gjk::Result<3>{};
  };
  EXPECT_NEAR(answer("line-overlap").depth, 1, 1e-15);
  EXPECT_NEAR(answer("line-apart").distance, 2, 1e-15);
  EXPECT_NEAR(answer("line-contained").depth, 15, 1e-14);
  EXPECT_EQ(answer("line-touching").status, gjk::Status::touching);
  // The edge of A ⊖ B nearest to O runs from (−1, −2) to (4, 2): |5·(−2) − 4·(−1)| / √41.
  EXPECT_NEAR(answer("dyn4j-pair").depth, 6 / std::sqrt(41.0), 1e-14);
  EXPECT_NEAR(answer("tetrahedron-vertex").distance, std::sqrt(3.0), 1e-14);
  EXPECT_NEAR(answer("tetrahedron-edge").distance, std::sqrt(2.0), 1e-14);
  EXPECT_NEAR(answer("tetrahedron-face").distance, 2 / std::sqrt(3.0), 1e-14);
  // x + y + z ≤ 1/4 and x, y, z ≥ −1/4: the slanted face is √3/12 away.
  EXPECT_NEAR(answer("tetrahedron-inside").depth, std::sqrt(3.0) / 12, 1e-14);
  EXPECT_EQ(answer("tetrahedron-ill-conditioned").status, gjk::Status::intersecting);
}

TEST(Run, WhatTheTitlesOfHardCasesSay) {
  Covered cases(9);
  for (const GalleryEntry& each : test::promisingScenes()) {
    if (each.scene.title.rfind("Touching", 0) != 0) continue;
    ++cases;
    EXPECT_EQ(solve(each.scene).status, gjk::Status::touching) << each.id;
  }
}

TEST(Run, TracedAndUntracedAnswersAreTheSame) {
  gjklab::Run reused;
  for (const GalleryEntry& each : test::promisingScenes()) {
    gjklab::Run fresh = runQuery(each.scene);
    runQuery(each.scene, reused);
    EXPECT_TRUE(gjk::test::sameBits(solve(each.scene), fresh.trace.result)) << each.id;
    EXPECT_TRUE(gjk::test::sameBits(reused.trace.result, fresh.trace.result)) << each.id;
    EXPECT_EQ(reused.trace.gjk.size(), fresh.trace.gjk.size()) << each.id;
    EXPECT_EQ(reused.trace.epa.size(), fresh.trace.epa.size());
    EXPECT_EQ(reused.trace.polytope.facets.size(), fresh.trace.polytope.facets.size());
    EXPECT_EQ(reused.dimension, each.scene.dimension);
  }
}

TEST(Run, UnusedCoordinatesAndIndices) {
  for (const GalleryEntry& each : test::promisingScenes()) {
    gjklab::Run run = runQuery(each.scene);
    const int d = each.scene.dimension;
    const auto flat = [d](const dvec3& v) { return (d > 1 || v.y == 0) && (d > 2 || v.z == 0); };
    for (const auto& record : run.trace.gjk) {
      EXPECT_TRUE(flat(record.direction) && flat(record.closest) && flat(record.support.w) && flat(record.support.a));
      EXPECT_LE(record.simplex.size(), d + 1);
      EXPECT_EQ(record.simplex[0].support.w, record.support.w) << "the newest vertex comes first";
    }
    for (const auto& facet : run.trace.polytope.facets) {
      for (int i = 0; i < 3; ++i) EXPECT_EQ(facet.vertices[static_cast<std::size_t>(i)] >= 0, i < d) << each.id;
      EXPECT_TRUE(flat(facet.normal));
    }
    for (const auto& ridge : run.trace.polytope.horizons) {
      EXPECT_EQ(ridge[0] >= 0, d >= 2);
      EXPECT_EQ(ridge[1] >= 0, d >= 3);
    }
  }
}

TEST(Run, AllPairs) {
  gjklab::Run run;
  runQuery(defaultScene(2), run);
  EXPECT_EQ(run.all_pairs, 12);
  runQuery(defaultScene(1), run);
  EXPECT_EQ(run.all_pairs, 4);
  runQuery(defaultScene(3), run);
  EXPECT_EQ(run.all_pairs, 0) << "a cone is round";
  Scene boxes = defaultScene(3);
  boxes.b = boxes.a;
  runQuery(boxes, run);
  EXPECT_EQ(run.all_pairs, 64);
}

/// No sampled point of the body may be beyond the support point, and the support point belongs to the body.
TEST(Run, SupportOfAPlacedBody) {
  Covered cases(70);
  std::mt19937 random(9);
  std::normal_distribution<double> normal;
  for (const GalleryEntry& each : test::promisingScenes()) {
    const int d = each.scene.dimension;
    for (const Body* body : {&each.scene.a, &each.scene.b}) {
      if (body->shape != ShapeKind::hull && body->shape != ShapeKind::segment) continue;
      ++cases;
      const BodySupport support(*body, d);
      for (int i = 0; i < 20; ++i) {
        dvec3 direction(normal(random), d > 1 ? normal(random) : 0, d > 2 ? normal(random) : 0);
        const auto core = support(direction, false), whole = support(direction, true);
        ASSERT_GE(core.index, 0);
        double furthest = -1e300;
        for (const dvec3& point : body->points)
          furthest = std::max(furthest, glm::dot(direction, toWorld(*body, d, point)));
        EXPECT_NEAR(glm::dot(direction, core.point), furthest, 1e-12);
        EXPECT_LT(glm::distance(core.point, toWorld(*body, d, body->points[static_cast<std::size_t>(core.index)])),
                  1e-12);
        EXPECT_LT(glm::distance(whole.point, core.point + body->margin * glm::normalize(direction)), 1e-12);
        EXPECT_EQ(supportOf(*body, d, direction, true).point, whole.point);
      }
      EXPECT_TRUE(std::isfinite(support(dvec3(0.0), true).point.x)) << "a zero direction is harmless";
    }
  }
}

TEST(Run, ExtremeScenesStayOrderly) {
  std::mt19937 random(17);
  for (const GalleryEntry& each : test::promisingScenes()) {
    for (const double scale : {1e-46, 1e-9, 1e9, 1e46}) {
      Scene scene = each.scene;
      for (Body* body : {&scene.a, &scene.b}) {
        for (dvec3& point : body->points) point *= scale;
        body->half_extents *= scale;
        body->radii *= scale;
        body->radius *= scale;
        body->half_height *= scale;
        body->margin *= scale;
        body->position *= scale;
      }
      ASSERT_EQ(validate(scene), "");
      gjklab::Run run = runQuery(scene);
      EXPECT_EQ(run.trace.result.status, solve(each.scene).status) << each.id << " times " << scale;
    }
    Scene far = each.scene;
    far.query.method = gjk::Method::distance;
    far.b.position[0] += 1e9;
    EXPECT_NEAR(solve(far).distance, 1e9, 100) << each.id;
  }
}

/// A run cut short says less, but nothing wrong: its bounds hold the truth, and its depth parts the pair.
TEST(Run, IterationLimitsKeepTheBoundsTrue) {
  Covered cases(100);
  for (const GalleryEntry& each : test::promisingScenes()) {
    if (each.scene.query.method == gjk::Method::separating_axes) continue;  // has no iterations
    const gjk::Result<3> truth = solve(each.scene);
    const double size = 1e-9 * (1 + glm::length(each.scene.a.position) + glm::length(each.scene.b.position));
    for (const auto rounding : {gjk::Rounding::core, gjk::Rounding::support}) {
      for (const int limit : {1, 2, 3, 5}) {
        Scene scene = each.scene;
        scene.query.rounding = rounding;
        scene.query.max_iterations = scene.query.epa_max_iterations = limit;
        const gjk::Result<3> result = solve(scene);
        SCOPED_TRACE(each.id + " " + gjk::name(rounding) + " " + std::to_string(limit));
        const double true_value = result.depth > 0 ? truth.depth : truth.distance;
        EXPECT_LE(result.lower_bound, true_value + size);
        EXPECT_GE(result.upper_bound, true_value - size);
        if (result.depth == 0) continue;
        ++cases;
        const int d = scene.dimension;
        const double greatest_a = glm::dot(supportOf(scene.a, d, result.normal, true).point, result.normal);
        const double least_b = glm::dot(supportOf(scene.b, d, -result.normal, true).point, result.normal);
        EXPECT_NEAR(result.depth, greatest_a - least_b, size);
        EXPECT_NEAR(glm::distance(result.point_a - result.point_b, result.depth * result.normal), 0, size);
      }
    }
  }
}

/// The test points of the signed volumes' authors: nearest point and weights, worked out by hand, by every solver.
TEST(Run, TetrahedraOfTheSources) {
  struct Expected {
    const char* id;
    dvec3 nearest;
    std::vector<double> weights;  ///< those that are not zero, in ascending order
  };
  const double third = 1.0 / 3;
  const Expected kExpected[] = {{"tetrahedron-vertex", {1, 1, 1}, {1}},
                                {"tetrahedron-edge", {1, 1, 0}, {0.5, 0.5}},
                                {"tetrahedron-face", dvec3(-2 * third), {third, third, third}},
                                {"tetrahedron-inside", {0, 0, 0}, {0.25, 0.25, 0.25, 0.25}},
                                // By Cramer's rule in rational numbers.
                                {"tetrahedron-ill-conditioned",
                                 {0, 0, 0},
                                 {0.2017178515432022, 0.2056508125743798, 0.2904013961907418, 0.30222993969167616}}};
  for (const Expected& expected : kExpected)
    for (const auto solver : gjk::everyValue<gjk::SubDistance>()) {
      SCOPED_TRACE(std::string(expected.id) + " " + gjk::name(solver));
      const auto found = std::find_if(gallery().begin(), gallery().end(),
                                      [&](const GalleryEntry& each) { return each.id == expected.id; });
      ASSERT_NE(found, gallery().end());
      Scene scene = found->scene;
      scene.query.sub_distance = solver;
      gjklab::Run run = runQuery(scene);
      std::size_t last = run.trace.gjk.size() - 1;
      if (run.trace.gjk[last].region == gjk::kNoFeature) --last;  // the progress test ended the run
      const auto& record = run.trace.gjk[last];
      EXPECT_LE(glm::length(record.closest - expected.nearest), 1e-15);
      std::vector<double> weights;
      for (const auto& vertex : record.simplex)
        if (vertex.weight > 0) weights.push_back(vertex.weight);
      std::sort(weights.begin(), weights.end());
      ASSERT_EQ(weights.size(), expected.weights.size());
      for (std::size_t i = 0; i < weights.size(); ++i) EXPECT_NEAR(weights[i], expected.weights[i], 1e-14);
    }
}

}  // namespace
}  // namespace gjklab::run_test
