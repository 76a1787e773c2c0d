// Moving bodies in the window: velocities and spins pulled by their tips, into a step's run and back by
// keys.

#include "gl/gl_fixture.h"
#include "gl/hand.h"
#include "gl/hand_scenes.h"
#include "model/run/impact_study.h"

namespace gjklab::motion_test {
namespace {

class MotionTest : public GlTest {};

Scene movingSquares(int dimension) {
  Scene scene = squares(dimension);
  scene.b.linear_velocity = {-3, 0, 0};
  scene.view.study = Study::query;  // T leads to the motion
  return scene;
}

TEST_F(MotionTest, AVelocityIsPulledOutOfABodyAtRestAndUndone) {
  for (const int dimension : {1, 2, 3}) {
    SCOPED_TRACE(dimension);
    Hand hand(movingSquares(dimension), 1280, 720);
    hand.key(SDLK_t);
    ASSERT_EQ(hand.session().study(), Study::impact);
    const Scene before = hand.scene();
    const double pixels = hand.session().view(Space::world).pixels_per_unit;
    const dvec2 from = middleOf(hand, VelocityTarget{Which::a});
    hand.drag(from, from + dvec2(0.6 * pixels, 0));
    EXPECT_GT(glm::length(hand.scene().a.linear_velocity), 0.3);
    EXPECT_EQ(hand.scene().a.position, before.a.position);
    EXPECT_EQ(hand.scene().b.linear_velocity, before.b.linear_velocity);
    const dvec2 tip = middleOf(hand, VelocityTarget{Which::a});
    EXPECT_LT(glm::distance(tip, from + dvec2(0.6 * pixels, 0)), 1.5) << "the tip is where it was left";
    hand.key(SDLK_z, true);
    EXPECT_EQ(hand.scene().a.linear_velocity, before.a.linear_velocity) << "one pull is one step of the history";
  }
}

TEST_F(MotionTest, ASpinIsPulled) {
  Hand hand(movingSquares(2), 1280, 720);
  hand.key(SDLK_t);
  hand.moveTo(hand.at(Space::world, hand.scene().a.position + dvec3(-0.6, 0.6, 0)));  // its handle comes up
  hand.rest();
  const dvec2 from = middleOf(hand, SpinTarget{Which::a});
  ASSERT_NE(from, dvec2(0.0));
  hand.drag(from, from + dvec2(40, 0));
  EXPECT_GT(hand.scene().a.angular_velocity.z, 0.1) << "to the right from straight below: counter-clockwise";
  EXPECT_EQ(hand.scene().a.angle, 0);
}

TEST_F(MotionTest, EnterOpensTheStepAndEscapeComesBackToIt) {
  Hand hand(movingSquares(2), 1280, 720);
  hand.key(SDLK_t);
  hand.key(SDLK_RIGHT, false, true);
  const Moment at = hand.session().moment();
  EXPECT_EQ(at.record, 1);
  hand.key(SDLK_RETURN);
  EXPECT_TRUE(hand.session().opened());
  EXPECT_EQ(phaseOf(hand.session().moment().sub_step), Phase::gjk);
  hand.key(SDLK_RIGHT);
  hand.key(SDLK_ESCAPE);
  EXPECT_FALSE(hand.session().opened());
  EXPECT_EQ(hand.session().moment(), at);
  hand.key(SDLK_t);
  EXPECT_EQ(hand.session().study(), Study::query);
  hand.key(SDLK_RETURN);  // nothing to open
  EXPECT_FALSE(hand.session().opened());
}

TEST_F(MotionTest, ComparedOnTheStageItHasNoPlotOfASingleStepsBounds) {
  Hand hand(movingSquares(2), 1280, 720);
  hand.key(SDLK_t);
  hand.key(SDLK_c);
  hand.key(SDLK_s);
  ASSERT_TRUE(hand.session().comparing());
  const Layout& layout = hand.bench().layout();
  EXPECT_TRUE(layout.plot.empty());
  EXPECT_NEAR(layout.difference.bottom(), layout.timeline.y, 1) << "the panes have its room";
  EXPECT_EQ(layout.rival.height, layout.difference.height);
}

TEST_F(MotionTest, EveryMomentInEveryTheme) {
  for (const ThemeName theme : {ThemeName::light, ThemeName::dark, ThemeName::projector}) {
    Scene scene = movingSquares(3);
    scene.a.angular_velocity = {1, 2, 0.5};
    Hand hand(scene, 1280, 720, withTheme(Hand::still(), theme));
    hand.key(SDLK_t);
    for (int i = 0; i < hand.session().timeline().size(); ++i) hand.key(SDLK_RIGHT);
    EXPECT_EQ(hand.session().moment().sub_step, SubStep::impact_result);
  }
}

}  // namespace
}  // namespace gjklab::motion_test
