// What the user asks of the picture: perspective, the region step test by test, one region after the other, and the
// guide line of a drag that is held to an axis.

#include "covered.h"

#include <gtest/gtest.h>

#include <set>

#include "model/figure/figure_parts.h"
#include "model/gallery/gallery.h"
#include "model/session/still_session.h"

namespace gjklab::picture_switches_test {
namespace {

Session changed(Session session, void (*change)(Settings&)) {
  Settings settings = session.settings();
  change(settings);
  session.apply(ChangeSettings{settings});
  session.update();
  return session;
}

int regionStep(const Session& session, int after = 0) {
  for (int i = after; i < session.timeline().size(); ++i)
    if (session.timeline().testsAt(i) > 0) return i;
  ADD_FAILURE() << "no region step with tests";
  return 0;
}

TEST(PictureSwitches, PerspectiveComesAndGoesAndEverythingStaysInThePane) {
  Session session = stillSession(defaultScene(3));
  for (const Space space : {Space::world, Space::difference}) session.resize(space, {600, 500}, 1);
  session.update();
  const View parallel = session.view(Space::world);
  EXPECT_FALSE(hasPerspective(parallel));
  session = changed(std::move(session), [](Settings& settings) { settings.perspective = true; });
  const View seen = session.view(Space::world);
  EXPECT_TRUE(hasPerspective(seen));
  EXPECT_TRUE(hasPerspective(session.view(Space::difference)));
  EXPECT_EQ(seen.orientation, parallel.orientation);
  // A view taken before the switch moves the camera and leaves the switch alone.
  View moved = parallel;
  orbit(moved, {20, 0});
  session.apply(MoveCamera{Space::world, moved});
  EXPECT_TRUE(hasPerspective(session.view(Space::world)));
  EXPECT_EQ(session.view(Space::world).eye_distance, seen.eye_distance);
  session = changed(std::move(session), [](Settings& settings) { settings.perspective = false; });
  EXPECT_FALSE(hasPerspective(session.view(Space::world)));
  session.apply(FrameAll{});
  session.apply(TurnView{parallel.orientation});
  session.update();
  EXPECT_NEAR(session.view(Space::world).pixels_per_unit, parallel.pixels_per_unit, 1e-9);
}

TEST(PictureSwitches, KeysGoThroughTheTestsOfARegionStep) {
  Session session = stillSession(defaultScene(2));
  const int region = regionStep(session), tests = session.timeline().testsAt(region);
  session.apply(Seek{region - 1});
  for (int test = 0; test < tests; ++test) {
    session.apply(Go{Jump::next_test});
    session.update();
    EXPECT_EQ(session.position(), region);
    EXPECT_EQ(session.test(), test);
    ASSERT_TRUE(session.frame().test);
    EXPECT_EQ(session.frame().test->index, test);
  }
  session.apply(Go{Jump::next_test});
  session.update();
  EXPECT_EQ(session.position(), region);
  EXPECT_FALSE(session.frame().test) << "the whole step";
  session.apply(Go{Jump::next_test});
  EXPECT_EQ(session.position(), region + 1);
  session.apply(Go{Jump::previous_test});
  session.apply(Go{Jump::previous_test});
  EXPECT_EQ(session.test(), tests - 1);
  session.apply(Go{Jump::previous_step});
  EXPECT_EQ(session.position(), region - 1);
  session = changed(std::move(session), [](Settings& settings) { settings.each_test = true; });
  session.apply(Go{Jump::next_step});
  EXPECT_EQ(session.test(), 0) << "the switch makes plain steps do the same";
}

TEST(PictureSwitches, AskedFirstTheAnswerComesTestByTestWhereThatIsWanted) {
  Session session = changed(stillSession(defaultScene(2)), [](Settings& settings) { settings.ask_first = true; });
  const int region = regionStep(session);
  session.apply(Seek{region - 1});
  session.apply(Go{Jump::next_step});
  if (session.asking() && session.position() != region) session.apply(Go{Jump::next_step});
  while (session.position() < region) session.apply(Go{Jump::next_step});
  session.update();
  ASSERT_TRUE(session.asking());
  session.apply(Go{Jump::next_test});
  session.update();
  EXPECT_FALSE(session.asking());
  EXPECT_EQ(session.position(), region);
  EXPECT_EQ(session.test(), 0);
}

TEST(PictureSwitches, KeysLightUpOneRegionAfterTheOther) {
  Session session = stillSession(defaultScene(3));
  int region = regionStep(session);
  while (session.timeline()[region].sub_step != SubStep::gjk_region) ++region;
  session.apply(Seek{region});
  session.update();
  EXPECT_EQ(session.pointedRegion(), PickTarget());
  const std::size_t count = session.frame().regions.size();
  std::set<gjk::Feature> seen;
  for (std::size_t i = 0; i < count; ++i) {
    session.apply(PointAtRegion{1});
    session.update();
    const PickTarget pointed = session.pointedRegion();
    const auto* target = std::get_if<RegionTarget>(&pointed);
    ASSERT_TRUE(target);
    EXPECT_EQ(session.frame().hover, pointed) << "as if the pointer were on it";
    seen.insert(target->feature);
  }
  EXPECT_EQ(seen.size(), count) << "every one of them once";
  session.apply(PointAtRegion{1});
  EXPECT_EQ(session.pointedRegion(), PickTarget()) << "then none";
  session.apply(PointAtRegion{-1});
  EXPECT_FALSE(session.pointedRegion() == PickTarget());
  session.apply(Go{Jump::next_step});
  EXPECT_EQ(session.pointedRegion(), PickTarget()) << "gone with its step";
}

TEST(PictureSwitches, AHeldAxisHasItsLineThroughWhatIsDragged) {
  Covered cases(5);
  for (const int dimension : {2, 3}) {
    Session session = stillSession(defaultScene(dimension));
    for (int axis = 0; axis < dimension; ++axis) {
      session.apply(PointAt{BodyTarget{Which::b}, Space::world, axis});
      session.update();
      const dvec3 centre = turnCentre(session.scene().b, dimension);
      int guides = 0;
      for (const Line& line : session.figure(Space::world).lines) {
        if (line.role != axisRole(axis) || !line.dashed) continue;
        ++cases;
        const dvec3 along = glm::normalize(line.points.back() - line.points.front());
        EXPECT_NEAR(std::abs(along[axis]), 1, 1e-9);
        EXPECT_NEAR(glm::length(glm::cross(line.points.front() - centre, along)), 0, 1e-9);
        ++guides;
      }
      EXPECT_EQ(guides, 1) << dimension << " " << axis;
    }
    session.apply(PointAt{BodyTarget{Which::b}, Space::world});
    session.update();
    for (const Line& line : session.figure(Space::world).lines)
      EXPECT_FALSE(line.dashed && (line.role == Role::axis_x || line.role == Role::axis_y));
  }
}

}  // namespace
}  // namespace gjklab::picture_switches_test
