// Two methods in the real window: switched on and off by a key, and every drag while they are compared.

#include "gl/gl_fixture.h"
#include "gl/hand_scenes.h"

namespace gjklab::compare_test {
namespace {

constexpr double kPixel = 1e-6;  // a drag is exact: the grabbed point stays under the pointer

class CompareWindowTest : public GlTest {};

TEST_F(CompareWindowTest, TwoMethodsAreComparedWhileShapesAreDragged) {
  for (const int dimension : {1, 2, 3}) {
    Hand hand(squares(dimension), 1600, 900);
    hand.key(SDLK_c);
    ASSERT_TRUE(hand.session().comparing());
    EXPECT_FALSE(hand.bench().layout().world.empty());
    for (int i = 0; i < 3; ++i) hand.key(SDLK_RIGHT);
    EXPECT_EQ(hand.session().position(), 3);
    const Scene before = hand.scene();
    dvec2 from = hand.at(Space::world, before.b.position + dvec3(0.2, 0, 0));
    if (dimension == 1) from.y = middleOf(hand, BodyTarget{Which::b}).y;
    hand.drag(from, from + dvec2(-30, 0));
    EXPECT_LT(hand.scene().b.position.x, before.b.position.x) << dimension;
    EXPECT_EQ(hand.session().track(Space::rival).scene.b.position, hand.scene().b.position);
    EXPECT_TRUE(hand.session().comparison().reference);
    // The origin, in either difference pane.
    for (const Space space : {Space::difference, Space::rival}) {
      const Scene now = hand.scene();
      const dvec2 origin = hand.at(space, dvec3(0.0));
      hand.drag(origin, origin + dvec2(12, 0));
      EXPECT_NE(hand.scene().b.position, now.b.position) << dimension;
      EXPECT_NEAR(glm::length(hand.at(space, dvec3(0.0)) - (origin + dvec2(12, 0))), 0, kPixel) << dimension;
      hand.key(SDLK_z, true);
      EXPECT_EQ(hand.scene().b.position, now.b.position);
    }
    hand.key(SDLK_p);
    EXPECT_EQ(hand.session().position(), hand.session().partingPosition().value_or(hand.session().position()));
    hand.key(SDLK_c);
    EXPECT_FALSE(hand.session().comparing());
    EXPECT_FALSE(hand.bench().layout().world.empty());
  }
}

TEST_F(CompareWindowTest, SwitchingTheComparisonDuringADragEndsTheDrag) {
  Settings settings = Hand::still();
  settings.compare_world = false;
  Hand hand(squares(), 1600, 900, settings);
  const Scene before = hand.scene();
  hand.moveTo(hand.at(Space::world, before.b.position));
  hand.rest();
  hand.press();
  hand.dragTo(hand.at(Space::world, before.b.position) + dvec2(60, 20));
  hand.key(SDLK_c);
  EXPECT_TRUE(hand.bench().layout().world.empty());
  hand.release();
  hand.rest();
  EXPECT_FALSE(hand.session().document().inGesture());
  EXPECT_NE(hand.scene().b.position, before.b.position);
  hand.key(SDLK_z, true);
  EXPECT_EQ(hand.scene().b.position, before.b.position);
}

}  // namespace
}  // namespace gjklab::compare_test
