// The separating axis test in the program: its axes, its moments, what is drawn of them.

#include "covered.h"
#include "model/caption/caption.h"
#include "model/gallery/gallery.h"
#include "model/session/session.h"

#include "expect_facts.h"
#include "model/test_shapes.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace gjklab::sat_run_test {
namespace {

Scene boxes(int dimension, dvec3 offset) {
  Scene scene = test_shapes::boxesOf(dimension, dvec3(1), dvec3(1), offset);
  scene.query.method = gjk::Method::separating_axes;
  return scene;
}

TEST(SatRun, FifteenAxesOfTwoTurnedBoxes) {
  Scene scene = boxes(3, {2.5, 0.3, -0.2});
  scene.b.orientation = glm::normalize(glm::dquat(0.9, 0.3, 0.2, -0.1));
  gjklab::Run run = runQuery(scene);
  ASSERT_TRUE(run.sat);
  EXPECT_EQ(run.sat->tested, 15);
  EXPECT_EQ(run.sat->skipped, 0);
  EXPECT_EQ(Timeline(run).size(), 2 * 15 + 1);
  // GJK's counts are those of the closest-point method on the same scene.
  scene.query.method = gjk::Method::distance;
  const gjk::Result<3> by_gjk = solve(scene);
  EXPECT_EQ(run.sat->gjk_iterations, by_gjk.gjk_iterations + by_gjk.epa_iterations);
  EXPECT_EQ(run.sat->gjk_support_calls, by_gjk.support_calls);
}

TEST(SatRun, AlignedBoxesTestThreeAxesAndLeaveTheRestOut) {
  gjklab::Run run;
  runQuery(boxes(3, {1.5, 0.2, 0}), run);
  EXPECT_EQ(run.sat->tested, 3);
  EXPECT_EQ(run.sat->skipped, 3 + 9);
  EXPECT_EQ(Timeline(run).size(), 2 * 3 + 1) << "what is left out is told with the others";
  EXPECT_DOUBLE_EQ(run.trace.result.depth, 0.5);
  EXPECT_EQ(run.trace.result.normal, dvec3(1, 0, 0));
  EXPECT_EQ(run.sat->first_separating, -1);
}

TEST(SatRun, TheNumberLineHasOneAxis) {
  gjklab::Run run;
  runQuery(boxes(1, {3.25, 0, 0}), run);
  EXPECT_EQ(run.sat->tested, 1);
  EXPECT_EQ(run.trace.result.status, gjk::Status::separated);
  EXPECT_EQ(run.trace.result.lower_bound, 1.25);
  EXPECT_EQ(run.sat->first_separating, 0);
}

TEST(SatRun, FeaturesLieOnTheirBodies) {
  Scene scene = boxes(3, {2.5, 0.3, -0.2});
  scene.a.position = {10, -20, 30};
  scene.b.position += scene.a.position;
  scene.b.orientation = glm::normalize(glm::dquat(0.9, 0.3, 0.2, -0.1));
  gjklab::Run run = runQuery(scene);
  for (const SatAxisRow& axis : run.sat->axes) {
    const bool pair = axis.kind == gjk::SatAxisKind::edge_pair;
    const bool of_a = axis.kind == gjk::SatAxisKind::face_a;
    EXPECT_EQ(axis.on_a.size(), pair ? 2U : of_a ? 4U : 0U);
    EXPECT_EQ(axis.on_b.size(), pair ? 2U : of_a ? 0U : 4U);
    for (const dvec3& p : axis.on_a)
      EXPECT_NEAR(glm::length(p), std::sqrt(3.0), 1e-12) << "a corner, from A's position";
    for (const dvec3& p : axis.on_b)
      EXPECT_NEAR(glm::length(p - (scene.b.position - scene.a.position)), std::sqrt(3.0), 1e-12);
    // The axis is perpendicular to the feature.
    for (const auto* corners : {&axis.on_a, &axis.on_b})
      for (std::size_t i = 1; i < corners->size(); ++i)
        EXPECT_NEAR(glm::dot((*corners)[i] - (*corners)[0], axis.direction), 0, 1e-12);
  }
}

TEST(SatRun, ObstaclesNameTheShapeAndWhatIsAllowed) {
  Scene scene = boxes(3, {2.5, 0, 0});
  EXPECT_EQ(methodObstacle(scene), "");
  scene.b.shape = ShapeKind::ellipsoid;
  expectFacts(methodObstacle(scene),
              {"b.shape: ", "ellipsoid", "point", "segment", "box", "hull", "sphere", "capsule"});
  scene.query.method = gjk::Method::distance;
  EXPECT_EQ(methodObstacle(scene), "");
}

/// Both shadows are drawn as long as they are, and the gap as wide as it is.
TEST(SatRun, ShadowsAreDrawnToScale) {
  for (const int dimension : {1, 2, 3}) {
    SCOPED_TRACE(dimension);
    Session session(boxes(dimension, {3.25, 0.5, 0}), "", Settings{});
    session.resize(Space::world, {700, 600}, 1);
    session.resize(Space::difference, {700, 600}, 1);
    session.apply(Seek{1});
    session.update();
    ASSERT_EQ(session.moment().sub_step, SubStep::sat_shadows);
    const SatAxisRow& axis = session.run().sat->axis(0);
    int bars = 0;
    for (const Fill& fill : session.figure(Space::world).fills)
      if (fill.emphasis == Emphasis::strong && fill.points.size() == 4 &&
          (fill.role == Role::body_a || fill.role == Role::body_b)) {
        ++bars;
        EXPECT_NEAR(glm::dot(fill.points[1] - fill.points[0], axis.direction), 2, 1e-12);
      }
    EXPECT_EQ(bars, 2);
    const std::string told = (axis.separation > 0 ? "gap " : "way out ") + number(std::abs(axis.separation), 4);
    for (const Space space : {Space::world, Space::difference}) {
      const auto& labels = session.figure(space).labels;
      EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [&](const Label& l) { return l.text == told; }));
    }
  }
}

/// The shadows of every axis are seen as a whole, and the bodies are still large beside them.
TEST(SatRun, ShadowsLeaveTheBodiesLarge) {
  Covered cases(30);
  for (const char* id : {"dyn4j-pair", "rectangle-triangle", "method-sat-2d", "method-sat-3d", "shape-3d-box"}) {
    SCOPED_TRACE(id);
    Scene scene;
    for (const GalleryEntry& each : gallery())
      if (each.id == id) scene = each.scene;
    scene.query.method = gjk::Method::separating_axes;
    const dvec2 size(450, 510);
    Session session(scene, "", Settings{});
    session.resize(Space::world, size, 1);
    session.resize(Space::difference, size, 1);
    dvec2 low(1e9), high(-1e9);
    for (int step = 0; step < session.timeline().size(); ++step) {
      session.apply(Seek{step});
      session.update();
      if (session.moment().sub_step != SubStep::sat_shadows) continue;
      for (const Fill& fill : session.figure(Space::world).fills) {
        if (fill.emphasis != Emphasis::strong) continue;
        for (const dvec3& p : fill.points) {
          const dvec2 at(project(session.view(Space::world), p));
          EXPECT_TRUE(at.x > 0 && at.y > 0 && at.x < size.x && at.y < size.y) << step << ": " << at.x << ", " << at.y;
        }
      }
    }
    // The gap or overlap in difference space, too.
    for (int step = 0; step < session.timeline().size(); ++step) {
      session.apply(Seek{step});
      session.update();
      for (const Line& line : session.figure(Space::difference).lines) {
        if (line.emphasis != Emphasis::strong || (line.role != Role::normal && line.role != Role::lower_bound))
          continue;
        ++cases;
        for (const dvec3& p : line.points) {
          const dvec2 at(project(session.view(Space::difference), p));
          EXPECT_TRUE(at.x > 0 && at.y > 0 && at.x < size.x && at.y < size.y) << step << ": " << at.x << ", " << at.y;
        }
      }
    }
    for (const Which which : {Which::a, Which::b})
      for (int i = 0; i < 400; ++i) {
        const dvec3 d(std::cos(i * 2.4), std::sin(i * 2.4), scene.dimension == 3 ? 2 * (i / 400.0) - 1 : 0);
        const dvec2 at(
            project(session.view(Space::world), supportOf(body(scene, which), scene.dimension, d, true).point));
        low = glm::min(low, at), high = glm::max(high, at);
      }
    EXPECT_GT(std::max((high - low).x / size.x, (high - low).y / size.y), 0.5);
  }
}

TEST(SatRun, TheListMarksTheLeastAndTheFirstGap) {
  Scene scene = boxes(2, {2.5, 0.3, 0});
  scene.b.angle = 0.3;
  gjklab::Run run = runQuery(scene);
  const Timeline timeline(run);
  const Caption end = caption(scene, run, timeline, timeline.size() - 1);
  ASSERT_EQ(end.axes.size(), run.sat->axes.size());
  int widest = 0;
  for (const TestRow& row : end.axes) widest += row.verdict == "widest";
  EXPECT_EQ(widest, 1);
  // Before an axis has been tested its row is empty.
  const Caption start = caption(scene, run, timeline, 0);
  for (const TestRow& row : start.axes) EXPECT_EQ(row.value, "");
}

}  // namespace
}  // namespace gjklab::sat_run_test
