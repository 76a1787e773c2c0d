// A session that compares two methods: both in step, one camera, and where they part.

#include "model/session/still_session.h"

#include <gtest/gtest.h>

namespace gjklab::session_compare_test {
namespace {

Settings comparing(const char* method) {
  Settings settings;
  settings.reduce_motion = true;
  settings.inquiry.compare = true;
  settings.inquiry.rival.method = method;
  return settings;
}

Session comparingOf(int dimension, const char* method = "boolean") {
  Session session(defaultScene(dimension), "", comparing(method));
  for (const Space space : {Space::world, Space::difference}) session.resize(space, {640, 480}, 1);
  session.update();
  return session;
}

TEST(Session, ComparedMethodsGoInStep) {
  for (const int dimension : {1, 2, 3}) {
    Session session = comparingOf(dimension);
    ASSERT_TRUE(session.comparing());
    const RunTrack &own = session.track(Space::difference), &rival = session.track(Space::rival);
    EXPECT_EQ(own.run.method, gjk::Method::distance);
    EXPECT_EQ(rival.run.method, gjk::Method::boolean);
    EXPECT_FALSE(session.figure(Space::rival).lines.empty());
    for (int i = 0; i < session.timeline().size(); ++i) {
      session.apply(Seek{i});
      session.update();
      const Moment row = session.timeline()[i];
      for (const Space space : {Space::difference, Space::rival}) {
        const Moment& shown = session.moment(space);
        EXPECT_EQ(session.frame(space).moment, shown);
        EXPECT_EQ(session.frame(space).run, &session.track(space).run);
        EXPECT_TRUE(shown.record != row.record || shown.sub_step <= row.sub_step) << dimension << " " << i;
      }
    }
    EXPECT_EQ(session.moment(Space::difference).sub_step, SubStep::result);
    EXPECT_EQ(session.moment(Space::rival).sub_step, SubStep::result);
  }
}

TEST(Session, ComparingIsSwitchedOffAndOnAtAStep) {
  Session session = stillSession(2);
  session.apply(Go{Jump::next_iteration});
  session.update();
  const Moment moment = session.moment();
  for (int i = 0; i < 3; ++i) {
    session.apply(ToggleCompare{});
    session.update();
    EXPECT_EQ(session.comparing(), i % 2 == 0);
    EXPECT_EQ(session.moment(), moment);
    EXPECT_EQ(session.figure(Space::difference).lines.empty(), false);
  }
  EXPECT_EQ(session.settings().inquiry.rival.method, "boolean");
}

TEST(Session, ComparingEndsTheStudyOfAHull) {
  Session session = comparingOf(2, "johnson");
  session.apply(ChooseStudy{Study::hull_difference});
  session.update();
  EXPECT_FALSE(session.comparing()) << "a hull has no second method";
  session.apply(ToggleCompare{});
  session.update();
  EXPECT_TRUE(session.comparing());
  EXPECT_EQ(session.study(), Study::query);
  EXPECT_EQ(session.settings().inquiry.rival.method, "johnson");
}

TEST(Session, TheRivalFollowsADragAndTheReferenceWithIt) {
  Session session = comparingOf(3, "johnson");  // a cone in a box: its reference takes a moment
  ASSERT_TRUE(session.comparison().reference);
  session.apply(BeginGesture{});
  session.apply(Edit{SetPosition{Which::b, session.scene().b.position + dvec3(0.01, 0.02, 0)}});
  session.update();
  EXPECT_EQ(session.track(Space::rival).scene.b.position, session.scene().b.position);
  EXPECT_FALSE(session.comparison().reference) << "not while the shape is dragged";
  EXPECT_FALSE(session.comparison().no_reference.empty());
  session.apply(EndGesture{});
  session.update();
  ASSERT_TRUE(session.comparison().reference);
  for (const MethodFigures& method : session.comparison().methods) {
    ASSERT_TRUE(method.error);
    EXPECT_LE(*method.error, 1e-6);
  }
  session.apply(BeginGesture{});
  session.apply(Edit{SetPosition{Which::b, dvec3(9, 0, 0)}});
  session.update();
  EXPECT_TRUE(session.comparison().reference) << "apart it takes no time";
  session.apply(EndGesture{});
}

TEST(Session, JumpsToWhereTheMethodsPart) {
  Scene scene = defaultScene(2);
  scene.b.position += dvec3(40, 3, 0);
  Session session(scene, "", comparing("boolean"));
  session.update();
  const std::optional<int> place = session.partingPosition();
  ASSERT_TRUE(place);
  session.apply(Go{Jump::parting});
  session.update();
  EXPECT_EQ(session.position(), *place);
  EXPECT_FALSE(session.moment(Space::rival) == session.moment(Space::difference));
  Inquiry same = session.inquiry();
  same.rival = {"voronoi", {}, {}};
  session.apply(Inquire{same});
  session.update();
  EXPECT_FALSE(session.partingPosition());
  const int here = session.position();
  session.apply(Go{Jump::parting});
  EXPECT_EQ(session.position(), here);
}

TEST(Session, BothDifferencePanesHaveOneCamera) {
  Session session = comparingOf(3);
  View view = session.view(Space::rival);
  orbit(view, {40, 10});
  session.apply(MoveCamera{Space::rival, view});
  session.update();
  EXPECT_EQ(session.view(Space::difference), session.view(Space::rival));
  EXPECT_EQ(session.view(Space::difference).orientation, view.orientation);
}

TEST(Session, AVertexOfTheRivalsSimplexLightsUpItsPairEverywhere) {
  Session session = comparingOf(2);
  session.apply(Go{Jump::next_iteration});
  session.update();
  ASSERT_FALSE(session.frame(Space::rival).simplex.empty());
  const gjk::Support<3> support = session.frame(Space::rival).simplex[0].support;
  session.apply(PointAt{SimplexVertexTarget{0}, Space::rival});
  session.update();
  EXPECT_EQ(session.frame(Space::rival).hover, PickTarget(SimplexVertexTarget{0}));
  EXPECT_EQ(session.frame(Space::difference).hover,
            PickTarget(DifferenceVertexTarget{support.index_a, support.index_b}));
  session.apply(PointAt{RegionTarget{1}, Space::rival});
  session.update();
  EXPECT_TRUE(std::holds_alternative<std::monostate>(session.frame(Space::difference).hover)) << "its own regions";
}

}  // namespace
}  // namespace gjklab::session_compare_test
