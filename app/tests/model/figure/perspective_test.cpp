// Perspective: the view, the map to the screen, framing, picking, the gizmo; and figures of all built-in scenes.

#include "covered.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "model/compose/projection.h"
#include "model/figure/clip.h"
#include "model/figure/figure_scenes.h"
#include "model/figure/framing.h"
#include "model/figure/viewpoint.h"
#include "model/solid/solid_checks.h"
#include "model/test_shapes.h"

namespace gjklab::perspective_test {
namespace {

using namespace test_shapes;
using namespace solid_checks;

View viewOf(double scale, std::mt19937& random) {
  View view;
  view.dimension = 3;
  view.perspective = true;
  view.target = scale * dvec3(2, -3, 1);
  view.orientation = turn(random);
  view.size = {640, 480};
  view.pixels_per_unit = 60 / scale;
  view.eye_distance = 5 * scale;
  return view;
}

dvec3 pointIn(std::mt19937& random, const View& view, double reach) {
  std::uniform_real_distribution<double> unit(-1, 1);
  dvec3 p;
  for (int axis = 0; axis < 3; ++axis) p[axis] = unit(random);
  return view.target + reach * p;
}

TEST(Perspective, IsThePinholeCamera) {
  Covered cases(200);
  std::mt19937 random(3);
  for (const double scale : {1e-6, 1.0, 1e6}) {
    const View view = viewOf(scale, random);
    const dvec3 eye = *eyeOf(view).position();
    EXPECT_NEAR(glm::distance(eye, view.target), view.eye_distance, 1e-9 * scale);
    for (int i = 0; i < 100; ++i) {
      const dvec3 p = pointIn(random, view, 2 * scale), q = glm::mix(eye, p, 0.37);
      const dvec3 seen = project(view, p), nearer = project(view, q);
      if (glm::dot(q - view.target, towardsViewer(view)) > 0.85 * view.eye_distance) continue;
      ++cases;
      EXPECT_NEAR(glm::distance(dvec2(seen), dvec2(nearer)), 0, 1e-7) << "one line of sight is one point";
      EXPECT_LT(nearer.z, seen.z);
      EXPECT_NEAR(glm::distance(unproject(view, dvec2(seen), seen.z), p), 0, 1e-9 * scale);
    }
  }
}

TEST(Perspective, KeepsLinesStraightWithTheirDepths) {
  std::mt19937 random(4);
  const View view = viewOf(1, random);
  for (int i = 0; i < 100; ++i) {
    const dvec3 p = pointIn(random, view, 2), q = pointIn(random, view, 2);
    const dvec3 from = project(view, p), to = project(view, q), middle = project(view, glm::mix(p, q, 0.3));
    const double share =
        glm::dot(dvec2(middle - from), dvec2(to - from)) / glm::dot(dvec2(to - from), dvec2(to - from));
    EXPECT_NEAR(glm::distance(middle, glm::mix(from, to, share)), 0, 1e-6);
  }
}

TEST(Perspective, TheMapOfManyPointsIsTheViewsOwn) {
  std::mt19937 random(5);
  for (const bool perspective : {true, false}) {
    View view = viewOf(1, random);
    view.perspective = perspective;
    const Projection projection(view);
    for (int i = 0; i < 50; ++i) {
      const dvec3 p = pointIn(random, view, 2), origin = pointIn(random, view, 1);
      const dvec3 seen = project(view, p);
      const dvec3 expected(seen.x, seen.y, seen.z * view.pixels_per_unit);
      EXPECT_NEAR(glm::distance(projection(p), expected), 0, 1e-8);
      const glm::dvec4 h = projection.matrix(origin) * glm::dvec4(p - origin, 1);
      EXPECT_NEAR(glm::distance(dvec3(h) / h.w, expected), 0, 1e-8);
    }
  }
}

TEST(Perspective, ClipsToWhatThePaneShowsAndBeforeTheEye) {
  std::mt19937 random(6);
  const View view = viewOf(1, random);
  int kept = 0, lost = 0;
  for (int i = 0; i < 400; ++i) {
    const dvec3 p = pointIn(random, view, 6);
    const double share = 1 - glm::dot(p - view.target, towardsViewer(view)) / view.eye_distance;
    const dvec2 across = glm::abs(dvec2(project(view, p)) - 0.5 * view.size) / (0.5 * view.size);
    const bool shown = share >= kNearestShare && across.x <= 2 && across.y <= 2;
    EXPECT_EQ(withinPane(view, p, 2), shown);
    ++(shown ? kept : lost);
  }
  EXPECT_GT(kept, 20);
  EXPECT_GT(lost, 20);
}

TEST(Perspective, FramingShowsEverythingAndFillsThePane) {
  Covered cases(40);
  test::forEveryMoment(3, [&](const test::Stage& stage, const Frame& frame) {
    if (frame.moment.sub_step != SubStep::result || stage.run.sat) return;
    ++cases;
    SCOPED_TRACE(test::place(stage, frame));
    View view = stage.world;
    view.perspective = true;
    frameWorld(view, stage.scene, stage.run, *stage.geometry);
    double fullest = 0;
    for (const auto& [solid, offset] :
         {std::pair(&stage.geometry->a, stage.scene.a.position), std::pair(&stage.geometry->b, stage.scene.b.position)})
      for (const auto* points : {&solid->vertices, &solid->positions})
        for (const dvec3& p : *points) {
          EXPECT_GT(shrinkAt(view, p + offset), 0.5) << "the eye stands well before it";
          const dvec2 away = glm::abs(dvec2(project(view, p + offset)) - 0.5 * view.size) / (0.5 * view.size);
          fullest = std::max({fullest, away.x, away.y});
        }
    EXPECT_LE(fullest, 1 - 2 * kFrameMargin + 5e-3);
    if (stage.run.trace.result.depth == 0) {
      EXPECT_GT(fullest, 0.45);
    }
  });
}

TEST(Perspective, FiguresOfAllMomentsAreWholeAndPickWhatTheyShow) {
  int picked = 0, moments = 0;
  test::forEveryMoment(3, [&](const test::Stage& stage, const Frame& frame) {
    const SubStep step = frame.moment.sub_step;
    const bool worth = step == SubStep::gjk_region || step == SubStep::epa_horizon || step == SubStep::result;
    if (!worth || ++moments % 3 != 0) return;  // a third of them: each draws anew what the last one drew
    SCOPED_TRACE(test::place(stage, frame));
    View world = stage.world, difference = stage.difference;
    world.perspective = difference.perspective = true;
    for (const bool of_world : {true, false}) {
      const View& view = of_world ? world : difference;
      Figure figure;
      (of_world ? worldFigure : differenceFigure)(frame, view, {}, figure);
      test::forEveryPoint(figure, [](dvec3 p, const char* kind) {
        EXPECT_TRUE(std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z)) << kind;
      });
      for (const Handle& handle : figure.handles) {
        if (!std::holds_alternative<SimplexVertexTarget>(handle.target)) continue;
        dvec3 hit;
        const PickTarget found = pick(figure, view, dvec2(project(view, handle.shape[0])), &hit);
        const bool as_good = std::holds_alternative<SimplexVertexTarget>(found) ||
                             std::holds_alternative<OriginTarget>(found) ||
                             std::holds_alternative<DirectionTarget>(found);
        EXPECT_TRUE(as_good);
        picked += found == handle.target;
      }
    }
  });
  EXPECT_GT(picked, 30);
}

TEST(Perspective, TheGizmoShowsAnAxisAtTheViewerAsAPoint) {
  View view;
  view.dimension = 3;
  view.perspective = true;
  view.size = {800, 600};
  frameBox(view, dvec3(-1), dvec3(1));
  for (int axis = 0; axis < 3; ++axis) {
    view.orientation = alongAxis(axis, false);
    const auto gizmo = axisGizmo(view);
    ASSERT_TRUE(gizmo);
    for (int k = 0; k < 3; ++k) {
      const double length = glm::distance(dvec2(project(view, gizmo->origin)), dvec2(project(view, gizmo->tips[k])));
      EXPECT_NEAR(length, k == axis ? 0 : AxisGizmo::kLength, 1e-6);
    }
    EXPECT_EQ(axisAt(view, dvec2(project(view, gizmo->tips[axis]))), axis);
  }
}

}  // namespace
}  // namespace gjklab::perspective_test
