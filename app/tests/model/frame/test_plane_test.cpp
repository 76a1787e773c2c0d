// Regions in space, one test at a time: the plane against the test's own formula, the picture that shows it alone, the
// view from which it is seen nearly from its edge.

#include "model/frame/test_plane.h"

#include "covered.h"
#include "model/caption/caption.h"
#include "model/figure/figure_scenes.h"
#include "model/figure/framing.h"
#include "model/figure/viewpoint.h"
#include "model/seeded_scenes.h"
#include "model/session/still_session.h"
#include "model/text/number_text.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>
#include <utility>

namespace gjklab::test_plane_test {
namespace {

using test::Stage;

Frame frameAtTest(const Stage& stage, int place, int test) {
  return makeFrame(stage.scene, stage.run, stage.geometry, stage.timeline, place, Disclosure::everything, {},
                   Naming::letters, test);
}

void forEveryTestInSpace(const std::function<void(const Stage&, int place, int test, const Frame&)>& check) {
  SceneDrawer drawer(3, 2226);
  for (int i = 0; i < 40; ++i) {
    const Stage stage(drawer.draw());
    for (int place = 0; place < stage.timeline.size(); ++place)
      for (int test = 0; test < stage.timeline.testsAt(place); ++test)
        check(stage, place, test, frameAtTest(stage, place, test));
  }
}

/// The direction that the test's value measures along, from its definition; zero where it measures a volume or a
/// weight.
dvec3 measuredAlong(const Frame& frame, const gjk::TestSubject& test) {
  const auto edge = [&](int i) {
    return frame.simplex[static_cast<std::size_t>(i)].support.w - frame.simplex[0].support.w;
  };
  int other = 0;
  for (int i = 1; i < static_cast<int>(frame.simplex.size()); ++i)
    if (i != test.vertex && gjk::contains(test.feature, i)) other = i;
  const dvec3 u = edge(test.vertex), v = edge(other);
  if (test.kind == gjk::TestKind::along) return u;
  if (test.kind == gjk::TestKind::beside) return u * glm::dot(u, v) - v * glm::dot(u, u);
  return glm::cross(u, v);
}

TEST(TestPlane, HasTheDistanceThatTheTestMeasures) {
  int planes = 0;
  forEveryTestInSpace([&](const Stage& stage, int, int, const Frame& frame) {
    const auto plane = testPlaneOf(frame);
    if (!plane) return;
    ++planes;
    const double size = stage.run.trace.scale;
    const dvec3 measured = measuredAlong(frame, plane->test);
    if (glm::length(measured) < 1e-6 * size * size) return;  // too thin to be checked like this
    const double distance = glm::dot(measured, -frame.simplex[0].support.w) / glm::length(measured);
    EXPECT_NEAR(plane->distance, distance, 1e-8 * size);
    EXPECT_NEAR(glm::length(plane->foot), std::abs(distance), 1e-8 * size);
    EXPECT_NEAR(glm::dot(plane->foot - plane->centre, plane->normal), 0, 1e-8 * size) << "both lie in the plane";
    EXPECT_GE(glm::dot(-plane->foot, plane->normal), -1e-8 * size) << "towards O";
  });
  EXPECT_GT(planes, 200);
}

/// What is said of a test: its side and O's distance, from the plane.
TEST(TestPlane, IsToldByItsDistance) {
  Covered cases(150);
  forEveryTestInSpace([&](const Stage& stage, int place, int test, const Frame& frame) {
    const auto plane = testPlaneOf(frame);
    if (!plane || plane->distance == 0 || frame.test->test.value == 0) return;
    ++cases;
    const Caption told =
        caption(stage.scene, stage.run, stage.timeline, place, Disclosure::everything, Naming::letters, test);
    const std::string start = "O lies " + number(std::abs(plane->distance)) + " ";
    ASSERT_TRUE(told.brief.starts_with(start)) << told.brief;
    const std::string rest = told.brief.substr(start.size());
    if (plane->test.kind == gjk::TestKind::along) {
      EXPECT_TRUE(rest.starts_with(plane->distance > 0 ? "ahead of a" : "behind a")) << rest;
    }
    if (plane->test.kind == gjk::TestKind::beside) {
      EXPECT_TRUE(rest.starts_with(plane->distance > 0 ? "outside " : "inside ")) << rest;
    }
    if (plane->test.kind != gjk::TestKind::side || frame.simplex.size() < 4) return;
    // Inside: O and the corner across from the face are on one side of it.
    for (std::size_t k = 0; k < 4; ++k) {
      if (gjk::contains(plane->test.feature, static_cast<int>(k))) continue;
      const double corner = glm::dot(frame.simplex[k].support.w - plane->centre, plane->normal);
      EXPECT_TRUE(rest.starts_with(corner > 0 ? "inside" : "outside")) << rest;
    }
  });
}

/// Two faces share an edge, and O may lie outside it for one face and inside it for the other.
TEST(TestPlane, IsAskedForInWordsOfItsOwn) {
  Covered cases(20);
  std::map<std::string, gjk::TestSubject> asked;  // of one step
  std::pair<const Stage*, int> step{nullptr, 0};
  forEveryTestInSpace([&](const Stage& stage, int place, int test, const Frame& frame) {
    if (test == 0 || step != std::pair{&stage, place}) asked.clear();
    step = {&stage, place};
    if (!testPlaneOf(frame)) return;
    const Caption told =
        caption(stage.scene, stage.run, stage.timeline, place, Disclosure::everything, Naming::for_life, test);
    const auto [known, fresh] = asked.try_emplace(told.title, frame.test->test.subject);
    const gjk::TestSubject &now = frame.test->test.subject, &then = known->second;
    const bool same_edge = now.kind == gjk::TestKind::side || now.vertex == then.vertex;
    EXPECT_TRUE(fresh || (now.kind == then.kind && now.feature == then.feature && same_edge)) << told.title;
    if (asked.size() > 3) ++cases;
  });
}

TEST(TestPlane, LeavesTheArrowsHeadClearOfTheOrigin) {
  Covered cases(100);
  forEveryTestInSpace([&](const Stage& stage, int, int, const Frame& frame) {
    if (!tellsTestPlane(frame)) return;
    View close = stage.difference;
    close.orientation = viewpoint(wishOf(frame), close.orientation);
    framePoints(close, roomOfTest(frame));
    Figure figure;
    differenceFigure(frame, close, {}, figure);
    const dvec2 o(project(close, dvec3(0.0)));
    for (const Arrow& arrow : figure.arrows) {
      const dvec2 from(project(close, arrow.from)), to(project(close, arrow.to));
      if (arrow.role != Role::closest_point || glm::distance(from, o) < 35 * close.ui_scale) continue;
      ++cases;
      EXPECT_GT(glm::distance(to, o), 12 * close.ui_scale);
    }
  });
}

TEST(TestPlane, IsThePicturesOnlySubject) {
  Covered cases(200);
  forEveryTestInSpace([&](const Stage& stage, int, int, const Frame& frame) {
    if (!tellsTestPlane(frame)) return;
    ++cases;
    View close = stage.difference;
    framePoints(close, roomOfTest(frame));
    Figure figure;
    differenceFigure(frame, close, {}, figure);
    for (const Role other : {Role::difference, Role::floor, Role::search_direction, Role::lower_bound})
      EXPECT_FALSE(test::hasMesh(figure, other) || test::hasLine(figure, other) || test::hasArrow(figure, other));
    EXPECT_TRUE(test::hasFill(figure, Role::test_plane));
    EXPECT_TRUE(test::hasMarker(figure, Role::origin));
    const TestPlane plane = *testPlaneOf(frame);
    for (const Label& label : figure.labels) {
      if (label.role != Role::closest_point) continue;
      EXPECT_EQ(label.text, (plane.distance > 0 ? "+" : "") + number(plane.distance));
    }
  });
}

TEST(TestPlane, IsSeenNearlyFromItsEdge) {
  Covered cases(100);
  forEveryTestInSpace([&](const Stage&, int, int, const Frame& frame) {
    if (!tellsTestPlane(frame) || frame.simplex.size() > 3) return;
    ++cases;
    const dvec3 sight = glm::conjugate(viewpoint(wishOf(frame), defaultOrientation())) * dvec3(0, 0, 1);
    EXPECT_LT(std::abs(glm::dot(sight, testPlaneOf(frame)->normal)), 0.26) << "15 degrees";
  });
}

TEST(TestPlane, TheTestsOfATriangleNeedOneView) {
  int steps = 0;
  forEveryTestInSpace([&](const Stage& stage, int place, int test, const Frame& frame) {
    if (test != 0 || !tellsTestPlane(frame) || frame.simplex.size() != 3) return;
    const glm::dquat first = viewpoint(wishOf(frame), defaultOrientation());
    if (shortfall(wishOf(frame), glm::conjugate(first) * dvec3(0, 0, 1)) > 5e-4) return;  // too thin for all at once
    ++steps;
    for (int next = 1; next < stage.timeline.testsAt(place); ++next) {
      const Frame later = frameAtTest(stage, place, next);
      if (!tellsTestPlane(later) || testPlaneOf(later)->test.kind == gjk::TestKind::side) continue;
      EXPECT_TRUE(viewpoint(wishOf(later), first) == first) << test::place(stage, later);
    }
  });
  EXPECT_GT(steps, 8);
}

/// The view turns for the tests and is what it was after the last of them.
TEST(TestPlane, StepsInSpaceGoTestByTestAndTheViewComesBack) {
  Session session = stillSession(defaultScene(3));
  int turns = 0;
  while (session.position() + 1 < session.timeline().size()) {
    const glm::dquat before = session.view(Space::difference).orientation;
    const View framed = session.view(Space::difference);
    session.apply(Go{Jump::next_step});
    session.update();
    if (!session.test()) continue;
    const int place = session.position();
    int tests = 0;
    for (; session.test(); ++tests) {
      EXPECT_EQ(session.position(), place);
      turns += session.view(Space::difference).orientation == before ? 0 : 1;
      session.apply(Go{Jump::next_step});
      session.update();
    }
    EXPECT_EQ(tests, session.timeline().testsAt(place));
    EXPECT_TRUE(session.view(Space::difference) == framed);
  }
  EXPECT_GT(turns, 3);
}

TEST(TestPlane, TheSwitchGoesThroughTheRegionStepAtOnce) {
  Session session = stillSession(defaultScene(3));
  Settings settings = session.settings();
  settings.tests_in_space = false;
  session.apply(ChangeSettings{settings});
  for (int i = 0; i + 1 < session.timeline().size(); ++i) {
    session.apply(Go{Jump::next_step});
    EXPECT_FALSE(session.test());
    EXPECT_EQ(session.position(), i + 1);
  }
}

}  // namespace
}  // namespace gjklab::test_plane_test
